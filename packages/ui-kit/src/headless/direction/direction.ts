export type Direction = 'ltr' | 'rtl';

/** Whether the element is right-to-left. */
export function readsToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

/** Maps Left and Right to the left-to-right equivalent, so that Right always means forward. */
export function keyAlongLine(key: string, element: Element): string {
  if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || !readsToLeft(element)) return key;
  return key === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
}

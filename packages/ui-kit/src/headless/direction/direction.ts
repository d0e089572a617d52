export type Direction = 'ltr' | 'rtl';

/** Whether lines go from right to left where the element stands. */
export function readsToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

/** A key as where lines go from left to right: Right leads onwards along the line, whichever way the line goes. */
export function keyAlongLine(key: string, element: Element): string {
  if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || !readsToLeft(element)) return key;
  return key === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
}

/**
 * Compares two texts in constant time, so the duration does not reveal where they differ. It may reveal the
 * length.
 */
export function sameText(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let i = 0; i < b.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}

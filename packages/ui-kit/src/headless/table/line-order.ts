/**
 * Sorts the children of a parent with as few moves as possible and never moves the focused one, because it
 * would lose the focus. While scrolling, reused elements are out of order. At rest they must be sorted: text
 * selection over rows and screen readers follow document order.
 */
export function putInOrder(parent: Element, placeOf: (element: Element) => number): void {
  const elements = [...parent.children];
  const places = elements.map(placeOf);
  if (places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0))) return;
  const focused = elements.findIndex((element) => element.contains(element.ownerDocument.activeElement));
  const staying = new Set(longestRise(places, focused).map((index) => elements[index]));
  let next: Element | null = null;
  for (const element of elements.toSorted((a, b) => placeOf(b) - placeOf(a))) {
    if (!staying.has(element)) parent.insertBefore(element, next);
    next = element;
  }
}

/** Indexes of the longest increasing subsequence; of those that contain `through`, if there is one. */
export function longestRise(numbers: readonly number[], through: number): readonly number[] {
  const pivot = numbers[through];
  const fits = (index: number): boolean => {
    const number = numbers[index] ?? 0;
    return pivot === undefined || index === through || (index < through ? number < pivot : number > pivot);
  };
  const best: { length: number; from: number }[] = [];
  let last = -1;
  for (let index = 0; index < numbers.length; index += 1) {
    best[index] = { length: 1, from: -1 };
    if (!fits(index)) continue;
    for (let other = 0; other < index; other += 1) {
      const length = (best[other]?.length ?? 0) + 1;
      const rises = fits(other) && (numbers[other] ?? 0) < (numbers[index] ?? 0);
      if (rises && length > (best[index]?.length ?? 0)) best[index] = { length, from: other };
    }
    if (last < 0 || (best[index]?.length ?? 0) > (best[last]?.length ?? 0)) last = index;
  }
  const rise: number[] = [];
  for (let index = last; index >= 0; index = best[index]?.from ?? -1) rise.unshift(index);
  return rise;
}

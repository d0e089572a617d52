/** Moves an item to a place; the same list if it is there already, or if there is no such place. */
export function moveTo<Item extends { readonly id: string }>(
  list: readonly Item[],
  id: string,
  to: number,
): readonly Item[] {
  const from = list.findIndex((item) => item.id === id);
  const moved = list[from];
  if (!moved || to < 0 || to >= list.length || to === from) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** The place of the item under a pointer; the first or last one for a pointer outside of the list. */
export function placeAt(
  tops: readonly { readonly top: number; readonly bottom: number }[],
  y: number,
): number {
  const under = tops.findIndex(({ bottom }) => y < bottom);
  return under < 0 ? tops.length - 1 : under;
}

/** A place in the document that shows one line, and another one once that has gone out of view. */
export interface LineSlot {
  key: number;
  index: number;
  /** Of the row on that line. */
  id: string;
}

/** How many places may keep a line that has gone out of view, so that none comes and goes with every other frame. */
const spareSlots = 4;

/**
 * Which place shows which line. A line that stays in view stays where it is; a new one takes the place of one that has
 * gone, so that scrolling writes into what is there instead of building and removing it.
 */
export function fillSlots(
  before: readonly LineSlot[],
  wanted: readonly number[],
  idAt: (index: number) => string | undefined,
): readonly LineSlot[] {
  const missing = new Map<string, number>();
  for (const index of wanted) {
    const id = idAt(index);
    if (id !== undefined) missing.set(id, index);
  }
  const kept = before.map((slot) => {
    const index = missing.get(slot.id);
    if (index === undefined) return null;
    missing.delete(slot.id);
    return index === slot.index ? slot : { ...slot, index };
  });
  const arriving = missing.entries();
  let spare = spareSlots;
  const filled = before.flatMap((slot, place) => {
    const stays = kept[place];
    if (stays) return [stays];
    const next = arriving.next();
    if (!next.done) return [{ key: slot.key, id: next.value[0], index: next.value[1] }];
    spare -= 1;
    return spare >= 0 && idAt(slot.index) === slot.id ? [slot] : [];
  });
  let key = Math.max(-1, ...before.map((slot) => slot.key));
  for (const [id, index] of arriving) {
    key += 1;
    filled.push({ key, id, index });
  }
  const isSame = filled.length === before.length && filled.every((slot, place) => slot === before[place]);
  return isSame ? before : filled;
}

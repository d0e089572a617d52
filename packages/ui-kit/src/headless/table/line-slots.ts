/** An element that shows one line and is reused for another when that line leaves the view. */
export interface LineSlot {
  key: number;
  index: number;
  /** Id of the row on that line. */
  id: string;
}

/** Slots kept for lines out of view, so that slots are not removed and added in alternating frames. */
const spareSlots = 4;

/**
 * Assigns lines to slots. A line that stays in view keeps its slot; a new line takes a slot that became free.
 * Scrolling then updates elements instead of creating and removing them.
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

/** Thrown by a clerk or device that dies in the middle of its work. */
export class Died extends Error {}

/** Lives again and again: each life begins with what an earlier one left. */
export async function liveUntil(isOver: () => boolean, live: () => Promise<void>): Promise<void> {
  while (!isOver()) {
    try {
      await live();
    } catch (error) {
      if (!(error instanceof Died)) throw error;
    }
  }
}

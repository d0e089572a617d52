import { cpus } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

const sampleMs = 500;
const idleFrom = 0.85;
const longestMs = 120_000;

/** Waits until what a measure has left to be worked off is done, so that the next one has the machine to itself. */
export async function untilIdle(say: (text: string) => void): Promise<void> {
  const deadline = performance.now() + longestMs;
  while (performance.now() < deadline) {
    if ((await idleShare()) >= idleFrom) return;
  }
  say(`The machine was still busy after ${longestMs / 1_000} s: what follows is measured beside that.`);
}

/** Of all processors, over a moment. */
async function idleShare(): Promise<number> {
  const before = times();
  await delay(sampleMs);
  const after = times();
  return (after.idle - before.idle) / (after.all - before.all);
}

function times(): { idle: number; all: number } {
  const each = cpus().map((processor) => processor.times);
  const all = each.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0);
  return { idle: each.reduce((sum, { idle }) => sum + idle, 0), all };
}

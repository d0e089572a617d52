import { setTimeout as wait } from 'node:timers/promises';
import type { Dice } from '@platform/simulator/dice';
import type { ServerProcesses } from './server-processes.ts';

const gapMs = { least: 2_000, most: 8_000 };
const askEveryMs = 2_000;

/** Kills one process after another at moments that are drawn, as long as there is work. */
export async function killServers(
  servers: ServerProcesses,
  dice: Dice,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    await wait(dice.integer(gapMs.least, gapMs.most));
    if (isOver()) return;
    await servers.killOne(dice.integer(0, 1));
  }
}

/** The platform asks gateways at intervals of up to an hour; each of them passes within seconds. */
export async function letGatewaysAsk(servers: ServerProcesses, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await wait(askEveryMs);
    await servers.lapseGateways();
  }
}

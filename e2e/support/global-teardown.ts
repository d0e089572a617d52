import { rmSync } from 'node:fs';
import { servers } from './servers.ts';

/** Playwright stops the servers after this. Without its data a server could not give its leases back. */
export default function removeDataAtExit(): void {
  process.once('exit', () => {
    for (const { dataDir } of servers()) rmSync(dataDir, { recursive: true, force: true });
  });
}

import { rmSync } from 'node:fs';
import { servers } from './servers.ts';

export default function removeData(): void {
  for (const { dataDir } of servers()) rmSync(dataDir, { recursive: true, force: true });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownServer } from './servers.ts';

export interface Demo {
  password: string;
  logins: { role: string; account: string; totpSecret?: string }[];
  merchants: { mchId: string; signingKey: string; account: string }[];
}

/** Data folder of the server under test. */
export const dataDir = (): string => ownServer().dataDir;

/** The demo accounts created by the server under test. */
export function readDemo(): Demo {
  return JSON.parse(readFileSync(join(dataDir(), 'demo.json'), 'utf8')) as Demo;
}

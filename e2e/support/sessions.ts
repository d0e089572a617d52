import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMemorySession, createPlatform, PlatformError } from '@platform/sdk';
import { expect } from '@playwright/test';
import { currentCode } from '../../scripts/launch/totp.mjs';
import { dataDir, readDemo } from './demo.ts';

/** The data that a browser needs to be signed in. */
export interface Session {
  token: string;
  /** Key of the websocket. A reused session needs it, or the server refuses its next websocket. */
  heartbeatKey: string | null;
}

const stepMs = 30_000;
const lastSteps = new Map<string, number>();

/** Returns an unused code. Each works once; the server also accepts the code of the next step. */
export async function unusedCode(account: string, secret: string): Promise<string> {
  const next = (): number => Math.max(Math.floor(Date.now() / stepMs), (lastSteps.get(account) ?? 0) + 1);
  const inReach = (): boolean => next() <= Math.floor(Date.now() / stepMs) + 1;
  await expect.poll(inReach, { timeout: 2 * stepMs }).toBe(true);
  lastSteps.set(account, next());
  return currentCode(secret, (lastSteps.get(account) ?? 0) * stepMs).code;
}

/**
 * Opens a new session without the sign-in page. An account with an authenticator can sign in once in 30 seconds, so
 * it gets its kept session.
 */
export async function openSession(baseUrl: string, account: string): Promise<Session> {
  return loginOf(account).totpSecret ? keptSession(baseUrl, account) : newSession(account, baseUrl);
}

/**
 * The session of earlier tests, or a new one. A sign-in takes the server a second of processor time, so the sessions
 * are kept in a file that all workers of the server share.
 */
export async function keptSession(baseUrl: string, account: string): Promise<Session> {
  const kept = keptSessions()[account];
  if (kept && (await isAlive(baseUrl, kept.token))) return kept;
  const opened = await newSession(account, baseUrl);
  keepSession(account, opened);
  return opened;
}

async function newSession(account: string, baseUrl: string): Promise<Session> {
  const { totpSecret } = loginOf(account);
  const session = createMemorySession();
  const googleCode = totpSecret ? await unusedCode(account, totpSecret) : '';
  const { password } = readDemo();
  await createPlatform({ baseUrl, session }).session.login({ userName: account, password, googleCode });
  return { token: session.get('token') ?? '', heartbeatKey: null };
}

function loginOf(account: string) {
  const { logins } = readDemo();
  const login = logins.find((one) => one.account === account);
  if (!login) throw new Error(`no demo account ${account}: ${logins.map((one) => one.account).join(', ')}`);
  return login;
}

/** Stores the current heartbeat key of a kept session. */
export function handOn(account: string, heartbeatKey: string | null): void {
  const kept = keptSessions()[account];
  if (kept) keepSession(account, { ...kept, heartbeatKey });
}

/** True if the server still accepts the session. */
export async function isAlive(baseUrl: string, token: string): Promise<boolean> {
  try {
    await createPlatform({ baseUrl, session: createMemorySession({ token }) }).session.info();
    return true;
  } catch (error) {
    if (error instanceof PlatformError) return false;
    throw error;
  }
}

const keptFile = (): string => join(dataDir(), 'e2e-sessions.json');

function keptSessions(): Record<string, Session> {
  return existsSync(keptFile()) ? JSON.parse(readFileSync(keptFile(), 'utf8')) : {};
}

function keepSession(account: string, session: Session): void {
  writeFileSync(keptFile(), JSON.stringify({ ...keptSessions(), [account]: session }));
}

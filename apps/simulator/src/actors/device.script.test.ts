import { createHash } from 'node:crypto';
import { createPlatform, deviceSigner } from '@platform/sdk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newCounts } from '../counts.ts';
import { Timers } from '../timers.ts';
import { Device } from './device.ts';

const at = '2026-11-20T12:00:00+05:30';
let version = 1;
let reported: (string | undefined)[] = [];
let fetched = 0;
let problems: unknown[] = [];
let timers: Timers;

const contentOf = (number: number) => `run(${number})`;
const checksumOf = (number: number) => createHash('sha256').update(contentOf(number)).digest('hex');
const wanted = () => ({
  scriptId: '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d6a01',
  name: 'Forwarder',
  versionId: '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d6b02',
  version,
  checksum: checksumOf(version),
});
const answerOf = (data: unknown): Response => Response.json({ code: 200, msg: '', data });

const fetch: typeof globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  if (request.url.endsWith('/monitor/script')) {
    fetched += 1;
    return answerOf({ script: { ...wanted(), content: contentOf(version) } });
  }
  const { scriptChecksum } = (await request.json()) as { scriptChecksum?: string };
  reported.push(scriptChecksum);
  return answerOf({ serverTime: at, liveSeconds: 30, accountCount: 1, storedCount: 0, script: wanted() });
};

beforeEach(() => {
  vi.useFakeTimers();
  [version, reported, fetched, problems] = [1, [], 0, []];
  timers = new Timers((error) => problems.push(error));
});
afterEach(async () => {
  await timers.stop();
  vi.useRealTimers();
});

const open = (keepsScript: (version: number) => boolean) => {
  const signer = deviceSigner({ token: 'token', secret: 'secret' });
  const platform = createPlatform({
    ...{ baseUrl: 'https://platform.example', fetch, device: signer, retries: 0, timeoutMs: 0 },
  });
  return new Device({ platform, timers, counts: newCounts(), isSilent: () => false, keepsScript, haste: 1 });
};

it('fetches the version that it should run, and reports it', async () => {
  open(() => false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reported.at(-1)).toBe(checksumOf(1));
  version = 2;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reported.at(-1)).toBe(checksumOf(2));
  expect([fetched, problems]).toEqual([2, []]);
});

it('that keeps its script lags', async () => {
  open((next) => next > 1);
  await vi.advanceTimersByTimeAsync(60_000);
  version = 2;
  await vi.advanceTimersByTimeAsync(120_000);
  expect([reported.at(-1), fetched, problems]).toEqual([checksumOf(1), 1, []]);
});

import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { drawSlip } from '../../testing/slips.ts';
import { TextReader } from './text-reader.ts';

let reader: TextReader;
afterEach(() => reader.close());

const facts = { amount: '1,250.00', reference: '612345678901', payee: 'Lotus Mart', vpa: 'lotus@okaxis' };
const look = { layout: 0, width: 540, isDark: false, degrees: 0, noise: 0 };
const slip = () => drawSlip(facts, look);
const webp = new URL('../../../../../docs/order-drawer.webp', import.meta.url);

/** The header of a picture without its content. */
function pngOf(width: number, height: number): Buffer {
  const picture = Buffer.from(slip());
  picture.writeUInt32BE(width, 16);
  picture.writeUInt32BE(height, 20);
  return picture;
}

describe('a reader of pictures', () => {
  it('reads PNG, JPEG and WebP, and ends its worker after a while without one', async () => {
    reader = new TextReader({ idleMs: 50 });
    const damaged = { ...look, isDark: true, degrees: 2, noise: 10, quality: 50 };
    for (const picture of [slip(), drawSlip(facts, damaged)])
      expect(await reader.read(picture)).toMatchObject({
        text: expect.stringContaining('612345678901'),
        failure: null,
      });
    expect(await reader.read(await readFile(webp))).toMatchObject({ text: expect.stringContaining('INR') });
    await expect.poll(() => reader.isWarm, { timeout: 5_000 }).toBe(false);
    expect(await reader.read(slip())).toMatchObject({ failure: null });
  }, 60_000);

  it('refuses before decoding: other files, large files, many pixels', async () => {
    reader = new TextReader();
    const failureOf = async (picture: Buffer) => (await reader.read(picture)).failure;
    expect(await failureOf(Buffer.from('%PDF-1.7'))).toBe('notAPicture');
    expect(await failureOf(Buffer.from('<svg width="5" height="5"></svg>'))).toBe('notAPicture');
    expect(await failureOf(Buffer.alloc(6 * 1024 * 1024))).toBe('tooLarge');
    expect(await failureOf(pngOf(4_000, 2_001))).toBe('tooLarge');
    expect(await failureOf(pngOf(6_001, 10))).toBe('tooLarge');
    expect(reader.isWarm).toBe(false);
  });

  it('gives up a picture that is broken or takes too long, and reads the next one', async () => {
    reader = new TextReader({ timeoutMs: 1, queueLength: 2 });
    expect(await reader.read(slip())).toEqual({ failure: 'tooLong' });
    await reader.close();
    reader = new TextReader({ queueLength: 2 });
    const broken = slip().subarray(0, 900);
    const reads = [reader.read(broken), reader.read(slip()), reader.read(slip()), reader.read(slip())];
    const outcomes = await Promise.all(reads);
    expect(outcomes[1]).toMatchObject({ failure: null });
    expect(outcomes[3]).toEqual({ failure: 'busy' });
    expect('text' in (outcomes[0] ?? {}) ? outcomes[0] : { text: '' }).toMatchObject({ text: '' });
  }, 60_000);
});

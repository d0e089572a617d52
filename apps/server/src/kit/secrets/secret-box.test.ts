import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadOrCreateMasterKey, parseMasterKey } from './master-key.ts';
import { SecretBox } from './secret-box.ts';

const box = new SecretBox(new Uint8Array(32).fill(1));

describe('a sealed secret', () => {
  test('opens to its original value', () => {
    expect(box.open('a', box.seal('a', '密钥 secret'))).toBe('密钥 secret');
  });

  test('is different each time, and does not resemble its content', () => {
    expect(box.seal('a', 'secret')).not.toBe(box.seal('a', 'secret'));
    expect(box.seal('a', 'secret')).not.toContain('secret');
  });

  test('cannot be opened for another purpose, with another key, or after a change', () => {
    const sealed = box.seal('a', 'secret');
    expect(() => box.open('b', sealed)).toThrow(/cannot be read/);
    expect(() => new SecretBox(new Uint8Array(32).fill(2)).open('a', sealed)).toThrow(/cannot be read/);
    const altered = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
    expect(() => box.open('a', altered)).toThrow(/cannot be read/);
  });
});

describe('the master key', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'master-key-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('is created once, readable only by its owner', async () => {
    const first = await loadOrCreateMasterKey(folder);
    expect(await loadOrCreateMasterKey(folder)).toEqual(first);
    expect((await stat(join(folder, 'master.key'))).mode & 0o777).toBe(0o600);
  });

  test('is the same for processes that start concurrently', async () => {
    const keys = await Promise.all(Array.from({ length: 5 }, () => loadOrCreateMasterKey(folder)));
    expect(new Set(keys.map((key) => Buffer.from(key).toString('hex'))).size).toBe(1);
  });

  test('a file without a valid key is not overwritten', async () => {
    const path = join(folder, 'master.key');
    await writeFile(path, 'something else');
    await expect(loadOrCreateMasterKey(folder)).rejects.toThrow(/64 hexadecimal digits/);
    expect(await readFile(path, 'utf8')).toBe('something else');
  });

  test.each([
    ['00'.repeat(32), 32],
    [Buffer.alloc(32, 5).toString('base64'), 32],
    ['00'.repeat(31), undefined],
    ['', undefined],
  ])('"%s" has %s bytes', (text, length) => {
    expect(parseMasterKey(text)?.length).toBe(length);
  });
});

import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { Secrets } from './secrets.ts';
import type { Terminal } from './terminal.ts';

/** A simulated screen and keyboard. */
function desk(env: Record<string, string> = {}) {
  const rawModes: boolean[] = [];
  const stdin = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: (isRaw: boolean) => {
      rawModes.push(isRaw);
      return stdin;
    },
  });
  const stderr = Object.assign(new PassThrough(), { isTTY: true });
  let screen = '';
  stderr.on('data', (bytes) => {
    screen += bytes;
  });
  const terminal: Terminal = { env, stdin, stdout: new PassThrough(), stderr, platform: 'linux' };
  const type = async (keys: string) => {
    await expect.poll(() => screen).toContain(':');
    stdin.write(keys);
  };
  const controller = new AbortController();
  return {
    secrets: new Secrets(terminal, controller.signal),
    controller,
    type,
    screen: () => screen,
    rawModes,
  };
}

describe('a secret', () => {
  it('is read from the environment if set', async () => {
    const { secrets, screen } = desk({ PLATFORM_PASSWORD: 'Secret2026' });
    expect(await secrets.secret('PLATFORM_PASSWORD', 'Password')).toBe('Secret2026');
    expect(screen()).toBe('');
  });

  it('is typed without echo, including corrections', async () => {
    const { secrets, type, screen, rawModes } = desk();
    const answer = secrets.secret('PLATFORM_PASSWORD', 'Password');
    await type('Secrex\u007ft密2026\r');
    expect(await answer).toBe('Secret密2026');
    expect(stripVTControlCharacters(screen()).trim()).toBe('Password:');
    // The terminal echoes again after the prompt.
    expect(rawModes.at(-1)).toBe(false);
  });

  it.each([
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
  ])('is not awaited after %s', async (_, key) => {
    const { secrets, type, rawModes } = desk();
    const answer = secrets.secret('PLATFORM_PASSWORD', 'Password');
    const refused = expect(answer).rejects.toMatchObject({ exitCode: 130 });
    await type(`abc${key === '\u0004' ? '\u0015' : ''}${key}`);
    await refused;
    expect(rawModes.at(-1)).toBe(false);
  });

  it('is not awaited when the program is told to stop', async () => {
    const { secrets, controller } = desk();
    const refused = expect(secrets.secret('PLATFORM_KEY', 'Signing key')).rejects.toMatchObject({
      exitCode: 130,
    });
    controller.abort('SIGHUP');
    await refused;
  });

  it('that is empty is refused', async () => {
    const { secrets, type } = desk();
    const answer = secrets.secret('PLATFORM_KEY', 'Signing key');
    const refused = expect(answer).rejects.toMatchObject({ exitCode: 2 });
    await type('\r');
    await refused;
  });

  it('is not prompted for without a terminal', async () => {
    const { stdin, stderr } = { stdin: new PassThrough(), stderr: new PassThrough() };
    const terminal: Terminal = { env: {}, stdin, stdout: new PassThrough(), stderr, platform: 'linux' };
    await expect(
      new Secrets(terminal, new AbortController().signal).secret('PLATFORM_KEY', 'Signing key'),
    ).rejects.toThrow('no terminal');
  });
});

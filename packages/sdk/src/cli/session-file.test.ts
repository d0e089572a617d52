import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SessionFile } from './session-file.ts';

const session = {
  baseUrl: 'https://platform.example',
  account: 'admin',
  token: 't0ken',
  timeZone: 'Asia/Shanghai',
};
let folder: string;
const fileOf = (baseUrl = session.baseUrl, env: Record<string, string> = { XDG_CONFIG_HOME: folder }) =>
  new SessionFile({ env, platform: 'linux' }, baseUrl);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'platform-session-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a stored session', () => {
  it('can be read only by its owner', async () => {
    const file = fileOf();
    expect(await file.read()).toBeUndefined();
    await file.write(session);
    expect(await fileOf().read()).toEqual(session);
    expect(statSync(file.path).mode & 0o777).toBe(0o600);
    expect(statSync(dirname(file.path)).mode & 0o777).toBe(0o700);
    expect(await file.isOpenToOthers()).toBe(false);
  });

  it('stays private when it overwrites a file that was readable by others', async () => {
    const file = fileOf();
    await file.write(session);
    chmodSync(file.path, 0o644);
    expect(await file.isOpenToOthers()).toBe(true);
    await file.write({ ...session, token: 'next' });
    expect(statSync(file.path).mode & 0o777).toBe(0o600);
    expect(readdirSync(dirname(file.path))).toHaveLength(1);
  });

  it('belongs to one address: another scheme, host or port has its own', async () => {
    await fileOf().write(session);
    for (const other of ['http://platform.example', 'https://platform.example:8443', 'https://other.example'])
      expect(await fileOf(other).read()).toBeUndefined();
  });

  it.each(['', '{', '[]', '{"token":1}', '{"baseUrl":"x","account":"a","token":""}'])(
    'that is incomplete (%j) counts as none',
    async (text) => {
      const file = fileOf();
      await file.write(session);
      writeFileSync(file.path, text);
      expect(await file.read()).toBeUndefined();
    },
  );

  it('can be deleted repeatedly', async () => {
    const file = fileOf();
    await file.write(session);
    await file.remove();
    await file.remove();
    expect(() => readFileSync(file.path)).toThrow('ENOENT');
  });

  it('that has ended does not delete a newer one', async () => {
    const file = fileOf();
    await file.write({ ...session, token: 'newer' });
    await file.removeIfOf(session.token);
    expect(await file.read()).toMatchObject({ token: 'newer' });
    await file.removeIfOf('newer');
    expect(await file.read()).toBeUndefined();
  });

  it('is stored below the home folder by default', () => {
    expect(fileOf(session.baseUrl, { HOME: '/somewhere' }).path).toMatch(
      /^\/somewhere\/\.config\/platform\/sessions\//,
    );
  });
});

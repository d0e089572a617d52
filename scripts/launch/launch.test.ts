import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chatPageUrl, describeDemo, table } from './demo.mjs';
import { isSupportedNode, requireSupportedNode } from './node-version.mjs';
import { pinnedVersion } from './packages.mjs';
import { findFreePort, parsePort, requireFreePort } from './port.mjs';
import { childEnvironment, dataDirectory, root } from './project.mjs';
import { progressOf, reachableHost } from './server.mjs';
import { isSimulated } from './simulation.mjs';
import { digestOf, isStamped, writeStamp } from './stamp.mjs';
import { currentCode, decodeBase32 } from './totp.mjs';

describe('the Node that starts everything', () => {
  it('is 20 or newer', () => {
    expect(isSupportedNode('v20.0.0')).toBe(true);
    expect(isSupportedNode('v26.10.0')).toBe(true);
    expect(isSupportedNode('v18.20.4')).toBe(false);
    expect(isSupportedNode('v9.11.2')).toBe(false);
  });

  it('is refused with the remedy when it is too old', () => {
    expect(() => requireSupportedNode('v18.20.4')).toThrow(/v18\.20\.4 is too old: .* Node 20 or newer/);
  });
});

describe('PORT', () => {
  it('is 3000 by default', () => {
    expect(parsePort(undefined)).toBe(3000);
    expect(parsePort('')).toBe(3000);
    expect(parsePort('4100')).toBe(4100);
  });

  it.each(['abc', '0', '65536', '-1', '3000.5', '3e3', '0x1f'])('refuses %s', (text) => {
    expect(() => parsePort(text)).toThrow(`PORT=${text} is not a port`);
  });

  it('in use is reported with a remedy', async () => {
    const other = createServer((socket) => socket.destroy()).listen(0);
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await expect(requireFreePort(port)).rejects.toThrow(
      `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npm start.`,
    );
    await new Promise((resolve) => other.close(resolve));
    await expect(requireFreePort(port)).resolves.toBeUndefined();
  });

  it.each([6000, 6667])(
    '%d is refused before anything is installed, because no browser would open it',
    async (port) => {
      await expect(requireFreePort(port)).rejects.toThrow(`Browsers refuse to open port ${port}.`);
    },
  );

  it('can be chosen free', async () => {
    await expect(requireFreePort(await findFreePort())).resolves.toBeUndefined();
  });
});

describe('the address of the server', () => {
  it.each([
    [undefined, '127.0.0.1'],
    ['0.0.0.0', '127.0.0.1'],
    ['::', '127.0.0.1'],
    ['192.0.2.7', '192.0.2.7'],
    ['fd00::7', '[fd00::7]'],
  ])('listening on %s is %s', (host, reached) => {
    expect(reachableHost(host)).toBe(reached);
  });
});

describe('the log of a starting server', () => {
  it('is quoted only for its progress', () => {
    expect(progressOf({ progress: 'demo data: 20 of 600 orders' })).toBe('demo data: 20 of 600 orders');
    expect([undefined, null, 'text', { other: 1 }].map(progressOf)).toEqual(['', '', '', '']);
  });
});

describe('a simulation runs', () => {
  const postgres = 'postgres://platform@db/platform';
  it.each([
    [{}, true],
    [{ SIMULATION: '0' }, false],
    [{ SIMULATION: 'false' }, false],
    [{ DEMO: '0' }, false],
    [{ DATABASE_URL: postgres }, false],
    [{ DATABASE_URL: postgres, SIMULATION: '1' }, false],
    [{ DATABASE_URL: postgres, DEMO: '1' }, true],
  ])('with %o: %s', (env, played) => expect(isSimulated(env)).toBe(played));
});

describe('the environment of child processes', () => {
  it('drops variables of npm and keeps the registry settings', () => {
    const env = childEnvironment({
      HOME: 'somewhere',
      PATH: '/bin',
      npm_config_user_agent: 'npm/11',
      npm_config_registry: 'a mirror',
      npm_package_name: 'platform',
      npm_lifecycle_event: 'start',
      npm_execpath: '/usr/lib/npm',
    });
    expect(Object.keys(env).sort()).toEqual(['HOME', 'PATH', 'npm_config_registry']);
    expect(env.PATH).toMatch(/\.bin.*\.bin.*\/bin$/);
  });
});

describe('the data folder', () => {
  it('is in the repository by default', () => {
    expect(dataDirectory({})).toBe(join(root, 'data'));
    expect(dataDirectory({ DATA_DIR: '' })).toBe(join(root, 'data'));
    expect(dataDirectory({ DATA_DIR: 'data-2' })).toBe(join(root, 'data-2'));
    expect(dataDirectory({ DATA_DIR: tmpdir() })).toBe(tmpdir());
  });
});

describe('a stamp', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'stamp-'));
    writeFileSync(join(folder, 'one.ts'), 'one');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is valid while the files are the same, and invalid when one changes, appears or is renamed', () => {
    const before = digestOf([folder]);
    const stamp = join(folder, 'node_modules', 'stamp');
    writeStamp(stamp, before);
    expect(isStamped(stamp, digestOf([folder]))).toBe(true);

    writeFileSync(join(folder, 'one.ts'), 'other');
    expect(isStamped(stamp, digestOf([folder]))).toBe(false);
    writeFileSync(join(folder, 'one.ts'), 'one');
    expect(isStamped(stamp, digestOf([folder]))).toBe(true);
    writeFileSync(join(folder, 'two.ts'), '');
    expect(isStamped(stamp, digestOf([folder]))).toBe(false);
  });

  it('is invalid when an additional fact changes', () => {
    expect(digestOf([folder], ['linux'])).not.toBe(digestOf([folder], ['darwin']));
  });

  it('is absent at first', () => {
    expect(isStamped(join(folder, 'none'), 'x')).toBe(false);
  });
});

describe('the pinned pnpm', () => {
  it('is read from packageManager', () => {
    expect(pinnedVersion('pnpm@12.21.0')).toBe('12.21.0');
    expect(pinnedVersion('pnpm@12.21.0+sha512.abc')).toBe('12.21.0');
  });

  it('must be pnpm', () => {
    expect(() => pinnedVersion('yarn@4.0.0')).toThrow('packageManager must be pnpm@<version>');
  });
});

describe('authenticator codes', () => {
  // RFC 6238 appendix B, SHA-1, the last six of its eight digits.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('at second %i is %s', (second, code) => {
    expect(currentCode(secret, second * 1000).code).toBe(code);
  });

  it('show their remaining seconds', () => {
    expect(currentCode(secret, 59_000).secondsLeft).toBe(1);
    expect(currentCode(secret, 60_000).secondsLeft).toBe(30);
  });

  it('accept base32 with spaces, padding and small letters, and refuse other letters', () => {
    expect(decodeBase32('mzxw 6ytb oi======').toString()).toBe('foobar');
    expect(() => decodeBase32('A1')).toThrow('"1" is not a base32 letter');
  });
});

it('the page of the simulated Telegram is where the simulator’s file says, if it plays one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'platform-launch-'));
  const env = { DATA_DIR: folder };
  expect(chatPageUrl(env)).toBeUndefined();
  writeFileSync(join(folder, 'simulator.json'), JSON.stringify({ telegram: { port: 4012 } }));
  expect(chatPageUrl(env)).toBe('http://127.0.0.1:4012');
  rmSync(folder, { recursive: true });
});

describe('the demo logins', () => {
  it('are shown as a table with the way to a code, and the merchant’s key', () => {
    const lines = describeDemo({
      password: 'secret',
      logins: [
        { role: 'superAdmin', account: 'superadmin', totpSecret: 'ABC' },
        { role: 'merchant', account: 'merchant' },
      ],
      merchants: [{ mchId: '1001', signingKey: 'key', account: 'merchant' }],
    });
    expect(lines).toContain('superAdmin   superadmin   secret     npm run demo:code -- superadmin');
    expect(lines).toContain('merchant     merchant     secret     –');
    expect(lines.at(-1)).toContain('mchId 1001, signing key key');
  });

  it('align to the widest cell', () => {
    expect(
      table([
        ['a', 'b'],
        ['long', 'x'],
      ]),
    ).toEqual(['a      b', '────   ─', 'long   x']);
  });
});

// The SDK as somebody gets it: built, packed, installed into an empty folder, used there in both module systems.
import { type ExecFileSyncOptionsWithStringEncoding, execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { binary, childEnvironment, pinnedNode, root, toolsDir } from '../launch/project.mjs';

const sdk = join(root, 'packages', 'sdk');
const pnpm = join(toolsDir, 'node_modules', '.bin', 'pnpm');
const local = (name: string): string => join(sdk, 'node_modules', '.bin', name);
const folder = mkdtempSync(join(tmpdir(), 'platform-package-'));
const consumer = join(folder, 'consumer');
let tarball = '';

function run(command: string, args: string[], cwd = consumer): string {
  const options: ExecFileSyncOptionsWithStringEncoding = {
    cwd,
    encoding: 'utf8',
    env: { ...childEnvironment(), NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  };
  try {
    return execFileSync(command, args, options);
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout ?? ''}${stderr ?? ''}`);
  }
}

interface Manifest {
  exports: Record<string, unknown>;
  dependencies: Record<string, string>;
}

const packedManifest = (): Manifest =>
  JSON.parse(readFileSync(join(consumer, 'node_modules', '@platform', 'sdk', 'package.json'), 'utf8'));

const entries = (): string[] =>
  Object.keys(packedManifest().exports)
    .filter((path) => path !== './package.json')
    .map((path) => `@platform/sdk${path.slice(1)}`);

beforeAll(() => {
  run(local('tsup'), [], sdk);
  run(pnpm, ['pack', '--pack-destination', folder], sdk);
  tarball = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? 'no tarball');
  mkdirSync(consumer);
  writeFileSync(join(consumer, 'package.json'), '{ "name": "consumer", "private": true }\n');
  run(pnpm, ['add', '--ignore-workspace', '--prefer-offline', '--reporter=silent', tarball]);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the packed SDK', () => {
  it('has nothing for publint to find', () => {
    expect(run(local('publint'), ['run', tarball, '--strict'], folder)).toContain('All good!');
  });

  it('has types that are right in every way of resolving exports', () => {
    // node10 knows no exports: the profile leaves it out, the package does not support it.
    run(local('attw'), [tarball, '--profile', 'node16', '--no-emoji'], folder);
  });

  it('carries what was built, and neither sources of tests nor machine paths', () => {
    const files = run('tar', ['-tzf', tarball], folder).split('\n').filter(Boolean);
    expect(files.filter((file) => /\.test\.|\/src\/|tsconfig/.test(file))).toEqual([]);
    expect(files).toContain('package/README.md');
  });

  it('names only published packages as dependencies', () => {
    const versions = Object.values(packedManifest().dependencies);
    expect(versions.filter((version) => version.startsWith('workspace:'))).toEqual([]);
  });

  it('gives the same names to import and to require, in every entry', () => {
    const list = JSON.stringify(entries());
    writeFileSync(
      join(consumer, 'names.mjs'),
      `const names = {}; for (const entry of ${list}) names[entry] = Object.keys(await import(entry)).sort(); console.log(JSON.stringify(names));`,
    );
    writeFileSync(
      join(consumer, 'names.cjs'),
      `const names = {}; for (const entry of ${list}) names[entry] = Object.keys(require(entry)).sort(); console.log(JSON.stringify(names));`,
    );
    const named = (file: string): Record<string, string[]> => JSON.parse(run(pinnedNode, [file]));
    const imported = named('names.mjs');
    expect(named('names.cjs')).toEqual(imported);
    expect(imported['@platform/sdk']).toContain('createPlatform');
  });
});

describe('from an empty folder, the packed SDK', () => {
  let server: Server;
  let origin = '';
  const use = `
    const platform = createPlatform({ baseUrl: process.argv[2] });
    platform.session.login({ userName: 'merchant', password: 'Secret2026' }).then(
      (data) => console.log(data.token),
      (error) => console.log('failed', error.name, error.code, error.message),
    );
  `;

  beforeAll(async () => {
    server = createServer((request, response) => {
      const known = request.method === 'POST' && request.url === '/v1.0/user/login';
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify(
          known ? { code: 200, msg: '', data: { token: 'a-token' } } : { code: 1102, msg: 'no', data: null },
        ),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => server.close());

  it.each([
    ['an ES module', 'use.mjs', `import { createPlatform } from '@platform/sdk';${use}`],
    ['a CommonJS module', 'use.cjs', `const { createPlatform } = require('@platform/sdk');${use}`],
  ])('signs in from %s', async (_, file, text) => {
    writeFileSync(join(consumer, file), text);
    // Not synchronously: this process answers the call.
    const { stdout } = await promisify(execFile)(pinnedNode, [file, origin], { cwd: consumer });
    expect(stdout.trim()).toBe('a-token');
  });

  it.each([
    ['TypeScript 5.9', local('tsc')],
    ['TypeScript 7', binary('tsc')],
  ])('type-checks under %s in both module systems, and knows a wrong call', (_, compiler) => {
    const call = `const platform = createPlatform({ baseUrl: 'http://localhost' });
export const token: Promise<string> = platform.session.login({ userName: 'a', password: 'b' }).then((data) => data.token);
// @ts-expect-error the password is missing
platform.session.login({ userName: 'a' });
`;
    writeFileSync(join(consumer, 'typed.mts'), `import { createPlatform } from '@platform/sdk';\n${call}`);
    writeFileSync(join(consumer, 'typed.cts'), `import { createPlatform } from '@platform/sdk';\n${call}`);
    const compilerOptions = {
      strict: true,
      noEmit: true,
      target: 'es2022',
      module: 'nodenext',
      moduleResolution: 'nodenext',
      lib: ['es2023', 'dom', 'dom.iterable'],
      types: [],
    };
    const config = { compilerOptions, files: ['typed.mts', 'typed.cts'] };
    writeFileSync(join(consumer, 'tsconfig.json'), JSON.stringify(config));
    run(compiler, ['-p', '.']);
  });
});

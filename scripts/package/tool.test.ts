import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { childEnvironment, pinnedNode } from '../launch/project.mjs';
import { packageTool } from './package-tools.ts';
import { installedFolder, packedManifest } from './packed-sdk.ts';
import { type PlatformDouble, startPlatformDouble } from './platform-double.ts';

const { consumer } = inject('packedSdk');
let platform: PlatformDouble;

beforeAll(async () => {
  platform = await startPlatformDouble();
});
afterAll(() => platform.close());

/** Asynchronous, because this process answers the program's calls. */
async function run(node: string, file: string, args: readonly string[], stdin = '') {
  const env = { ...childEnvironment(), PLATFORM_URL: platform.origin, PLATFORM_KEY: 'key', NO_COLOR: '1' };
  const child = spawn(node, [join(installedFolder(consumer), file), ...args], { cwd: consumer, env });
  child.stdin.end(stdin);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, stdout, stderr };
}

describe.each([
  ['the Node of this repository', async () => pinnedNode],
  ['the oldest Node', packageTool.oldestNode],
] as const)('with the packed SDK and %s', (_, node) => {
  it('the command-line tool is there, signs and calls', async () => {
    const { bin, version } = packedManifest(consumer);
    const tool = bin?.platform ?? '';
    expect(await run(await node(), tool, ['--version'])).toMatchObject({ code: 0, stdout: `${version}\n` });
    const params = '{"mchId":"10000101","productId":3001,"mchOrderNo":"M-1","amount":50000}';
    const signed = await run(
      await node(),
      tool,
      ['verify'],
      (await run(await node(), tool, ['sign'], params)).stdout,
    );
    expect(signed).toMatchObject({ code: 0, stderr: '' });
    const login = await run(
      await node(),
      tool,
      ['call', 'session.login', '--input', '-'],
      '{"userName":"merchant","password":"Platform2026"}',
    );
    expect(JSON.parse(login.stdout)).toEqual({ token: 'token-1', bindRequired: false });
  });

  it.each(['create-order', 'export-orders'])(
    'the example %s finds the SDK, and shows its usage',
    async (name) => {
      const { code, stderr } = await run(await node(), join('examples', `${name}.mjs`), []);
      expect(code).toBe(1);
      expect(stderr).toContain(`usage: ${name}.mjs`);
    },
  );
});

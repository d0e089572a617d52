import { describe, expect, inject, it } from 'vitest';
import { binary, pinnedNode } from '../launch/project.mjs';
import { packageTool } from './package-tools.ts';
import { run, sdkTool } from './packed-sdk.ts';

const { consumer } = inject('packedSdk');

describe('types of the packed SDK', () => {
  it.each([
    ['5.4', '5.4.5', async () => [pinnedNode, await packageTool.oldestTypeScript()] as const],
    ['5.9', '5.9.3', async () => [sdkTool('tsc')] as const],
    ['7.0', '7.0.2', async () => [binary('tsc')] as const],
  ])(
    'hold under TypeScript %s for all module resolutions, and reject wrong calls',
    async (_, version, compiler) => {
      const [program, ...args] = await compiler();
      expect(run(program, [...args, '--version'], consumer)).toContain(version);
      // Types of dependencies are checked too: they are part of what an integrator compiles.
      for (const config of ['tsconfig.json', 'tsconfig.bundler.json'])
        expect(run(program, [...args, '-p', config], consumer)).toBe('');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { expectNone, sourceFiles } from './source-files.ts';

const manifests = sourceFiles.filter((file) => file.path.endsWith('package.json'));
const exact = /^(\d+\.\d+\.\d+(-[\w.]+)?|workspace:\*)$/;

describe('every package.json', () => {
  it('pins exact versions', () => {
    const findings = manifests.flatMap(({ path, lines }) => {
      const manifest = JSON.parse(lines.join('\n')) as Record<string, Record<string, string> | undefined>;
      // Peer dependencies are ranges: the application that uses the package pins them.
      return ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
        Object.entries(manifest[kind] ?? {})
          .filter(([, version]) => !exact.test(version))
          .map(([name, version]) => ({
            path,
            line: lines.findIndex((line) => line.includes(`"${name}"`)) + 1,
            text: `${name}: ${version}`,
          })),
      );
    });
    expectNone(findings, 'write the exact version that pnpm-lock.yaml holds, then run pnpm install.');
  });

  it('is one of the workspace', () => {
    expect(manifests.length).toBeGreaterThan(5);
  });
});

it('.nvmrc names the Node that package.json pins', () => {
  const textOf = (path: string) => sourceFiles.find((file) => file.path === path)?.lines.join('\n') ?? '';
  const { devDependencies } = JSON.parse(textOf('package.json')) as { devDependencies: { node: string } };
  expect(textOf('.nvmrc').trim()).toBe(devDependencies.node);
  expect(textOf('pnpm-workspace.yaml')).toContain(`nodeVersion: ${devDependencies.node}`);
});

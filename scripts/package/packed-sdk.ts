/** Used by every test of this folder: the SDK, built and packed once, and installed into an empty folder. */
import { type ExecFileSyncOptionsWithStringEncoding, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { childEnvironment, root, toolsDir } from '../launch/project.mjs';

export interface PackedSdk {
  /** The archive, as published to a registry. */
  tarball: string;
  /** A folder outside the repository whose only dependency is that archive. */
  consumer: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    packedSdk: PackedSdk;
  }
}

export const sdkFolder = join(root, 'packages', 'sdk');
export const sdkTool = (name: string): string => join(sdkFolder, 'node_modules', '.bin', name);

/** Runs a command and returns its output. If it fails, the error contains the output. */
export function run(command: string, args: readonly string[], cwd: string): string {
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

/** @param folder an empty one */
export function packSdk(folder: string): PackedSdk {
  const pnpm = join(toolsDir, 'node_modules', '.bin', 'pnpm');
  // Builds it first (`prepack`), as publishing does.
  run(pnpm, ['pack', '--pack-destination', folder], sdkFolder);
  const tarball = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? 'no tarball');
  const consumer = join(folder, 'consumer');
  cpSync(join(import.meta.dirname, 'consumer'), consumer, { recursive: true });
  mkdirSync(consumer, { recursive: true });
  writeFileSync(join(consumer, 'package.json'), '{ "name": "consumer", "private": true }\n');
  run(pnpm, ['add', '--ignore-workspace', '--prefer-offline', '--reporter=silent', tarball], consumer);
  return { tarball, consumer };
}

interface Manifest {
  version: string;
  exports: Record<string, unknown>;
  dependencies: Record<string, string>;
  bin?: Record<string, string>;
}

export const installedFolder = (consumer: string): string =>
  join(consumer, 'node_modules', '@platform', 'sdk');

export const packedManifest = (consumer: string): Manifest =>
  JSON.parse(readFileSync(join(installedFolder(consumer), 'package.json'), 'utf8')) as Manifest;

/** Every entry, by its import name. */
export const entryNames = (consumer: string): string[] =>
  Object.keys(packedManifest(consumer).exports)
    .filter((path) => path !== './package.json')
    .map((path) => `@platform/sdk${path.slice(1)}`);

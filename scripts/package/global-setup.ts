import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PackedSdk, packSdk } from './packed-sdk.ts';

interface Project {
  provide(name: 'packedSdk', value: PackedSdk): void;
}

/** Packs once for all test files, and deletes the folder afterwards. */
export default function setup(project: Project): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'platform-package-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    project.provide('packedSdk', packSdk(folder));
  } catch (error) {
    remove();
    throw error;
  }
  return remove;
}

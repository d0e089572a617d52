import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of the names found on the path. */
export function findOnPath(names: readonly string[], path = process.env.PATH ?? ''): string | undefined {
  return names
    .flatMap((name) => path.split(delimiter).map((folder) => join(folder, name)))
    .find((candidate) => isExecutable(candidate));
}

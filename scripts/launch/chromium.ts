import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { aptInstall } from './apt.ts';
import { Failure } from './failure.mjs';
import { findOnPath, isExecutable } from './find-binary.ts';
import { installTools } from './packages.mjs';
import { say as sayProgress } from './progress.mjs';
import { toolsDir } from './project.mjs';

const carriedPackage = '@sparticuz/chromium@153.0.0';
/** The shell draws the same pages without a browser window around them, with a quarter less processor time. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Flags that headless Chromium needs in a container, and that disable its own network requests. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
];

export interface Chromium {
  path: string;
  flags: readonly string[];
}

/** Finds or installs Chromium: CHROMIUM, the path, apt-get as root, then the binary in an npm package. */
export async function findChromium(say: (text: string) => void = sayProgress): Promise<Chromium> {
  const named = process.env.CHROMIUM;
  if (named) {
    if (isExecutable(named)) return { path: named, flags: chromiumFlags };
    throw new Failure(`CHROMIUM=${named} is not a program that can be run.`);
  }
  const found = findOnPath(names);
  if (found) return { path: found, flags: chromiumFlags };
  // Older releases of Debian have no package of the shell.
  for (const name of [shell, 'chromium']) {
    if (!aptInstall([name], say)) continue;
    const installed = findOnPath(names);
    if (installed) return { path: installed, flags: chromiumFlags };
  }
  return carriedChromium(say);
}

async function carriedChromium(say: (text: string) => void): Promise<Chromium> {
  const advice = 'Install Chromium (Debian: apt-get install chromium) or set CHROMIUM to the path of one.';
  if (process.platform !== 'linux') throw new Failure(`The browser tests found no Chromium. ${advice}`);
  const entryOf = (modules: string) => join(modules, '@sparticuz', 'chromium', 'build', 'index.js');
  let entry = entryOf(join(toolsDir, 'chromium', 'node_modules'));
  if (!existsSync(entry)) {
    say('Installing a Chromium from npm …');
    entry = entryOf(await installTools('chromium', [carriedPackage], advice));
  }
  const { default: chromium } = (await import(pathToFileURL(entry).href)) as {
    default: { executablePath(): Promise<string>; args: string[] };
  };
  return { path: await chromium.executablePath(), flags: [...chromium.args, ...chromiumFlags] };
}

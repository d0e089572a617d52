import { spawnSync } from 'node:child_process';
import { findOnPath } from './find-binary.ts';

/** Installs Debian packages when running as root with apt; returns whether it succeeded. */
export function aptInstall(packages: readonly string[], say: (text: string) => void): boolean {
  if (process.getuid?.() !== 0 || !findOnPath(['apt-get'])) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  say(`Installing ${packages.join(', ')} with apt-get …`);
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], {
      env,
      stdio: 'ignore',
    }).status === 0;
  if (install()) return true;
  spawnSync('apt-get', ['update', '-q'], { env, stdio: 'ignore' });
  return install();
}

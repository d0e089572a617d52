import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exitCodeOf, runQuietly, runVisibly } from './child.mjs';
import { pinnedNode, root } from './project.mjs';

function bootstrap(args: string[], env: Record<string, string> = {}) {
  const options = { encoding: 'utf8', env: { ...process.env, ...env } } as const;
  return spawnSync(pinnedNode, [join(root, 'scripts', 'bootstrap.mjs'), ...args], options);
}

describe('the entry point of every command', () => {
  it('refuses an invalid PORT in one clear line, before any work', () => {
    const { status, stdout, stderr } = bootstrap(['start'], { PORT: 'abc' });
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr.trim()).toBe(
      'PORT=abc is not a port: give a number from 1 to 65535, such as PORT=3001 npm start.',
    );
  });

  it('lists its tasks', () => {
    const { status, stderr } = bootstrap(['strat']);
    expect(status).toBe(1);
    expect(stderr).toContain('There is no task "strat". Known: start, test, generate');
  });

  it('does not accept a property of Object as a task', () => {
    expect(bootstrap(['constructor']).stderr).toContain('There is no task "constructor"');
  });
});

describe('a child process', () => {
  it('passes on its exit code', async () => {
    expect(await runVisibly(pinnedNode, ['-e', 'process.exit(3)'])).toBe(3);
  });

  it('killed by a signal counts as a failure', async () => {
    expect(await runVisibly(pinnedNode, ['-e', 'process.kill(process.pid, "SIGKILL")'])).toBe(
      exitCodeOf('SIGKILL'),
    );
  });

  it('run quietly shows its output only when it fails', async () => {
    await expect(runQuietly(pinnedNode, ['-e', 'console.log("fine")'], { failure: 'no' })).resolves.toBe(
      'fine\n',
    );
    await expect(
      runQuietly(pinnedNode, ['-e', 'console.error("why"); process.exit(2)'], { failure: 'It failed.' }),
    ).rejects.toThrow('why\n\nIt failed.');
  });

  it('that does not exist is reported', async () => {
    await expect(runVisibly('no-such-program', [])).rejects.toThrow('Cannot run no-such-program');
  });
});

#!/usr/bin/env node
// The package's only entry that uses Node modules. It is the `bin`, not a module to import.
import { createRequire } from 'node:module';
import { type Interruption, interruptionCode } from './failure.ts';
import { run } from './run.ts';
import { processTerminal } from './terminal.ts';

const { version }: { version: string } = createRequire(import.meta.url)('@platform/sdk/package.json');
const controller = new AbortController();

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const satisfies readonly Interruption[]) {
  process.on(name, () => {
    // The first signal finishes work in progress; the second exits at once.
    if (controller.signal.aborted) process.exit(interruptionCode(name));
    controller.abort(name);
  });
}

// A closed output (`| head`) is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  controller.abort('outputClosed' satisfies Interruption);
  process.exit(interruptionCode('outputClosed'));
});
process.stderr.on('error', () => undefined);

// Not process.exit: output may still be in transit to a pipe.
process.exitCode = await run(process.argv.slice(2), processTerminal(), controller.signal, version);
// An unanswered prompt must not keep the process running or leave the terminal without echo.
if (process.stdin.isTTY) process.stdin.setRawMode(false).pause();
process.stdin.unref?.();

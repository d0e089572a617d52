#!/usr/bin/env node
// The one entry of the package that uses Node's own modules. It is no module to import: `bin` names it.
import { createRequire } from 'node:module';
import { type Interruption, interruptionCode } from './failure.ts';
import { run } from './run.ts';
import { processTerminal } from './terminal.ts';

const { version }: { version: string } = createRequire(import.meta.url)('@platform/sdk/package.json');
const controller = new AbortController();

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const satisfies readonly Interruption[]) {
  process.on(name, () => {
    // Once: finish what is on its way. Twice: now.
    if (controller.signal.aborted) process.exit(interruptionCode(name));
    controller.abort(name);
  });
}

// A reader that has seen enough (`| head`) is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  controller.abort('outputClosed' satisfies Interruption);
  process.exit(interruptionCode('outputClosed'));
});
process.stderr.on('error', () => undefined);

// Not process.exit: what was written may still be on its way to a pipe.
process.exitCode = await run(process.argv.slice(2), processTerminal(), controller.signal, version);
// A question that nobody answered must not keep the program alive, nor leave the terminal without its echo.
if (process.stdin.isTTY) process.stdin.setRawMode(false).pause();
process.stdin.unref?.();

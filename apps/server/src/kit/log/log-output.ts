import { type DestinationStream, pino } from 'pino';

const sendEveryMs = 200;
const sendFrom = 16 * 1024;

type Output = DestinationStream & { flushSync(): void };

let ofProcess: Output | undefined;

/**
 * Standard output, shared by all logs of the process and written a few times a second: a write per line costs
 * nearly as much as the request that the line describes. Lines are buffered here because pino's own buffer
 * measures all waiting text again with each line. The buffer is written when the process exits; only a
 * SIGKILL loses it.
 */
export const gatheredOutput = (): Output => (ofProcess ??= openOutput());

function openOutput(): Output {
  // Synchronous, as Node itself writes to files and pipes: otherwise an asynchronous write still in progress
  // at exit would be lost, or land after the last lines.
  const output = pino.destination({ dest: 1, sync: true });
  let waiting = '';
  const send = (): void => {
    if (waiting !== '') output.write(waiting);
    waiting = '';
  };
  const flushSync = (): void => {
    send();
    output.flushSync();
  };
  setInterval(send, sendEveryMs).unref();
  process.on('exit', flushSync);
  return {
    write: (line) => {
      waiting += line;
      if (waiting.length >= sendFrom) send();
    },
    flushSync,
  };
}

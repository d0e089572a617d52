import { type DestinationStream, pino } from 'pino';

const sendEveryMs = 200;
const sendFrom = 16 * 1024;

type Output = DestinationStream & { flushSync(): void };

let ofProcess: Output | undefined;

/**
 * Standard output, one for all logs of the process, written a few times a second: each line by itself costs nearly as much
 * as the request that it tells of. Lines are gathered here and not by pino's own stream, which measures everything that
 * waits anew with each line. What waits is written when the process exits, but for a kill that leaves no time.
 */
export const gatheredOutput = (): Output => (ofProcess ??= openOutput());

function openOutput(): Output {
  // At once, as Node writes to files and pipes itself: what is still on its way when the process exits comes after the
  // lines that are written then, or never.
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

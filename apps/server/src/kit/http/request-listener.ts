import type { IncomingMessage, RequestListener } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';

/** The part of a Hono app that is needed here. */
interface Answering {
  fetch(request: Request, bindings: HttpBindings): Response | Promise<Response>;
}

const mostUnreadBytes = 64 * 1_048_576;
const mostUnreadMs = 10_000;

/**
 * What Node's HTTP server calls with every request. An answer goes out once the request has come to its end: a refusal
 * needs no body, but a connection that is closed while its client still writes takes the answer with it, and one that
 * stays open would take the rest for the next request. What comes is thrown away, up to 64 MiB and for 10 seconds.
 *
 * @example createServer(requestListener(app.hono))
 */
export const requestListener = (app: Answering): RequestListener =>
  getRequestListener((request, bindings) => {
    const answer = app.fetch(request, bindings as HttpBindings);
    if (request.method === 'GET' || request.method === 'HEAD') return answer;
    return afterItsEnd((bindings as HttpBindings).incoming, answer);
  }) as RequestListener;

async function afterItsEnd(
  incoming: IncomingMessage,
  answer: Response | Promise<Response>,
): Promise<Response> {
  const response = await answer;
  if (!incoming.complete && !incoming.destroyed) await readToEnd(incoming);
  return response;
}

function readToEnd(incoming: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let unreadBytes = 0;
    const finish = (): void => {
      clearTimeout(timer);
      incoming.off('data', onData).off('end', finish).off('error', finish).off('close', finish);
      resolve();
    };
    const onData = (chunk: Uint8Array): void => {
      unreadBytes += chunk.byteLength;
      if (unreadBytes > mostUnreadBytes) finish();
    };
    const timer = setTimeout(finish, mostUnreadMs);
    incoming.on('data', onData).on('end', finish).on('error', finish).on('close', finish);
    incoming.resume();
  });
}

import type { IncomingMessage, RequestListener } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';

/** The part of a Hono app that this file needs. */
interface Answering {
  fetch(request: Request, bindings: HttpBindings): Response | Promise<Response>;
}

const mostUnreadBytes = 64 * 1_048_576;
const mostUnreadMs = 10_000;

/**
 * The request listener for Node's HTTP server. The answer is sent after the whole request has arrived. A
 * refusal does not need the body, but if the connection closes while the client is still writing, the client
 * loses the answer; if it stays open, the rest of the body would be read as the next request. The rest is
 * discarded, up to 64 MiB and for 10 seconds.
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

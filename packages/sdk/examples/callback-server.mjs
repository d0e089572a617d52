// Receives the platform's callbacks. An order is paid only when its callback arrives and verifies, never
// because the payer's browser returned.
//
//   PLATFORM_KEY=… PORT=8080 node callback-server.mjs
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import process from 'node:process';
import { createCallbacks } from '@platform/sdk/callbacks';

const { PLATFORM_KEY = '', PORT = '8080', BOOKED_FILE = 'booked.ndjson' } = process.env;
const longestBody = 65_536;

// A real shop uses a table with the event id as its key, written in the same transaction as the order.
const booked = new Set(
  existsSync(BOOKED_FILE)
    ? readFileSync(BOOKED_FILE, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line).eventId)
    : [],
);

const callbacks = createCallbacks({ key: PLATFORM_KEY, isReplay: ({ eventId }) => booked.has(eventId) });

const server = createServer(async (request, response) => {
  try {
    const { status, body } = await answer(request);
    response.writeHead(status, { 'content-type': 'text/plain' }).end(body);
  } catch (error) {
    // Without an acknowledgement the platform retries the callback for a day.
    console.error('not booked:', error);
    response.writeHead(500).end('try again');
  }
});

/** @param {import('node:http').IncomingMessage} request */
async function answer(request) {
  if (request.method !== 'POST') return { status: 405, body: 'POST only' };
  // The raw bytes: a body that a framework has parsed no longer matches the signature.
  const rawBody = await readBody(request);
  if (!rawBody) return { status: 413, body: 'too large' };
  const result = await callbacks.verify(rawBody, request.headers);
  if (result.ok) {
    const { eventId, mchOrderNo, status, amountMinor, currency } = result.event;
    // Write to disk before acknowledging: a callback answered with `success` is not sent again.
    appendFileSync(
      BOOKED_FILE,
      `${JSON.stringify({ eventId, mchOrderNo, status, amountMinor, currency })}\n`,
      { flush: true },
    );
    booked.add(eventId);
    console.log(`${mchOrderNo} ${status} ${amountMinor} ${currency}`);
  } else {
    console.log(`refused: ${result.reason}`);
  }
  // The SDK provides the answer: only `success` stops the retries.
  return result.answer;
}

/** @param {import('node:http').IncomingMessage} request */
async function readBody(request) {
  const parts = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > longestBody) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

server.listen(Number(PORT), '127.0.0.1', () => {
  const address = server.address();
  console.log(`listening on ${typeof address === 'object' ? address?.port : address}`);
});
process.on('SIGTERM', () => server.close());

// Receives the platform's callbacks. An order counts as paid only when one of these arrives and proves right: never
// because a payer's browser came back.
//
//   PLATFORM_KEY=… PORT=8080 node callback-server.mjs
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import process from 'node:process';
import { createCallbacks } from '@platform/sdk/callbacks';

const { PLATFORM_KEY = '', PORT = '8080', BOOKED_FILE = 'booked.ndjson' } = process.env;
const longestBody = 65_536;

// In a real shop this is a table with the event id as its key, written in one transaction with the order's own row.
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
    // No acknowledgement: the platform sends the callback again, for a day.
    console.error('not booked:', error);
    response.writeHead(500).end('try again');
  }
});

/** @param {import('node:http').IncomingMessage} request */
async function answer(request) {
  if (request.method !== 'POST') return { status: 405, body: 'POST only' };
  // The bytes as they came: a body that a framework has parsed has lost what was signed.
  const rawBody = await readBody(request);
  if (!rawBody) return { status: 413, body: 'too large' };
  const result = await callbacks.verify(rawBody, request.headers);
  if (result.ok) {
    const { eventId, mchOrderNo, status, amountMinor, currency } = result.event;
    // On disk before it is acknowledged: what was answered with `success` never comes again.
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
  // What to say is the SDK's business: `success` and nothing else stops the platform from sending it again.
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

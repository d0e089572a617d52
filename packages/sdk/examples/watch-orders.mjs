// Prints new orders as they arrive through the websocket, without gaps: events are lost while a connection is
// down, so the list is read again after every gap.
//
//   PLATFORM_URL=… PLATFORM_USER=… PLATFORM_PASSWORD=… node watch-orders.mjs
import process from 'node:process';
import { createPlatform, formatMoney, formatPlatformTime, isCurrency, minorUnits } from '@platform/sdk';

const { PLATFORM_URL = '', PLATFORM_USER = '', PLATFORM_PASSWORD = '', PLATFORM_CODE = '' } = process.env;

const platform = createPlatform({ baseUrl: PLATFORM_URL, language: 'en-US' });
await platform.session.login({
  userName: PLATFORM_USER,
  password: PLATFORM_PASSWORD,
  googleCode: PLATFORM_CODE,
});
const { timeZone } = await platform.session.info();

// Node before 22 has no WebSocket.
const { WebSocket } =
  'WebSocket' in globalThis
    ? globalThis
    : await import('ws').catch(() => {
        throw new Error('this Node has no WebSocket: run `npm install ws`, or take Node 22');
      });
const socket = platform.socket({ WebSocket });

/** @type {Set<string>} */
const shown = new Set();

/** @param {{ orderCode: string, amountMinor: number, currency: string }} order @param {string} source */
function show({ orderCode, amountMinor, currency }, source) {
  if (shown.has(orderCode)) return;
  shown.add(orderCode);
  const amount = isCurrency(currency)
    ? formatMoney(minorUnits(amountMinor), currency)
    : `${amountMinor} minor units`;
  console.log(`${source} ${orderCode} ${amount} ${currency}`);
}

/** Reads all orders since shortly before the connection broke, and skips those already shown. */
async function readList(/** @type {Date} */ since) {
  const startTime = formatPlatformTime(since, timeZone);
  for await (const order of platform.orders.list.all({ startTime, orderType: 1, notInOrderStatusIds: [] }))
    show(order, 'listed');
}

let standingSince = new Date();
socket.on('gap', ({ downMs }) => {
  const since = new Date(Date.now() - downMs - 60_000);
  readList(since < standingSince ? standingSince : since).catch((error) =>
    console.error('the list:', error.message),
  );
});
socket.on('state', (state) => console.error(state));
socket.on('sessionLost', () => {
  console.error('the session has ended: sign in again');
  process.exitCode = 4;
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => socket.close());

const { ready } = socket.subscribe('orders', (event) => {
  if (event.type === 'order.created') show(event, 'pushed');
});
await ready;
standingSince = new Date();

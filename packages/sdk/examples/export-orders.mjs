// Writes all orders of a day to a CSV file that opens correctly in spreadsheets.
//
//   PLATFORM_URL=… PLATFORM_USER=… PLATFORM_PASSWORD=… node export-orders.mjs 2026-11-20 orders.csv
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import process from 'node:process';
import { finished } from 'node:stream/promises';
import { createPlatform, formatMoney, isCurrency } from '@platform/sdk';

const [day = '', path = 'orders.csv'] = process.argv.slice(2);
if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new Error('usage: export-orders.mjs <YYYY-MM-DD> [file]');
const { PLATFORM_URL = '', PLATFORM_USER = '', PLATFORM_PASSWORD = '', PLATFORM_CODE = '' } = process.env;

const platform = createPlatform({ baseUrl: PLATFORM_URL, language: 'en-US' });
await platform.session.login({
  userName: PLATFORM_USER,
  password: PLATFORM_PASSWORD,
  googleCode: PLATFORM_CODE,
});

/** @typedef {Awaited<ReturnType<typeof platform.orders.list>>['list'][number]} OrderRow */
/** @type {[title: string, text: (row: OrderRow) => string][]} */
const columns = [
  ['order', (row) => row.orderCode],
  ['merchant order', (row) => row.merchantOrderNo],
  ['merchant', (row) => row.merchantName],
  ['product', (row) => String(row.productId)],
  ['amount', (row) => money(row.amountMinor, row.currency)],
  ['received', (row) => (row.receivedMinor === null ? '' : money(row.receivedMinor, row.currency))],
  ['currency', (row) => row.currency],
  ['status', (row) => String(row.status)],
  ['reference', (row) => row.utr ?? ''],
  ['subject', (row) => row.subject ?? ''],
  ['created', (row) => row.createdAt],
  ['completed', (row) => row.completedAt ?? ''],
];

/** @param {import('@platform/sdk').MinorUnits} amountMinor @param {string} currency */
function money(amountMinor, currency) {
  // The decimal digits of a newer platform's currency may be unknown here; no amount is better than a wrong
  // one.
  if (!isCurrency(currency)) throw new Error(`unknown currency ${currency}: update @platform/sdk`);
  return formatMoney(amountMinor, currency, { grouping: 'none' });
}

// Text that a spreadsheet would run as a formula (merchants write the subjects) or change as a number: twelve
// digits become 1.2E+11, and leading zeros are lost. A leading apostrophe keeps it text.
const formula = /^[\s\0]*[=+\-@\t\r\0＝＋－＠]/;
const fragileNumber = /^(?:\d{12,}|0\d+)$/;

/** @param {string[]} cells */
function csvLine(cells) {
  const safe = cells.map((cell) => {
    const text = formula.test(cell) || fragileNumber.test(cell) ? `'${cell}` : cell;
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${safe.join(',')}\r\n`;
}

// The file gets its final name only when it contains every order.
const draft = `${path}.part`;
const file = createWriteStream(draft);
// A byte order mark: without it, spreadsheets do not read the file as UTF-8.
file.write(`\uFEFF${csvLine(columns.map(([title]) => title))}`);
let count = 0;
const filters = { startTime: `${day} 00:00:00`, endTime: `${day} 23:59:59`, notInOrderStatusIds: [] };
for await (const row of platform.orders.list.all(filters)) {
  count++;
  if (!file.write(csvLine(columns.map(([, text]) => text(row))))) await once(file, 'drain');
}
file.end();
await finished(file);
await rename(draft, path);
await platform.session.logout();
console.log(`${count} orders in ${path}`);

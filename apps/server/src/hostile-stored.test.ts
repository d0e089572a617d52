import { errorCodes } from '@platform/sdk';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contractTexts } from './testing/contract-texts.ts';
import { openDecisionDesk } from './testing/decision-desk.ts';
import { hostileTexts } from './testing/hostile-texts.ts';
import { openPartyDesk } from './testing/party-desk.ts';
import { openStatementDesk } from './testing/statement-desk.ts';
import { batchWriters } from './testing/stored-texts.batches.ts';
import { gatewayWriters } from './testing/stored-texts.gateways.ts';
import { payoutWriters } from './testing/stored-texts.payouts.ts';
import { registryWriters } from './testing/stored-texts.registry.ts';
import { monitorScriptWriters } from './testing/stored-texts.scripts.ts';
import type { TextWriter } from './testing/stored-texts.ts';
import { collectionWriters } from './testing/stored-texts.work.ts';
import { testStoreKind } from './testing/test-store.ts';

/** How many further hostile texts each field is tried with; `HOSTILE_ROUNDS=50` tries all. */
const others = Number(process.env.HOSTILE_ROUNDS ?? 2);
const seed = Number(process.env.HOSTILE_SEED ?? Math.floor(Math.random() * 2 ** 31));

/** Texts that PostgreSQL cannot store, and one longer than any stored text. */
const unstorable = ['nul', 'loneHigh', 'loneLow', 'megabyte'];
const always = ['sql', 'html', 'formula', 'bidi', 'crlf', 'nul', 'megabyte'];
const rest = Object.keys(hostileTexts).filter((name) => !always.includes(name));
const size = Math.min(others, rest.length);
const someOthers = fc.shuffledSubarray(rest, { minLength: size, maxLength: size });

const isKeptElsewhere: readonly (readonly [why: string, isIt: (text: string) => boolean])[] = [
  [
    'names something that is there already, and is found or refused',
    (text) =>
      /[ .](?:orderCode|orderCodes\.0|userAccount|monitorId|merchantOrderNo)$/.test(text) ||
      text === 'session.login userName' ||
      text === 'session.setTimeZone timeZone',
  ],
  [
    'frozen-ips.test.ts: only an address or a network is accepted',
    (text) => text.startsWith('frozenIps.freeze networks'),
  ],
  [
    'ip-rules.test.ts: only an address or a network, and only an account that is there',
    (text) => /^ipRules\.save (?:networks|account)/.test(text),
  ],
  [
    'resolutions.test.ts: the job writes it as statements.ignore does',
    (text) => text === 'statements.resolveMany reason',
  ],
  ['says which rows, or how they are written', (text) => text.startsWith('exports.start ')],
  [
    'pay-scripts.calls.test.ts: a source must be a program, and samples are kept with it',
    (text) => /^payScripts\.(?:add|addVersion) (?:source|samples\.)/.test(text),
  ],
  [
    'is compared and not kept',
    (text) =>
      text === 'orders.create sign' ||
      text === 'messageTemplates.reorder version' ||
      text === 'payoutClaims.next bankName' ||
      text === 'payoutBatches.create bankName',
  ],
  [
    'orders.hostile.test.ts holds every field to the same, signed and in files',
    (text) => text.startsWith('orders.create '),
  ],
  [
    'test-orders.calls.test.ts: the same fields, placed by the same code',
    (text) => text.startsWith('orders.createTest '),
  ],
  [
    'leaks.handling.test.ts: the periodic check is to find something first',
    (text) => text === 'securityNodes.handleLeak note',
  ],
  [
    'payout-instructions.test.ts: a device is to begin a payment first',
    (text) => text === 'payoutInstructions.report reason',
  ],
  [
    'supplements.test.ts of the security chain: a chain is to be broken first',
    (text) => text === 'securityPatches.add reason',
  ],
];

/** Whether each field accepted any text. A call that refuses all of them would prove nothing. */
const told = new Map<string, boolean>();
let number = 0;

async function expectKept(
  { operation, ways, write, byDevice = false }: TextWriter,
  name: string,
): Promise<void> {
  const text = hostileTexts[name] ?? '';
  number += 1;
  const whole = await write(() => text, number);
  expect([operation, name, whole.status < 500]).toEqual([operation, name, true]);
  const keep = (way: string, taken: boolean): void => {
    const text = `${operation} ${way}`;
    told.set(text, (told.get(text) ?? false) || taken);
  };
  for (const way of ways) keep(way, whole.code === errorCodes.success);
  if (whole.code === errorCodes.success) {
    expect([operation, name, byDevice || !unstorable.includes(name)]).toEqual([operation, name, true]);
    expect({ operation, name, shown: kept(await whole.shown(), text, byDevice) }).toEqual({
      operation,
      name,
      shown: Object.fromEntries(ways.map((way) => [way, text])),
    });
    return;
  }
  // With several fields, one of them may cause the refusal, because each has its own limits.
  if (ways.length === 1 || unstorable.includes(name)) return;
  for (const way of ways) {
    number += 1;
    const plain = `Plain words of number ${number}`;
    const one = await write((other) => (other === way ? text : plain), number);
    expect([operation, way, name, one.status < 500]).toEqual([operation, way, name, true]);
    if (one.code !== errorCodes.success) continue;
    keep(way, true);
    expect([operation, way, name, kept(await one.shown(), text, byDevice)[way]]).toEqual([
      operation,
      way,
      name,
      text,
    ]);
  }
}

/** A server may trim a text or keep its outer spaces. Any other change is an error. */
const kept = (shown: Readonly<Record<string, unknown>>, text: string, byDevice: boolean) => {
  const stored = byDevice ? text.replaceAll('\u0000', '\ufffd').toWellFormed() : text;
  return Object.fromEntries(
    Object.entries(shown).map(([way, one]) => [
      way,
      one === stored || (one ?? '') === stored.trim() ? text : one,
    ]),
  );
};

/** Digits as long as an account number, which a program's log masks. */
const hasLongNumber = (name: string): boolean => /\d{9}/.test(hostileTexts[name] ?? '');

const desks = [
  [
    'people, parties and the platform',
    async () => {
      const desk = await openPartyDesk();
      await desk.set('CanClearMerchantBalance', true);
      return { desk, writers: registryWriters(desk) };
    },
  ],
  [
    'gateways and their scripts',
    async () => {
      const desk = await openPartyDesk();
      return { desk, writers: [...gatewayWriters(desk), ...monitorScriptWriters(desk)] };
    },
  ],
  [
    'accounts, messages and orders',
    async () => {
      const desk = await openStatementDesk();
      return { desk, writers: await collectionWriters(desk) };
    },
  ],
  [
    'payouts',
    async () => {
      const desk = await openDecisionDesk();
      await desk.fund(1_000_000_000);
      return { desk, writers: [...payoutWriters(desk), ...(await batchWriters(desk))] };
    },
  ],
] as const;

const canSend = ({ masksNumbers, byForm }: TextWriter, name: string): boolean =>
  !(masksNumbers && hasLongNumber(name)) && !(byForm && !hostileTexts[name]?.isWellFormed());

describe.each(desks)('hostile text about %s is refused, or returned as it was written', (_about, open) => {
  let close: () => Promise<void>;
  let writers: readonly TextWriter[];
  beforeAll(async () => {
    const opened = await open();
    writers = opened.writers;
    close = () => opened.desk.close();
  });
  afterAll(() => close());

  test('in each of its texts', { timeout: 3_600_000 }, async () => {
    const startedAt = performance.now();
    for (const writer of writers) {
      const chosen = fc.sample(someOthers, { numRuns: 1, seed: seed + number }).flat();
      for (const name of [...always, ...chosen]) if (canSend(writer, name)) await expectKept(writer, name);
    }
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    process.stdout.write(
      `note: ${writers.length} calls that store texts on ${testStoreKind}, seed ${seed}, ${seconds} s\n`,
    );
  });
});

test('every stored text of the contract is included', () => {
  const stored = contractTexts()
    .filter(({ operation, isFree }) => operation.writes && operation.body !== undefined && isFree)
    .map(({ operation, way }) => `${operation.id} ${way.join('.')}`)
    .filter((text) => !isKeptElsewhere.some(([, isIt]) => isIt(text)));
  expect([...told.keys()].sort()).toEqual(stored.sort());
  expect([...told].filter(([, isTaken]) => !isTaken)).toEqual([]);
});

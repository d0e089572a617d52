import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sign } from '../sign/sign.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import type { CallbackHeaders, CallbackRefusal } from './callback-types.ts';
import { createCallbacks } from './callbacks.ts';

const key = 'demo-secret';
const callbacks = createCallbacks({ key, clock: createManualClock() });
const good = callbacks.generateTest();

/** Signs any body correctly, as a faulty platform would. */
function signedBody(rawBody: string, change: Record<string, string> = {}): [string, Record<string, string>] {
  const headers: Record<string, string> = { ...good.headers, ...change };
  const text = `${headers['X-Callback-Id']}.${headers['X-Callback-Timestamp']}.${rawBody}`;
  const signature = createHmac('sha256', key).update(text).digest('hex');
  return [rawBody, { ...headers, 'X-Signature': `v1=${signature}`, ...change }];
}

const without = (name: string) =>
  Object.fromEntries(Object.entries(good.headers).filter(([header]) => header !== name));
const form = callbacks.generateTest({ format: 'form' });
const asForm = { 'Content-Type': 'application/x-www-form-urlencoded' };
const fields = JSON.parse(good.rawBody) as Record<string, unknown>;
/** The body with changed fields and two valid signatures. */
const resigned = (change: Record<string, unknown>) => {
  const { sign: _, ...payload } = { ...fields, ...change };
  return signedBody(JSON.stringify({ ...payload, sign: sign(payload, key) }));
};

const refusals: [
  what: string,
  call: [string | Uint8Array, CallbackHeaders],
  CallbackRefusal,
  status: number,
][] = [
  ['a body above 64 KiB', signedBody(`${good.rawBody}${' '.repeat(65_536)}`), 'bodyTooLarge', 413],
  ['no content type', [good.rawBody, without('Content-Type')], 'contentTypeUnsupported', 415],
  ['text', signedBody(good.rawBody, { 'Content-Type': 'text/plain' }), 'contentTypeUnsupported', 415],
  [
    'another charset',
    signedBody(good.rawBody, { 'Content-Type': 'application/json; charset=gbk' }),
    'contentTypeUnsupported',
    415,
  ],
  ['no id', [good.rawBody, without('X-Callback-Id')], 'headerMissing', 400],
  ['no time', [good.rawBody, without('X-Callback-Timestamp')], 'headerMissing', 400],
  ['no signature', [good.rawBody, without('X-Signature')], 'headerMissing', 400],
  [
    'an id twice',
    [good.rawBody, { ...good.headers, 'X-Callback-Id': [good.event.eventId, good.event.eventId] }],
    'headerMalformed',
    400,
  ],
  [
    'an id in two spellings of the header',
    [good.rawBody, { ...good.headers, 'x-callback-id': 'other' }],
    'headerMalformed',
    400,
  ],
  ['an id with a dot', signedBody(good.rawBody, { 'X-Callback-Id': 'a.b' }), 'headerMalformed', 400],
  [
    'milliseconds',
    signedBody(good.rawBody, { 'X-Callback-Timestamp': '1795147390000' }),
    'headerMalformed',
    400,
  ],
  [
    'a signature without its version',
    signedBody(good.rawBody, { 'X-Signature': 'ab' }),
    'headerMalformed',
    400,
  ],
  [
    'a heap of signatures',
    [good.rawBody, { ...good.headers, 'X-Signature': Array(5).fill(good.headers['X-Signature']).join() }],
    'headerMalformed',
    400,
  ],
  [
    'a signature of another version alone',
    [good.rawBody, { ...good.headers, 'X-Signature': `v2=${'0'.repeat(64)}` }],
    'signatureMismatch',
    401,
  ],
  ['another body', [good.rawBody.replace('50000', '90000'), good.headers], 'signatureMismatch', 401],
  ['the body of another callback', [form.rawBody, good.headers], 'signatureMismatch', 401],
  [
    'id and time changed about',
    [
      good.rawBody,
      {
        ...good.headers,
        'X-Callback-Id': good.headers['X-Callback-Timestamp'],
        'X-Callback-Timestamp': good.headers['X-Callback-Id'],
      },
    ],
    'headerMalformed',
    400,
  ],
  [
    'a body that is not UTF-8',
    [...bytes([...new TextEncoder().encode('{"a":"'), 0xff, ...new TextEncoder().encode('"}')])],
    'bodyMalformed',
    400,
  ],
  ['a byte order mark', signedBody(`\ufeff${good.rawBody}`), 'bodyMalformed', 400],
  ['a list', signedBody('[]'), 'bodyMalformed', 400],
  ['no JSON', signedBody('{"a":1,}'), 'bodyMalformed', 400],
  ['an empty body', signedBody(''), 'bodyMalformed', 400],
  ['a form with an empty pair', signedBody(`${form.rawBody}&`, asForm), 'bodyMalformed', 400],
  ['a form with a broken escape', signedBody(`${form.rawBody}&a=%4`, asForm), 'bodyMalformed', 400],
  ['a form with bytes that are not UTF-8', signedBody(`${form.rawBody}&a=%ff`, asForm), 'bodyMalformed', 400],
  ['a field twice in JSON', signedBody(good.rawBody.replace('{', '{"amountMinor":1,')), 'fieldRepeated', 400],
  [
    'a field twice in JSON, spelled in two ways',
    signedBody(good.rawBody.replace('{', '{"amount\\u004dinor" :1,')),
    'fieldRepeated',
    400,
  ],
  [
    'a field twice with an object between',
    signedBody(good.rawBody.replace(/}$/, ',"amountMinor":1}')),
    'fieldRepeated',
    400,
  ],
  [
    'a field twice deep inside',
    signedBody(good.rawBody.replace('"table"', '"table":"13","table"')),
    'fieldRepeated',
    400,
  ],
  ['a field twice in a form', signedBody(`${form.rawBody}&amountMinor=1`, asForm), 'fieldRepeated', 400],
  [
    'a field twice in a form, spelled in two ways',
    signedBody(`${form.rawBody}&amount%4Dinor=1`, asForm),
    'fieldRepeated',
    400,
  ],
  ['no sign in the body', signedBody(JSON.stringify({ ...fields, sign: undefined })), 'signMismatch', 401],
  [
    'a wrong sign in the body',
    signedBody(JSON.stringify({ ...fields, sign: 'x'.repeat(32) })),
    'signMismatch',
    401,
  ],
  ['a field that was not signed', signedBody(JSON.stringify({ ...fields, more: 1 })), 'signMismatch', 401],
  ['a number beyond numbers', signedBody(good.rawBody.replace('50000', '1e999')), 'signMismatch', 401],
  ['an amount in words', resigned({ amountMinor: '50000' }), 'payloadInvalid', 400],
  ['parts of a minor unit', resigned({ amountMinor: 0.5 }), 'payloadInvalid', 400],
  ['no order', resigned({ orderCode: undefined }), 'payloadInvalid', 400],
  ['another event in the body', resigned({ eventId: crypto.randomUUID() }), 'eventIdMismatch', 400],
];

function bytes(body: readonly number[]): [Uint8Array, CallbackHeaders] {
  const raw = Uint8Array.from(body);
  const { 'X-Callback-Id': id, 'X-Callback-Timestamp': timestamp } = good.headers;
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(raw).digest('hex');
  return [raw, { ...good.headers, 'X-Signature': `v1=${signature}` }];
}

describe('refused callbacks and the answer to each', () => {
  it.each(refusals)('%s', async (_what, [rawBody, headers], reason, status) => {
    expect(await callbacks.verify(rawBody, headers)).toEqual({
      ok: false,
      reason,
      answer: { status, body: `refused: ${reason}` },
    });
  });

  it('a body that is already parsed is reported as a programming error', async () => {
    await expect(callbacks.verify(fields as unknown as string, good.headers)).rejects.toThrow('must be raw');
  });

  it('invalid keys and times', () => {
    for (const keys of [[], [''], ['a', '']]) expect(() => createCallbacks({ keys })).toThrow(TypeError);
    expect(() => createCallbacks({ key: '' })).toThrow(TypeError);
    expect(() => createCallbacks({ key, toleranceMs: -1 })).toThrow(TypeError);
    expect(() => createCallbacks({ key, toleranceMs: Number.NaN })).toThrow(TypeError);
  });
});

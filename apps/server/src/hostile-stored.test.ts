import { errorCodes } from '@platform/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from './kit/context.ts';
import { hostileTexts } from './testing/hostile-texts.ts';
import { openPartyDesk, type PartyDesk } from './testing/party-desk.ts';

let desk: PartyDesk;
beforeAll(async () => {
  desk = await openPartyDesk();
});
afterAll(() => desk.close());

type Row = Readonly<Record<string, unknown>>;

/** A text that people write and read again: the call that stores it, and the list that shows it. */
interface StoredText {
  readonly field: string;
  readonly role: Role;
  readonly write: (text: string, number: number) => readonly [path: string, body: object];
  readonly list: string;
}

const password = 'Moving2026money';
const template = {
  kind: 'sms',
  senderPattern: '[A-Z]{2}-STORED',
  pattern: 'Got (?P<amount>\\d+)',
  currency: 'INR',
  direction: 'in',
  priority: 100,
  enabled: true,
  sample: 'Got 5',
  sampleSender: 'VM-STORED',
};
const storedTexts: readonly StoredText[] = [
  {
    field: 'nickname',
    role: 'superAdmin',
    write: (nickname, number) => [
      'admin/addUser',
      { nickname, account: `night${number}`, password, access: 'customerService' },
    ],
    list: 'admin/getUserList?pageIndex=1&pageNum=200',
  },
  {
    field: 'name',
    role: 'admin',
    write: (name, number) => ['merchant/add', { account: `m${number}`, password, name }],
    list: 'merchant/getList?pageIndex=1&pageNum=200',
  },
  {
    field: 'name',
    role: 'admin',
    write: (name, number) => ['supplier/add', { account: `s${number}`, password, name }],
    list: 'supplier/getList?pageIndex=1&pageNum=200',
  },
  {
    field: 'name',
    role: 'admin',
    write: (name, number) => ['monitorDevice/add', { monitorId: `d${number}`, name, kind: 'sms' }],
    list: 'monitorDevice/getList?pageIndex=1&pageNum=200',
  },
  {
    field: 'name',
    role: 'superAdmin',
    write: (name) => ['messageTemplate/add', { ...template, name }],
    list: 'messageTemplate/getList?pageIndex=1&pageNum=200',
  },
  {
    field: 'reason',
    role: 'admin',
    write: (reason, number) => [
      'merchant/adjustBalance',
      { merchantId: desk.ids.merchantId, currency: 'INR', amountMinor: 1, reason, key: `stored-${number}` },
    ],
    list: 'adjustment/getList?limit=200',
  },
];

let number = 0;

test.each(storedTexts)(
  '$list: what somebody writes as $field is refused, or comes back as it was written',
  async ({ field, role, write, list }) => {
    const answers = new Map<string, number>();
    for (const [what, text] of Object.entries(hostileTexts)) {
      number += 1;
      const [path, body] = write(text, number);
      const { status, code } = await desk.call(role, path, body);
      expect({ what, isFault: status >= 500 }).toEqual({ what, isFault: false });
      answers.set(what, code);
      if (code !== errorCodes.success) continue;

      const { data } = await desk.read<{ list: Row[] }>(role, list);
      const shown = data.list.map((row) => row[field]);
      expect({ what, shown: shown.some((one) => one === text || one === text.trim()) }).toEqual({
        what,
        shown: true,
      });
    }
    // What is merely odd is somebody's name, and nothing that a store cannot hold is taken in part.
    for (const what of ['sql', 'html']) expect([what, answers.get(what)]).toEqual([what, errorCodes.success]);
    for (const what of ['nul', 'loneHigh', 'loneLow', 'megabyte', 'empty'])
      expect([what, answers.get(what)]).not.toEqual([what, errorCodes.success]);
  },
);

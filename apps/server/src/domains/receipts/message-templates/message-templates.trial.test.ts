import { errorCodes, type OperationIO } from '@platform/sdk';
import { permissions } from '@platform/sdk/permissions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { creditTemplate, openStatementDesk, type StatementDesk } from '../../../testing/statement-desk.ts';
import { statements } from '../statements/statements.table.ts';
import { addTemplate } from './message-templates.service.ts';
import { type MessageTemplate, messageTemplates } from './message-templates.table.ts';

type Trial = OperationIO['messageTemplates.trial']['output'];

let desk: StatementDesk;
let as: { token: string };
beforeAll(async () => {
  desk = await openStatementDesk();
  as = { token: await desk.signIn('technicalMaintenance') };
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.store.db.delete(messageTemplates);
  await desk.forget();
});

const add = (changes: Partial<MessageTemplate> = {}) =>
  desk.store.transaction((tx) => addTemplate(tx, { ...creditTemplate, ...changes }, desk.clock.now()));
const draft = {
  senderPattern: 'VM-DESKBK',
  pattern: 'Rs\\.(?P<amount>\\d+) credited',
  currency: 'INR',
  direction: 'in',
};
const tried = async (body: object = {}) => {
  const given = { kind: 'sms', draft, ...body };
  const { code, data } = await desk.post<Trial>('/v1.0/messageTemplate/trial', given, as);
  expect(code).toBe(errorCodes.success);
  return data;
};
const counts = ({ newlyRead, taken, changed, lost, hidden, unchanged }: Trial) => ({
  newlyRead: newlyRead.count,
  taken: taken.count,
  changed: changed.count,
  lost: lost.count,
  hidden: hidden.count,
  unchanged,
});
const none = { newlyRead: 0, taken: 0, changed: 0, lost: 0, hidden: 0, unchanged: 0 };

describe('a draft is tried on real messages, and nothing is stored', () => {
  test('it counts and shows what no template reads now', async () => {
    await desk.report([desk.sms('Rs.5 credited'), desk.sms('hello'), desk.sms('Rs.7 credited', 'XX-OTHER')]);
    const before = await desk.store.db.select().from(statements);
    const trial = await tried();
    expect([trial.tried, counts(trial)]).toEqual([3, { ...none, newlyRead: 1 }]);
    expect(trial.newlyRead.samples).toMatchObject([
      { sender: 'VM-DESKBK', text: 'Rs.5 credited', before: null, after: { amountMinor: 500 } },
    ]);
    expect(await desk.store.db.select().from(statements)).toEqual(before);
  });

  test('it says which messages the draft would take from which template, by its place', async () => {
    const other = await add({ name: 'Other', priority: 50 });
    await desk.credit({ amount: '5' });
    const first = await tried({ priority: 49 });
    expect(counts(first)).toEqual({ ...none, taken: 1 });
    expect(first.taken.templates).toEqual([{ templateId: other.id, name: 'Other', count: 1 }]);
    expect(first.taken.samples).toMatchObject([
      { templateName: 'Other', before: { accountTail: '4821' }, after: { accountTail: null } },
    ]);
    const last = await tried({ priority: 51 });
    expect(counts(last)).toEqual({ ...none, hidden: 1 });
    expect(last.hidden.templates).toEqual([{ templateId: other.id, name: 'Other', count: 1 }]);
    // Without a place, and among equals, a new template is the last.
    expect(counts(await tried())).toEqual({ ...none, hidden: 1 });
    expect(counts(await tried({ priority: 50 }))).toEqual({ ...none, hidden: 1 });
  });

  test('it compares a changed template with its stored version', async () => {
    const { id, priority } = await add({
      pattern: 'Rs\\.(?P<amount>\\d+) (?:credited|refunded)',
      sample: 'Rs.1 credited',
    });
    await desk.report([
      desk.sms('Rs.5 credited'),
      desk.sms('Rs.6 refunded'),
      desk.sms('Rs.7 credited Ref AB1234567'),
    ]);
    const changes = { templateId: id, priority };
    expect(counts(await tried(changes))).toEqual({ ...none, lost: 1, unchanged: 2 });
    const pattern = 'Rs\\.(?P<amount>\\d+) (?:credited|refunded)(?: Ref (?P<utr>\\w+))?';
    const trial = await tried({ ...changes, draft: { ...draft, pattern } });
    expect(counts(trial)).toEqual({ ...none, changed: 1, unchanged: 2 });
    expect(trial.changed.samples).toMatchObject([{ before: { utr: null }, after: { utr: 'AB1234567' } }]);
  });

  test('a message that moves to another template is lost to it', async () => {
    const own = await add({ priority: 10 });
    const other = await add({ name: 'Other', priority: 20 });
    await desk.credit({ amount: '5' });
    const trial = await tried({ templateId: own.id, priority: 30, draft: { ...draft } });
    expect(counts(trial)).toEqual({ ...none, lost: 1 });
    expect(trial.lost.templates).toEqual([{ templateId: other.id, name: 'Other', count: 1 }]);
  });

  test('only the newest 500 messages of the kind are tried, and five of each difference are shown', async () => {
    const records = Array.from({ length: 100 }, (_, index) => index);
    for (let round = 0; round < 6; round += 1) {
      await desk.report(records.map((index) => desk.sms(`Rs.${index + 1} credited`)));
    }
    const trial = await tried();
    expect([trial.tried, trial.isCut, trial.newlyRead.count]).toEqual([500, false, 500]);
    expect(trial.newlyRead.samples).toHaveLength(5);
    expect((await tried({ kind: 'webMessage' })).tried).toBe(0);
  });

  test('a pattern that cannot run is reported, not refused', async () => {
    const trial = await tried({ draft: { ...draft, pattern: '(?P<amount>' } });
    expect(trial).toMatchObject({ refusal: 'patternInvalid', detail: expect.any(String), tried: 0 });
  });
});

test('roles that try a template on messages may read messages', () => {
  const readers = Object.keys(permissions['statements.list'].roles);
  for (const role of Object.keys(permissions['messageTemplates.trial'].roles))
    expect(readers).toContain(role);
});

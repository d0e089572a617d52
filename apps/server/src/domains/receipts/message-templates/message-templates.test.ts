import { errorCodes, type OperationIO } from '@platform/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { creditTemplate, openStatementDesk, type StatementDesk } from '../../../testing/statement-desk.ts';
import { statements } from '../statements/statements.table.ts';
import type { MessageTemplateRow } from './message-templates.types.ts';

type Trial = OperationIO['messageTemplates.test']['output'];

let desk: StatementDesk;
let as: { token: string; token2: string };
beforeAll(async () => {
  desk = await openStatementDesk();
  const token = await desk.signIn('superAdmin');
  as = { token, token2: await desk.signInSecondLevel(token) };
});
afterAll(() => desk.close());

const call = <Data = MessageTemplateRow>(verb: string, body: object) =>
  desk.post<Data>(`/v1.0/messageTemplate/${verb}`, body, as);
const template = {
  name: 'Call bank',
  kind: 'sms',
  senderPattern: 'CALLBK',
  pattern: 'You got (?P<amount>\\d+)',
  currency: 'INR',
  direction: 'in',
  sample: 'You got 100',
  sampleSender: 'CALLBK',
};

test.each(['add', 'update', 'delete'])(
  '%s needs the second level: a template decides what completes orders',
  async (verb) => {
    const body = verb === 'add' ? template : { id: '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a01' };
    const { code } = await desk.post(`/v1.0/messageTemplate/${verb}`, body, { token: as.token });
    expect(code).toBe(errorCodes.secondLevelRequired);
  },
);

describe('a template', () => {
  test('takes effect at once when it is added, changed or deleted', async () => {
    const { data } = await call('add', template);
    expect(data).toMatchObject({ ...template, accountKind: null, priority: 110, enabled: true });
    const stateOf = async () => (await desk.report([desk.sms('You got 12', 'CALLBK')]))[0]?.state;
    expect(await stateOf()).toBe('unmatched');
    const changed = await call('update', { id: data.id, enabled: false });
    expect(changed.data).toMatchObject({ enabled: false, pattern: template.pattern });
    expect(await stateOf()).toBe('unparsed');
    await call('update', { id: data.id, enabled: true });
    expect((await call('delete', { id: data.id })).code).toBe(errorCodes.success);
    expect(await stateOf()).toBe('unparsed');
    for (const verb of ['update', 'delete']) {
      expect((await call(verb, { id: data.id })).code).toBe(errorCodes.templateNotFound);
    }
  });

  test('must read its own sample, also after each change', async () => {
    const refused = await call('add', { ...template, sample: 'nothing of it' });
    expect([refused.code, refused.msg]).toEqual([
      errorCodes.templateInvalid,
      expect.stringContaining('sampleUnread'),
    ]);
    const { data } = await call('add', template);
    const change = await call('update', { id: data.id, pattern: 'Otherwise (?P<amount>\\d+)' });
    expect(change.code).toBe(errorCodes.templateInvalid);
    const both = await call('update', { id: data.id, pattern: 'Or (?P<amount>\\d+)', sample: 'Or 5' });
    expect(both.code).toBe(errorCodes.success);
    await call('delete', { id: data.id });
  });

  test('that the linear engine cannot run is refused with the reason', async () => {
    const { code, msg } = await call('add', { ...template, pattern: '(?=x)(?P<amount>\\d+)' });
    expect([code, msg]).toEqual([errorCodes.templateInvalid, expect.stringContaining('patternInvalid')]);
  });

  test('is tried in order of priority', async () => {
    const first = await call('add', { ...template, name: 'First', priority: 1, accountKind: 'upi' });
    const second = await call('add', { ...template, name: 'Second', priority: 2 });
    const tried = async () =>
      (await call<Trial>('test', { kind: 'sms', sender: 'CALLBK', body: 'You got 5' })).data.templateName;
    expect(await tried()).toBe('First');
    await call('update', { id: first.data.id, priority: 3 });
    expect(await tried()).toBe('Second');
    const { data } = await desk.get<{ list: MessageTemplateRow[] }>(
      '/v1.0/messageTemplate/getList?name=sec',
      as,
    );
    expect(data.list.map(({ name }) => name)).toEqual(['Second']);
    for (const { id } of [first.data, second.data]) await call('delete', { id });
  });
});

describe('the tester', () => {
  const message = {
    kind: 'sms',
    sender: 'VM-DESKBK',
    body: 'Rs.200 credited to a/c XX4821 by A PAYER. UPI Ref 432109876543',
  };
  const tried = async (body: object) => (await call<Trial>('test', body)).data;

  test('shows the parsed fields and the order that would be completed, and changes nothing', async () => {
    const order = await desk.place();
    const before = await desk.store.db.$count(statements);
    expect(await tried({ ...message, monitorId: 'phone-07' })).toMatchObject({
      refusal: null,
      templateName: creditTemplate.name,
      fields: { amountMinor: 20_000, utr: '432109876543', payerName: 'A PAYER', accountTail: '4821' },
      outcome: {
        state: 'matched',
        resourceId: desk.own,
        resourceName: 'North 07',
        orderCode: order.orderCode,
      },
    });
    expect(await desk.store.db.$count(statements)).toBe(before);
    expect((await desk.stored(order.id))?.status).toBe(order.status);
    expect(await tried({ ...message, monitorId: 'tron-watcher' })).toMatchObject({
      outcome: { state: 'unmatched', orderCode: null },
    });
  });

  test('tries only the draft, and reports the engine’s error', async () => {
    const draft = { senderPattern: '.*', pattern: 'Rs\\.(?P<amount>\\d+)', currency: 'INR', direction: 'in' };
    expect(await tried({ ...message, draft })).toMatchObject({
      templateId: null,
      fields: { amountMinor: 20_000, utr: null },
      outcome: null,
    });
    const broken = await tried({ ...message, draft: { ...draft, pattern: '(?P<amount>' } });
    expect(broken).toMatchObject({ refusal: 'patternInvalid', fields: null, detail: expect.any(String) });
    const unknown = await tried({
      ...message,
      draft: { ...draft, pattern: '(?P<amount>\\d+)(?P<secret>.)' },
    });
    expect(unknown).toMatchObject({
      refusal: 'groupsInvalid',
      problemAt: { field: 'pattern', start: 18, end: 26 },
    });
    expect(await tried({ ...message, draft: { ...draft, senderPattern: 'a**' } })).toMatchObject({
      refusal: 'patternInvalid',
      problemAt: { field: 'senderPattern', start: 1, end: 3 },
    });
    expect(await tried({ ...message, draft: { ...draft, senderPattern: 'X' } })).toMatchObject({
      refusal: 'noTemplate',
    });
    expect(await tried({ ...message, body: 'Rs.0', draft })).toMatchObject({ refusal: 'amountUnreadable' });
  });

  test('says where each group is in the text that it read', async () => {
    const { text, groups } = await tried({ ...message, body: message.body.replace('Rs.', 'Ｒｓ.\u200B') });
    expect(text).toBe(message.body);
    expect(groups.map(({ name, start, end }) => [name, text.slice(start, end)])).toEqual([
      ['amount', '200'],
      ['direction', 'credited'],
      ['accountTail', '4821'],
      ['payerName', 'A PAYER'],
      ['utr', '432109876543'],
    ]);
    expect((await tried({ ...message, body: 'hello' })).groups).toEqual([]);
  });

  test('refuses an unknown device', async () => {
    const { code } = await call('test', { ...message, monitorId: 'nobody' });
    expect(code).toBe(errorCodes.monitorNotFound);
  });
});

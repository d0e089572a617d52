import { errorCodes, type OperationIO } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { creditTemplate, openStatementDesk, type StatementDesk } from '../../../testing/statement-desk.ts';
import { auditRecords } from '../../access/audit/audit.table.ts';
import { addTemplate } from './message-templates.service.ts';
import { messageTemplates } from './message-templates.table.ts';

type Order = OperationIO['messageTemplates.order']['output'];

let desk: StatementDesk;
let as: { token: string; token2: string };
beforeAll(async () => {
  desk = await openStatementDesk();
  const token = await desk.signIn('superAdmin');
  as = { token, token2: await desk.signInSecondLevel(token) };
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.store.db.delete(messageTemplates);
  for (const name of ['First', 'Second', 'Third']) await add(name);
});

const add = (name: string) =>
  desk.store.transaction((tx) => addTemplate(tx, { ...creditTemplate, name }, desk.clock.now()));
const order = async () => (await desk.get<Order>('/v1.0/messageTemplate/getOrder?kind=sms', as)).data;
const names = ({ list }: Order) => list.map(({ name }) => name);
const reorder = (body: object, access: object = as) =>
  desk.post<Order>('/v1.0/messageTemplate/reorder', { kind: 'sms', ...body }, access);
const reversed = ({ version, list }: Order) => ({
  version,
  templateIds: list.map(({ id }) => id).toReversed(),
});

test('a new order is the order in which messages are tried, and is audited', async () => {
  const before = await order();
  const { code, data } = await reorder(reversed(before));
  expect([code, names(data)]).toEqual([errorCodes.success, ['Third', 'Second', 'First']]);
  expect(data.list.map(({ priority }) => priority)).toEqual([10, 20, 30]);
  const body = 'Rs.5 credited to a/c XX4821 by A PAYER';
  const tried = await desk.post<{ templateName: string }>(
    '/v1.0/messageTemplate/test',
    { kind: 'sms', sender: 'VM-DESKBK', body },
    as,
  );
  expect(tried.data.templateName).toBe('Third');
  const [record] = await desk.store.db
    .select()
    .from(auditRecords)
    .where(eq(auditRecords.operation, 'messageTemplates.reorder'));
  expect(record).toMatchObject({
    before: { order: ['First', 'Second', 'Third'] },
    after: { order: ['Third', 'Second', 'First'] },
  });
});

test('of two users who saw the same order, only the first changes it', async () => {
  const seen = await order();
  const answers = await Promise.all([reorder(reversed(seen)), reorder(reversed(seen))]);
  expect(answers.map(({ code }) => code).sort()).toEqual(
    [errorCodes.success, errorCodes.templateOrderChanged].sort(),
  );
  expect(names(await order())).toEqual(['Third', 'Second', 'First']);
});

test('an order seen before a template was added is refused', async () => {
  const seen = await order();
  await add('Fourth');
  expect((await reorder(reversed(seen))).code).toBe(errorCodes.templateOrderChanged);
});

test('a template that is missing or named twice is refused', async () => {
  const { version, list } = await order();
  const [first = '', second = '', third = ''] = list.map(({ id }) => id);
  for (const templateIds of [
    [first, second],
    [first, second, second],
    [first, second, third, third],
  ]) {
    expect((await reorder({ version, templateIds })).code).toBe(errorCodes.validationFailed);
  }
});

test('needs the second level, as every change of a template', async () => {
  const { code } = await reorder(reversed(await order()), { token: as.token });
  expect(code).toBe(errorCodes.secondLevelRequired);
});

test('a new template without a place is tried last', async () => {
  const { code, data } = await desk.post<{ priority: number }>(
    '/v1.0/messageTemplate/add',
    { ...creditTemplate, name: 'Last', accountKind: undefined, priority: undefined },
    as,
  );
  expect([code, data.priority]).toEqual([errorCodes.success, 110]);
  expect(names(await order()).at(-1)).toBe('Last');
});

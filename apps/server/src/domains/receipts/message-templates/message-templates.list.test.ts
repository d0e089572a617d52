import { errorCodes } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../kit/ids.ts';
import { creditTemplate, openStatementDesk, type StatementDesk } from '../../../testing/statement-desk.ts';
import { banks } from '../../parties/banks/banks.table.ts';
import { statements } from '../statements/statements.table.ts';
import { addTemplate } from './message-templates.service.ts';
import { messageTemplates } from './message-templates.table.ts';
import type { MessageTemplateRow } from './message-templates.types.ts';

let desk: StatementDesk;
let as: { token: string; token2: string };
let bankId: string;
beforeAll(async () => {
  desk = await openStatementDesk();
  const token = await desk.signIn('superAdmin');
  as = { token, token2: await desk.signInSecondLevel(token) };
  bankId = newId(desk.clock.now());
  const names = { 'zh-CN': 'Desk', 'zh-TW': 'Desk', 'en-US': 'Desk Bank' };
  await desk.store.db
    .insert(banks)
    .values({ id: bankId, country: 'IN', number: '999', names, shortName: 'DESK', smsSenders: ['DESKBK'] });
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.store.db.delete(messageTemplates);
  await desk.forget();
});

const add = (
  name: string,
  rest: { bankId?: string; direction?: 'in' | 'out'; senderPattern?: string } = {},
) =>
  desk.store.transaction((tx) =>
    addTemplate(
      tx,
      { ...creditTemplate, name, ...rest, sampleSender: rest.senderPattern ?? creditTemplate.sampleSender },
      desk.clock.now(),
    ),
  );
const listed = async (query = '') =>
  (await desk.get<{ list: MessageTemplateRow[] }>(`/v1.0/messageTemplate/getList?${query}`, as)).data.list;

test('each template says how many messages it read, and when the last', async () => {
  const { id } = await add('Busy');
  await add('Unused', { senderPattern: 'VM-UNUSED' });
  const old = await desk.credit({ amount: '11' });
  await desk.credit({ amount: '12' });
  await desk.report([desk.sms('hello')]);
  const lastReadAt = desk.clock.now().toISOString();
  const eightDaysAgo = new Date(desk.clock.now().getTime() - 8 * 86_400_000);
  await desk.store.db
    .update(statements)
    .set({ storedAt: eightDaysAgo })
    .where(eq(statements.id, old.statementId));
  expect(await listed('sortBy=lastReadAt&sortOrder=desc')).toMatchObject([
    { name: 'Busy', readCount: 2, readLast7Days: 1, lastReadAt },
    { name: 'Unused', readCount: 0, readLast7Days: 0, lastReadAt: null },
  ]);
  expect(await listed(`templateId=${id}`)).toMatchObject([{ name: 'Busy' }]);
});

test('a template names its bank, for people and for filters', async () => {
  await add('Of the bank', { bankId });
  const { id } = await add('Of none', { direction: 'out' });
  expect(await listed(`bankId=${bankId}`)).toMatchObject([{ name: 'Of the bank', bankName: 'DESK' }]);
  expect(await listed('direction=out')).toMatchObject([{ name: 'Of none', bankId: null, bankName: null }]);
  const change = (body: object) =>
    desk.post<MessageTemplateRow>('/v1.0/messageTemplate/update', { id, ...body }, as);
  expect((await change({ bankId })).data.bankName).toBe('DESK');
  expect((await change({ bankId: null })).data.bankName).toBeNull();
  const unknown = '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a01';
  expect((await change({ bankId: unknown })).code).toBe(errorCodes.bankNotFound);
  const added = await desk.post(
    '/v1.0/messageTemplate/add',
    { ...creditTemplate, accountKind: undefined, bankId: unknown },
    as,
  );
  expect(added.code).toBe(errorCodes.bankNotFound);
});

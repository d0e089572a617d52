import { errorCodes } from '@platform/sdk';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  bankDefinition,
  openPayoutBatchDesk,
  type PayoutBatchDesk,
} from '../../../testing/payout-batch-desk.ts';
import { payoutTemplates } from './payout-templates.table.ts';
import type { ShownTemplate } from './payout-templates.types.ts';

let desk: PayoutBatchDesk;
beforeAll(async () => {
  desk = await openPayoutBatchDesk();
  await desk.renew();
});
afterAll(() => desk.close());

const call = <Data = ShownTemplate>(name: string, body: object, as = desk.admin) =>
  desk.post<Data>(`/v1.0/payoutTemplate/${name}`, body, as);
const template = (name: string) => ({ name, bankName: 'Example Bank', definition: bankDefinition });
const options = async () =>
  (await desk.get<{ id: string }[]>('/v1.0/payoutTemplate/getOptions', desk.supplier)).data.map(
    ({ id }) => id,
  );

it('is added, listed, changed, offered while it is enabled, and deleted', async () => {
  const { data } = await call('add', template('Bulk'));
  expect(data).toMatchObject({
    name: 'Bulk',
    readsResults: true,
    updatedByName: 'admin',
    definition: { encoding: 'utf8' },
  });
  expect(await options()).toContain(data.id);
  const list = await desk.get<{ list: ShownTemplate[] }>(
    '/v1.0/payoutTemplate/getList?name=bul&format=csv',
    desk.admin,
  );
  expect(list.data.list).toMatchObject([{ id: data.id }]);
  expect((await call('add', template('bULK'))).code).toBe(errorCodes.payoutTemplateExists);
  const changed = await call('update', { templateId: data.id, name: 'Bulk 2', enabled: false });
  expect(changed.data).toMatchObject({ name: 'Bulk 2', enabled: false });
  expect(await options()).not.toContain(data.id);
  const used = { resourceId: desk.account, templateId: data.id, payoutTime: '2026-11-20 18:00:00' };
  expect((await desk.call('create', used)).code).toBe(errorCodes.payoutTemplateNotFound);
  expect((await call('delete', { templateId: data.id })).code).toBe(200);
  expect((await call('delete', { templateId: data.id })).code).toBe(errorCodes.payoutTemplateNotFound);
});

it('is not written over what another person saved meanwhile', async () => {
  const { data } = await call('add', template('Of two'));
  const opened = { templateId: data.id, updatedAt: data.updatedAt };
  desk.clock.advance(1_000);
  const first = await call('update', { ...opened, bankName: 'First Bank' });
  const second = await call('update', { ...opened, definition: { ...bankDefinition, amountStyle: 'minor' } });
  expect([first.code, second.code]).toEqual([errorCodes.success, errorCodes.conflict]);
  const again = { ...opened, updatedAt: first.data.updatedAt, name: 'Of both' };
  expect((await call('update', again)).data).toMatchObject({
    ...{ name: 'Of both', bankName: 'First Bank', definition: { amountStyle: bankDefinition.amountStyle } },
  });
});

it('is kept by a batch as it was, whatever becomes of it', async () => {
  const templateId = await desk.addTemplate();
  await desk.waiting();
  const { data } = await desk.create({ templateId });
  await call('delete', { templateId });
  expect((await desk.call('export', { payoutBatchId: data.batch.id })).data.state).toBe('exported');
});

it('previews the bytes as the bank will read them, of invented payouts or of real ones', async () => {
  const preview = (more: object = {}) =>
    call<{ lines: string[][]; text: string; problems: object[] }>('preview', {
      definition: bankDefinition,
      ...more,
    });
  const { data } = await preview();
  expect(data.lines[0]).toEqual(['No', 'Name', 'Account', 'Amount', 'Remark']);
  expect(data.lines).toHaveLength(4);
  expect(data.problems).toEqual([]);
  expect(data.text).toContain("'=1+1");
  const order = await desk.waiting();
  const real = await preview({ orderCodes: [order.orderCode] });
  expect(real.data.lines[1]).toEqual(['1', 'B Sample', '50100012345678', '1000.00', order.orderCode]);
  expect((await preview({ orderCodes: ['P0'] })).code).toBe(errorCodes.orderNotFound);
});

it('of a format that this server does not know makes no batch', async () => {
  const templateId = await desk.addTemplate();
  const definition = { ...bankDefinition, format: 'ods' };
  await desk.store.db
    .update(payoutTemplates)
    .set({ definition: sql`${JSON.stringify(definition)}::jsonb` })
    .where(eq(payoutTemplates.id, templateId));
  await desk.waiting();
  expect((await desk.create({ templateId })).code).toBe(errorCodes.templateTypeUnsupported);
});

it('is not changed without the second-level password, nor by suppliers', async () => {
  const { token } = desk.admin;
  const without = await desk.post('/v1.0/payoutTemplate/add', template('X'), { token });
  expect(without.code).toBe(errorCodes.secondLevelRequired);
  expect((await call('add', template('X'), desk.supplier)).code).toBe(errorCodes.forbidden);
});

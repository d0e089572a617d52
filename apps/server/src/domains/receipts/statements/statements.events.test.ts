import { afterAll, beforeAll, expect, test } from 'vitest';
import { HubScene } from '../../../testing/hub-scene.ts';
import { openStatementDesk, type StatementDesk } from '../../../testing/statement-desk.ts';

let desk: StatementDesk;
const scene = new HubScene();
beforeAll(async () => {
  desk = await openStatementDesk();
});
afterAll(async () => {
  await scene.end();
  await desk.close();
});

test('users that may see a record get events when it arrives and changes, and no others do', async () => {
  const { signedIn } = await scene.start(desk);
  const admin = await signedIn('admin');
  const supplier = await signedIn('supplier');
  const merchant = await signedIn('merchant');
  for (const client of [admin, supplier])
    expect((await client.send('subscribe', { topics: ['statements'] })).code).toBe(200);
  expect((await merchant.send('subscribe', { topics: ['statements'] })).code).not.toBe(200);

  const order = await desk.place({ amountMinor: 20_000 });
  const matched = await desk.credit({ amount: '200.00', utr: '532100000001' });
  const unmatched = await desk.credit({ amount: '999.00', utr: '532100000002' });
  // A device of the platform. Its record belongs to no supplier.
  const own = await desk.addDevice('own-phone', 'sms', [], { supplierId: null });
  const [foreign] = await desk.report([desk.sms('What is this?')], own);
  const token = await desk.signIn('admin');
  const ignored = { statementId: unmatched.statementId, reason: 'The owner’s own money' };
  await desk.post('/v1.0/statement/ignore', ignored, { token });

  await admin.find(({ data }) => data?.type === 'statement.updated');
  await supplier.find(({ data }) => data?.type === 'statement.updated');
  const facts = { topic: 'statements', kind: 'sms' };
  const ofAccount = [
    {
      ...facts,
      type: 'statement.created',
      id: matched.statementId,
      state: 'matched',
      orderId: order.id,
      amountMinor: 20_000,
      currency: 'INR',
      direction: 'in',
      resourceId: desk.own,
      supplierId: desk.ids.supplierId,
    },
    { ...facts, type: 'statement.created', id: unmatched.statementId },
    { ...facts, type: 'statement.updated', id: unmatched.statementId, state: 'ignored' },
  ];
  expect(supplier.events).toMatchObject(ofAccount);
  expect(admin.events.map((event) => `${event?.type} ${event?.id}`)).toEqual([
    `statement.created ${matched.statementId}`,
    `statement.created ${unmatched.statementId}`,
    `statement.created ${foreign?.statementId}`,
    `statement.updated ${unmatched.statementId}`,
  ]);
  expect(merchant.events).toEqual([]);
});

import { eq } from 'drizzle-orm';
import { payTokenOf } from '../domains/orders/cashier/pay-links.service.ts';
import { type Order, orders } from '../domains/orders/orders/orders.table.ts';
import { resources } from '../domains/orders/resources/resources.table.ts';
import { peopleOf } from './people.ts';
import type { StatementDesk } from './statement-desk.ts';
import {
  done,
  fieldsOf,
  lastReason,
  type Row,
  rowOf,
  type TextWriter,
  type Written,
} from './stored-texts.ts';
import { addTestDevice } from './test-device.ts';

const page = 'pageIndex=1&pageNum=100';

/** Texts about accounts, messages, devices and their orders. */
export async function collectionWriters(desk: StatementDesk): Promise<TextWriter[]> {
  const people = peopleOf(desk);
  const { call } = people;
  await desk.set('AlipayToAlipayByHandSubmitName', true);
  const script = await addTestDevice(desk, { monitorId: 'script-01', kind: 'web' });
  let amountMinor = 100_000;
  /** Each expects a different amount and is used by one test only. */
  const allocated = async (): Promise<Order> => {
    amountMinor += 100;
    return desk.place({ amountMinor });
  };
  const statementRow = (id: unknown) =>
    rowOf(people, 'superAdmin', `statement/getList?${page}`, (row) => row['id'] === id);
  /** A message that matches no order. */
  const unmatched = async (): Promise<string> => {
    amountMinor += 100;
    return (await desk.credit({ amount: `${amountMinor / 100}.50` })).statementId;
  };
  const ingested = async (
    device: Pick<typeof script, 'send'>,
    record: Row,
    fieldOf: Readonly<Record<string, (row: Row) => unknown>>,
  ): Promise<Written> => {
    const answer = await device.send<{ results: readonly Row[] }>('/v1.0/statement/ingest', {
      records: [record],
    });
    const shown = async (): Promise<Row> => {
      const row = await statementRow(answer.data.results[0]?.['statementId']);
      return Object.fromEntries(Object.entries(fieldOf).map(([way, read]) => [way, read(row)]));
    };
    return { ...answer, shown };
  };
  const phone = await addTestDevice(desk, { monitorId: 'phone-stored', kind: 'sms' });
  const watcher = await addTestDevice(desk, { monitorId: 'watcher-stored', kind: 'chain' });
  await call('superAdmin', 'userProduct/add', { userId: desk.ids.supplier, productId: 1008 });
  // A bank account number is unique.
  const bank = (number: number): Row => ({
    kind: 'bank',
    currency: 'INR',
    cardNumber: String(50_100_000_000_000 + number),
    ifscCode: 'DEMO0000123',
    bankName: 'before',
    accountName: 'before',
  });
  const gateway = (number: number): Row => ({
    kind: 'gateway',
    currency: 'INR',
    gatewayName: `Gateway ${number}`,
  });
  const account = {
    supplierId: desk.ids.supplierId,
    productIds: [1008],
    minAmountMinor: 100,
    maxAmountMinor: 200,
  };
  const template = { kind: 'sms', currency: 'INR', direction: 'in', priority: 900, enabled: false };
  const templateWays = ['name', 'senderPattern', 'pattern', 'sample', 'sampleSender'];
  // The text comes after the placeholders that a template needs.
  const lead = {
    senderPattern: '(?s)VM-STORED.*|',
    pattern: '(?s)Got (?P<amount>\\d+).*|',
    sample: 'Got 5 ',
    sampleSender: 'VM-STORED',
  };
  const templateOf = (textOf: (way: string) => string): Row => ({
    name: textOf('name'),
    ...Object.fromEntries(Object.entries(lead).map(([way, start]) => [way, `${start}${textOf(way)}`])),
  });
  const templateShown = (id: unknown) => async (): Promise<Row> => {
    const list = `messageTemplate/getList?${page}`;
    const row = await rowOf(people, 'superAdmin', list, (one) => one['id'] === id);
    const behind = Object.entries(lead).map(([way, start]) => [way, String(row[way]).slice(start.length)]);
    // Delete it, because one template per text would fill more than a page.
    await call('superAdmin', 'messageTemplate/delete', { id });
    return { name: row['name'], ...Object.fromEntries(behind) };
  };
  const shownAccount = (id: unknown, ways: readonly string[]) => async (): Promise<Row> => {
    const row = await rowOf(people, 'admin', `resource/getList?${page}`, (one) => one['id'] === id);
    await call('admin', 'resource/delete', { resourceId: id });
    return fieldsOf(row, ways);
  };
  const accountWriters = (ways: readonly string[], kind: (number: number) => Row): TextWriter[] => [
    {
      operation: 'resources.add',
      ways,
      write: async (textOf, number) => {
        const body = {
          ...account,
          name: 'Stored',
          ...kind(number),
          ...Object.fromEntries(ways.map((way) => [way, textOf(way)])),
        };
        const answer = await call<Row | null>('admin', 'resource/add', body);
        return { ...answer, shown: shownAccount(answer.data?.['id'], ways) };
      },
    },
    {
      operation: 'resources.update',
      ways,
      write: async (textOf, number) => {
        const { id } = done(
          await call('admin', 'resource/add', { ...account, name: 'Stored', ...kind(number) }),
        );
        const texts = Object.fromEntries(ways.map((way) => [way, textOf(way)]));
        const answer = await call('admin', 'resource/update', { resourceId: id, ...texts });
        return { ...answer, shown: shownAccount(id, ways) };
      },
    },
  ];
  const device = (monitorId: string) => async () =>
    fieldsOf(
      await rowOf(people, 'admin', `monitorDevice/getList?${page}`, (row) => row['monitorId'] === monitorId),
      ['name'],
    );

  return [
    ...accountWriters(['name', 'bankName', 'accountName'], bank),
    ...accountWriters(['gatewayName'], gateway),
    {
      operation: 'messageTemplates.add',
      ways: templateWays,
      write: async (textOf) => {
        const answer = await call<Row | null>('superAdmin', 'messageTemplate/add', {
          ...template,
          ...templateOf(textOf),
        });
        return { ...answer, shown: templateShown(answer.data?.['id']) };
      },
    },
    {
      operation: 'messageTemplates.update',
      ways: templateWays,
      write: async (textOf) => {
        const before = { ...template, ...templateOf(() => 'before') };
        const { id } = done(await call('superAdmin', 'messageTemplate/add', before));
        const answer = await call('superAdmin', 'messageTemplate/update', { id, ...templateOf(textOf) });
        return { ...answer, shown: templateShown(id) };
      },
    },
    {
      operation: 'monitorDevices.add',
      ways: ['name'],
      write: async (textOf, number) => {
        const body = { monitorId: `d${number}`, name: textOf('name'), kind: 'sms' };
        return { ...(await call('admin', 'monitorDevice/add', body)), shown: device(body.monitorId) };
      },
    },
    {
      operation: 'monitorDevices.update',
      ways: ['name'],
      write: async (textOf) => {
        const body = { monitorId: 'script-01', name: textOf('name') };
        return { ...(await call('admin', 'monitorDevice/update', body)), shown: device('script-01') };
      },
    },
    {
      operation: 'monitorLogs.report',
      byDevice: true,
      masksNumbers: true,
      ways: ['logs.0.message', 'logs.0.details.note'],
      write: async (textOf) => {
        const log = {
          logPhase: 'fetch',
          message: textOf('logs.0.message'),
          details: { note: textOf('logs.0.details.note') },
        };
        const answer = await script.send('/v1.0/monitor/heartbeat', { logs: [log] });
        const list = 'monitorLog/getList?monitorId=script-01&pageIndex=1&pageSize=10';
        const shown = async (): Promise<Row> => {
          const row = await rowOf(people, 'admin', list, ({ logPhase }) => logPhase === 'fetch');
          const { note } = row['details'] as Row;
          return { 'logs.0.message': row['message'], 'logs.0.details.note': note };
        };
        return { ...answer, shown };
      },
    },
    {
      operation: 'statements.ingest',
      byDevice: true,
      ways: ['records.0.sms.sender', 'records.0.sms.body'],
      write: (textOf, number) => {
        const [sender, body] = [textOf('records.0.sms.sender'), textOf('records.0.sms.body')];
        const receivedAt = desk.clock.now().toISOString();
        return ingested(
          phone,
          { sms: { sender, body, receivedAt, sequence: number } },
          {
            'records.0.sms.sender': (row) => row['sender'],
            'records.0.sms.body': (row) => row['rawText'],
          },
        );
      },
    },
    {
      operation: 'statements.ingest',
      byDevice: true,
      ways: ['records.0.webMessage.source', 'records.0.webMessage.body', 'records.0.webMessage.messageId'],
      write: (textOf) => {
        const [source, body] = [textOf('records.0.webMessage.source'), textOf('records.0.webMessage.body')];
        const messageId = textOf('records.0.webMessage.messageId');
        const receivedAt = desk.clock.now().toISOString();
        return ingested(
          script,
          { webMessage: { source, body, receivedAt, messageId } },
          {
            'records.0.webMessage.source': (row) => row['sender'],
            'records.0.webMessage.body': (row) => row['rawText'],
            'records.0.webMessage.messageId': (row) => row['messageId'],
          },
        );
      },
    },
    {
      operation: 'statements.ingest',
      byDevice: true,
      ways: ['records.0.usdt.contract', 'records.0.usdt.from', 'records.0.usdt.to'],
      write: (textOf) => {
        const texts = Object.fromEntries(
          ['contract', 'from', 'to'].map((name) => [name, textOf(`records.0.usdt.${name}`)]),
        );
        const field = (name: string) => (row: Row) => (row['usdt'] as Row)[name];
        return ingested(
          watcher,
          { ...desk.transfer(texts) },
          {
            'records.0.usdt.contract': field('contract'),
            'records.0.usdt.from': field('from'),
            'records.0.usdt.to': field('to'),
          },
        );
      },
    },
    {
      operation: 'statements.matchByHand',
      ways: ['reason'],
      write: async (textOf) => {
        const { orderCode } = await allocated();
        const statementId = await unmatched();
        const body = { statementId, orderCode, reason: textOf('reason') };
        const answer = await call('admin', 'statement/matchByHand', body);
        return { ...answer, shown: async () => fieldsOf(await statementRow(statementId), ['reason']) };
      },
    },
    {
      operation: 'splitMatches.add',
      ways: ['residueNote', 'reason'],
      write: async (textOf) => {
        const orders = [await allocated(), await allocated()];
        const askedMinor = orders.reduce((sum, order) => sum + (order.payAmountMinor ?? 0), 0);
        const amount = `${(askedMinor + 150) / 100}`;
        const answer = await call<Row>('admin', 'splitMatch/add', {
          statementIds: [(await desk.credit({ amount })).statementId],
          orderCodes: orders.map(({ orderCode }) => orderCode),
          residueKind: 'overpaid',
          residueNote: textOf('residueNote'),
          reason: textOf('reason'),
        });
        return { ...answer, shown: async () => fieldsOf(answer.data, ['residueNote', 'reason']) };
      },
    },
    {
      operation: 'statements.ignore',
      ways: ['reason'],
      write: async (textOf) => {
        const statementId = await unmatched();
        const answer = await call('admin', 'statement/ignore', { statementId, reason: textOf('reason') });
        return { ...answer, shown: async () => fieldsOf(await statementRow(statementId), ['reason']) };
      },
    },
    {
      operation: 'orders.reselect',
      ways: ['userName', 'bankName'],
      write: async (textOf) => {
        const { orderCode } = await allocated();
        const texts = { userName: textOf('userName'), bankName: textOf('bankName') };
        const answer = await call('admin', 'order/reselect', { orderCode, productIdList: [1008], ...texts });
        const isIt = (row: Row): boolean => row['orderCode'] === orderCode;
        const list = `order/getList?${page}&orderCode=${orderCode}`;
        const shown = async () =>
          fieldsOf(await rowOf(people, 'admin', list, isIt), ['userName', 'bankName']);
        return { ...answer, shown };
      },
    },
    {
      operation: 'orders.reverse',
      ways: ['reason'],
      write: async (textOf) => {
        const { orderCode } = await allocated();
        done(await call('admin', 'order/replenishmentOrder', { orderCode }));
        const answer = await call('admin', 'order/reverseOrder', { orderCode, reason: textOf('reason') });
        return { ...answer, shown: lastReason(people, orderCode) };
      },
    },
    {
      operation: 'cashier.tell',
      ways: ['payerName'],
      write: async (textOf) => {
        const { id } = await allocated();
        const token = payTokenOf(desk.dependencies.secrets, id);
        // Names are required for payments from wallet to wallet.
        const become = (kind: 'wallet' | 'upi') =>
          desk.store.db.update(resources).set({ kind }).where(eq(resources.id, desk.own));
        await become('wallet');
        await desk.store.db.update(orders).set({ currency: 'CNY' }).where(eq(orders.id, id));
        const answer = await desk.post('/v1.0/cashier/tell', { token, payerName: textOf('payerName') });
        const { data } = await desk.get<{ said: Row }>(`/v1.0/cashier/getOrder?token=${token}`);
        await become('upi');
        const shown = async () => fieldsOf(data.said, ['payerName']);
        return { ...answer, shown };
      },
    },
  ];
}

import { orderFindings } from '../domains/risk/order-analysis/order-analysis.table.ts';
import { newId } from '../kit/ids.ts';
import type { PartyDesk } from './party-desk.ts';
import { fieldsOf, rowOf, type TextWriter } from './stored-texts.ts';

/** Texts about risk. */
export function riskWriters(desk: PartyDesk): TextWriter[] {
  return [
    {
      operation: 'frozenIps.freeze',
      ways: ['reason'],
      write: async (textOf, index) => {
        const network = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
        const answer = await desk.call('admin', 'frozenIp/freeze', {
          networks: [network],
          reason: textOf('reason'),
        });
        const shown = async () =>
          fieldsOf(
            await rowOf(desk, 'admin', `frozenIp/getList?ip=${network}`, (row) => row['network'] === network),
            ['reason'],
          );
        return { ...answer, shown };
      },
    },
    {
      operation: 'blackList.add',
      ways: ['values.0', 'reason'],
      write: async (textOf) => {
        const answer = await desk.call('superAdmin', 'blackList/add', {
          kind: 'vpa',
          values: [textOf('values.0')],
          direction: 'both',
          effect: 'suspicious',
          reason: textOf('reason'),
        });
        // The newest entry.
        const shown = async () => {
          const { value, reason } = await rowOf(desk, 'superAdmin', 'blackList/getList', () => true);
          return { 'values.0': value, reason };
        };
        return { ...answer, shown };
      },
    },
    {
      operation: 'blackList.update',
      ways: ['reason'],
      write: async (textOf, index) => {
        const terms = { kind: 'phone', direction: 'both', effect: 'suspicious', reason: 'Mule' };
        await desk.call('superAdmin', 'blackList/add', { ...terms, values: [String(7_000_000_000 + index)] });
        const newest = () => rowOf(desk, 'superAdmin', 'blackList/getList', () => true);
        const answer = await desk.call('superAdmin', 'blackList/update', {
          blackListId: (await newest())['id'],
          reason: textOf('reason'),
        });
        return { ...answer, shown: async () => fieldsOf(await newest(), ['reason']) };
      },
    },
    {
      operation: 'ipRules.save',
      ways: ['note'],
      write: async (textOf, index) => {
        const network = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
        // Disabled, because devices report here too.
        const rule = { kind: 'devices', networks: [network], note: textOf('note'), enabled: false };
        const answer = await desk.call('superAdmin', 'ipRule/save', rule);
        const shown = async () =>
          fieldsOf(
            await rowOf(
              desk,
              'superAdmin',
              `ipRule/getList?ip=${network}`,
              (row) => row['network'] === network,
            ),
            ['note'],
          );
        return { ...answer, shown };
      },
    },
    {
      operation: 'orderFindings.decide',
      ways: ['reason'],
      write: async (textOf) => {
        const id = await addFinding(desk);
        const decided = { findingId: id, decision: 'dismissed', reason: textOf('reason') };
        const answer = await desk.call('admin', 'orderFinding/decide', decided);
        const shown = async () =>
          fieldsOf(
            await rowOf(desk, 'admin', `orderFinding/getList?findingId=${id}`, (row) => row['id'] === id),
            ['reason'],
          );
        return { ...answer, shown };
      },
    },
  ];
}

async function addFinding({ store, clock }: PartyDesk): Promise<string> {
  const now = clock.now();
  const id = newId(now);
  await store.db.insert(orderFindings).values({
    ...{
      id,
      rule: 'addressUnpaid',
      windowHours: 24,
      windowStart: now,
      firstAt: now,
      lastAt: now,
      foundAt: now,
    },
    ...{ subjectKind: 'address', subject: '203.0.113.7', subjectKey: id, state: 'open' },
    ...{ count: 1, total: 1, orderCount: 1, newOrderCount: 1 },
  });
  return id;
}

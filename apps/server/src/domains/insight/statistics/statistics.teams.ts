import type { OperationIO } from '@platform/sdk';
import type { Queryable } from '../../../db/connection.ts';
import { suppliers } from '../../parties/parties.public.ts';
import { share } from './statistics.figures.ts';

type Breakdown = OperationIO['orders.breakdown']['output'];
type Row = Breakdown['groups'][number];
type Figures = Row['current'];

/**
 * SupplierUnifyQueryGroup: while it is set, the list of a supplier's orders includes its whole team, so the row of a
 * supplier counts the team too. Rows of a leader and of its team then overlap.
 *
 * @param mayShow whether a supplier may have a row: one above those that the caller reads has none
 */
export async function withTeams(
  db: Queryable,
  breakdown: Breakdown,
  mayShow: (supplierId: string) => boolean,
): Promise<Breakdown> {
  const own = breakdown.groups.filter(({ by }) => by === 'supplier');
  if (own.length === 0) return breakdown;
  const { id, parentId, name } = suppliers;
  const known = new Map(
    (await db.select({ id, parentId, name }).from(suppliers)).map((supplier) => [supplier.id, supplier]),
  );
  const rows = new Map<string, Row>();
  for (const row of own) {
    for (const supplierId of withLeaders(row.key, (one) => known.get(one)?.parentId)) {
      const word = known.get(supplierId)?.name;
      if (word === undefined || !mayShow(supplierId)) continue;
      const place = `${supplierId} ${row.current.currency}`;
      const before = rows.get(place);
      const names = { 'zh-CN': word, 'zh-TW': word, 'en-US': word };
      rows.set(place, {
        ...{ ...row, key: supplierId, name: names },
        current: before ? added(before.current, row.current) : row.current,
        previous: before ? added(before.previous, row.previous) : row.previous,
      });
    }
  }
  return {
    ...breakdown,
    supplierTeams: true,
    groups: [
      ...breakdown.groups.filter(({ by }) => by !== 'supplier'),
      ...[...rows.values()].sort(
        (a, b) =>
          b.current.paidCount - a.current.paidCount ||
          b.current.orderCount - a.current.orderCount ||
          (a.key < b.key ? -1 : 1),
      ),
    ],
  };
}

/** A supplier and those above it. Ends even with a cycle in the data. */
function withLeaders(supplierId: string, leaderOf: (id: string) => string | null | undefined): Set<string> {
  const chain = new Set<string>();
  for (let id: string | null | undefined = supplierId; id && !chain.has(id); id = leaderOf(id)) chain.add(id);
  return chain;
}

function added(a: Figures, b: Figures): Figures {
  const sum = { ...a };
  for (const name of Object.keys(a) as (keyof Figures)[]) {
    const [one, other] = [a[name], b[name]];
    if (typeof one === 'number' && typeof other === 'number') Object.assign(sum, { [name]: one + other });
  }
  const ended = sum.orderCount - sum.liveCount - sum.exceptionCount;
  return { ...sum, successRate: share(sum.paidCount, ended) };
}

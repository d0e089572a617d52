import { orders } from '../../orders/orders.public.ts';
import type { MerchantFiguresSource } from '../../parties/parties.public.ts';
import { workToday } from './work-today.ts';

/** Orders of merchants since `today` began. What suppliers earn by them is not the merchants' to see. */
export const merchantFiguresOf: MerchantFiguresSource = async (db, merchantIds, today) => {
  const rows =
    merchantIds.length === 0 ? [] : await workToday(db, orders.merchantId, [...merchantIds], today);
  const work = Map.groupBy(rows, ({ ownerId }) => ownerId);
  return (id) =>
    (work.get(id) ?? []).map(({ ownerId: _owner, commissionMinor: _commission, ...figures }) => figures);
};

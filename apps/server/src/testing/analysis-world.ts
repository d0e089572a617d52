import { type SQL, sql } from 'drizzle-orm';
import { users } from '../domains/access/users/users.table.ts';
import { placeOrder } from '../domains/orders/orders/orders.creation.ts';
import { orders } from '../domains/orders/orders/orders.table.ts';
import { addResource } from '../domains/orders/resources/resources.service.ts';
import { addMerchant } from '../domains/parties/merchants/merchants.service.ts';
import { addSupplier } from '../domains/parties/suppliers/suppliers.service.ts';
import { newId } from '../kit/ids.ts';
import { addManyOrders } from './many-orders.ts';
import { type OrderWorld, openOrderWorld, worldStart, worldZone } from './order-world.ts';

/** Many ordinary orders, one in three seconds from the start of a day, among which a test plants patterns. */
export interface AnalysisWorld extends OrderWorld {
  /** Those of ordinary orders, then two that only planted orders have. */
  readonly merchantIds: readonly string[];
  /** Those of ordinary orders, then one that only planted orders have. */
  readonly supplierIds: readonly string[];
  readonly accountIds: readonly string[];
  readonly start: Date;
  /** Changes the orders with these numbers: `first`, and each `step` after it. */
  plant(first: number, count: number, step: number, set: SQL): Promise<void>;
}

const dayMs = 86_400_000;

export async function openAnalysisWorld(count: number): Promise<AnalysisWorld> {
  const world = await openOrderWorld();
  const { db } = world.store;
  const start = new Date(Math.floor((Date.now() - 3 * dayMs) / dayMs) * dayMs);
  const addUser = async (account: string, role: 'merchant' | 'supplier'): Promise<string> => {
    const id = newId();
    await db.insert(users).values({ id, account, nickname: account, role, passwordHash: 'none' });
    return id;
  };
  const merchantIds = world.merchants.map(({ id }) => id);
  for (let number = 3; number <= 8; number += 1) {
    const mchId = `1000010${number}`;
    const userId = await addUser(`merchant${mchId}`, 'merchant');
    merchantIds.push((await addMerchant(db, world.secrets, { userId, mchId, name: mchId }, worldStart)).id);
  }
  const userId = await addUser('supplierPlanted', 'supplier');
  const planted = await addSupplier(db, { userId, name: 'supplierPlanted' }, worldStart);
  const supplierIds = [...world.suppliers, planted.id];
  const accountIds: string[] = [];
  for (let number = 0; number < 9; number += 1) {
    const name = `account${number}`;
    const fields = { kind: 'upi', name, vpa: `${name}@bank`, currency: 'INR', timeZone: worldZone } as const;
    const limits = { minAmountMinor: 100, maxAmountMinor: 10_000_000, productIds: [1008] };
    const account = await world.store.transaction((tx) =>
      addResource(tx, { supplierId: supplierIds[number % 4] ?? planted.id, ...fields, ...limits }, start),
    );
    accountIds.push(account.id);
  }
  await world.store.transaction((tx) =>
    placeOrder(
      tx,
      { productId: 1008, mchOrderNo: 'X0', amount: 1_000, notifyUrl: 'https://m.example/n' },
      { merchantId: merchantIds[0] ?? '', now: start, timeZone: worldZone },
    ),
  );
  await addManyOrders(world.store, count);
  // Ordinary: payers and addresses with some four orders each at two merchants, seven of ten paid, one of fifty of
  // these supplemented.
  const number = sql`substr(merchant_order_no, 2)::int`;
  const draw = (seed: string): SQL =>
    sql`(('x' || substr(md5(${number}::text || ${seed}), 1, 6))::bit(24)::int)`;
  const oneOf = (ids: readonly string[]): SQL =>
    sql`(${`{${ids.join(',')}}`}::uuid[])[1 + ${number} % ${sql.raw(String(ids.length))}]`;
  const payer = (seed: string): SQL =>
    sql`(${number} % 6 / 2)::text || '.' || ${draw(seed)} % ${Math.ceil(count / 12)}::int`;
  const isPaid = sql`${draw('status')} % 1000 < 700`;
  await db.execute(sql`update ${orders} set
    created_at = ${start.toISOString()}::timestamptz + ${number} * interval '3 seconds', merchant_id = ${oneOf(merchantIds.slice(0, 6))}, supplier_id = ${oneOf(supplierIds.slice(0, 4))},
    resource_id = ${oneOf(accountIds.slice(0, 8))},
    user_name = 'Payer ' || ${payer('name')}, client_ip = '10.0.' || ${payer('ip')},
    card_number = null, amount_minor = 1000 + 100 * (${draw('amount')} % 4000),
    status = case when ${isPaid} then 4 when ${draw('failed')} % 20 = 0 then 10 else 3 end,
    completed_at = case when ${isPaid} then created_at + interval '1 day' end,
    supplement_status = case when ${isPaid} and ${draw('supplement')} % 50 = 0 then 1 else 0 end`);
  return {
    ...world,
    merchantIds,
    supplierIds,
    accountIds,
    start,
    plant: async (first, planted, step, set) => {
      await db.execute(sql`update ${orders} set ${set} where ${number} between ${first}::int and ${first + (planted - 1) * step}::int
        and (${number} - ${first}::int) % ${step}::int = 0`);
    },
  };
}

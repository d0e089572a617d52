import { createPlatform } from './create-platform.ts';
import { BusinessError } from './errors/business-error.ts';
import { HttpError } from './errors/http-error.ts';
import { adminListUsers, ordersCreate, ordersList, sessionInfo } from './generated/operations.ts';
import type { TypeIdentity } from './generated/type-identity.ts';
import { createClient } from './runtime/client.ts';
import { listAll } from './runtime/list-all.ts';
import type { Input, Output } from './runtime/operation.ts';
import { signOrder } from './sign/sign-order.ts';
import { feeMinor } from './units/fee.ts';
import { formatMoney, type MinorUnits, minorUnits, parseMoney } from './units/money.ts';
import type { HandlerMap } from './wire.ts';

/** Whether two types are identical, including modifiers. */
type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Expect<T extends true> = T;

// Compiled but never run: code that callers may write, and code that must not compile.

/** Validators and openapi-typescript agree on every request and response of the contract. */
export type ValidatorsMatchSchema = TypeIdentity;

type List = Input<'orders.list'>;
type Handled = Parameters<HandlerMap<unknown>['orders.list']>[0];

export type InputAssertions = [
  Expect<Equal<List['page'], number | undefined>>,
  Expect<Equal<List['startTime'], Date | string | undefined>>,
  Expect<Equal<List['usdtCount'], string | undefined>>,
  Expect<Equal<List['amount'], MinorUnits | undefined>>,
  Expect<Equal<Handled['startTime'], Date | undefined>>,
  Expect<Equal<'pageIndex' extends keyof List ? true : false, false>>,
];

// Proves that the comparison can fail: these differ by a `readonly`, an optional and an `any`.
export type ComparisonAssertions = [
  Expect<Equal<Equal<{ a: 1 }, { readonly a: 1 }>, false>>,
  Expect<Equal<Equal<{ a?: 1 }, { a: 1 | undefined }>, false>>,
  Expect<Equal<Equal<unknown, Output<'session.login'>>, false>>,
];

export async function calls(): Promise<void> {
  const platform = createPlatform({ baseUrl: '' });
  const client = createClient({ baseUrl: '' });
  const { list } = await platform.orders.list({ page: 1, startTime: new Date(), usdtCount: '12.5' });
  const code: string | undefined = list[0]?.orderCode;
  await platform.orders.list();
  await client.call(sessionInfo);
  await client.call(ordersList, { orderStatusId: 4 }, { timeoutMs: 1_000, retries: 0 });
  // @ts-expect-error an order has more than its number
  await platform.orders.create({ mchOrderNo: code ?? '' });
  // @ts-expect-error order creation needs its fields
  await client.call(ordersCreate);
  // @ts-expect-error no such filter
  await platform.orders.list({ orderCod: 'x' });
  // @ts-expect-error no such status
  await platform.orders.list({ orderStatusId: 6 });
  // @ts-expect-error USDT counts are decimal text
  await platform.orders.list({ usdtCount: 12.5 });
  // @ts-expect-error unsigned
  await platform.orders.create({
    mchId: '1',
    productId: 1,
    mchOrderNo: '1',
    amount: minorUnits(1),
    notifyUrl: '',
  });
  await platform.orders.create(
    signOrder(
      {
        mchId: '10000101',
        productId: 3001,
        mchOrderNo: 'M-1',
        amount: minorUnits(1),
        notifyUrl: 'https://m.example',
      },
      'k',
    ),
  );
}

type Row = Output<'orders.list'>['list'][number];

export type MoneyAssertions = [
  Expect<Equal<Row['amountMinor'], MinorUnits>>,
  Expect<Equal<Row['feeMinor'], MinorUnits | null>>,
  Expect<Equal<Row['createdAt'], string>>,
  Expect<Equal<Row['supplierName'], string | null>>,
  Expect<Equal<Row['extra'], { [key: string]: string }>>,
  Expect<Equal<NonNullable<Output<'orders.list'>['summary']>['totals'][number]['paidMinor'], MinorUnits>>,
  // Handlers return plain numbers from the database.
  Expect<Equal<Awaited<ReturnType<HandlerMap<unknown>['orders.create']>>['amountMinor'], number>>,
];

export function money(row: Row, rupees: number, text: string): void {
  formatMoney(row.amountMinor, 'INR');
  formatMoney(minorUnits(row.amountMinor + 1), 'INR');
  const sum: number = row.amountMinor + row.amountMinor;
  // @ts-expect-error what arithmetic makes is said to be an amount first
  formatMoney(sum, 'INR');
  // @ts-expect-error five hundred what?
  formatMoney(500, 'INR');
  // @ts-expect-error rupees
  feeMinor(rupees, '0.005');
  const order = { mchId: '1', productId: 1, mchOrderNo: '1', notifyUrl: '', sign: '' };
  const platform = createPlatform({ baseUrl: '' });
  // @ts-expect-error rupees
  void platform.orders.create({ ...order, amount: rupees });
  // @ts-expect-error rupees
  void platform.orders.list({ amount: rupees });
  const parsed = parseMoney(text, 'INR');
  if (parsed.ok) void platform.orders.create({ ...order, amount: parsed.amountMinor });
}

export async function lists(): Promise<void> {
  const platform = createPlatform({ baseUrl: '' });
  const client = createClient({ baseUrl: '' });
  for await (const row of platform.orders.list.all({ orderStatusId: 4 }, { limit: 5, timeoutMs: 1 })) {
    const code: string = row.orderCode;
    formatMoney(row.amountMinor, 'INR');
    void code;
  }
  for await (const { id } of listAll(client, adminListUsers)) void id.length;
  // @ts-expect-error which page is not the caller's to say
  platform.orders.list.all({ page: 2 });
  // @ts-expect-error no such filter
  platform.orders.list.all({ orderCod: 'x' });
  // @ts-expect-error not a list
  platform.orders.create.all();
  const { data, status, headers, requestId, rawBody } = await platform.orders.list().withResponse();
  const types: [number, string, string, string | null] = [status, requestId, rawBody, headers.get('x')];
  void [data.list, types];
}

export async function reconciliation(order: { mchId: string; mchOrderNo: string }): Promise<string> {
  const result = await createPlatform({ baseUrl: '' }).orders.reconcile(order, { waitMs: 1 });
  if (result.outcome === 'notFound') return result.checkedAt.toISOString();
  return result.foundBy === 'list' ? result.order.merchantName : result.order.mchOrderNo;
}

export function uploads(stream: ReadableStream<Uint8Array>, lines: AsyncIterable<string>): void {
  const { createBatch } = createPlatform({ baseUrl: '' }).orders;
  const about = { orderType: 2, key: 'payroll-1' } as const;
  void createBatch({ ...about, file: new File([], 'a.csv') });
  void createBatch({ ...about, file: { name: 'a.csv', content: new Uint8Array() } });
  void createBatch({ ...about, file: { name: 'a.csv', content: stream } });
  void createBatch({ ...about, file: { name: 'a.csv', content: lines, type: 'text/csv' } });
  // @ts-expect-error nameless
  void createBatch({ ...about, file: new Uint8Array() });
  // @ts-expect-error nameless
  void createBatch({ ...about, file: stream });
}

export function errors(error: unknown): string {
  if (BusinessError.is(error, 'orderNotFound')) {
    const { codeName }: { codeName: 'orderNotFound' | undefined } = error;
    return codeName ?? error.reason;
  }
  // @ts-expect-error no such code
  BusinessError.is(error, 'orderNotfound');
  if (HttpError.is(error)) return String(error.status + (error.retryAfterMs ?? 0));
  if (error instanceof BusinessError) return error.reason;
  return '';
}

export function events(): void {
  const socket = createPlatform({ baseUrl: '' }).socket();
  socket.subscribe('orders', (event) => event.type === 'order.created' && event.amountMinor + 1);
  // @ts-expect-error no such topic
  socket.subscribe('order', () => undefined);
  // @ts-expect-error topics are a list
  void socket.request('subscribe', { topics: 'orders' });
}

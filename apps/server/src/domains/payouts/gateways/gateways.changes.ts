import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { constraintOf } from '../../../db/constraint.ts';
import { texts } from '../../../kit/exporting/export-columns.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import { newId } from '../../../kit/ids.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import type { AddressPolicy } from '../../orders/orders.public.ts';
import { products } from '../../parties/parties.public.ts';
import { type GatewayDirection, payScripts } from '../pay-scripts/pay-scripts.table.ts';
import { gatewayOf, sealCredential } from './gateways.service.ts';
import { type PayGateway, payGateways } from './gateways.table.ts';

type Change = Pick<HandlerContext, 'db' | 'now' | 'secrets' | 'audit'>;

interface Credential {
  readonly name: string;
  readonly value: string | null;
}

type Settable = Pick<
  PayGateway,
  | 'name'
  | 'baseUrl'
  | 'parameters'
  | 'scriptId'
  | 'timeoutMs'
  | 'runTimeoutMs'
  | 'parallelRequests'
  | 'minAmountMinor'
  | 'maxAmountMinor'
> & { readonly hosts: readonly string[]; readonly credentials: readonly Credential[] };

const minimumAboveMaximum = texts(
  '最小金额大于最大金额',
  '最小金額大於最大金額',
  'The minimum is above the maximum.',
);

export async function addGateway(
  context: Change,
  policy: AddressPolicy,
  { credentials, hosts, ...gateway }: Settable & Pick<PayGateway, 'direction' | 'productId'>,
): Promise<string> {
  const { db, now, secrets } = context;
  const id = newId(now);
  checkAddresses(policy, gateway.baseUrl, hosts);
  checkLimits(gateway);
  await checkScript(db, gateway.scriptId, gateway.direction);
  const currency = await currencyOf(db, gateway.productId, gateway.direction);
  await writing(() =>
    db.insert(payGateways).values({
      ...gateway,
      id,
      hosts: [...hosts],
      currency,
      credentialBoxes: sealed({}, credentials, (name, value) => sealCredential(secrets, id, name, value)),
      createdAt: now,
      updatedAt: now,
    }),
  );
  const after = { ...gateway, hosts, currency, credentials: credentials.map(({ name }) => name) };
  context.audit({ objectType: 'payGateway', objectId: id, after });
  return id;
}

export async function changeGateway(
  context: Change,
  policy: AddressPolicy,
  id: string,
  { credentials, hosts, ...change }: Partial<Settable>,
): Promise<void> {
  const { db, now, secrets } = context;
  const before = await lockGateway(db, id);
  const wanted = { ...before, ...change };
  checkAddresses(policy, wanted.baseUrl, hosts ?? before.hosts);
  checkLimits(wanted);
  if (change.scriptId !== undefined) await checkScript(db, change.scriptId, before.direction);
  const boxes = sealed(before.credentialBoxes, credentials ?? [], (name, value) =>
    sealCredential(secrets, id, name, value),
  );
  await writing(() =>
    db
      .update(payGateways)
      .set({
        ...change,
        ...(hosts ? { hosts: [...hosts] } : {}),
        credentialBoxes: boxes,
        updatedAt: now,
      })
      .where(eq(payGateways.id, id)),
  );
  const asked = { ...change, ...(hosts ? { hosts } : {}) };
  const earlier = Object.fromEntries(
    Object.keys(asked).map((name) => [name, before[name as keyof PayGateway]]),
  );
  context.audit({
    objectType: 'payGateway',
    objectId: id,
    before: { name: before.name, ...earlier, credentials: Object.keys(before.credentialBoxes) },
    after: {
      name: wanted.name,
      ...asked,
      credentials: Object.keys(boxes),
      replaced: (credentials ?? []).map(({ name }) => name),
    },
  });
}

export async function setGatewayEnabled(context: Change, id: string, enabled: boolean): Promise<void> {
  const { db, now } = context;
  const before = await lockGateway(db, id);
  if (enabled) {
    const [script] = await db.select().from(payScripts).where(eq(payScripts.id, before.scriptId));
    if (!script?.liveVersionId) throw new BusinessError('scriptNotLive');
  }
  await db.update(payGateways).set({ enabled, updatedAt: now }).where(eq(payGateways.id, id));
  context.audit({
    objectType: 'payGateway',
    objectId: id,
    before: { name: before.name, enabled: before.enabled },
    after: { name: before.name, enabled },
  });
}

async function lockGateway(db: Queryable, id: string): Promise<PayGateway> {
  await db.execute(sql`select from ${payGateways} where id = ${id} for no key update`);
  return gatewayOf(db, id);
}

function checkAddresses(policy: AddressPolicy, baseUrl: string, hosts: readonly string[]): void {
  for (const address of [baseUrl, ...hosts.map((host) => `https://${host}`)]) {
    const reason = policy.refusalOfUrl(address);
    if (reason) throw new BusinessError('gatewayAddressRefused', { address, reason });
  }
}

function checkLimits({
  minAmountMinor,
  maxAmountMinor,
}: Pick<PayGateway, 'minAmountMinor' | 'maxAmountMinor'>): void {
  if (minAmountMinor <= maxAmountMinor) return;
  const issue = { path: 'minAmountMinor', code: 'minimumAboveMaximum', message: minimumAboveMaximum };
  throw new RequestFault('validationFailed', { issues: [issue] });
}

async function checkScript(db: Queryable, scriptId: string, direction: GatewayDirection): Promise<void> {
  const [script] = await db.select().from(payScripts).where(eq(payScripts.id, scriptId));
  if (script?.direction !== direction) throw new BusinessError('scriptNotFound');
}

async function currencyOf(db: Queryable, productId: number, direction: GatewayDirection) {
  const [product] = await db.select().from(products).where(eq(products.id, productId));
  if (product?.kind !== direction) throw new BusinessError('productNotFound', { productId });
  return product.currency;
}

function sealed(
  before: Readonly<Record<string, string>>,
  credentials: readonly Credential[],
  seal: (name: string, value: string) => string,
): Record<string, string> {
  const boxes = new Map(Object.entries(before));
  for (const { name, value } of credentials) {
    if (value === null) boxes.delete(name);
    else boxes.set(name, seal(name, value));
  }
  return Object.fromEntries(boxes);
}

async function writing(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (constraintOf(error) === 'pay_gateways_name') throw new BusinessError('gatewayExists');
    throw error;
  }
}

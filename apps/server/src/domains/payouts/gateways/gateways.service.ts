import { payoutStatusIds } from '@platform/sdk/rules';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import type { SecretBox } from '../../../kit/secrets/secret-box.ts';
import { type GatewayRefusals, type Judged, type Order, resources } from '../../orders/orders.public.ts';
import type { LiveScript } from '../pay-scripts/pay-scripts.service.ts';
import { type GatewayDirection, payScripts } from '../pay-scripts/pay-scripts.table.ts';
import type { EntryPoint, ScriptCall, ScriptInput } from '../script-runs/script-runs.service.ts';
import { type GatewayAttempt, type PayGateway, payGateways } from './gateways.table.ts';

const purposeOf = (gatewayId: string, name: string): string => `gateway ${gatewayId} ${name}`;

export const sealCredential = (secrets: SecretBox, gatewayId: string, name: string, value: string): string =>
  secrets.seal(purposeOf(gatewayId, name), value);

export const openCredentials = (
  secrets: SecretBox,
  { id, credentialBoxes }: PayGateway,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(credentialBoxes).map(([name, box]) => [name, secrets.open(purposeOf(id, name), box)]),
  );

/** @throws gatewayNotFound */
export async function gatewayOf(db: Queryable, id: string): Promise<PayGateway> {
  const [gateway] = await db.select().from(payGateways).where(eq(payGateways.id, id));
  if (!gateway) throw new BusinessError('gatewayNotFound');
  return gateway;
}

/** For the accounts, which belong to a lower wing. @throws gatewayNotFound */
export async function checkGatewayOfAccount(
  db: Queryable,
  gatewayId: string,
  currency: string,
): Promise<void> {
  const gateway = await gatewayOf(db, gatewayId);
  if (gateway.currency !== currency) throw new BusinessError('gatewayNotFound');
}

/** Why a gateway does not take an order of the direction now; undefined if it does. */
export function refusalOfGateway(
  gateway: Pick<PayGateway, 'enabled' | 'direction' | 'minAmountMinor' | 'maxAmountMinor'>,
  { amountMinor }: Pick<Order, 'amountMinor'>,
  direction: GatewayDirection = 'payout',
): 'gatewayDisabled' | 'amountOutOfRange' | undefined {
  if (!gateway.enabled || gateway.direction !== direction) return 'gatewayDisabled';
  const isWithin = amountMinor >= gateway.minAmountMinor && amountMinor <= gateway.maxAmountMinor;
  return isWithin ? undefined : 'amountOutOfRange';
}

/** The accounts without those whose gateway does not take the payout now. */
export async function withoutIdleGateways(
  db: Queryable,
  judged: readonly Judged[],
  order: Order,
): Promise<readonly Judged[]> {
  const ids = [...new Set(judged.flatMap(({ candidate }) => candidate.gatewayId ?? []))];
  if (ids.length === 0) return judged;
  const gateways = await gatewaysWithScripts(db, ids);
  const working = new Set(
    gateways
      .filter(({ gateway, liveVersionId }) => liveVersionId !== null && !refusalOfGateway(gateway, order))
      .map(({ gateway }) => gateway.id),
  );
  return judged.filter(({ candidate: { gatewayId } }) => gatewayId === null || working.has(gatewayId));
}

/**
 * Why gateways do not collect now, for the allocation, which belongs to a lower wing. A gateway that pays out collects
 * nothing, and one that collects does so for its own product only.
 */
export const collectionRefusals: GatewayRefusals = async (db, ids, { productId, amountMinor }) =>
  new Map(
    (await gatewaysWithScripts(db, ids)).map(({ gateway, liveVersionId }) => {
      const fits = gateway.direction === 'collection' && gateway.productId === productId;
      const checks = [
        ['productMismatch', !fits],
        ['disabled', !gateway.enabled || liveVersionId === null],
        ['belowMinimum', amountMinor < gateway.minAmountMinor],
        ['aboveMaximum', amountMinor > gateway.maxAmountMinor],
      ] as const;
      return [gateway.id, checks.filter(([, holds]) => holds).map(([refusal]) => refusal)] as const;
    }),
  );

const gatewaysWithScripts = (db: Queryable, ids: readonly string[]) =>
  db
    .select({ gateway: payGateways, liveVersionId: payScripts.liveVersionId })
    .from(payGateways)
    .innerJoin(payScripts, eq(payScripts.id, payGateways.scriptId))
    .where(inArray(payGateways.id, [...ids]));

/** The gateway of an account; undefined when it belongs to none. */
export async function gatewayOfAccount(
  db: Queryable,
  resourceId: string | null,
): Promise<PayGateway | undefined> {
  if (resourceId === null) return undefined;
  const [found] = await db
    .select({ gateway: payGateways })
    .from(resources)
    .innerJoin(payGateways, eq(payGateways.id, resources.gatewayId))
    .where(and(eq(resources.id, resourceId)));
  return found?.gateway;
}

/** The call of a script for a gateway. */
export function callOf(
  secrets: SecretBox,
  gateway: PayGateway,
  { source }: LiveScript,
  entryPoint: EntryPoint,
  input: Omit<ScriptInput, 'gateway'>,
): ScriptCall {
  const { id, name, baseUrl, parameters, runTimeoutMs, direction } = gateway;
  return {
    source,
    direction,
    entryPoint,
    input: { ...input, gateway: { id, name, baseUrl, parameters } },
    credentials: openCredentials(secrets, gateway),
    wallMs: runTimeoutMs,
  };
}

/** The payout of an attempt as its script sees it. */
export const scriptPayoutOf = (
  order: Order,
  { key, attempt, reference }: Pick<GatewayAttempt, 'key' | 'attempt' | 'reference'>,
) => ({
  orderCode: order.orderCode,
  key,
  attempt,
  amountMinor: order.amountMinor,
  currency: order.currency,
  createdAt: order.createdAt.toISOString(),
  reference,
  userName: order.userName,
  cardNumber: order.cardNumber,
  bankName: order.bankName,
  ifscCode: order.ifscCode,
  vpa: order.vpa,
  usdtAddress: order.usdtAddress,
});

/** Statuses in which the gateway may still tell the outcome. */
export const openStatuses: ReadonlySet<number | null> = new Set([
  payoutStatusIds.submitted,
  payoutStatusIds.paying,
  payoutStatusIds.pendingConfirmation,
  payoutStatusIds.exception,
]);

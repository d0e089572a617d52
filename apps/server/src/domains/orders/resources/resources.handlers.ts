import type { HandlerMap } from '@platform/sdk/wire';
import type { Queryable } from '../../../db/connection.ts';
import { texts } from '../../../kit/exporting/export-columns.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { readAllocationRules } from '../allocation/allocation.service.ts';
import type { DeviceCheck } from './account-devices.service.ts';
import { resourceCapacity } from './resources.capacity.ts';
import {
  accountOfGateway,
  changeResource,
  currencyOfCountry,
  deleteResource,
  registerResource,
  revealResource,
  supplierOfResource,
} from './resources.changes.ts';
import { resourceDetail } from './resources.detail.ts';
import { accountEvent } from './resources.events.ts';
import { listResources, showResource, type View } from './resources.list.ts';
import { switchResource, switchWholeResource } from './resources.service.ts';
import { resourceStateOf } from './resources.shown.ts';
import { fixResources, resetPool } from './resources.upkeep.ts';

const noProductText = texts(
  '账户没有产品，先为它选择产品',
  '帳戶沒有產品，請先為它選擇產品',
  'The account has no product. Choose its products first.',
);

const staffOnlyText = texts('只有平台人员可以选择', '只有平台人員可以選擇', 'Only staff may choose it.');
const gatewayKindText = texts(
  '只有网关类账户属于网关',
  '只有閘道類帳戶屬於閘道',
  'Only an account of kind gateway belongs to one.',
);

/** Refuses a gateway that does not exist or does not pay out in the currency. Gateways belong to a higher wing. */
export type GatewayCheck = (db: Queryable, gatewayId: string, currency: string) => Promise<void>;

export const resourcesHandlers = (checkDevice: DeviceCheck, checkGateway: GatewayCheck) =>
  ({
    'resources.detail': async (input, { db, scope, settings, now }) =>
      resourceDetail(db, input, scope, await readAllocationRules(settings), now),

    'resources.staticInfo': async (filters, { db, scope, settings, now }) => ({
      list: await resourceCapacity(db, filters, scope, await readAllocationRules(settings), now),
    }),

    'resources.list': async (input, context) => listResources(context.db, input, await viewOf(context)),

    'resources.add': async ({ name, currency, ...account }, context) => {
      const kept = currency ?? (await currencyOfCountry(account.kind, context.settings));
      await mustBeWatchable(context, checkDevice, account);
      if (account.gatewayId !== undefined)
        await mustBeSendable(context, checkGateway, {
          ...account,
          currency: kept,
          gatewayId: account.gatewayId,
        });
      const { id } = await registerResource(context, { ...account, currency: kept, name: name.trim() });
      return showResource(context.db, id, await viewOf(context));
    },

    'resources.update': async ({ resourceId, name, ...change }, context) => {
      const named = name === undefined ? {} : { name: name.trim() };
      const { monitorId, gatewayId } = change;
      if (gatewayId != null) {
        const account = await accountOfGateway(context, resourceId);
        await mustBeSendable(context, checkGateway, { ...account, gatewayId });
      }
      if (monitorId) {
        const supplierId = await supplierOfResource(context, resourceId);
        await mustBeWatchable(context, checkDevice, { monitorId, supplierId });
      }
      await changeResource(context, resourceId, { ...change, ...named });
      return showResource(context.db, resourceId, await viewOf(context));
    },

    'resources.delete': async ({ resourceId }, context) => {
      await deleteResource(context, resourceId);
      return {};
    },

    'resources.reveal': ({ resourceId }, context) => revealResource(context, resourceId),

    'resources.enable': async ({ resourceId, productId, enable }, context) => {
      const { db, scope, now, audit, publish } = context;
      const change = { resourceId, productId, enabled: enable };
      const { before, supplierId } = await switchResource(db, change, scope, now);
      audit({
        objectType: 'resource',
        objectId: resourceId,
        before: { productId, enabled: before },
        after: { productId, enabled: enable },
      });
      publish(accountEvent({ id: resourceId, supplierId }));
      return { id: resourceId, productId, state: resourceStateOf(enable) };
    },

    'resources.setEnabled': async ({ resourceId, enable }, context) => {
      const { db, scope, now, audit, publish } = context;
      const { supplierId, productIds, changed } = await switchWholeResource(
        db,
        { resourceId, enabled: enable },
        scope,
        now,
      );
      if (enable && productIds.length === 0) {
        const issue = { path: 'resourceId', code: 'no_product', message: noProductText };
        throw new RequestFault('validationFailed', { issues: [issue] });
      }
      audit({
        objectType: 'resource',
        objectId: resourceId,
        before: { productIds: changed, enabled: !enable },
        after: { productIds: changed, enabled: enable },
      });
      publish(accountEvent({ id: resourceId, supplierId }));
      return showResource(db, resourceId, await viewOf(context));
    },

    'system.resetResourcePool': async (_input, { db, settings, now, clock, audit }) => {
      const done = await resetPool(db, await readAllocationRules(settings), now);
      audit({ objectType: 'system', objectId: 'resourcePool', after: done });
      return { ...done, durationMs: clock.now().getTime() - now.getTime() };
    },

    'system.fixResources': async (_input, { db, now, clock, audit }) => {
      const done = await fixResources(db, now);
      const { checkedCount, fixedCount } = done;
      audit({ objectType: 'system', objectId: 'resourcePool', after: { checkedCount, fixedCount } });
      return { ...done, durationMs: clock.now().getTime() - now.getTime() };
    },
  }) satisfies Partial<HandlerMap<HandlerContext>>;

async function mustBeWatchable(
  { db, settings }: HandlerContext,
  checkDevice: DeviceCheck,
  { monitorId, supplierId }: { readonly monitorId?: string | null; readonly supplierId: string },
): Promise<void> {
  if (!monitorId) return;
  const mayShare = await settings.get('AllowOneMonitorAccountMoreUser');
  await checkDevice(db, { monitorId, supplierId, mayShare });
}

/** A gateway pays with the platform's money, and the account's supplier is credited: only staff may connect them. */
async function mustBeSendable(
  { db, scope }: HandlerContext,
  checkGateway: GatewayCheck,
  {
    kind,
    currency,
    gatewayId,
  }: { readonly kind: string; readonly currency: string; readonly gatewayId: string },
): Promise<void> {
  const refuse = (message: ReturnType<typeof texts>) =>
    new RequestFault('validationFailed', { issues: [{ path: 'gatewayId', code: 'unexpected', message }] });
  if (scope.kind !== 'all') throw refuse(staffOnlyText);
  if (kind !== 'gateway') throw refuse(gatewayKindText);
  await checkGateway(db, gatewayId, currency);
}

async function viewOf({ scope, settings, now }: HandlerContext): Promise<View> {
  return { scope, rules: await readAllocationRules(settings), now };
}

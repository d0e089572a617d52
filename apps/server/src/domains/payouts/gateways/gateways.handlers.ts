import type { HandlerMap } from '@platform/sdk/wire';
import { and, eq, isNull } from 'drizzle-orm';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { type AddressPolicy, lockOrder, orderRowOf } from '../../orders/orders.public.ts';
import { askAboutCollection } from '../collection-gateways/collection-runs.service.ts';
import { liveScript } from '../pay-scripts/pay-scripts.service.ts';
import { showRun } from '../script-runs/script-runs.list.service.ts';
import { recordRun, runScript } from '../script-runs/script-runs.service.ts';
import { payScriptRuns } from '../script-runs/script-runs.table.ts';
import { leaseOf } from './attempt-leases.service.ts';
import { idsOf } from './attempts.service.ts';
import { askGateway } from './gateway-runs.ts';
import { addGateway, changeGateway, setGatewayEnabled } from './gateways.changes.ts';
import { gatewayOptions, listGateways, showGateway } from './gateways.list.ts';
import { callOf, gatewayOf, openStatuses } from './gateways.service.ts';
import { gatewayAttempts } from './gateways.table.ts';
import type { GatewayParts } from './gateways.types.ts';
import { sendByGateway } from './payouts-by-gateway.ts';

export const payGatewaysHandlers = (policy: AddressPolicy, partsOf: () => GatewayParts) =>
  ({
    'payGateways.list': (input, context) => listGateways(context, input),

    'payGateways.options': (_input, { db }) => gatewayOptions(db),

    'payGateways.add': async (
      {
        hosts = [],
        credentials = [],
        parameters = {},
        timeoutMs = 10_000,
        runTimeoutMs = 30_000,
        parallelRequests = 4,
        name,
        ...gateway
      },
      context,
    ) => {
      const id = await addGateway(context, policy, {
        ...gateway,
        name: name.trim(),
        hosts,
        credentials,
        parameters,
        timeoutMs,
        runTimeoutMs,
        parallelRequests,
      });
      return showGateway(context, id);
    },

    'payGateways.update': async ({ gatewayId, name, ...change }, context) => {
      const named = name === undefined ? {} : { name: name.trim() };
      await changeGateway(context, policy, gatewayId, { ...change, ...named });
      return showGateway(context, gatewayId);
    },

    'payGateways.setEnabled': async ({ gatewayId, enable }, context) => {
      await setGatewayEnabled(context, gatewayId, enable);
      return showGateway(context, gatewayId);
    },

    /** Outside a transaction, because a gateway may take long. */
    'payGateways.test': async ({ gatewayId }, context) => {
      const { secrets, clock, audit, transact } = context;
      const user = actingUser(context);
      const gateway = await gatewayOf(context.db, gatewayId);
      const script = await liveScript(context.db, gateway.scriptId);
      if (!script) throw new BusinessError('scriptNotLive');
      const startedAt = clock.now();
      const run = await runScript(partsOf(), callOf(secrets, gateway, script, 'test', {}), gateway);
      const record = await transact((tx) =>
        recordRun(tx, run, {
          ...idsOf(gateway, script),
          trigger: 'operator',
          triggeredBy: user.account,
          effect: 'none',
          startedAt,
        }),
      );
      const { verdict, reason, message = null, balanceMinor = null } = run.verdict;
      audit({
        objectType: 'payGateway',
        objectId: gatewayId,
        after: { name: gateway.name, test: verdict, runId: record.id },
      });
      if (verdict !== 'ok')
        throw new BusinessError('resourceTestFailed', { reason: reason ?? '' }, { keepWrites: true });
      return {
        runId: record.id,
        message,
        balanceMinor,
        currency: gateway.currency,
        durationMs: run.durationMs,
      };
    },

    'payGateways.send': async (input, context) =>
      orderRowOf(context.db, await sendByGateway(context, input), context.scope),

    /** Leases the attempt like the worker does, so that only one of them asks. */
    'payScriptRuns.queryAgain': async ({ id }, context) => {
      const { db, clock, transact, audit } = context;
      const user = actingUser(context);
      const [run] = await db.select().from(payScriptRuns).where(eq(payScriptRuns.id, id));
      if (!run) throw new BusinessError('scriptRunNotFound');
      const asked = await transact(async (tx) => {
        if (run.key === null || run.orderId === null || run.gatewayId === null)
          throw new BusinessError('gatewayQueryRefused');
        const order = await lockOrder(tx, run.orderId);
        const gateway = await gatewayOf(tx, run.gatewayId);
        const script = await liveScript(tx, gateway.scriptId);
        if (!script) throw new BusinessError('scriptNotLive');
        const lease = leaseOf(gateway, clock.now());
        // The link of a collection may be paid as long as its attempt is open.
        const isOpen =
          order.payoutStatus === null ||
          (order.attempt === run.attempt && openStatuses.has(order.payoutStatus));
        const [attempt] = isOpen
          ? await tx
              .update(gatewayAttempts)
              .set(lease)
              .where(
                and(
                  eq(gatewayAttempts.key, run.key),
                  eq(gatewayAttempts.state, 'open'),
                  isNull(gatewayAttempts.leaseId),
                ),
              )
              .returning()
          : [];
        if (!attempt) throw new BusinessError('gatewayQueryRefused');
        return { gateway, script, attempt, leaseId: lease.leaseId };
      });
      audit({ objectType: 'payScriptRun', objectId: id, after: { key: run.key, queried: true } });
      const ask = asked.gateway.direction === 'collection' ? askAboutCollection : askGateway;
      const by = { trigger: 'operator', triggeredBy: user.account } as const;
      const record = await ask(partsOf(), asked, 'query', by);
      if (!record) throw new BusinessError('gatewayQueryRefused');
      return showRun(db, record.id);
    },
  }) satisfies Partial<HandlerMap<HandlerContext>>;

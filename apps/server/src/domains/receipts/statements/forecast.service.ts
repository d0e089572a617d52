import type { Queryable } from '../../../db/connection.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import type { ParsedMessage } from '../message-templates/message-templates.service.ts';
import type { AccountKind } from '../message-templates/message-templates.table.ts';
import { monitorDeviceOf } from '../monitor-devices/monitor-devices.service.ts';
import { decideMatch } from './matching.decision.ts';
import type { MatchingRules } from './matching.rules.ts';
import { accountsMeant, accountsWatched } from './statements.accounts.ts';
import type { StatementKind } from './statements.table.ts';
import type { MatchForecast } from './statements.types.ts';

export interface ThoughtOfMessage {
  readonly monitorId: string;
  readonly kind: Exclude<StatementKind, 'usdt'>;
  readonly fields: ParsedMessage;
  readonly accountKind: AccountKind | null;
}

/** Predicts the result of a message that would arrive now. Read-only. */
export async function forecastMatch(
  db: Queryable,
  { monitorId, kind, fields, accountKind }: ThoughtOfMessage,
  rules: MatchingRules,
  now: Date,
): Promise<MatchForecast> {
  if (!(await monitorDeviceOf(db, monitorId))) throw new BusinessError('monitorNotFound', { monitorId });
  const { currency, accountTail, direction } = fields;
  const watched = await accountsWatched(db, monitorId, rules);
  const accounts = accountsMeant(watched, { currency, kind: accountKind, tail: accountTail });
  const transfer = { network: null, logIndex: null, contract: null, confirmations: null, success: null };
  const arrival = { ...transfer, ...fields, kind, receivedAt: now, storedAt: now };
  const verdict =
    direction === 'in' ? await decideMatch(db, arrival, accounts, rules) : { state: 'ignored' as const };
  const [only] = accounts.length === 1 ? accounts : [];
  const account = 'resourceId' in verdict ? accounts.find(({ id }) => id === verdict.resourceId) : only;
  return {
    state: verdict.state,
    suspicion: 'suspicion' in verdict ? verdict.suspicion : null,
    resourceId: account?.id ?? null,
    resourceName: account?.name ?? null,
    orderCode: ('order' in verdict ? verdict.order?.orderCode : undefined) ?? null,
  };
}

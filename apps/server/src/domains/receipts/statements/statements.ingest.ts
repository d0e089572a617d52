import type { DeviceActor, HandlerContext, Scope } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { recordHeartbeat } from '../monitor-devices/monitor-devices.service.ts';
import { appendMonitorLogs } from '../monitor-logs/monitor-logs.service.ts';
import { readMatchingRules } from './matching.rules.ts';
import { statementEvent } from './statements.events.ts';
import { storeRecords } from './statements.intake.ts';
import { processStatement } from './statements.processing.ts';
import { toStatements } from './statements.records.ts';
import { outcomeOf, outcomesOf } from './statements.row.ts';
import { eventsOf } from './statements.service.ts';
import type { StatementRecord, StatementResult } from './statements.types.ts';

/**
 * Takes the report of a device. All records are committed first. Then each is read and matched in its own
 * transaction, so that a failure loses neither that record nor the others. A failed record is retried later.
 */
export async function ingestRecords(
  context: HandlerContext,
  records: readonly StatementRecord[],
): Promise<StatementResult[]> {
  const { actor, db, now, ip, settings, transact, publish } = context;
  if (actor.kind !== 'device') throw new BusinessError('forbidden');
  const { monitorId, supplierId = null } = actor;
  const rows = toStatements(records, actor, now);
  const stored = await transact(async (tx) => {
    const kept = await storeRecords(tx, rows);
    const newCount = kept.filter(({ isNew }) => isNew).length;
    const details = { count: String(kept.length), duplicates: String(kept.length - newCount) };
    await appendMonitorLogs(
      tx,
      [{ monitorId, supplierId, phase: 'receive', name: 'messagesReceived', details }],
      now,
    );
    return kept;
  });
  await recordHeartbeat({ db, now, ip, settings }, monitorId);
  const rules = await readMatchingRules(settings);
  const scope = scopeOfDevice(actor);
  const added = new Set(stored.filter(({ isNew }) => isNew).map(({ id }) => id));
  const ids = [...new Set(stored.map(({ id }) => id))];
  const outcomes = await outcomesOf(
    db,
    ids.filter((id) => !added.has(id)),
    scope,
  );
  const unseen: string[] = [];
  for (const id of ids) {
    if (!added.has(id) && outcomes.get(id)?.state !== 'received') continue;
    // After a failure the record is still stored. The job for waiting records retries it and logs the reason.
    const processed = await processStatement(transact, id, rules, { now }).catch(() => undefined);
    for (const event of eventsOf(processed, added.has(id))) publish(event);
    if (!processed && added.has(id)) publish(statementEvent('statement.created', { id, supplierId }));
    if (processed) outcomes.set(id, outcomeOf(processed, scope));
    else unseen.push(id);
  }
  for (const [id, outcome] of await outcomesOf(db, unseen, scope)) outcomes.set(id, outcome);
  return stored.map(({ id, isNew }, index) => {
    const { state, orderCode } = outcomes.get(id) ?? { state: 'received' as const, orderCode: null };
    return { index, statementId: id, outcome: isNew ? 'stored' : 'duplicate', state, orderCode };
  });
}

/** A device may also watch accounts of other suppliers. The answer hides their orders from the device's owner. */
const scopeOfDevice = ({ supplierId }: DeviceActor): Scope =>
  supplierId === undefined ? { kind: 'all' } : { kind: 'suppliers', supplierId, supplierIds: [supplierId] };

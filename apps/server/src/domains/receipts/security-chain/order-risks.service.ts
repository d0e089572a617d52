import type { OperationIO } from '@platform/sdk';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { texts } from '../../../kit/exporting/export-columns.ts';
import type { Language } from '../../../kit/operation/context.ts';
import { fillMessage } from '../../../kit/refusals/fill-message.ts';
import { type Order, resources } from '../../orders/orders.public.ts';
import { textOfLog } from '../monitor-logs/monitor-logs.service.ts';
import { statements } from '../statements/statements.table.ts';
import { isOfOrder } from '../statements/statements-of-order.service.ts';
import { expectedAfter, moneyText } from './security-chain.service.ts';
import { securityLeaks, securityNodes } from './security-chain.table.ts';

type RiskFinding = OperationIO['orders.dossier']['output']['riskFindings'][number];

const replayedText = texts(
  '消息与同一账户此前的消息完全相同，可能是重放',
  '訊息與同一帳戶先前的訊息完全相同，可能是重放',
  'The message says what an earlier one of the account has said: it may be a replay',
);
const crowdedText = texts(
  '该账户在同一分钟内有 {count} 条消息',
  '該帳戶在同一分鐘內有 {count} 則訊息',
  'The account had {count} messages within the minute',
);

/** Findings in the account's chain about the messages of an order's money, oldest first. */
export async function risksOfOrder(
  db: Queryable,
  { id }: Pick<Order, 'id'>,
  language: Language,
): Promise<RiskFinding[]> {
  const sameMinute = sql`${securityLeaks.minute} = date_trunc('minute', ${statements.receivedAt})`;
  const rows = await db
    .select({ leak: securityLeaks, node: securityNodes, currency: resources.currency })
    .from(statements)
    .innerJoin(resources, eq(resources.id, statements.resourceId))
    .leftJoin(securityNodes, eq(securityNodes.statementId, statements.id))
    .innerJoin(
      securityLeaks,
      or(
        eq(securityLeaks.nodeId, securityNodes.id),
        and(eq(securityLeaks.resourceId, statements.resourceId), sameMinute),
      ),
    )
    .where(isOfOrder(db, id))
    .orderBy(asc(securityLeaks.foundAt), asc(securityLeaks.id));
  const findings = rows.map(({ leak, node, currency }): RiskFinding => {
    const facts = { id: leak.id, at: leak.foundAt.toISOString() };
    if (leak.kind === 'frequency') {
      const message = fillMessage(crowdedText[language], { count: leak.messageCount ?? 0 });
      return { ...facts, rule: 'crowdedMinute', severity: 'medium', message };
    }
    if (leak.kind === 'replay' || !node) {
      return { ...facts, rule: 'replayedMessage', severity: 'high', message: replayedText[language] };
    }
    const { expectedBeforeMinor, direction, amountMinor, balanceMinor } = node;
    const expected = expectedAfter(expectedBeforeMinor ?? 0, direction, amountMinor);
    const details = {
      expected: moneyText(expected, currency),
      reported: moneyText(balanceMinor, currency),
    };
    const message = textOfLog('chainBroken', details, language);
    return { ...facts, rule: 'brokenChain', severity: 'high', message };
  });
  // Two messages of one minute return the same finding; keep one.
  return [...new Map(findings.map((finding) => [finding.id, finding])).values()];
}

import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { HandlerContext, Scope } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { type MessagePart, partsOf } from '../message-templates/message-parts.service.ts';
import { selectStatements, statementScope, toStatementRow } from './statements.row.ts';
import { type Statement, statements } from './statements.table.ts';
import type { StatementDetail, StatementRow } from './statements.types.ts';

/** Messages of the account that are shown on each side of a record. */
const neighbours = 5;

/** One record with the recognised parts of its text and the messages of its account around it. */
export async function statementDetail(
  { db, scope }: Pick<HandlerContext, 'db' | 'scope'>,
  statementId: string,
): Promise<StatementDetail> {
  const [found] = await selectStatements(db).where(
    and(eq(statements.id, statementId), statementScope(scope)),
  );
  if (!found) throw new BusinessError('statementNotFound');
  return {
    statement: toStatementRow(found, scope),
    parts: await partsOfStatement(db, found.statement),
    around: await around(db, found.statement, scope),
  };
}

async function partsOfStatement(db: Queryable, statement: Statement): Promise<MessagePart[]> {
  const { templateId, sender, body } = statement;
  if (templateId === null || sender === null || body === null) return [];
  return partsOf(db, templateId, { sender, body }, statement);
}

async function around(db: Queryable, statement: Statement, scope: Scope): Promise<StatementRow[]> {
  const { resourceId, storedAt, id } = statement;
  if (resourceId === null) return [];
  const place = sql`(${storedAt.toISOString()}::timestamptz, ${id}::uuid)`;
  const ofAccount = and(eq(statements.resourceId, resourceId), statementScope(scope));
  const read = (side: '<' | '>') => {
    const direction = side === '<' ? desc : asc;
    return selectStatements(db)
      .where(and(ofAccount, sql`(${statements.storedAt}, ${statements.id}) ${sql.raw(side)} ${place}`))
      .orderBy(direction(statements.storedAt), direction(statements.id))
      .limit(neighbours);
  };
  const after = await read('>');
  const before = await read('<');
  return [...after.toReversed(), ...before].map((found) => toStatementRow(found, scope));
}

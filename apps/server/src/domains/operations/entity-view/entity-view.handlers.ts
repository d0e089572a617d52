import { formatPlatformTime } from '@platform/sdk';
import type { Texts } from '@platform/sdk/errors';
import type { HandlerMap } from '@platform/sdk/wire';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/connection.ts';
import { texts } from '../../../kit/exporting/export-columns.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import type { AuditRecord } from '../../../kit/operation/ports.ts';
import { catalogueOf, type Entity } from './entity-view.catalogue.ts';
import { type EntityRequest, listEntityRows } from './entity-view.list.ts';
import { masked } from './entity-view.secrets.ts';

type WriteAudit = (tx: Queryable, records: readonly AuditRecord[]) => Promise<void>;

/** `tables` are those of all wings, and the audit is written for each look, so both are injected. */
export function entityViewHandlers(tables: readonly PgTable[], writeAudit: WriteAudit) {
  const catalogue = catalogueOf(tables);
  const entities = [...catalogue.values()].map(({ name, keys, timeColumn, columns }) => ({
    ...{ name, timeColumn },
    keys: [...keys],
    columns: [...columns],
  }));
  return {
    'entityData.entities': () => Promise.resolve({ entities }),

    'entityData.list': async ({ entity: name, page = 1, pageSize = 20, ...rest }, context) => {
      const entity = catalogue.get(name);
      if (!entity) throw refusal('entity', unknownEntity);
      const request = { page, pageSize, ...rest };
      checkFilters(entity, request);
      await context.transact((tx) => writeAudit(tx, [lookAt(entity, request, context)]));
      return listEntityRows(context.db, entity, request);
    },
  } satisfies Partial<HandlerMap<HandlerContext>>;
}

const unknownEntity = texts('没有这张表', '沒有這張表', 'There is no such table.');
const notFilterable = texts(
  '这一列不能作为筛选条件',
  '這一欄不能作為篩選條件',
  'Rows cannot be found by this column.',
);
const valueMissing = texts('列和值要一起填写', '欄與值要一起填寫', 'Give a column and its value together.');
const noTime = texts(
  '这张表不能按时间筛选',
  '這張表不能按時間篩選',
  'This table cannot be filtered by time.',
);

const refusal = (path: string, message: Texts) =>
  new RequestFault('validationFailed', { issues: [{ path, code: 'custom', message }] });

function checkFilters(entity: Entity, { column, value, startTime, endTime }: EntityRequest): void {
  if ((column === undefined) !== (value === undefined))
    throw refusal(column === undefined ? 'column' : 'value', valueMissing);
  const found = entity.columns.find(({ name }) => name === column);
  if (column !== undefined && found?.filter !== true) throw refusal('column', notFilterable);
  if (entity.timeColumn === null && (startTime || endTime))
    throw refusal(startTime ? 'startTime' : 'endTime', noTime);
}

function lookAt(
  { name, columns }: Entity,
  { key, column, value, startTime, endTime, cursor, page }: EntityRequest,
  { operation, actor, requestId, now, ip, userAgent, timeZone }: HandlerContext,
): AuditRecord {
  const isMasked = columns.some((each) => each.name === column && each.masked);
  const after = {
    // Not named `key`, which the audit masks.
    ...(key !== undefined && { row: key }),
    ...(column !== undefined && { column, value: isMasked ? masked(value ?? '') : value }),
    ...(startTime && { startTime: formatPlatformTime(startTime, timeZone) }),
    ...(endTime && { endTime: formatPlatformTime(endTime, timeZone) }),
    ...(cursor !== undefined || page > 1 ? { furtherPage: true } : {}),
  };
  return {
    operation,
    outcome: 'success',
    actor,
    facts: { requestId, receivedAt: now, ip, userAgent },
    objectType: 'entity',
    objectId: name,
    after,
  };
}

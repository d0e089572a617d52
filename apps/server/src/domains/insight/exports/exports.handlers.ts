import type { Operation } from '@platform/sdk';
import { type ErrorName, errorCatalogue } from '@platform/sdk/errors';
import type { HandlerMap } from '@platform/sdk/wire';
import { namedFor } from '../../../kit/exporting/export-source.ts';
import { WallClock } from '../../../kit/exporting/wall-clock.ts';
import { newId } from '../../../kit/ids.ts';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext, Language } from '../../../kit/operation/context.ts';
import { checkTimeZone } from '../../../kit/operation/time-zone.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { refusalText } from '../../../kit/refusals/refusal-text.ts';
import { scopeNow } from '../../parties/parties.public.ts';
import { exportPolicy } from './exports.policy.ts';
import { checkFormat, chosenColumns, columnsIn, listInput } from './exports.request.ts';
import {
  addExport,
  cancelExport,
  compressionOf,
  deleteExport,
  type ExportSources,
  exportEvent,
  exportsOf,
  pieceOf,
} from './exports.service.ts';
import type { ListExport } from './exports.table.ts';
import type { ShownExport, StartRequest } from './exports.types.ts';

export const exportsHandlers = (sources: ExportSources, operations: readonly Operation[]) => {
  const sourceOf = (id: string, filters: Readonly<Record<string, string>>) => {
    const source = sources.get(id);
    const operation = operations.find((one) => one.id === id);
    if (!source || !operation) throw new BusinessError('notImplemented');
    return { source: namedFor(source, filters), operation };
  };
  const shown = (row: ListExport, language: Language): ShownExport => {
    const source = sources.get(row.operation);
    return showExport(row, source ? namedFor(source, row.filters).title[language] : row.operation, language);
  };

  return {
    'exports.columns': async ({ operation: id, orderType }, context) => {
      const { source } = sourceOf(id, orderType === undefined ? {} : { orderType: String(orderType) });
      const { language, timeZone } = context;
      const scope = await scopeNow(context.db, source.operation, actingUser(context));
      return {
        operation: source.operation,
        title: source.title[language],
        columns: columnsIn(source, scope).map(({ id, title, kind }) => ({
          id,
          title: title[language],
          kind,
        })),
        rowLimits: exportPolicy.rowLimits,
        timeZone,
      };
    },

    'exports.start': async (request, context) => {
      const { filters = {}, filterNotes = null, selection = null } = request;
      const { source, operation } = sourceOf(request.operation, filters);
      const actor = actingUser(context);
      const { language = context.language, timeZone = context.timeZone } = request;
      checkTimeZone(timeZone);
      const scope = await scopeNow(context.db, source.operation, actor);
      const input = listInput(operation, filters, context);
      checkFormat(source, request);
      const columns = chosenColumns(source, scope, request.columns).map(({ id }) => id);
      const { requestId, ip, userAgent, now, db } = context;
      const { operation: exported, format } = request;
      const added = await addExport(
        db,
        {
          id: newId(now),
          userId: actor.userId,
          account: actor.account,
          role: actor.role,
          sessionId: actor.sessionId,
          operation: exported,
          filters,
          filterNotes,
          selection,
          columns,
          format,
          language,
          timeZone,
          fileName: source.document
            ? `${await source.document.fileName({ ...context, scope }, input as never, language)}.${format}`
            : fileNameOf(source.fileStem, timeZone, request, now),
          requestId,
          ip,
          userAgent,
        },
        now,
      );
      context.audit({
        objectType: 'export',
        objectId: added.id,
        after: { operation: exported, filters, ...(selection && { selection }), columns, format, timeZone },
      });
      context.publish(exportEvent(added));
      return shown(added, context.language);
    },

    'exports.list': async ({ page = 1, pageSize = 20 }, context) => {
      const { rows, total } = await exportsOf(context.db, actingUser(context).userId, context.now, {
        page,
        pageSize,
      });
      return { list: rows.map((row) => shown(row, context.language)), total };
    },

    'exports.piece': async ({ id, index }, context) => {
      const { file, content } = await pieceOf(context, actingUser(context).userId, { id, index });
      return {
        index,
        pieceCount: file.pieceCount,
        compression: compressionOf(file.format),
        contentBase64: Buffer.from(content).toString('base64'),
      };
    },

    'exports.cancel': async ({ id }, context) => {
      const row = await cancelExport(context, actingUser(context).userId, id);
      context.audit({ objectType: 'export', objectId: id, after: { state: row.state } });
      context.publish(exportEvent(row));
      return shown(row, context.language);
    },

    'exports.delete': async ({ id }, context) => {
      const row = await deleteExport(context, actingUser(context).userId, id);
      context.audit({
        objectType: 'export',
        objectId: id,
        before: { operation: row.operation, state: row.state, rowCount: row.rowCount },
      });
      return {};
    },
  } satisfies Partial<HandlerMap<HandlerContext>>;
};

/** The file name: list, request time and time zone, without characters that file names cannot contain. */
function fileNameOf(
  stem: string,
  timeZone: string,
  { format }: Pick<StartRequest, 'format'>,
  now: Date,
): string {
  const time = new WallClock(timeZone).text(now.toISOString()).replace(' ', '_').replaceAll(':', '-');
  return `${stem}_${time}_${timeZone.replace(/[^A-Za-z0-9+-]+/g, '-')}.${format}`;
}

function showExport(row: ListExport, title: string, language: Language): ShownExport {
  const error = row.error !== null && row.error in errorCatalogue ? (row.error as ErrorName) : null;
  return {
    id: row.id,
    operation: row.operation,
    title,
    filters: row.filters,
    columns: [...row.columns],
    format: row.format,
    language: row.language,
    timeZone: row.timeZone,
    state: row.state,
    rowCount: row.rowCount,
    total: row.total,
    limitReached: row.limitReached,
    fileName: row.fileName,
    sizeBytes: row.state === 'done' ? row.sizeBytes : null,
    compression: compressionOf(row.format),
    pieceCount: row.state === 'done' ? row.pieceCount : 0,
    errorCode: error && errorCatalogue[error].code,
    errorMessage: error && refusalText(error, {}, language),
    requestId: row.requestId,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
  };
}

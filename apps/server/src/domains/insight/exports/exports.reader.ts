import type { Operation } from '@platform/sdk';
import type { ExportSource, Paging } from '../../../kit/exporting/export-source.ts';
import type { FileFacts } from '../../../kit/exporting/file-writer.ts';
import { type BackgroundParts, backgroundContext } from '../../../kit/operation/background-context.ts';
import type { Handlers } from '../../../kit/operation/bind.ts';
import type { HandlerContext, Scope, SettingsReader } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { scopeNow, userActor } from '../../parties/parties.public.ts';
import { exportPolicy } from './exports.policy.ts';
import { listInput } from './exports.request.ts';
import type { ListExport } from './exports.table.ts';
import type { ExportSelection } from './exports.types.ts';

export interface ReaderParts extends BackgroundParts {
  /** The handlers that also answer the API calls. */
  readonly handlers: Partial<Handlers>;
  readonly pageRows?: number;
}

/** One page of rows, and the total number of matches when it is known. */
export interface ReadPage {
  readonly rows: readonly object[];
  readonly total: number | null;
  /** The owners whose rows the page shows. May have grown since the previous page. */
  readonly scope: Scope;
  /** Facts for the heading (first page) or the end of a document. */
  readonly facts?: FileFacts;
}

interface ListAnswer {
  readonly list: readonly object[];
  readonly total?: number | null;
  readonly nextCursor?: string | null;
}

type AnyHandler = (input: never, context: HandlerContext) => Promise<unknown>;
type ListHandler = (input: Record<string, unknown>, context: HandlerContext) => Promise<ListAnswer>;

/**
 * Reads all rows of a list, or the selected ones, with the list’s own handler, page by page, with the user’s permissions at the time
 * of each page.
 *
 * @throws BusinessError when the user may no longer read the list
 */
export async function* readAllPages(
  parts: ReaderParts,
  source: ExportSource,
  operation: Operation,
  asked: ListExport,
): AsyncGenerator<ReadPage> {
  const { pageRows = exportPolicy.pageRows } = parts;
  // The map's type ties a handler to its operation, but here the operation is known only at run time.
  const handlers: Partial<Record<string, AnyHandler>> = parts.handlers;
  const handler = handlers[source.operation] as ListHandler | undefined;
  if (!handler) throw new BusinessError('notImplemented');
  // Times in filters are the platform's, whatever zone the file's times are written in.
  const { language } = asked;
  const decoded = listInput(operation, asked.filters, { language, timeZone: parts.timeZone });
  const pick = pickerOf(source, asked.selection);
  const filters = source.pinned(pick.filters(decoded), asked.startedAt ?? asked.createdAt);
  const paging = source.pagingFor(filters);
  const keyOf = source.keyOf as (row: object) => string;
  let before: ReadonlySet<string> = new Set();
  let place: Place = { page: 1, cursor: null };
  for (;;) {
    const context = await contextNow(parts, asked, place.page);
    const { scope } = context;
    const input = { ...filters, ...placeInput(paging, place, pageRows) };
    const answer = await handler(input, { ...context, ...(pick.rowIds && { rowIds: pick.rowIds }) });
    const rows = rowsIn(source, answer);
    // A row that is added during numbered paging moves others to the next page. They are read twice and
    // written once.
    yield {
      rows: rows.filter((row) => !before.has(keyOf(row)) && pick.takes(keyOf(row))),
      total: pick.totalOf(source.rowsOf ? rows.length : (answer.total ?? null)),
      scope,
    };
    const next = nextPlace(paging, place, { ...answer, list: rows }, pageRows);
    if (!next || pick.isComplete()) return;
    before = new Set(rows.map(keyOf));
    place = next;
  }
}

const rowsIn = ({ rowsOf }: ExportSource, answer: ListAnswer): readonly object[] =>
  rowsOf ? rowsOf(answer as never) : answer.list;

interface Picker {
  filters: (decoded: Record<string, unknown>) => Record<string, unknown>;
  /** The rows that the handler reads, if it can read rows by id. */
  readonly rowIds?: readonly string[];
  takes: (key: string) => boolean;
  /** Whether every selected row was found, so that no further page is read. */
  isComplete: () => boolean;
  totalOf: (listed: number | null) => number | null;
}

/** Picks the selected rows out of the pages; all rows when none are selected. */
function pickerOf(source: ExportSource, selection: ExportSelection | null): Picker {
  if (!selection)
    return {
      filters: (decoded) => decoded,
      takes: () => true,
      isComplete: () => false,
      totalOf: (listed) => listed,
    };
  const ids = new Set(selection.ids);
  if (selection.mode === 'except')
    return {
      filters: (decoded) => decoded,
      takes: (key) => !ids.has(key),
      isComplete: () => false,
      totalOf: (listed) => listed && Math.max(0, listed - ids.size),
    };
  const found = new Set<string>();
  return {
    filters: source.forSelected ?? ((decoded) => decoded),
    ...(source.forSelected && { rowIds: [...ids] }),
    takes: (key) => {
      if (ids.has(key)) found.add(key);
      return ids.has(key);
    },
    isComplete: () => found.size === ids.size,
    totalOf: () => ids.size,
  };
}

interface Place {
  readonly page: number;
  readonly cursor: string | null;
}

function placeInput(paging: Paging, { page, cursor }: Place, pageRows: number): Record<string, unknown> {
  const from = cursor === null ? {} : { cursor };
  switch (paging) {
    case 'cursor':
      return { pageSize: pageRows, ...from };
    case 'pages':
      return { page, pageSize: pageRows };
    case 'whole':
      return {};
  }
}

function nextPlace(paging: Paging, { page }: Place, answer: ListAnswer, pageRows: number): Place | undefined {
  if (paging === 'whole') return undefined;
  if (paging === 'pages') return answer.list.length < pageRows ? undefined : { page: page + 1, cursor: null };
  return answer.nextCursor == null ? undefined : { page: page + 1, cursor: answer.nextCursor };
}

/**
 * The context of a call of the user now.
 *
 * @throws accountDisabled when the user is disabled or deleted, forbidden when the user may no longer read the list or
 * the role has changed
 */
export async function contextNow(parts: ReaderParts, asked: ListExport, page = 1): Promise<HandlerContext> {
  const { db, settings } = parts;
  const actor = await userActor(db, asked.userId, asked.sessionId);
  if (actor.role !== asked.role) throw new BusinessError('forbidden');
  const scope = await scopeNow(db, asked.operation, actor);
  const { operation, requestId, language, ip, userAgent } = asked;
  return backgroundContext(
    { ...parts, settings: page === 1 ? settings : uncounted(settings) },
    { operation, actor, scope, requestId, language, ip, userAgent },
  );
}

/** The total is not counted for each page: counting would cost more than reading the pages. */
const uncounted = (settings: SettingsReader): SettingsReader => ({
  rules: (source) => settings.rules(source),
  get: (name) =>
    name === 'HighPerfOrderQuery'
      ? (Promise.resolve(true) as ReturnType<typeof settings.get<typeof name>>)
      : settings.get(name),
});

import type { Operation } from '@platform/sdk';
import type { Queryable } from '../../../db/connection.ts';
import type { Clock } from '../../../kit/clock.ts';
import type { ExportSource, Paging } from '../../../kit/exporting/export-source.ts';
import type { FileFacts } from '../../../kit/exporting/file-writer.ts';
import type { Handlers } from '../../../kit/operation/bind.ts';
import type { HandlerContext, Scope, SettingsReader, UserActor } from '../../../kit/operation/context.ts';
import { scopeOf } from '../../../kit/operation/scope.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import type { SecretBox } from '../../../kit/secrets/secret-box.ts';
import { findUser } from '../../access/access.public.ts';
import { merchantOfUser, supplierOfUser, supplierTree } from '../../parties/parties.public.ts';
import { exportPolicy } from './exports.policy.ts';
import { listInput } from './exports.request.ts';
import type { ListExport } from './exports.table.ts';
import type { ExportSelection } from './exports.types.ts';

export interface ReaderParts {
  readonly db: Queryable;
  readonly clock: Clock;
  readonly settings: SettingsReader;
  readonly secrets: SecretBox;
  readonly timeZone: string;
  /** The handlers that also answer the API calls. */
  readonly handlers: Partial<Handlers>;
  readonly pageRows?: number;
  /** Figures are read in one snapshot. */
  readonly transact?: HandlerContext['transact'];
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

/** @throws accountDisabled when the user is disabled or deleted, forbidden when the role has changed */
async function actorOf(db: Queryable, { userId, role, sessionId }: ListExport): Promise<UserActor> {
  const user = await findUser(db, userId);
  if (!user?.enabled) throw new BusinessError('accountDisabled');
  if (user.role !== role) throw new BusinessError('forbidden');
  const merchant = role === 'merchant' ? await merchantOfUser(db, userId) : undefined;
  const supplier = role === 'supplier' ? await supplierOfUser(db, userId) : undefined;
  return {
    kind: 'user',
    userId,
    account: user.account,
    role,
    sessionId,
    ...(merchant && { merchantId: merchant.id }),
    ...(supplier && { supplierId: supplier.id }),
  };
}

/** The scope of rows that the user may read in the list now. @throws forbidden when there is none */
export const scopeIn = (
  db: Queryable,
  { operation }: Pick<ListExport, 'operation'>,
  actor: UserActor,
): Promise<Scope> =>
  scopeOf(operation, actor, async ({ supplierId }) => (supplierId ? supplierTree(db, supplierId) : []));

/** The context of a call of the user now. @throws BusinessError when the user may no longer read the list */
export async function contextNow(
  { db, clock, settings, secrets, timeZone, transact }: ReaderParts,
  asked: ListExport,
  page = 1,
): Promise<HandlerContext> {
  const actor = await actorOf(db, asked);
  const scope = await scopeIn(db, asked, actor);
  return {
    operation: asked.operation,
    requestId: asked.requestId,
    now: clock.now(),
    clock,
    language: asked.language,
    timeZone,
    ip: asked.ip,
    origin: '',
    userAgent: asked.userAgent,
    db,
    actor,
    scope,
    prepared: {},
    settings: page === 1 ? settings : uncounted(settings),
    secrets,
    transact: transact ?? (() => Promise.reject(new Error('A list writes nothing.'))),
    audit: () => undefined,
    publish: () => undefined,
    setEntityTag: () => undefined,
  };
}

/** The total is not counted for each page: counting would cost more than reading the pages. */
const uncounted = (settings: SettingsReader): SettingsReader => ({
  rules: (source) => settings.rules(source),
  get: (name) =>
    name === 'HighPerfOrderQuery'
      ? (Promise.resolve(true) as ReturnType<typeof settings.get<typeof name>>)
      : settings.get(name),
});

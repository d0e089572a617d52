import type { Operation } from '@platform/sdk';
import type { Queryable } from '../../../db/connection.ts';
import type { Clock } from '../../../kit/clock.ts';
import type { ExportSource, Paging } from '../../../kit/exporting/export-source.ts';
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

export interface ReaderParts {
  readonly db: Queryable;
  readonly clock: Clock;
  readonly settings: SettingsReader;
  readonly secrets: SecretBox;
  readonly timeZone: string;
  /** The very handlers that answer the calls. */
  readonly handlers: Partial<Handlers>;
  readonly pageRows?: number;
}

/** One page of rows, and how many match in all where that is known. */
export interface ReadPage {
  readonly rows: readonly object[];
  readonly total: number | null;
  /** Whose rows they are: it may have grown since the page before. */
  readonly scope: Scope;
}

interface ListAnswer {
  readonly list: readonly object[];
  readonly total?: number | null;
  readonly nextCursor?: string | null;
}

type AnyHandler = (input: never, context: HandlerContext) => Promise<unknown>;
type ListHandler = (input: Record<string, unknown>, context: HandlerContext) => Promise<ListAnswer>;

/**
 * All rows of a list, as its own call answers them to its user: page by page through the same handler, with the user's
 * rights as they are at that page.
 *
 * @throws BusinessError where the user may not read on
 */
export async function* readAllPages(
  parts: ReaderParts,
  source: ExportSource,
  operation: Operation,
  asked: ListExport,
): AsyncGenerator<ReadPage> {
  const { pageRows = exportPolicy.pageRows } = parts;
  // Tied to its operation by the map's own type; here the operation is known at run time only.
  const handlers: Partial<Record<string, AnyHandler>> = parts.handlers;
  const handler = handlers[source.operation] as ListHandler | undefined;
  if (!handler) throw new BusinessError('notImplemented');
  const decoded = listInput(operation, asked.filters, asked);
  const filters = source.pinned(decoded, asked.startedAt ?? asked.createdAt);
  const paging = source.pagingFor(filters);
  const keyOf = source.keyOf as (row: object) => string;
  let before: ReadonlySet<string> = new Set();
  let place: Place = { page: 1, cursor: null };
  for (;;) {
    const actor = await actorOf(parts.db, asked);
    const scope = await scopeIn(parts.db, asked, actor);
    const input = { ...filters, ...placeInput(paging, place, pageRows) };
    const answer = await handler(input, contextFor(parts, asked, { actor, scope }, place));
    // A row that came while pages are counted moves others to the next one: they are there twice, and written once.
    yield {
      rows: answer.list.filter((row) => !before.has(keyOf(row))),
      total: answer.total ?? null,
      scope,
    };
    const next = nextPlace(paging, place, answer, pageRows);
    if (!next) return;
    before = new Set(answer.list.map(keyOf));
    place = next;
  }
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
    case 'limit':
      return { limit: pageRows, ...from };
    case 'pages':
      return { page, pageSize: pageRows };
  }
}

function nextPlace(paging: Paging, { page }: Place, answer: ListAnswer, pageRows: number): Place | undefined {
  if (paging === 'pages') return answer.list.length < pageRows ? undefined : { page: page + 1, cursor: null };
  return answer.nextCursor == null ? undefined : { page: page + 1, cursor: answer.nextCursor };
}

/** @throws accountDisabled where the user is disabled, gone, or somebody else by now */
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

/** Whose rows its user may read through the list now. @throws forbidden where none */
export const scopeIn = (
  db: Queryable,
  { operation }: Pick<ListExport, 'operation'>,
  actor: UserActor,
): Promise<Scope> =>
  scopeOf(operation, actor, async ({ supplierId }) => (supplierId ? supplierTree(db, supplierId) : []));

function contextFor(
  { db, clock, settings, secrets, timeZone }: ReaderParts,
  asked: ListExport,
  { actor, scope }: { readonly actor: UserActor; readonly scope: Scope },
  { page }: Place,
): HandlerContext {
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
    transact: () => Promise.reject(new Error('A list writes nothing.')),
    audit: () => undefined,
    publish: () => undefined,
  };
}

/** Counting all matches again for each page of them would cost more than the pages. */
const uncounted = (settings: SettingsReader): SettingsReader => ({
  get: (name) =>
    name === 'HighPerfOrderQuery'
      ? (Promise.resolve(true) as ReturnType<typeof settings.get<typeof name>>)
      : settings.get(name),
});

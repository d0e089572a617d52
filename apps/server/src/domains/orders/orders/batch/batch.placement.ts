import { minorUnits } from '@platform/sdk';
import { and, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../../db/connection.ts';
import { RequestFault } from '../../../../kit/http/envelope.ts';
import type { Language, SettingsReader } from '../../../../kit/operation/context.ts';
import { issuesIn } from '../../../../kit/operation/issues.ts';
import { BusinessError } from '../../../../kit/refusals/business-error.ts';
import { refusalText } from '../../../../kit/refusals/refusal-text.ts';
import {
  checkBeneficiaryBank,
  merchants,
  type ProductTerms,
  productTerms,
} from '../../../parties/parties.public.ts';
import { type ListedEntry, listedFor, refuseListed } from '../../black-list/black-list.service.ts';
import { checkNotFrozen } from '../../frozen-ips/frozen-ips.service.ts';
import { checkTerms } from '../orders.creation.ts';
import type { OrderRequest } from '../orders.new-order.ts';
import { orders } from '../orders.table.ts';
import type { OrderTypeId } from '../orders.types.ts';
import { type FileRow, orderRequestOf, type RowIssues } from './batch.rows.ts';

/** A row that passed all checks. */
export interface ReadyRow {
  readonly number: number;
  readonly mchId: string;
  readonly merchantId: string;
  readonly request: OrderRequest;
  readonly terms: ProductTerms;
  /** Entries of the black list that the order is marked for. */
  readonly listed: readonly ListedEntry[];
}

export interface FileScope {
  /** The merchant that owns the file; undefined when each row names one. */
  readonly merchantId: string | undefined;
  readonly orderType: OrderTypeId;
  readonly language: Language;
  readonly settings: SettingsReader;
  readonly now: Date;
}

type Party = Pick<typeof merchants.$inferSelect, 'id' | 'mchId' | 'enabled' | 'defaultNotifyUrl'>;

/** Checks every row by the rules of orders.create and against stored data. Errors are added to `issues`. */
export async function readyRows(
  db: Queryable,
  rows: readonly FileRow[],
  scope: FileScope,
  issues: RowIssues,
): Promise<ReadyRow[]> {
  const parties = await partiesOf(db, rows, scope);
  const terms = new TermsOfFile(db);
  const ready: ReadyRow[] = [];
  for (const row of rows) {
    const judged = await judgeRow(db, row, parties, terms, scope, issues);
    if (judged) ready.push(judged);
  }
  refuseRepeated(ready, issues);
  await refuseTaken(db, ready, scope.language, issues);
  return ready;
}

async function judgeRow(
  db: Queryable,
  row: FileRow,
  parties: ReadonlyMap<string, Party>,
  terms: TermsOfFile,
  { merchantId, orderType, language, settings, now }: FileScope,
  issues: RowIssues,
): Promise<ReadyRow | undefined> {
  const { number, fields } = row;
  const attempt = async (): Promise<ReadyRow | undefined> => {
    const mchId = fields.get('mchId') ?? '';
    const party = merchantId === undefined ? parties.get(mchId) : [...parties.values()][0];
    if (!party && mchId === '') return void issues.report(number, 'mchId', 'required');
    if (!party) throw new BusinessError('merchantNotFound', { mchId: mchId.slice(0, 40) });
    if (!party.enabled) throw new BusinessError('merchantDisabled');
    const productText = fields.get('productId') ?? '';
    if (!/^\d{1,5}$/.test(productText))
      return void issues.report(number, 'productId', productText === '' ? 'required' : 'integer');
    const productId = Number(productText);
    const agreed = await terms.of(productId, party.id);
    if (!agreed) throw new BusinessError('productNotFound', { productId });
    const { kind, currency } = agreed.product;
    if ((kind === 'payout' ? 2 : 1) !== orderType)
      return void issues.report(number, 'productId', 'orderType');
    const request = orderRequestOf(row, { ...party, currency }, language, issues);
    if (!request) return undefined;
    checkTerms(request, agreed);
    await checkNotFrozen(settings, request.clientIp, now);
    const listed = await listedFor(settings, request, kind === 'payout' ? 'payouts' : 'collections', now);
    const { mchOrderNo: merchantOrderNo } = request;
    await refuseListed(db, listed, { place: 'file', merchantId: party.id, merchantOrderNo, now });
    if (kind === 'payout') await checkBeneficiaryBank(db, request);
    return { number, mchId: party.mchId, merchantId: party.id, request, terms: agreed, listed };
  };
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    addRefusal(number, error, language, issues);
    return undefined;
  }
}

/** The column that a refusal of the whole order refers to. */
const columnOfRefusal: Readonly<Record<string, string>> = {
  merchantNotFound: 'mchId',
  merchantDisabled: 'mchId',
  productNotFound: 'productId',
  productNotEnabled: 'productId',
  amountOutOfRange: 'amount',
  beneficiaryInvalid: 'bankName',
  orderNumberConflict: 'mchOrderNo',
  ipFrozen: 'clientIp',
};

function addRefusal(number: number, error: BusinessError, language: Language, issues: RowIssues): void {
  if (error instanceof RequestFault && error.issues.length > 0) {
    for (const { path, ...issue } of issuesIn(error.issues, language)) issues.add(number, path, issue);
    return;
  }
  const message = refusalText(error.errorName, error.params, language);
  issues.add(number, columnOfRefusal[error.errorName] ?? '', { code: error.errorName, message });
}

async function partiesOf(
  db: Queryable,
  rows: readonly FileRow[],
  { merchantId }: FileScope,
): Promise<Map<string, Party>> {
  const { id, mchId, enabled, defaultNotifyUrl } = merchants;
  const named = [...new Set(rows.flatMap(({ fields }) => fields.get('mchId') ?? []))];
  if (merchantId === undefined && named.length === 0) return new Map();
  const found = await db
    .select({ id, mchId, enabled, defaultNotifyUrl })
    .from(merchants)
    .where(merchantId === undefined ? inArray(mchId, named) : inArray(id, [merchantId]));
  return new Map(found.map((party) => [party.mchId, party]));
}

/** The terms of each merchant and product, read once per file. */
class TermsOfFile {
  readonly #db: Queryable;
  readonly #known = new Map<string, ProductTerms | undefined>();

  constructor(db: Queryable) {
    this.#db = db;
  }

  async of(productId: number, merchantId: string): Promise<ProductTerms | undefined> {
    const key = `${productId} ${merchantId}`;
    if (!this.#known.has(key)) this.#known.set(key, await productTerms(this.#db, productId, merchantId));
    return this.#known.get(key);
  }
}

function refuseRepeated(ready: readonly ReadyRow[], issues: RowIssues): void {
  const first = new Map<string, number>();
  for (const row of ready) {
    const key = numberOf(row.merchantId, row.request.mchOrderNo);
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, row.number);
    else issues.report(row.number, 'mchOrderNo', 'repeatedNumber', { row: earlier });
  }
}

/** Checks the numbers of all rows in one query. The unique index decides again at the insert. */
async function refuseTaken(
  db: Queryable,
  ready: readonly ReadyRow[],
  language: Language,
  issues: RowIssues,
): Promise<void> {
  if (ready.length === 0) return;
  const { merchantId, merchantOrderNo } = orders;
  const taken = await db
    .select({ merchantId, merchantOrderNo })
    .from(orders)
    .where(
      and(
        inArray(merchantOrderNo, [...new Set(ready.map(({ request }) => request.mchOrderNo))]),
        inArray(merchantId, [...new Set(ready.map((row) => row.merchantId))]),
      ),
    );
  const keys = new Set(taken.map((row) => numberOf(row.merchantId, row.merchantOrderNo)));
  for (const { number, merchantId: owner, request } of ready) {
    const { mchOrderNo } = request;
    if (keys.has(numberOf(owner, mchOrderNo)))
      addRefusal(number, new BusinessError('orderNumberConflict', { mchOrderNo }), language, issues);
  }
}

const numberOf = (merchantId: string, mchOrderNo: string): string => `${merchantId} ${mchOrderNo}`;

/** The totals of a file by currency. */
export function totalsOf(rows: readonly ReadyRow[]) {
  const byCurrency = Map.groupBy(rows, ({ terms }) => terms.product.currency);
  return [...byCurrency].map(([currency, of]) => ({
    currency,
    count: of.length,
    amountMinor: minorUnits(of.reduce((sum, { request }) => sum + request.amount, 0)),
  }));
}

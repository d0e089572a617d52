import type { OperationIO } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import type { Sandbox } from '../../../kit/sandbox/sandbox.ts';
import { type Order, orders } from '../../orders/orders.public.ts';
import { merchants } from '../../parties/parties.public.ts';
import { payGateways } from '../gateways/gateways.table.ts';
import {
  askForProducts,
  type EndedRun,
  rehearseScript,
  type StoredChoice,
} from '../script-runs/script-runs.service.ts';
import { payScriptRuns, type ScriptRunRecord } from '../script-runs/script-runs.table.ts';
import { payScripts, type ScriptDirection, type ScriptSample } from './pay-scripts.table.ts';

export type TrialResult = OperationIO['payScripts.tryRun']['output']['results'][number];
type Mismatch = NonNullable<TrialResult['mismatch']>;

const entryPointsOf: Readonly<Record<ScriptDirection, readonly string[]>> = {
  collection: ['create', 'query', 'readNotice', 'test'],
  payout: ['send', 'query', 'readNotice', 'test'],
  choice: ['choose'],
};
const wallMs = 5_000;

/** @throws scriptInvalid when the source is no module, or exports none of the entry points of its direction */
export async function checkSource(
  sandbox: Sandbox,
  source: string,
  direction: ScriptDirection,
): Promise<void> {
  const { output, failure, message } = await sandbox.run(
    { source, limits: { wallMs } },
    { request: async () => ({ failure: 'requestRefused', message: 'not while it is loaded' }) },
  );
  if (failure !== null)
    throw new BusinessError('scriptInvalid', { reason: [failure, message ?? []].flat().join(' ') });
  const exported = new Set<unknown>(Array.isArray(output) ? output : []);
  const entryPoints = entryPointsOf[direction];
  if (!entryPoints.some((name) => exported.has(name)))
    throw new BusinessError('scriptInvalid', { reason: `noEntryPoint ${entryPoints.join(', ')}` });
}

/** Runs a source against samples, one after the other. Nothing leaves the process. */
export async function trySamples(
  sandbox: Sandbox,
  source: string,
  samples: readonly ScriptSample[],
  direction: ScriptDirection,
): Promise<TrialResult[]> {
  const results: TrialResult[] = [];
  for (const sample of samples)
    results.push(resultOf(sample, await rehearse(sandbox, source, sample, direction)));
  return results;
}

function rehearse(
  sandbox: Sandbox,
  source: string,
  sample: ScriptSample,
  direction: ScriptDirection,
): Promise<EndedRun> {
  const { entryPoint, order, capacity = [], payout, notice } = sample;
  // A choice is tried under the limits that it will have.
  if (entryPoint === 'choose')
    return askForProducts(sandbox, source, { order: order ?? sampleOrder, capacity });
  const { baseUrl = 'https://gateway.example', parameters = {}, credentials = {} } = sample;
  return rehearseScript(
    sandbox,
    {
      source,
      direction,
      entryPoint,
      credentials,
      wallMs,
      input: {
        gateway: { id: sampleId, name: 'Sample', baseUrl, parameters },
        account: { id: sampleId, name: 'Sample' },
        ...(payout === undefined ? {} : { payout }),
        ...(order === undefined ? {} : { order }),
        ...(notice === undefined ? {} : { notice: { query: '', ...notice } }),
      },
    },
    sample.answers,
  );
}

/** For a sample that names no order. */
const sampleOrder = {
  orderCode: 'C0000000000000000000000',
  mchId: 'M00000',
  productId: 1,
  amountMinor: 100_000,
  currency: 'INR',
  createdAt: '2026-01-01T00:00:00.000Z',
} as const;
const sampleId = '00000000-0000-7000-8000-000000000000';

/**
 * The sample that a recorded run would make: its input, and what the gateway answered. Masked values stay masked, and
 * each credential is a stand-in, so the signature of a notice does not fit.
 *
 * @throws scriptRunNotFound
 */
export async function sampleOfRun(
  db: Queryable,
  runId: string,
): Promise<{ readonly sample: ScriptSample; readonly direction: ScriptDirection }> {
  const [found] = await db
    .select({
      run: payScriptRuns,
      order: orders,
      gateway: payGateways,
      mchId: merchants.mchId,
      direction: payScripts.direction,
    })
    .from(payScriptRuns)
    .innerJoin(payScripts, eq(payScripts.id, payScriptRuns.scriptId))
    .leftJoin(payGateways, eq(payGateways.id, payScriptRuns.gatewayId))
    .leftJoin(orders, eq(orders.id, payScriptRuns.orderId))
    .leftJoin(merchants, eq(merchants.id, orders.merchantId))
    .where(eq(payScriptRuns.id, runId));
  if (!found) throw new BusinessError('scriptRunNotFound');
  const { run, order, gateway, mchId, direction } = found;
  if (run.choice) return { sample: sampleOfChoice(run.choice, run.verdict), direction };
  if (!gateway) throw new Error(`The run ${runId} has neither a gateway nor a choice.`);
  const standIns = Object.keys(gateway.credentialBoxes).map((name) => [name, `stand-in of ${name}`]);
  const sample: ScriptSample = {
    name: `${run.entryPoint} ${order?.orderCode ?? ''}`.trim(),
    entryPoint: run.entryPoint,
    baseUrl: gateway.baseUrl,
    parameters: gateway.parameters,
    credentials: Object.fromEntries(standIns),
    ...(order ? subjectOf(run, order, mchId ?? '') : {}),
    ...(run.notice ? { notice: run.notice } : {}),
    answers: run.requests.map(({ status, responseHeaders, responseBody }) =>
      status === null
        ? { failure: 'connectionFailed' }
        : { status, headers: responseHeaders, body: responseBody ?? '' },
    ),
    expected: { verdict: run.verdict },
  };
  return { sample, direction };
}

/** The order of a run, as its script saw it. */
function subjectOf(
  run: ScriptRunRecord,
  order: Order,
  mchId: string,
): Pick<ScriptSample, 'payout' | 'order'> {
  const isFirst = run.entryPoint === 'send' || run.entryPoint === 'create';
  const common = {
    orderCode: order.orderCode,
    key: run.key ?? order.orderCode,
    attempt: run.attempt ?? 1,
    currency: order.currency,
    createdAt: order.createdAt.toISOString(),
    reference: isFirst ? null : run.reference,
  };
  if (order.payoutStatus === null) {
    const { productId, subject, expiresAt } = order;
    const amountMinor = order.payAmountMinor ?? order.amountMinor;
    const asked = { mchId, productId, amountMinor, subject, expiresAt: expiresAt?.toISOString() ?? null };
    return { order: { ...common, ...asked } };
  }
  const payout = {
    ...common,
    amountMinor: order.amountMinor,
    userName: order.userName,
    cardNumber: order.cardNumber === null ? null : `***${order.cardNumber.slice(-4)}`,
    bankName: order.bankName,
    ifscCode: order.ifscCode,
    vpa: order.vpa === null ? null : `***${order.vpa.slice(-4)}`,
    usdtAddress: order.usdtAddress === null ? null : `***${order.usdtAddress.slice(-4)}`,
  };
  return { payout };
}

const sampleOfChoice = (
  { order, capacity, products }: StoredChoice,
  verdict: ScriptRunRecord['verdict'],
): ScriptSample => ({
  name: `choose ${order.orderCode}`,
  entryPoint: 'choose',
  order,
  capacity: [...capacity],
  answers: [],
  expected: {
    verdict,
    ...(verdict === 'chosen' ? { products: products.map(({ productId }) => productId) } : {}),
  },
});

function resultOf({ name, expected }: ScriptSample, run: EndedRun): TrialResult {
  const { verdict, failure, requests, log, durationMs, cpuMs, entryPoint } = run;
  const mismatch = mismatchOf(expected, run);
  return {
    name,
    entryPoint,
    passed: mismatch === null,
    difference: mismatch && differenceOf(mismatch, run),
    mismatch,
    verdict: verdict.verdict,
    reference: verdict.reference ?? null,
    utr: verdict.utr ?? null,
    code: verdict.code ?? null,
    products: verdict.products === undefined ? null : [...verdict.products],
    reason: verdict.reason ?? verdict.message ?? null,
    failure,
    durationMs,
    cpuMs,
    requests: [...requests],
    log: [...log],
  };
}

function mismatchOf(expected: ScriptSample['expected'], { verdict }: EndedRun): Mismatch | null {
  for (const field of ['verdict', 'reference', 'utr', 'code', 'link'] as const) {
    const wanted = expected[field];
    const actual = verdict[field] ?? null;
    if (wanted !== undefined && actual !== wanted) return { field, actual, expected: wanted };
  }
  const wanted = expected.products?.join(', ');
  const actual = verdict.products?.join(', ') ?? null;
  return wanted === undefined || actual === wanted ? null : { field: 'products', actual, expected: wanted };
}

/** For integrators; the console writes its own text. */
function differenceOf({ field, actual, expected }: Mismatch, { verdict, failure }: EndedRun): string {
  const cause = failure === null ? '' : ` (${failure}: ${verdict.reason ?? ''})`;
  const isOrAre = field === 'products' ? 'are' : 'is';
  return `${field} ${isOrAre} ${actual || 'missing'}, expected ${expected || 'none'}${cause}`;
}

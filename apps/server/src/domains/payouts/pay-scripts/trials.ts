import type { OperationIO } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import type { Sandbox } from '../../../kit/sandbox/sandbox.ts';
import { orders } from '../../orders/orders.public.ts';
import { payGateways } from '../gateways/gateways.table.ts';
import { type EndedRun, rehearseScript } from '../script-runs/script-runs.service.ts';
import { payScriptRuns } from '../script-runs/script-runs.table.ts';
import type { ScriptSample } from './pay-scripts.table.ts';

export type TrialResult = OperationIO['payScripts.tryRun']['output']['results'][number];

const entryPoints: ReadonlySet<unknown> = new Set(['send', 'query', 'readNotice', 'test']);
const wallMs = 5_000;

/** @throws scriptInvalid when the source is no module, or exports nothing that a gateway could use */
export async function checkSource(sandbox: Sandbox, source: string): Promise<void> {
  const { output, failure, message } = await sandbox.run(
    { source, limits: { wallMs } },
    { request: async () => ({ failure: 'requestRefused', message: 'not while it is loaded' }) },
  );
  if (failure !== null) throw new BusinessError('scriptInvalid', { reason: message ?? failure });
  const exported = Array.isArray(output) ? output : [];
  if (!exported.some((name) => entryPoints.has(name)))
    throw new BusinessError('scriptInvalid', {
      reason: 'it exports none of send, query, readNotice, test',
    });
}

/** Runs a source against samples, one after the other. Nothing leaves the process. */
export async function trySamples(
  sandbox: Sandbox,
  source: string,
  samples: readonly ScriptSample[],
): Promise<TrialResult[]> {
  const results: TrialResult[] = [];
  for (const sample of samples) {
    const { baseUrl = 'https://gateway.example', parameters = {}, credentials = {}, payout, notice } = sample;
    const run = await rehearseScript(
      sandbox,
      {
        source,
        entryPoint: sample.entryPoint,
        credentials,
        wallMs,
        input: {
          gateway: { id: sampleId, name: 'Sample', baseUrl, parameters },
          account: { id: sampleId, name: 'Sample' },
          ...(payout === undefined ? {} : { payout }),
          ...(notice === undefined ? {} : { notice: { query: '', ...notice } }),
        },
      },
      sample.answers,
    );
    results.push(resultOf(sample, run));
  }
  return results;
}

const sampleId = '00000000-0000-7000-8000-000000000000';

/**
 * The sample that a recorded run would make: its input, and what the gateway answered. Masked values stay masked, and
 * each credential is a stand-in, so the signature of a notice does not fit.
 *
 * @throws scriptRunNotFound
 */
export async function sampleOfRun(db: Queryable, runId: string): Promise<ScriptSample> {
  const [found] = await db
    .select({ run: payScriptRuns, order: orders, gateway: payGateways })
    .from(payScriptRuns)
    .innerJoin(payGateways, eq(payGateways.id, payScriptRuns.gatewayId))
    .leftJoin(orders, eq(orders.id, payScriptRuns.orderId))
    .where(eq(payScriptRuns.id, runId));
  if (!found) throw new BusinessError('scriptRunNotFound');
  const { run, order, gateway } = found;
  const standIns = Object.keys(gateway.credentialBoxes).map((name) => [name, `stand-in of ${name}`]);
  const payout = order && {
    orderCode: order.orderCode,
    key: run.key ?? order.orderCode,
    attempt: run.attempt ?? 1,
    amountMinor: order.amountMinor,
    currency: order.currency,
    createdAt: order.createdAt.toISOString(),
    reference: run.entryPoint === 'send' ? null : run.reference,
    userName: order.userName,
    cardNumber: order.cardNumber === null ? null : `***${order.cardNumber.slice(-4)}`,
    bankName: order.bankName,
    ifscCode: order.ifscCode,
    vpa: order.vpa === null ? null : `***${order.vpa.slice(-4)}`,
    usdtAddress: order.usdtAddress === null ? null : `***${order.usdtAddress.slice(-4)}`,
  };
  return {
    name: `${run.entryPoint} ${order?.orderCode ?? ''}`.trim(),
    entryPoint: run.entryPoint,
    baseUrl: gateway.baseUrl,
    parameters: gateway.parameters,
    credentials: Object.fromEntries(standIns),
    ...(payout ? { payout } : {}),
    ...(run.notice ? { notice: run.notice } : {}),
    answers: run.requests.map(({ status, responseHeaders, responseBody }) =>
      status === null
        ? { failure: 'connectionFailed' }
        : { status, headers: responseHeaders, body: responseBody ?? '' },
    ),
    expected: { verdict: run.verdict },
  };
}

function resultOf({ name, expected }: ScriptSample, run: EndedRun): TrialResult {
  const { verdict, failure, requests, log, durationMs, cpuMs, entryPoint } = run;
  const difference = differenceOf(expected, run);
  return {
    name,
    entryPoint,
    passed: difference === null,
    difference,
    verdict: verdict.verdict,
    reference: verdict.reference ?? null,
    utr: verdict.utr ?? null,
    code: verdict.code ?? null,
    reason: verdict.reason ?? verdict.message ?? null,
    failure,
    durationMs,
    cpuMs,
    requests: [...requests],
    log: [...log],
  };
}

function differenceOf(expected: ScriptSample['expected'], { verdict, failure }: EndedRun): string | null {
  for (const field of ['verdict', 'reference', 'utr', 'code'] as const) {
    const wanted = expected[field];
    if (wanted !== undefined && verdict[field] !== wanted)
      return `${field} is ${verdict[field] ?? 'missing'}, expected ${wanted}${failure === null ? '' : ` (${failure}: ${verdict.reason ?? ''})`}`;
  }
  return null;
}

import type { Queryable } from '../../../db/connection.ts';
import { newId } from '../../../kit/ids.ts';
import type { Sandbox } from '../../../kit/sandbox/sandbox.ts';
import type { SandboxHost, SandboxLimits, SandboxResult } from '../../../kit/sandbox/sandbox.types.ts';
import type { Order, SendPublicRequest } from '../../orders/orders.public.ts';
import { type GatewayReach, gatewayHost } from './gateway-host.ts';
import { maskOf } from './masking-of-runs.ts';
import { payScriptRuns, type ScriptRunRecord } from './script-runs.table.ts';
import type {
  ChoiceQuestion,
  EntryPoint,
  RunEffect,
  RunFailure,
  RunTrigger,
  ScriptCollection,
  ScriptDirection,
  ScriptOrder,
  StoredChoice,
  StoredNotice,
  StoredRequest,
} from './script-runs.types.ts';
import { type Verdict, verdictOf } from './verdicts.ts';

export type {
  ChoiceQuestion,
  EntryPoint,
  RunEffect,
  RunFailure,
  RunTrigger,
  ScriptCollection,
  ScriptDirection,
  StoredChoice,
  StoredNotice,
  StoredRequest,
  Verdict,
};

/** What runs of scripts need of the process. */
export interface ScriptPorts {
  readonly sandbox: Sandbox;
  readonly send: SendPublicRequest;
}

/** The payout as a script sees it. */
export interface ScriptPayout {
  readonly orderCode: string;
  readonly key: string;
  readonly attempt: number;
  readonly amountMinor: number;
  readonly currency: Order['currency'];
  readonly createdAt: string;
  readonly reference: string | null;
  readonly userName: string | null;
  readonly cardNumber: string | null;
  readonly bankName: string | null;
  readonly ifscCode: string | null;
  readonly vpa: string | null;
  readonly usdtAddress: string | null;
}

/** A request of a gateway, as a script sees it. */
export interface ScriptNotice {
  readonly headers: Readonly<Record<string, string>>;
  readonly query: string;
  readonly body: string;
}

export interface ScriptInput {
  readonly payout?: ScriptPayout;
  readonly order?: ScriptOrder;
  readonly account?: { readonly id: string; readonly name: string };
  readonly notice?: ScriptNotice;
  readonly gateway: {
    readonly id: string;
    readonly name: string;
    readonly baseUrl: string;
    readonly parameters: Readonly<Record<string, string>>;
  };
}

export interface ScriptCall {
  readonly source: string;
  readonly direction: ScriptDirection;
  readonly entryPoint: EntryPoint;
  readonly input: ScriptInput;
  readonly credentials: Readonly<Record<string, string>>;
  readonly wallMs: number;
}

/**
 * A choice needs no answer from outside, so its time is its own: a few milliseconds for an honest script. The wall time
 * allows for the start of the sandbox; the payer is waiting for the account meanwhile.
 */
export const choiceLimits = { cpuMs: 100, wallMs: 2_000, requests: 0 } as const;

/** A run that is over: its verdict, and what is stored of it. Nothing in it holds a secret. */
export interface EndedRun {
  readonly entryPoint: EntryPoint;
  readonly verdict: Verdict;
  readonly failure: RunFailure | null;
  readonly requests: readonly StoredRequest[];
  readonly notice: StoredNotice | null;
  readonly log: readonly string[];
  readonly durationMs: number;
  readonly cpuMs: number;
}

/** Runs an entry point against the gateway itself. */
export function runScript(
  { sandbox, send }: ScriptPorts,
  call: ScriptCall,
  reach: GatewayReach,
): Promise<EndedRun> {
  return run(sandbox, call, (mask, keep) => gatewayHost(reach, send, mask, keep));
}

/** Asks a script which products should serve an order. It reaches nothing outside of the sandbox. */
export function askForProducts(
  sandbox: Pick<Sandbox, 'run'>,
  source: string,
  question: ChoiceQuestion,
): Promise<EndedRun> {
  const job = {
    source,
    direction: 'choice',
    entryPoint: 'choose',
    input: question,
    limits: choiceLimits,
  } as const;
  return runWith(sandbox, job, maskOf([], []), [], refusesAll);
}

const refusesAll: SandboxHost = {
  request: async () => ({ failure: 'requestRefused', message: 'a choice makes no requests' }),
};

/** Runs an entry point against recorded answers, in their order. Nothing leaves the process. */
export function rehearseScript(
  sandbox: Sandbox,
  call: ScriptCall,
  answers: readonly RecordedAnswer[],
): Promise<EndedRun> {
  const left = [...answers];
  return run(sandbox, call, (mask, keep) => {
    const recorded = async () => {
      const next = left.shift();
      const failure = next ? (next.failure ?? null) : 'connectionFailed';
      return {
        failure,
        status: failure === null ? (next?.status ?? 200) : null,
        headers: next?.headers ?? {},
        body: next?.body ?? '',
        truncated: false,
        error: next ? 'recorded' : 'no answer was recorded for this request',
        latencyMs: 0,
      };
    };
    const { baseUrl } = call.input.gateway;
    return gatewayHost({ baseUrl, hosts: [], timeoutMs: call.wallMs }, recorded, mask, keep);
  });
}

export interface RecordedAnswer {
  readonly status?: number | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: string | undefined;
  readonly failure?: 'timedOut' | 'connectionFailed' | 'refusedAddress' | undefined;
}

async function run(
  sandbox: Sandbox,
  { source, direction, entryPoint, input, credentials, wallMs }: ScriptCall,
  hostOf: (mask: ReturnType<typeof maskOf>, keep: (request: StoredRequest) => void) => SandboxHost,
): Promise<EndedRun> {
  const { payout, notice } = input;
  const numbers = payout ? [payout.cardNumber, payout.vpa, payout.usdtAddress] : [];
  const mask = maskOf(Object.values(credentials), numbers);
  const requests: StoredRequest[] = [];
  const host = hostOf(mask, (request) => requests.push(request));
  const job = { source, direction, entryPoint, input, secrets: credentials, limits: { wallMs } };
  const ended = await runWith(sandbox, job, mask, requests, host);
  if (!notice) return ended;
  const { headers, query, body } = notice;
  return {
    ...ended,
    notice: { headers: mask.headers(headers), query: mask.text(query), body: mask.text(body) },
  };
}

interface Job {
  readonly source: string;
  readonly direction: ScriptDirection;
  readonly entryPoint: EntryPoint;
  readonly input: unknown;
  readonly secrets?: Readonly<Record<string, string>>;
  readonly limits: Partial<SandboxLimits>;
}

async function runWith(
  sandbox: Pick<Sandbox, 'run'>,
  job: Job,
  mask: ReturnType<typeof maskOf>,
  requests: readonly StoredRequest[],
  host: SandboxHost,
): Promise<EndedRun> {
  const { entryPoint, direction, ...runnable } = job;
  const result = await sandbox.run({ ...runnable, entryPoint }, host);
  const judged = judge(entryPoint, direction, result);
  return {
    entryPoint,
    verdict: maskedVerdict(judged.verdict, mask.text),
    failure: judged.failure,
    requests,
    notice: null,
    log: result.log.map((line) => mask.text(line)),
    durationMs: result.durationMs,
    cpuMs: result.cpuMs,
  };
}

/** A script that fails says nothing about the order, so its verdict is unknown, never declined. */
function judge(
  entryPoint: EntryPoint,
  direction: ScriptDirection,
  { output, failure, message }: SandboxResult,
): { readonly verdict: Verdict; readonly failure: RunFailure | null } {
  const failed = entryPoint === 'test' ? 'failed' : 'unknown';
  if (failure !== null) return { verdict: { verdict: failed, reason: message ?? failure }, failure };
  const judged = verdictOf(entryPoint, output, direction);
  if ('wrong' in judged)
    return { verdict: { verdict: failed, reason: judged.wrong }, failure: 'invalidVerdict' };
  return { verdict: judged.verdict, failure: null };
}

/** Only its words are masked: number, reference and UTR are compared with those of the platform. */
function maskedVerdict(verdict: Verdict, mask: (text: string) => string): Verdict {
  const { reason, message, code } = verdict;
  return {
    ...verdict,
    ...(reason === undefined ? {} : { reason: mask(reason) }),
    ...(message === undefined ? {} : { message: mask(message) }),
    ...(code === undefined ? {} : { code: mask(code) }),
  };
}

export interface RunFacts {
  readonly gatewayId: string | null;
  readonly scriptId: string;
  readonly versionId: string;
  readonly order?: { readonly id: string; readonly attempt: number; readonly key: string | null } | undefined;
  readonly trigger: RunTrigger;
  readonly triggeredBy?: string | undefined;
  readonly effect: RunEffect;
  readonly choice?: StoredChoice | undefined;
  readonly startedAt: Date;
}

/** Stores the record of a run. */
export async function recordRun(
  tx: Queryable,
  { entryPoint, verdict, failure, requests, notice, log, durationMs, cpuMs }: EndedRun,
  { order, triggeredBy = undefined, choice, ...facts }: RunFacts,
): Promise<ScriptRunRecord> {
  const [record] = await tx
    .insert(payScriptRuns)
    .values({
      ...facts,
      id: newId(facts.startedAt),
      orderId: order?.id ?? null,
      attempt: order?.attempt ?? null,
      key: order?.key ?? null,
      triggeredBy: triggeredBy ?? null,
      entryPoint,
      verdict: verdict.verdict,
      reference: verdict.reference ?? null,
      utr: verdict.utr ?? null,
      code: verdict.code ?? null,
      reason: verdict.reason ?? verdict.message ?? null,
      failure,
      requests,
      notice,
      choice: choice ?? null,
      log,
      durationMs,
      cpuMs,
    })
    .returning();
  if (!record) throw new Error('The record of a run was not written.');
  return record;
}

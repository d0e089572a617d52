import type { SandboxAnswer, SandboxHost, SandboxRequest } from '../../../kit/sandbox/sandbox.types.ts';
import type { SendPublicRequest } from '../../orders/orders.public.ts';
import type { RunMask } from './masking-of-runs.ts';
import type { StoredRequest } from './script-runs.types.ts';

/** What a script may reach, and how long it may wait. */
export interface GatewayReach {
  readonly baseUrl: string;
  readonly hosts: readonly string[];
  readonly timeoutMs: number;
}

const readBytes = 256 * 1_024;
const keptLength = 16 * 1_024;

/** Sends the requests of one run to the hosts of its gateway, and keeps them for the record, masked. */
export function gatewayHost(
  reach: GatewayReach,
  send: SendPublicRequest,
  mask: RunMask,
  keep: (request: StoredRequest) => void,
): SandboxHost {
  return {
    request: async (request, signal) => {
      const url = urlOf(request, reach);
      if (url === undefined) {
        const refusal = { failure: 'refusedAddress', message: 'not a host of the gateway' };
        keep(keptOf(request, request.url, refusal, null, mask));
        return refusal;
      }
      const answer = await send({
        method: request.method,
        url,
        headers: { 'user-agent': 'Platform-Gateway/1', ...request.headers },
        body: request.body,
        timeoutMs: Math.min(request.timeoutMs ?? reach.timeoutMs, reach.timeoutMs),
        keptBytes: readBytes,
        signal,
      });
      const given = answerOf(answer);
      keep(keptOf(request, url, given, answer.latencyMs, mask));
      return given;
    },
  };
}

/** The whole address, if its host is one of the gateway's and it is as well protected as the gateway's own. */
function urlOf({ url }: SandboxRequest, { baseUrl, hosts }: GatewayReach): string | undefined {
  const base = new URL(baseUrl);
  const text = url.startsWith('/') && !url.startsWith('//') ? `${baseUrl.replace(/\/$/, '')}${url}` : url;
  if (!URL.canParse(text)) return undefined;
  const whole = new URL(text);
  const isKnown = whole.host === base.host || hosts.includes(whole.host);
  const isProtected = whole.protocol === 'https:' || whole.protocol === base.protocol;
  return isKnown && isProtected && whole.username === '' && whole.password === '' ? whole.href : undefined;
}

function answerOf(answer: Awaited<ReturnType<SendPublicRequest>>): SandboxAnswer {
  if (answer.failure !== null) return { failure: answer.failure, message: answer.error ?? answer.failure };
  // Half an answer could be read as another one.
  if (answer.truncated) return { failure: 'tooLarge', message: `more than ${readBytes} bytes` };
  return { status: answer.status ?? 0, headers: answer.headers, body: answer.body ?? '' };
}

function keptOf(
  { method, headers, body }: SandboxRequest,
  url: string,
  answer: SandboxAnswer,
  latencyMs: number | null,
  mask: RunMask,
): StoredRequest {
  const kept = (text: string): string => mask.text(text).slice(0, keptLength);
  const isAnswered = 'status' in answer;
  return {
    method,
    url: mask.text(url),
    headers: mask.headers(headers),
    body: body === null ? null : kept(body),
    status: isAnswered ? answer.status : null,
    responseHeaders: isAnswered ? mask.headers(answer.headers) : {},
    responseBody: isAnswered ? kept(answer.body) : null,
    failure: isAnswered ? null : `${answer.failure}: ${mask.text(answer.message)}`,
    latencyMs,
  };
}

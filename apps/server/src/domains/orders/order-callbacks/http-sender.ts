import type { AddressPolicy } from './address-policy.ts';
import type { CallbackOutcome } from './order-callbacks.types.ts';
import { createPublicRequester, type PublicAnswer, type ResolveHost } from './public-request.service.ts';

export interface CallbackRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Total time for resolving, connecting, sending and reading the answer. */
  readonly timeoutMs: number;
}

/** Result of one attempt. */
export interface CallbackAnswer extends Omit<PublicAnswer, 'failure'> {
  readonly outcome: CallbackOutcome;
}

/** Sends one callback. Never throws: every failure is an outcome. */
export type SendCallback = (request: CallbackRequest) => Promise<CallbackAnswer>;

const keptBytes = 4_096;

/** Sends callbacks to public addresses only (`createPublicRequester`), and judges their answers. */
export function createHttpSender(policy: AddressPolicy, resolve?: ResolveHost): SendCallback {
  const send = createPublicRequester(policy, resolve);
  return async ({ headers, ...callback }) => {
    const { failure, ...answer } = await send({
      ...callback,
      method: 'POST',
      headers: { ...headers, 'User-Agent': 'Platform-Callback/1' },
      keptBytes,
    });
    const outcome = failure ?? outcomeOf(answer.status ?? 0, answer.truncated ? null : answer.body);
    return { outcome, ...answer };
  };
}

/** Acknowledged only by a 2xx whose whole body is the word; a page that contains it is no acknowledgement. */
function outcomeOf(status: number, body: string | null): CallbackOutcome {
  if (status < 200 || status > 299) return 'httpError';
  return body?.trim() === 'success' ? 'acknowledged' : 'wrongAnswer';
}

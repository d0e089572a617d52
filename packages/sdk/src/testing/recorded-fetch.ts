import type { Fetch } from '../runtime/retry.ts';

/** One request as it was sent. */
export interface RecordedRequest {
  /** `GET` or `POST`. */
  readonly method: string;
  /** Whole, with its query. */
  readonly url: URL;
  /** Tokens and request id among them. */
  readonly headers: Headers;
  /** Text as it was sent, empty for none. */
  readonly body: string;
}

/** A response, an error that the fetch fails with, or a function that makes a response. */
export type RecordedAnswer = Response | Error | ((request: Request) => Response | Promise<Response>);

/**
 * A fetch that gives the answers in their order (the last one for ever) and keeps what it was asked, for tests of what
 * goes over the wire.
 *
 * @example
 * const { fetch, requests } = createRecordedFetch(success({ orderCode: null, createTime: null }));
 * await createPlatform({ baseUrl: 'https://platform.example', fetch }).orders.latest();
 * requests[0]?.url.pathname; // '/v1.0/order/getLastOrder'
 */
export function createRecordedFetch(...answers: RecordedAnswer[]): {
  fetch: Fetch;
  requests: RecordedRequest[];
} {
  const requests: RecordedRequest[] = [];
  const fetch: Fetch = async (request) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    const { method, url, headers } = request;
    requests.push({ method, url: new URL(url), headers, body: await request.clone().text() });
    if (answer instanceof Error) throw answer;
    if (typeof answer === 'function') return answer(request);
    if (!answer) throw new Error('no answer was given to this fetch');
    return answer.clone();
  };
  return { fetch, requests };
}

/** The envelope of a success, around data as it is on the wire. */
export function success(data: unknown, headers: Record<string, string> = {}): Response {
  return Response.json({ code: 200, msg: 'ok', data }, { headers });
}

/** The envelope of a refusal, by its code. */
export function refusal(code: number, msg = 'refused', data: unknown = null): Response {
  return Response.json({ code, msg, data });
}

/** A transport fault: any HTTP status, with any body. */
export function fault(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers });
}

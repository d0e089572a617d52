import type { Fetch } from '../runtime/retry.ts';

/** One request as it was sent. */
export interface RecordedRequest {
  /** `GET` or `POST`. */
  readonly method: string;
  /** Full address with its query. */
  readonly url: URL;
  /** All headers, including tokens and request id. */
  readonly headers: Headers;
  /** Body as sent; empty if there was none. */
  readonly body: string;
}

/** A response, an error to fail with, or a function that creates a response. */
export type RecordedAnswer = Response | Error | ((request: Request) => Response | Promise<Response>);

/**
 * Creates a fetch that returns the answers in order (then repeats the last one) and records the requests, to
 * test the wire format.
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

/** Creates a success envelope around data in wire format. */
export function success(data: unknown, headers: Record<string, string> = {}): Response {
  return Response.json({ code: 200, msg: 'ok', data }, { headers });
}

/** Creates a refusal envelope with a code. */
export function refusal(code: number, msg = 'refused', data: unknown = null): Response {
  return Response.json({ code, msg, data });
}

/** Creates a transport failure: any HTTP status with any body. */
export function fault(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers });
}

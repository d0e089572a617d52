import type { Fetch } from '../runtime/retry.ts';

export interface RecordedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: string;
}

type Answer = Response | Error | ((request: Request) => Response | Promise<Response>);

/** A fetch that gives the answers in their order (the last one for ever) and keeps what it was asked. */
export function createRecordedFetch(...answers: Answer[]): { fetch: Fetch; requests: RecordedRequest[] } {
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

export function success(data: unknown, headers: Record<string, string> = {}): Response {
  return Response.json({ code: 200, msg: 'ok', data }, { headers });
}

export function refusal(code: number, msg = 'refused', data: unknown = null): Response {
  return Response.json({ code, msg, data });
}

export function fault(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers });
}

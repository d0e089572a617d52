/** A request that public/prefetch.js sent before the other scripts were loaded. */
interface Asked {
  /** The token it was sent with; none for public data. */
  token?: string | undefined;
  /** When the response started to arrive, in page time (ms); infinite until then. */
  at: number;
  answer: Promise<Response>;
}

declare global {
  /** By the request's whole address. */
  var platformAhead: Record<string, Asked> | undefined;
}

/** Equal to the time a list response counts as fresh. Later requests are sent normally. */
const freshMs = 10_000;

function take(request: Request): Promise<Response> | null {
  const asked = globalThis.platformAhead?.[request.url];
  if (!asked || (asked.token ?? null) !== request.headers.get('token')) return null;
  delete globalThis.platformAhead?.[request.url];
  const isStale = performance.now() - asked.at > freshMs;
  return isStale ? null : asked.answer;
}

/**
 * A `fetch` that uses the prefetched response once, if the request is the same. A request that differs in
 * parameters, token or host is sent normally, and so is one whose prefetch failed. An error response counts
 * as a response, and the client handles it as usual.
 */
export async function takePrefetched(request: Request, init?: RequestInit): Promise<Response> {
  const answer = await take(request)?.catch(() => null);
  return answer?.ok ? answer : fetch(request, init);
}

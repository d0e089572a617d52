/** What public/prefetch.js has asked before any other script was here. */
interface Asked {
  /** With whose token; none for what everybody may know. */
  token?: string | undefined;
  /** When the answer began to arrive, by the page's clock; infinite until then. */
  at: number;
  answer: Promise<Response>;
}

declare global {
  var platformAhead: Record<string, Asked> | undefined;
}

/** As long as a list's answer counts as fresh: a page that is opened later asks anew. */
const freshMs = 10_000;

function take(address: string, token: string | null): Promise<Response> | null {
  const asked = globalThis.platformAhead?.[address];
  if (!asked || (asked.token ?? null) !== token) return null;
  delete globalThis.platformAhead?.[address];
  const isStale = performance.now() - asked.at > freshMs;
  return isStale ? null : asked.answer;
}

/**
 * `fetch`, which gives the answer of a request that is on its way already where the same is asked, once. Whatever was
 * asked differently, by another token or to another host is asked as usual; so is what failed. A refusal is an answer:
 * the client treats it like every other.
 */
export async function takePrefetched(request: Request, init?: RequestInit): Promise<Response> {
  const { origin, pathname, search } = new URL(request.url);
  const own = origin === location.origin ? take(pathname + search, request.headers.get('token')) : null;
  const answer = await own?.catch(() => null);
  return answer?.ok ? answer : fetch(request, init);
}

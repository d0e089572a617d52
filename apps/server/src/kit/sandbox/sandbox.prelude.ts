/**
 * Runs in the interpreter before a script and makes what a script may use. The host functions stay inside its closure;
 * the host checks every argument again, so a script gains nothing by changing a prototype.
 */
export const prelude = `'use strict';
(() => {
  const { callHost, startRequest } = globalThis.__host;
  delete globalThis.__host;
  const { parse, stringify } = JSON;
  const { freeze, entries, fromEntries } = Object;
  const isArray = Array.isArray;
  const call = (name, ...args) => {
    const answer = parse(callHost(name, stringify(args)));
    if ('error' in answer) throw new TypeError(answer.error);
    return answer.value;
  };
  const define = (name, value) =>
    Object.defineProperty(globalThis, name, { value, writable: false, configurable: false, enumerable: true });

  define('secret', (name) => freeze({ secret: String(name) }));
  define('hmac', (algorithm, key, text, encoding = 'hex') => call('hmac', algorithm, key, text, encoding));
  define('digest', (algorithm, text, encoding = 'hex') => call('digest', algorithm, text, encoding));
  define('equal', (one, other) => call('equal', one, other));
  define('base64', freeze({
    encode: (text) => call('base64Encode', text),
    decode: (text) => call('base64Decode', text),
  }));
  define('log', (...values) => {
    const words = [];
    for (const value of values) words[words.length] = typeof value === 'string' ? value : stringify(value) ?? String(value);
    call('log', words.join(' '));
  });

  class RequestFailed extends Error {
    constructor(failure, message) {
      super(message);
      this.name = 'RequestFailed';
      this.failure = failure;
    }
  }
  const listOf = (part) => (isArray(part) ? part : [part]);
  const bodyOf = ({ body, json, form }, headers) => {
    if (json !== undefined) {
      headers['content-type'] ??= 'application/json';
      return stringify(json);
    }
    if (form !== undefined) {
      headers['content-type'] ??= 'application/x-www-form-urlencoded';
      const parts = [];
      for (const [name, value] of entries(form)) {
        parts.push((parts.length ? '&' : '') + encodeURIComponent(name) + '=');
        for (const part of listOf(value)) parts.push(typeof part === 'object' ? { ...part, encoded: true } : encodeURIComponent(part));
      }
      return parts;
    }
    return body ?? null;
  };
  const request = async (asked) => {
    if (typeof asked !== 'object' || asked === null) throw new TypeError('http.request takes an object');
    if (typeof asked.url !== 'string') throw new TypeError('http.request: the url is not a text');
    const headers = {};
    for (const [name, value] of entries(asked.headers ?? {})) headers[String(name).toLowerCase()] = value;
    const body = bodyOf(asked, headers);
    const { method = body === null ? 'GET' : 'POST', url, query, auth, timeoutMs } = asked;
    const pairs = [];
    for (const [name, value] of entries(query ?? {}))
      if (value !== undefined && value !== null) pairs.push(encodeURIComponent(name) + '=' + encodeURIComponent(value));
    const address = url + (pairs.length ? (url.includes('?') ? '&' : '?') + pairs.join('&') : '');
    const details = { method: String(method), url: address, headers, body };
    if (auth !== undefined) details.auth = auth;
    if (timeoutMs !== undefined) details.timeoutMs = timeoutMs;
    const answer = parse(await startRequest(stringify(details)));
    if (answer.failure !== undefined) throw new RequestFailed(answer.failure, answer.message);
    return { ...answer, json: () => parse(answer.body) };
  };
  define('http', freeze({ request }));
  define('RequestFailed', RequestFailed);

  globalThis.__run = (entryPoint, input) => {
    const answer = entryPoint(parse(input));
    return Promise.resolve(answer).then((value) => stringify(value) ?? 'null');
  };
})();
`;

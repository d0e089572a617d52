import { createHash, createHmac } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { afterAll, describe, expect, it } from 'vitest';
import { Sandbox } from './sandbox.ts';
import type { SandboxAnswer, SandboxJob, SandboxRequest, SandboxResult } from './sandbox.types.ts';

const sandbox = new Sandbox({ workers: 1 });
afterAll(() => sandbox.close());

const asked: SandboxRequest[] = [];
const answers: SandboxAnswer[] = [];
const host = {
  request: async (request: SandboxRequest) => {
    asked.push(request);
    return answers.shift() ?? { status: 200, headers: {}, body: '{}' };
  },
};

const run = (source: string, job: Partial<SandboxJob> = {}): Promise<SandboxResult> =>
  sandbox.run({ source, entryPoint: 'send', ...job }, host);
const body = (code: string, job?: Partial<SandboxJob>) =>
  run(`export async function send(input) { ${code} }`, job);

describe('a script', () => {
  it('gets its input and gives its output', async () => {
    expect(
      await body('log("paying", input.amount); return { got: input.amount + 1 };', { input: { amount: 41 } }),
    ).toMatchObject({ output: { got: 42 }, failure: null, log: ['paying 41'] });
  });

  it('asks the host for requests, with secrets that it cannot read', async () => {
    asked.length = 0;
    answers.push({ status: 201, headers: { 'x-id': '7' }, body: '{"id":"p1"}' });
    const result = await body(
      `const key = secret('keySecret');
       const answer = await http.request({
         url: '/payouts', auth: { basic: [secret('keyId'), key] }, json: { amount: 1 }, headers: { 'X-Sign': hmac('sha256', key, 'text') },
       });
       return { seen: String(JSON.stringify(key)) + Object.keys(globalThis).join(), status: answer.status, id: answer.json().id };`,
      { secrets: { keyId: 'id-of-key', keySecret: 'very-secret' } },
    );
    expect(result).toMatchObject({ output: { status: 201, id: 'p1' }, failure: null });
    expect(JSON.stringify(result)).not.toContain('very-secret');
    expect(asked[0]).toEqual({
      method: 'POST',
      url: '/payouts',
      headers: {
        authorization: `Basic ${btoa('id-of-key:very-secret')}`,
        'content-type': 'application/json',
        'x-sign': createHmac('sha256', 'very-secret').update('text').digest('hex'),
      },
      body: '{"amount":1}',
    });
  });

  it('sees why a request failed, and may go on', async () => {
    answers.push({ failure: 'timedOut', message: 'no answer' });
    expect(
      await body(
        `try { await http.request({ url: '/x' }); } catch (error) { return { failure: error.failure }; }`,
      ),
    ).toMatchObject({ output: { failure: 'timedOut' } });
  });

  it('digests, signs and compares as other programs do', async () => {
    const result = await body(
      `return {
        md5: digest('md5', ['a=1&key=', secret('key')]),
        hmac: hmac('sha256', 'key', 'The quick brown fox jumps over the lazy dog'),
        base64: [base64.encode('ü'), base64.decode('w7w=')],
        equal: [equal('a', 'a'), equal('a', 'ab')],
      };`,
      { secrets: { key: 'k' } },
    );
    expect(result.output).toEqual({
      md5: createHash('md5').update('a=1&key=k').digest('hex'),
      hmac: 'f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8',
      base64: ['w7w=', 'ü'],
      equal: [true, false],
    });
  });

  it('lists what it exports', async () => {
    const source = 'export const query = () => 1; export function send() {} export const limit = 5;';
    const { output } = await sandbox.run({ source }, host);
    expect(output).toEqual(['query', 'send']);
  });

  it('costs at most a few milliseconds when the worker is warm', async () => {
    const times: number[] = [];
    for (let round = 0; round < 60; round += 1) {
      const before = performance.now();
      const { failure } = await body('return { verdict: "accepted", reference: input.key };', {
        input: { key: 'k' },
      });
      times.push(performance.now() - before);
      expect(failure).toBeNull();
    }
    const median = times.slice(10).toSorted((a, b) => a - b)[25] ?? Infinity;
    process.stdout.write(`note: a warm run of a script: p50 ${median.toFixed(2)} ms (target 3 ms)\n`);
    // Generous, because other tests run at the same time.
    expect(median).toBeLessThan(50);
  });
});

/** Collecting garbage near the limit of memory can take the time of the script first. */
const tooMuch = expect.stringMatching(/^too(?:Large|Long)$/);
const hostile: readonly [what: string, code: string, failure: unknown][] = [
  ['an endless loop', 'for (;;) {}', 'tooLong'],
  ['an endless loop in a promise', 'await null; while (true) {}', 'tooLong'],
  ['an endless loop of promises', 'for (;;) await null;', 'tooLong'],
  ['a loop that catches everything', 'for (;;) { try { for (;;) {} } catch {} }', 'tooLong'],
  ['a memory bomb', 'const all = []; for (;;) all.push(new Array(10000).fill("x"));', tooMuch],
  ['a text that doubles', 'let text = "x"; for (;;) text += text;', 'tooLarge'],
  ['a large buffer', 'return new Uint8Array(1 << 30).length;', 'tooLarge'],
  ['deep recursion', 'const f = () => f() + 1; return f();', 'tooLarge'],
  ['deep JSON', 'return JSON.parse("[".repeat(1e6));', 'tooLarge'],
  ['a large output', 'return "x".repeat(1 << 20);', 'tooLarge'],
  ['a throw', 'throw new Error("no");', 'threw'],
  ['a throw of nothing', 'throw null;', 'threw'],
  ['a promise that never settles', 'await new Promise(() => {});', 'threw'],
  [
    'too many requests',
    'for (let n = 0; n < 9; n += 1) await http.request({ url: "/x" });',
    'tooManyRequests',
  ],
  ['an import', 'await import("node:fs");', 'threw'],
];

describe('a hostile script', () => {
  it.each(hostile)('%s', async (_what, code, failure) => {
    expect(await body(code)).toMatchObject({ output: undefined, failure });
    // The next script runs as if nothing had happened.
    expect(await body('return 1;')).toMatchObject({ output: 1, failure: null });
  });

  it('cannot stay in a built-in that is not interruptible: its worker is replaced', async () => {
    const ticks: number[] = [];
    const timer = setInterval(() => ticks.push(performance.now()), 20);
    const stuck = body('Array.prototype.indexOf.call({ length: 2 ** 53 - 1 }, 0);', {
      limits: { cpuMs: 100 },
    });
    expect(await stuck).toMatchObject({ output: undefined, failure: 'tooLong' });
    clearInterval(timer);
    // The event loop of the server went on all the time.
    const gaps = ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? 0));
    expect(Math.max(...gaps)).toBeLessThan(500);
    expect(await body('return 1;')).toMatchObject({ output: 1, failure: null });
  });

  it('ends after its wall time while it waits for an answer', async () => {
    let isAborted = false;
    const slow = {
      request: (_: SandboxRequest, signal: AbortSignal) =>
        new Promise<SandboxAnswer>((resolve) => {
          signal.addEventListener('abort', () => {
            isAborted = true;
            resolve({ failure: 'timedOut', message: 'aborted' });
          });
        }),
    };
    const source = 'export const send = async () => { await http.request({ url: "/x" }); };';
    const result = await sandbox.run({ source, entryPoint: 'send', limits: { wallMs: 200 } }, slow);
    expect(result).toMatchObject({ failure: 'timedOut' });
    expect(isAborted).toBe(true);
  });

  it.each([
    [
      'the constructor of functions',
      'return [].constructor.constructor("return typeof process")();',
      'undefined',
    ],
    [
      'the constructor of a host function',
      'return hmac.constructor("return typeof require")();',
      'undefined',
    ],
    [
      'the constructor of a promise of the host',
      'return http.request({ url: "/x" }).constructor.constructor("return typeof fetch")();',
      'undefined',
    ],
    ['the host object', 'return typeof globalThis.__host;', 'undefined'],
    [
      'globals of the process',
      'return [typeof process, typeof require, typeof fetch, typeof setTimeout, typeof WebAssembly, typeof SharedArrayBuffer].join();',
      expect.not.stringContaining('object'),
    ],
  ])('does not get out by %s', async (_what, code, output) => {
    expect((await body(code)).output).toEqual(output);
  });

  it('does not reach a secret by a changed prototype', async () => {
    const result = await body(
      `const seen = [];
       for (const name of ['toString', 'valueOf', 'toJSON', 'then', 'secret', 'keySecret'])
         Object.defineProperty(Object.prototype, name, { configurable: true, get() { seen.push(name); return undefined; } });
       Array.prototype.map = function (f) { seen.push(this); return []; };
       JSON.stringify = (x) => { seen.push(x); return 'null'; };
       JSON.parse = (x) => { seen.push(x); return {}; };
       Promise.prototype.then = ((then) => function (...all) { seen.push(String(all)); return then.apply(this, all); })(Promise.prototype.then);
       const signature = hmac('sha256', secret('keySecret'), 'text');
       log(...seen.map(String));
       return { signature, seen: seen.map(String).join() };`,
      { secrets: { keySecret: 'very-secret' } },
    );
    expect(JSON.stringify(result)).not.toContain('very-secret');
  });

  it('gets an error when it calls the host wrongly', async () => {
    const wrong = [
      'hmac("sha256", secret("other"), "text")',
      'hmac("crc", "a", "b")',
      'hmac({}, [], null)',
      'digest("md5", { toString: 1 })',
      'digest("md5", [[["deep"]]])',
      'base64.decode(Symbol("x"))',
      'base64.encode("x".repeat(300000))',
      'equal(1, 2)',
      'secret()',
    ];
    const result = await body(
      `const out = [];
       for (const code of ${JSON.stringify(wrong)}) try { out.push(typeof (0, eval)(code)); } catch (error) { out.push(error.name); }
       return out;`,
    );
    expect(result.output).toEqual([...wrong.slice(1).map(() => 'TypeError'), 'object']);
  });

  it.each([
    ['a header with a line break', '{ url: "/x", headers: { "x-a": "1\\r\\nHost: b" } }'],
    ['a header of the host', '{ url: "/x", headers: { Host: "b" } }'],
    ['a header name with a space', '{ url: "/x", headers: { "a b": "1" } }'],
    ['another method', '{ url: "/x", method: "TRACE" }'],
    ['no url', '{}'],
    ['a large body', '{ url: "/x", body: "x".repeat(100000) }'],
    ['a secret in the address', '{ url: secret("key") }'],
    ['an unknown field', '{ url: "/x", method: { toString: () => "GET" }, body: { evil: true } }'],
  ])('sends nothing with %s', async (_what, details) => {
    asked.length = 0;
    const result = await body(
      `try { await http.request(${details}); } catch (error) { return error.failure ?? error.name; } return 'sent';`,
      { secrets: { key: 'very-secret' } },
    );
    expect(['requestRefused', 'TypeError']).toContain(result.output);
    expect(asked).toEqual([]);
  });

  it('keeps no more of a log than its limit', async () => {
    const result = await body('for (let n = 0; n < 5000; n += 1) log("x".repeat(500)); return 1;', {
      limits: { cpuMs: 2_000 },
    });
    expect(result.output).toBe(1);
    expect(result.log.join('').length).toBeLessThanOrEqual(16 * 1_024);
  });

  it.each([
    ['throws', 'throw new Error("no");'],
    ['throws at once', null],
    ['asks too often', 'for (let n = 0; n < 9; n += 1) await http.request({ url: "/x" });'],
    ['asks wrongly', 'await http.request({ url: "/x", method: "TRACE" });'],
    ['leaves a request behind', 'http.request({ url: "/x" }); return 1;'],
    ['loops', 'for (;;) {}'],
    ['recurses', 'const f = () => f() + 1; return f();'],
    ['answers too much', 'return "x".repeat(1 << 20);'],
  ])('leaves its worker usable when it %s', async (_what, code) => {
    await body('return 1;');
    const before = sandbox.opened;
    await (code === null ? run('export function send() { JSON.parse("x"); }') : body(code));
    expect(await body('return 1;')).toMatchObject({ output: 1 });
    expect(sandbox.opened).toBe(before);
  });

  it('does not end other scripts, which wait beside it', async () => {
    let release: (answer: SandboxAnswer) => void = () => undefined;
    const waiting = sandbox.run(
      {
        source: 'export const send = async () => (await http.request({ url: "/x" })).status;',
        entryPoint: 'send',
      },
      { request: () => new Promise((resolve) => (release = resolve)) },
    );
    expect(await body('for (;;) {}')).toMatchObject({ failure: 'tooLong' });
    expect(await body('const f = () => f() + 1; return f();')).toMatchObject({ failure: 'tooLarge' });
    release({ status: 204, headers: {}, body: '' });
    expect(await waiting).toMatchObject({ output: 204, failure: null });
  });
});

import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ordersCreateBatch } from '../generated/operations.ts';
import { validators } from '../generated/validators.ts';
import { createClient } from './client.ts';
import type { CallOptions } from './client-options.ts';
import { createMemorySession } from './session.ts';
import type { Upload } from './upload.ts';

const csv = 'mchOrderNo,amount\nPAY-0001,250000\nPAY-0002,"1,5"\n';
const bytes = new TextEncoder().encode(csv);
const limitBytes = 5 * 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'upload-'));
const path = join(folder, 'payroll.csv');

interface Received {
  readonly chunked: boolean;
  readonly fields: Record<string, unknown>;
  readonly file: File;
}

/** A platform that parses forms by the browsers' standard, and counts the complete ones. */
let server: Server;
let baseUrl: string;
let begun = 0;
const received: Received[] = [];
let answer: () => unknown = () => ({ code: 200, msg: '', data: {} });

beforeAll(async () => {
  writeFileSync(path, csv);
  server = createServer(async (request, response) => {
    begun += 1;
    const parts: Uint8Array[] = [];
    try {
      for await (const part of request) parts.push(part);
    } catch {
      return;
    }
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const form = await new Response(Buffer.concat(parts), { headers }).formData();
    const { file, ...fields } = Object.fromEntries(form);
    received.push({
      chunked: request.headers['transfer-encoding'] === 'chunked',
      fields,
      file: file as File,
    });
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

function send(file: Upload, options?: CallOptions, hooks = {}) {
  const session = createMemorySession({ token: 't' });
  const client = createClient({ baseUrl, validators, validation: { response: 'off' }, session, hooks });
  return client.call(ordersCreateBatch, { file, orderType: 2, key: 'payroll-2026-11-20' }, options);
}

async function* pieces() {
  yield csv.slice(0, 10);
  yield bytes.slice(10);
}

const streamOf = (...chunks: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
  });

describe('a file to upload', () => {
  it.each<[string, () => Upload, boolean]>([
    ['a File', () => new File([csv], 'payroll.csv'), false],
    ['a File with its type', () => new File([csv], 'payroll.csv', { type: 'text/csv' }), false],
    ['a Blob', () => ({ name: 'payroll.csv', content: new Blob([csv]) }), false],
    ['a Buffer', () => ({ name: 'payroll.csv', content: Buffer.from(csv) }), false],
    ['bytes', () => ({ name: 'payroll.csv', content: bytes }), false],
    [
      'a part of some bytes',
      () => ({ name: 'payroll.csv', content: Buffer.from(`..${csv}`).subarray(2) }),
      false,
    ],
    ['an ArrayBuffer', () => ({ name: 'payroll.csv', content: bytes.slice().buffer }), false],
    ['text', () => ({ name: 'payroll.csv', content: csv }), false],
    [
      'a ReadableStream',
      () => ({ name: 'payroll.csv', content: streamOf(bytes.slice(0, 7), bytes.slice(7)) }),
      true,
    ],
    ['an async iterable', () => ({ name: 'payroll.csv', content: pieces() }), true],
    ['a stream of Node', () => ({ name: 'payroll.csv', content: createReadStream(path) }), true],
  ])('is %s', async (_what, make, chunked) => {
    await send(make());
    const { file, fields, ...how } = received.at(-1) as Received;
    expect(fields).toEqual({ orderType: '2', key: 'payroll-2026-11-20' });
    expect([file.name, file.type, await file.text()]).toEqual(['payroll.csv', 'text/csv', csv]);
    expect(how).toEqual({ chunked });
  });

  it.each([
    ['payroll.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['PAYROLL.CSV', 'text/csv'],
    ['payroll', 'application/octet-stream'],
  ])('named %s is announced as %s', async (name, type) => {
    await send({ name, content: bytes });
    expect(received.at(-1)?.file.type).toBe(type);
    await send({ name, content: pieces() });
    expect(received.at(-1)?.file.type).toBe(type);
  });

  it('has the given media type', async () => {
    await send({ name: 'payroll.csv', content: pieces(), type: 'application/csv' });
    expect(received.at(-1)?.file.type).toBe('application/csv');
  });

  it('cannot break its header with its name', async () => {
    const name = 'a"\r\nx: y\r\n\r\n.csv';
    await send({ name, content: pieces() });
    expect(received.at(-1)?.file.name).toBe(name);
  });

  it('is a copy: later changes of the buffer have no effect', async () => {
    const buffer = Buffer.from(csv);
    const sent = send({ name: 'payroll.csv', content: buffer });
    buffer.fill(0);
    await sent;
    expect(await received.at(-1)?.file.text()).toBe(csv);
  });
});

describe('a stream', () => {
  it('is sent in parts: the first part arrives before the second is produced', async () => {
    const before = begun;
    async function* waiting() {
      yield 'first';
      await vi.waitFor(() => expect(begun).toBe(before + 1));
      yield 'second';
    }
    await send({ name: 'payroll.csv', content: waiting() });
    expect(await received.at(-1)?.file.text()).toBe('firstsecond');
  });

  it('that is larger than the contract allows is ended, and has no effect', async () => {
    const before = received.length;
    let made = 0;
    async function* endless() {
      for (;;) {
        made += 1;
        yield new Uint8Array(1024 * 1024);
      }
    }
    await expect(send({ name: 'payroll.csv', content: endless() })).rejects.toMatchObject({
      name: 'ValidationError',
      issues: [{ path: 'file', code: 'tooLarge' }],
    });
    expect(made).toBeLessThan(12);
    expect(received).toHaveLength(before);
  });

  it('that breaks off leaves no unknown outcome', async () => {
    const before = received.length;
    async function* broken() {
      yield csv;
      throw new Error('the disk is gone');
    }
    await expect(send({ name: 'payroll.csv', content: broken() })).rejects.toMatchObject({
      name: 'NetworkError',
      message: expect.stringContaining('the disk is gone'),
    });
    expect(received).toHaveLength(before);
  });

  it('cannot be sent twice: a request for retries is refused before anything is sent', async () => {
    const before = begun;
    const file = { name: 'payroll.csv', content: pieces() };
    await expect(send(file, { retries: 1, idempotencyKey: 'upload-0001' })).rejects.toMatchObject({
      issues: [{ path: 'file', code: 'notRepeatable' }],
    });
    expect(begun).toBe(before);
  });

  it('is not sent again after the second-level password either; bytes are', async () => {
    const onSecondLevel = vi.fn();
    answer = () => ({ code: 1024, msg: '', data: null });
    await expect(send({ name: 'a.csv', content: pieces() }, {}, { onSecondLevel })).rejects.toMatchObject({
      codeName: 'secondLevelRequired',
    });
    expect(onSecondLevel).not.toHaveBeenCalled();
    await expect(send({ name: 'a.csv', content: bytes }, {}, { onSecondLevel })).rejects.toThrow();
    expect(onSecondLevel).toHaveBeenCalledOnce();
    answer = () => ({ code: 200, msg: '', data: {} });
  });
});

describe('a file of known size', () => {
  it('is sent completely again when the caller’s key makes that safe', async () => {
    const before = received.length;
    const answers = [503, 200];
    const fetchOnce: typeof fetch = async (request, init) => {
      const response = await fetch(request, init);
      return new Response(await response.text(), { status: answers.shift() ?? 200 });
    };
    const client = createClient({ baseUrl, random: () => 0, fetch: fetchOnce });
    const file = { name: 'payroll.csv', content: bytes };
    const options = { retries: 1, idempotencyKey: 'upload-0001' };
    await client.call(ordersCreateBatch, { file, orderType: 2, key: 'payroll-2026-11-20' }, options);
    const texts = await Promise.all(received.slice(before).map((form) => form.file.text()));
    expect(texts).toEqual([csv, csv]);
  });

  it.each<[string, (content: Uint8Array<ArrayBuffer>) => Upload]>([
    ['a File', (content) => new File([content], 'a.csv')],
    ['bytes', (content) => ({ name: 'a.csv', content })],
  ])('beyond the limit is not sent: %s', async (_what, make) => {
    const before = begun;
    await expect(send(make(new Uint8Array(limitBytes + 1)))).rejects.toMatchObject({
      issues: [{ path: 'file', code: 'tooLarge', message: `A file has at most ${limitBytes} bytes.` }],
    });
    expect(begun).toBe(before);
    await send(make(new Uint8Array(limitBytes)));
    expect(received.at(-1)?.file.size).toBe(limitBytes);
  });

  it.each([
    ['text', 'a,b'],
    ['a name alone', { name: 'a.csv' }],
    ['a number', { name: 'a.csv', content: 7 }],
  ])('is not %s', async (_what, file) => {
    await expect(send(file as never)).rejects.toMatchObject({ issues: [{ path: 'file', code: 'notAFile' }] });
  });
});

describe('where requests cannot be streams', () => {
  it('a stream is buffered first, up to the limit', async () => {
    vi.stubGlobal('document', {});
    await send({ name: 'payroll.csv', content: pieces() });
    expect(received.at(-1)).toMatchObject({ chunked: false });
    expect(await received.at(-1)?.file.text()).toBe(csv);
    const before = begun;
    const large = streamOf(new Uint8Array(limitBytes), new Uint8Array(1));
    await expect(send({ name: 'a.csv', content: large })).rejects.toMatchObject({
      issues: [{ code: 'tooLarge' }],
    });
    expect(begun).toBe(before);
    vi.unstubAllGlobals();
  });
});

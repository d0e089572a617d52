import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { paths } from '@platform/sdk';
import { createClient } from '@platform/sdk';
import { ordersList } from '@platform/sdk/operations';
import { accepts, validators } from '@platform/sdk/validators';
import axios from 'axios';
import ky from 'ky';
import createFetchClient from 'openapi-fetch';
import { interleave, timePerCallUs } from '../stats.ts';
import { figureRow, type Row, ratioRow } from '../table.ts';

const rows = 20;
const query = { pageIndex: 1, pageNum: rows, merchantOrderId: 'M1' };
const input = { page: 1, pageSize: rows, merchantOrderId: 'M1' };

/** One page of twenty orders from a bare HTTP server in another process. */
export async function benchLoopback(): Promise<Row[]> {
  const server = fork(new URL('./page-server.ts', import.meta.url), { execArgv: [] });
  const [port] = await once(server, 'message');
  const baseUrl = `http://127.0.0.1:${port}`;
  const client = createClient({
    baseUrl,
    validators,
    quickCheck: accepts,
    validation: { response: 'strict' },
  });
  const unchecked = createClient({ baseUrl });
  const fetchClient = createFetchClient<paths>({ baseUrl });
  const kyClient = ky.create({ retry: 0 });
  const url = `${baseUrl}${ordersList.path}?pageIndex=1&pageNum=${rows}&merchantOrderId=M1`;
  const calls = 300;
  const results = await interleave(15, [
    { name: 'ours', measure: () => timePerCallUs(calls, () => client.call(ordersList, input)) },
    { name: 'unchecked', measure: () => timePerCallUs(calls, () => unchecked.call(ordersList, input)) },
    { name: 'ky', measure: () => timePerCallUs(calls, () => kyClient.get(url).json()) },
    { name: 'axios', measure: () => timePerCallUs(calls, () => axios.get(url)) },
    { name: 'raw', measure: () => timePerCallUs(calls, async () => (await fetch(url)).json()) },
    {
      name: 'openapi-fetch',
      measure: () =>
        timePerCallUs(calls, () =>
          fetchClient.GET(ordersList.path as '/v1.0/order/getList', { params: { query } }),
        ),
    },
  ]);
  server.kill();
  const of = (name: string): number => results.get(name) ?? Number.NaN;
  const what = `one call over loopback, validation on (${rows} orders)`;
  const without = `the same, validation off`;
  return [
    ratioRow(what, of('ours'), { name: 'raw fetch + json()', value: of('raw') }, 'µs', { atMost: 1.3 }),
    ratioRow(what, of('ours'), { name: 'openapi-fetch', value: of('openapi-fetch') }, 'µs', { atMost: 1.1 }),
    ratioRow(what, of('ours'), { name: 'ky', value: of('ky') }, 'µs', {}),
    ratioRow(what, of('ours'), { name: 'axios (Node’s http)', value: of('axios') }, 'µs', {}),
    ratioRow(without, of('unchecked'), { name: 'openapi-fetch', value: of('openapi-fetch') }, 'µs', {}),
  ];
}

/** Overhead of a call without the network: the answer is available at once. */
export async function benchOverhead(): Promise<Row[]> {
  const text = '{"code":200,"msg":"Success","data":{"orderCode":"C1","createTime":"2026-11-20T04:00:00Z"}}';
  const headers = { 'content-type': 'application/json' };
  const answer = async (): Promise<Response> => new Response(text, { headers });
  const { ordersLatest } = await import('@platform/sdk/operations');
  const client = createClient({ baseUrl: 'http://platform.example', fetch: answer });
  const fetchClient = createFetchClient<paths>({ baseUrl: 'http://platform.example', fetch: answer });
  const calls = 3_000;
  const results = await interleave(21, [
    { name: 'ours', measure: () => timePerCallUs(calls, () => client.call(ordersLatest)) },
    {
      name: 'openapi-fetch',
      measure: () => timePerCallUs(calls, () => fetchClient.GET('/v1.0/order/getLastOrder')),
    },
  ]);
  const ours = results.get('ours') ?? Number.NaN;
  const reference = results.get('openapi-fetch') ?? Number.NaN;
  return [
    figureRow(
      'one call, network mocked',
      ours,
      'µs',
      { atMost: 20 },
      `${reference.toFixed(1)} µs openapi-fetch (${(ours / reference).toFixed(2)}×)`,
    ),
  ];
}

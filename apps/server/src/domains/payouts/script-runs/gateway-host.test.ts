import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import type { SandboxRequest } from '../../../kit/sandbox/sandbox.types.ts';
import { AddressPolicy } from '../../orders/order-callbacks/address-policy.ts';
import { createPublicRequester } from '../../orders/order-callbacks/public-request.service.ts';
import { gatewayHost } from './gateway-host.ts';
import { maskOf } from './masking-of-runs.ts';
import type { StoredRequest } from './script-runs.types.ts';

const received: string[] = [];
const server = createServer((request, response) => {
  received.push(request.url ?? '');
  if (request.url === '/v1/elsewhere')
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
  else if (request.url === '/v1/large') response.end('x'.repeat(400_000));
  else response.writeHead(200, { 'set-cookie': 'a=b' }).end('{"key":"a-secret-value"}');
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.close();
});

const baseUrl = `http://127.0.0.1:${port}/v1`;
const ask = async (request: Partial<SandboxRequest>, networks = ['127.0.0.1/32']) => {
  const kept: StoredRequest[] = [];
  const send = createPublicRequester(new AddressPolicy(networks));
  const mask = maskOf(['a-secret-value'], ['50100012345678']);
  const reach = { baseUrl, hosts: ['1.1.1.1:8443'], timeoutMs: 1_000 };
  const host = gatewayHost(reach, send, mask, (one) => kept.push(one));
  const answer = await host.request(
    { method: 'GET', url: '/x', headers: {}, body: null, ...request },
    new AbortController().signal,
  );
  return { answer, kept: kept[0] };
};

it.each([
  ['another host', 'https://gateway.example/x'],
  ['another port of the same host', 'http://127.0.0.1:1024/x'],
  ['an address without a scheme', '//127.0.0.2/x'],
  ['a file', 'file:///etc/passwd'],
  ['a user in the address', `http://user@127.0.0.1:${port}/x`],
  ['the metadata of a cloud', 'http://169.254.169.254/latest'],
  ['no address', 'x'],
])('%s is refused before anything is sent', async (_what, url) => {
  received.length = 0;
  const { answer, kept } = await ask({ url });
  expect(answer).toMatchObject({ failure: 'refusedAddress' });
  expect(kept?.failure).toContain('refusedAddress');
  expect(received).toEqual([]);
});

it('a host of the gateway that is not a public address is refused too', async () => {
  received.length = 0;
  expect((await ask({ url: '/x' }, [])).answer).toMatchObject({ failure: 'refusedAddress' });
  expect(received).toEqual([]);
});

it('a redirect is an answer, and is not followed', async () => {
  received.length = 0;
  expect((await ask({ url: '/elsewhere' })).answer).toMatchObject({ status: 302 });
  expect(received).toEqual(['/v1/elsewhere']);
});

it('an answer that is too large is none: half of it could be read as another one', async () => {
  expect((await ask({ url: '/large' })).answer).toMatchObject({ failure: 'tooLarge' });
});

it('the script gets the answer, and the record its masked copy', async () => {
  const { answer, kept } = await ask({
    method: 'POST',
    headers: { authorization: 'Basic x', 'x-key': 'a-secret-value' },
    body: `{"account":"50100012345678","key":"${btoa('a-secret-value')}"}`,
  });
  expect(answer).toMatchObject({ status: 200, body: '{"key":"a-secret-value"}' });
  expect(kept).toMatchObject({
    headers: { authorization: '***', 'x-key': '***' },
    body: '{"account":"***5678","key":"***"}',
    responseHeaders: { 'set-cookie': '***' },
    responseBody: '{"key":"***"}',
  });
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { orderPage } from './order-page.ts';

const body = Buffer.from(orderPage(20));
const headers = { 'content-type': 'application/json', 'content-length': body.byteLength };
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A file that a browser requests. */
export interface ServedFile {
  contentType: string;
  text: string;
}

export interface PlatformDouble {
  origin: string;
  files: Map<string, ServedFile>;
  close(): void;
}

/** As strict as the console's: blocks code made at run time and code from other origins. */
const contentSecurityPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'; worker-src 'self'";

const order = { orderCode: 'C1', amountMinor: 123_450, currency: 'INR' };

const answers: Readonly<Record<string, unknown>> = {
  '/v1.0/user/login': { code: 200, msg: '', data: { token: 'token-1', bindRequired: false } },
  '/v1.0/order/getList': {
    code: 200,
    msg: '',
    data: { list: [order], total: 1, nextCursor: null, summary: null },
  },
  '/v1.0/merchant/getSigningKey': { code: 1102, msg: 'nothing there', data: null },
};

/** The minimal API for `consumer/smoke.mjs`, whose runtimes call it over the network. */
export async function startPlatformDouble(): Promise<PlatformDouble> {
  const files = new Map<string, ServedFile>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const file = files.get(pathname);
    if (file) {
      response.setHeader('content-type', file.contentType);
      response.setHeader('content-security-policy', contentSecurityPolicy);
      response.end(file.text);
      return;
    }
    const signedIn = pathname.endsWith('/login') || request.headers.token === 'token-1';
    const answer = signedIn ? answers[pathname] : { code: 1003, msg: 'sign in', data: null };
    response.statusCode = answer ? 200 : 404;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer ?? { code: 1102, msg: 'no such call', data: null }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

import type { Hono } from 'hono';
import { successAnswer } from '../../../kit/http/envelope.ts';
import { readBody } from '../../../kit/http/read-body.ts';
import { type EdgeOptions, respond, type ServerBindings } from '../../../kit/http/respond.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { receiveNotice } from './gateway-notices.ts';
import type { GatewayParts } from './gateways.types.ts';

const maxBytes = 64 * 1_024;
const maxHeaderLength = 8_192;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Nothing of the platform's own sessions reaches a script. */
const keptBack: ReadonlySet<string> = new Set(['cookie', 'token', 'token2']);

/** Mounts the address at which gateways report. It is no operation: body and headers are the gateway's own. */
export function mountGatewayNotices(
  app: Hono<ServerBindings>,
  edge: EdgeOptions,
  partsOf: () => GatewayParts,
): void {
  app.post('/v1.0/gateway/:gatewayId/notice', (c) =>
    respond(c, edge, undefined, async ({ language }) => {
      const gatewayId = c.req.param('gatewayId');
      if (!uuid.test(gatewayId)) throw new BusinessError('gatewayNotFound');
      const body = await readBody({ request: c.req.raw, ...sourceOf(c.env?.incoming) }, maxBytes);
      const headers = Object.fromEntries(
        Object.entries(c.req.header())
          .filter(([name, value]) => !keptBack.has(name) && value.length <= maxHeaderLength)
          .map(([name, value]) => [name.toLowerCase(), value]),
      );
      const query = c.req.url.split('?')[1] ?? '';
      await receiveNotice(partsOf(), gatewayId, {
        headers,
        query: query.slice(0, 4_096),
        body: Buffer.from(body).toString('utf8'),
      });
      return successAnswer({}, language);
    }),
  );
}

const sourceOf = <Incoming>(incoming: Incoming | undefined) => (incoming === undefined ? {} : { incoming });

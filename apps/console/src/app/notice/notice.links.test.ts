import { beforeAll, expect, it } from 'vitest';
import { screens } from '../../routes.ts';
import { setSite } from '../../shared/site.ts';
import { newOrderLink } from './notice.links.ts';

beforeAll(() => setSite({ screens }));

it.each([
  ['C1', 'admin', '/order/list?orderCode=C1'],
  ['P1', 'admin', '/payProxyOrder/list?orderCode=P1'],
  ['C1', 'merchant', '/order/list/merchant?orderCode=C1'],
  // The order may be one of its team, which the list of its own does not hold.
  ['C1', 'supplier', '/order/list/supplier?order=C1'],
  ['P1', 'supplier', '/payProxyOrder/pool?orderCode=P1'],
] as const)('%s opens for %s at %s', (orderCode, role, href) => {
  expect(newOrderLink(orderCode, role)).toBe(href);
});

import * as z from 'zod/mini';
import { interleave, timePerCallUs } from '../stats.ts';
import { orderPage } from './order-page.ts';

if (process.argv[2] === 'jitless') z.config({ jitless: true });
const { accepts, validators } = await import('@platform/sdk/validators');

const text = orderPage(1_000);
const { data } = JSON.parse(text);
const validator = validators['orders.list'].response;
if (!validator.safeParse(data).success || !accepts(validator, data))
  throw new Error('The orders are not valid.');

const results = await interleave(21, [
  { name: 'validate', measure: () => timePerCallUs(20, () => void accepts(validator, data)) },
  { name: 'zod', measure: () => timePerCallUs(20, () => void validator.safeParse(data)) },
  { name: 'parse', measure: () => timePerCallUs(20, () => void JSON.parse(text)) },
]);
process.send?.(Object.fromEntries(results));

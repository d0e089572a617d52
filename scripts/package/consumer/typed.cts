import {
  createClient,
  createPlatform,
  formatMoney,
  minorUnits,
  type Output,
  parseMoney,
} from '@platform/sdk';
import { createCallbacks } from '@platform/sdk/callbacks';
import { errorCatalogue } from '@platform/sdk/errors';
import { ordersList, sessionLogin } from '@platform/sdk/operations';
import { validators } from '@platform/sdk/validators';

const platform = createPlatform({ baseUrl: 'http://localhost', catalogue: errorCatalogue });
export const token: Promise<string> = platform.session
  .login({ userName: 'a', password: 'b' })
  .then((data) => data.token);

type Row = Output<'orders.list'>['list'][number];
export const amountOf = (row: Row): string => formatMoney(row.amountMinor, 'INR');
export const fromText = (text: string): number | undefined => {
  const amount = parseMoney(text, 'INR');
  return amount.ok ? amount.amountMinor : undefined;
};
export const literal: string = formatMoney(minorUnits(500_00), 'INR');
// @ts-expect-error 500 of what?
void formatMoney(500, 'INR');

const client = createClient({ baseUrl: 'http://localhost', validators });
export const rows: Promise<readonly Row[]> = client
  .call(ordersList, { page: 1, startTime: new Date() })
  .then((data) => data.list);

export const walk = async (): Promise<Row[]> => {
  const found: Row[] = [];
  for await (const row of platform.orders.list.all({ orderStatusId: 4 }, { limit: 10 })) found.push(row);
  return found;
};

// @ts-expect-error the password is missing
void platform.session.login({ userName: 'a' });
export const callbacks = createCallbacks({ key: 'key' });
// @ts-expect-error there is no such filter
void client.call(ordersList, { colour: 'red' });
// @ts-expect-error a call's own input is needed
void client.call(sessionLogin, { page: 1 });

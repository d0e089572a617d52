import { createClient, createPlatform, formatMoney, type OperationIO } from '@platform/sdk';
import { errorCatalogue } from '@platform/sdk/errors';
import { ordersList, sessionLogin } from '@platform/sdk/operations';
import { validators } from '@platform/sdk/validators';

const platform = createPlatform({ baseUrl: 'http://localhost', catalogue: errorCatalogue });
export const token: Promise<string> = platform.session
  .login({ userName: 'a', password: 'b' })
  .then((data) => data.token);

type Row = OperationIO['orders.list']['output']['list'][number];
export const amountOf = (row: Row): string => formatMoney(row.amountMinor, 'INR');

const client = createClient({ baseUrl: 'http://localhost', validators });
export const rows: Promise<readonly Row[]> = client
  .call(ordersList, { page: 1, startTime: new Date() })
  .then((data) => data.list);

// @ts-expect-error the password is missing
void platform.session.login({ userName: 'a' });
// @ts-expect-error there is no such filter
void client.call(ordersList, { colour: 'red' });
// @ts-expect-error a call's own input is needed
void client.call(sessionLogin, { page: 1 });

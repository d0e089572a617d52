import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { totalBalance } from './ledger.balances.ts';

export const ledgerHandlers = {
  'users.totalBalance': async (_input, { db, scope, now }) => totalBalance(db, scope, now),
} satisfies Partial<HandlerMap<HandlerContext>>;

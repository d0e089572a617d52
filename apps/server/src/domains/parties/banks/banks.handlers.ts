import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { addBank, changeBank } from './banks.changes.ts';
import { bankOptions, listBanks, showBank } from './banks.list.ts';

export const banksHandlers = {
  'banks.options': async ({ currency }, { db }) => bankOptions(db, currency),

  'banks.list': async (input, { db }) => listBanks(db, input),

  'banks.add': async (bank, context) => {
    const { id } = await addBank(context, bank);
    return showBank(context.db, id);
  },

  'banks.update': async ({ bankId, ...change }, context) => {
    await changeBank(context, bankId, change);
    return showBank(context.db, bankId);
  },
} satisfies Partial<HandlerMap<HandlerContext>>;

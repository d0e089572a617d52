import { allocationOf } from './domains/orders/allocation/allocation.info.ts';
import { listAttempts } from './domains/orders/order-callbacks/order-callbacks.list.ts';
import type { DossierSources } from './domains/orders/orders/orders.dossier.ts';
import { risksOfOrder } from './domains/receipts/security-chain/order-risks.service.ts';
import { statementsOfOrder } from './domains/receipts/statements/statements.dossier.service.ts';

/** More than any retry schedule makes. Later ones are in the list of callbacks. */
const shownCallbacks = 200;
const newestFirst = { page: 1, sortBy: 'sendTime', sortOrder: 'desc' } as const;

/** Gives the orders' domain the data of other domains about an order, so that it does not depend on them. */
export const dossierSources: DossierSources = {
  attempts: async (db, order) => (await allocationOf(db, order)).attempts,
  callbacks: async (db, { orderCode }, language) => {
    const { list } = await listAttempts(
      { db, language },
      { ...newestFirst, pageSize: shownCallbacks, orderCode },
    );
    return list.reverse();
  },
  statements: statementsOfOrder,
  risks: risksOfOrder,
};

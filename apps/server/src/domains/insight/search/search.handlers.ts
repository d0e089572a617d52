import type { OperationId } from '@platform/sdk';
import { permissions } from '@platform/sdk/permissions';
import type { HandlerMap } from '@platform/sdk/wire';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext, UserActor } from '../../../kit/operation/context.ts';
import { scopeOf } from '../../../kit/operation/scope.ts';
import { readClues } from './search.clues.ts';
import type { Lookup } from './search.lookup.ts';
import { findOrders } from './search.orders.ts';
import { findMerchants, findSuppliers, findUsers } from './search.parties.ts';
import { findResources } from './search.resources.ts';
import { findStatements } from './search.statements.ts';

/** Each lookup with the list that its hits open. A user without permission for the list gets no hits. */
const lookups: readonly (readonly [list: OperationId, find: Lookup])[] = [
  ['orders.list', findOrders],
  ['statements.list', findStatements],
  ['resources.list', findResources],
  ['merchants.list', findMerchants],
  ['suppliers.list', findSuppliers],
  ['admin.listUsers', findUsers],
];

export interface SearchParts {
  /** The supplier and all team proxies below it. */
  readonly supplierTree: (actor: UserActor) => Promise<readonly string[]>;
}

export const searchHandlers = ({ supplierTree }: SearchParts) =>
  ({
    'search.find': async ({ text }, context) => {
      const actor = actingUser(context);
      const clues = readClues(text);
      if (!clues) return { groups: [] };
      const allowed = lookups.filter(([list]) => Object.hasOwn(permissions[list].roles, actor.role));
      // In parallel, so that the user waits only for the slowest.
      const found = await Promise.all(
        allowed.map(async ([list, find]) =>
          find(context.db, clues, await scopeOf(list, actor, supplierTree)),
        ),
      );
      return { groups: found.flat() };
    },
  }) satisfies Partial<HandlerMap<HandlerContext>>;

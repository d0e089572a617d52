import type { HandlerMap } from '@platform/sdk/wire';
import type { Queryable } from '../../../db/connection.ts';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext, Role } from '../../../kit/operation/context.ts';
import { requireAuthenticator, setAllowModify, setEnabled, setKyc } from './account-permissions.service.ts';
import { setAllowedAddresses } from './allowed-addresses.service.ts';
import { usersOfRole } from './users.service.ts';
import type { UserRow } from './users.table.ts';

/** The merchant or supplier of a user. */
export interface Party {
  readonly id: string;
  /** A merchant's number. */
  readonly code: string | null;
}

interface SupplierOption {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly parentId: string | null;
  readonly enabled: boolean;
}

/** What users need from merchants and suppliers; their services provide it. */
export interface PartyDirectory {
  partiesByUser(db: Queryable): Promise<ReadonlyMap<string, Party>>;
  suppliers(db: Queryable, ids: readonly string[] | 'all'): Promise<readonly SupplierOption[]>;
}

const presentUser = (user: UserRow, party: Party | undefined) => ({
  id: user.id,
  account: user.account,
  nickname: user.nickname,
  role: user.role,
  partyId: party?.id ?? null,
  partyCode: party?.code ?? null,
  deleted: user.deletedAt !== null,
});

export const usersHandlers = (directory: PartyDirectory) =>
  ({
    'users.options': async ({ role, includeDeleted }, context) => {
      const found = await usersOfRole(context.db, { role: role as Role | undefined, includeDeleted });
      const parties = await directory.partiesByUser(context.db);
      return found.map((user) => presentUser(user, parties.get(user.id)));
    },

    'users.supplierOptions': async ({ isGetAllAgentSupplier }, context) => {
      const { scope } = context;
      const seen = scope.kind === 'all' ? 'all' : scope.kind === 'suppliers' ? scope.supplierIds : [];
      const suppliers = await directory.suppliers(context.db, seen);
      const accounts = new Map(
        (await usersOfRole(context.db, { role: 'supplier' })).map((user) => [user.id, user.account]),
      );
      return (
        suppliers
          // Without the whole team: only the topmost in scope.
          .filter(({ parentId }) => isGetAllAgentSupplier || !suppliers.some(({ id }) => id === parentId))
          .map(({ userId, ...supplier }) => ({ ...supplier, account: accounts.get(userId) ?? null }))
      );
    },

    'users.unusedOptions': async ({ role }, context) => {
      const found = await usersOfRole(context.db, { role });
      const parties = await directory.partiesByUser(context.db);
      return found.filter(({ id }) => !parties.has(id)).map((user) => presentUser(user, undefined));
    },

    'users.enableGoogleVerify': (input, context) => requireAuthenticator(context, actingUser(context), input),

    'users.setAllowModify': (input, context) => setAllowModify(context, actingUser(context), input),

    'users.setEnabled': (input, context) => setEnabled(context, actingUser(context), input),

    'users.setAllowedAddresses': (input, context) => setAllowedAddresses(context, actingUser(context), input),

    'users.setKyc': (input, context) => setKyc(context, actingUser(context), input),
  }) satisfies Partial<HandlerMap<HandlerContext>>;

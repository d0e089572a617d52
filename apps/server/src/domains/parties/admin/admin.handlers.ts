import type { HandlerMap } from '@platform/sdk/wire';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { Preparations } from '../../../kit/operation/bind.ts';
import type { HandlerContext, Role } from '../../../kit/operation/context.ts';
import { checkManages, checkNewPassword } from '../../access/access.public.ts';
import { addUserWithParties } from '../customers/customers.service.ts';
import type { SupplierFiguresSource } from '../suppliers/supplier-figures.service.ts';
import { listUsers } from './admin.list.ts';
import { listSupplierProxies } from './admin.proxies.ts';
import { showUser } from './admin.rows.ts';
import { changeAccount, deleteAccount, removePayPassword, repairAccount } from './admin.service.ts';

/** Hashes passwords before the transaction starts, because a hash takes a third of a second. */
export const adminPreparations = (hashPassword: (password: string) => Promise<string>) =>
  ({
    'admin.addUser': async ({ password, account }) => {
      checkNewPassword(password, account);
      return { passwordHash: await hashPassword(password) };
    },
    'admin.updateUser': async ({ password, account = '' }) => {
      if (password === undefined) return {};
      checkNewPassword(password, account);
      return { passwordHash: await hashPassword(password) };
    },
  }) satisfies Preparations;

export const adminHandlers = (figuresOf: SupplierFiguresSource) =>
  ({
    'admin.addUser': async ({ account, nickname, access }, context) => {
      const { passwordHash } = context.prepared;
      if (passwordHash === undefined) throw new Error('The password was not hashed.');
      const role = access as Role;
      checkManages(actingUser(context), role);
      const user = { account, nickname: nickname.trim(), role, passwordHash };
      const { id } = await addUserWithParties(context, user);
      return showUser(context.db, id, context.now);
    },

    'admin.listUsers': async (input, { db, now }) => {
      const { page = 1, pageSize = 20, sortBy = 'createdAt', sortOrder = 'desc', ...filter } = input;
      const { role, includeDeleted = false, ...parts } = filter;
      return listUsers(
        db,
        {
          page,
          pageSize,
          sortBy,
          sortOrder,
          includeDeleted,
          ...parts,
          ...(role ? { role: role as Role } : {}),
        },
        now,
      );
    },

    'admin.listSupplierProxies': async (input, context) => {
      const { page = 1, pageSize = 20, sortBy = 'name', sortOrder = 'asc', ...filter } = input;
      return listSupplierProxies(context, figuresOf, { page, pageSize, sortBy, sortOrder, ...filter });
    },

    'admin.updateUser': async ({ id, account, nickname, role, password: text }, context) => {
      const hash = context.prepared.passwordHash;
      await changeAccount(context, actingUser(context), {
        id,
        account,
        nickname: nickname?.trim(),
        role: role as Role | undefined,
        password: text === undefined || hash === undefined ? undefined : { text, hash },
      });
      return showUser(context.db, id, context.now);
    },

    'admin.deleteUser': async ({ id }, context) => {
      await deleteAccount(context, actingUser(context), id);
      return {};
    },

    'admin.repairUser': async (input, context) => {
      await repairAccount(context, actingUser(context), input);
      return showUser(context.db, input.userId, context.now);
    },

    'admin.resetPayPassword': async ({ id }, context) => {
      await removePayPassword(context, actingUser(context), id);
      return {};
    },
  }) satisfies Partial<HandlerMap<HandlerContext>>;

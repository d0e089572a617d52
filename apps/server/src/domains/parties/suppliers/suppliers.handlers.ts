import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { addUserWithParties, userFor } from '../customers/customers.service.ts';
import type { SupplierFiguresSource } from './supplier-figures.service.ts';
import { restoreAccess } from './suppliers.access.ts';
import { changeSupplier, enableTeam, parentFor } from './suppliers.changes.ts';
import { listSuppliers, showSupplier } from './suppliers.list.ts';

export const suppliersHandlers = (figuresOf: SupplierFiguresSource) =>
  ({
    'suppliers.list': (input, context) => listSuppliers(context, figuresOf, input),

    'suppliers.add': async ({ name, parentSupplierId: asked, ...askedUser }, context) => {
      const parentSupplierId = await parentFor(context, asked);
      const named = name.trim();
      const user = await userFor(context, askedUser, { role: 'supplier', name: named });
      const parent = parentSupplierId === undefined ? {} : { parentSupplierId };
      const { supplierId } = await addUserWithParties(context, user, { name: named, ...parent });
      if (supplierId === undefined) throw new Error('A supplier that was just added is not there.');
      return showSupplier(withSupplierInScope(context, supplierId), figuresOf, supplierId);
    },

    'suppliers.update': async ({ supplierId, name, parentSupplierId }, context) => {
      await changeSupplier(context, supplierId, {
        ...(name === undefined ? {} : { name: name.trim() }),
        ...(parentSupplierId === undefined ? {} : { parentId: parentSupplierId }),
      });
      return showSupplier(context, figuresOf, supplierId);
    },

    'suppliers.enable': async ({ supplierId, enable, wholeTeam = false }, context) => {
      if (wholeTeam) await enableTeam(context, supplierId, enable);
      else await changeSupplier(context, supplierId, { enabled: enable });
      return showSupplier(context, figuresOf, supplierId);
    },

    'suppliers.restoreAccess': async (
      { supplierId, password: text, removeAuthenticator = false },
      context,
    ) => {
      const { passwordHash: hash } = context.prepared;
      const password = text === undefined || hash === undefined ? undefined : { text, hash };
      await restoreAccess(context, { supplierId, removeAuthenticator }, password);
      return showSupplier(context, figuresOf, supplierId);
    },
  }) satisfies Partial<HandlerMap<HandlerContext>>;

/** Adds a new supplier to the caller's scope, which was read before it existed. */
function withSupplierInScope(context: HandlerContext, supplierId: string): HandlerContext {
  const { scope } = context;
  if (scope.kind !== 'suppliers') return context;
  return { ...context, scope: { ...scope, supplierIds: [...scope.supplierIds, supplierId] } };
}

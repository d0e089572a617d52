import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { listAgreements, showAgreement } from './agreements.list.ts';
import { addAgreement, changeAgreement, endAgreement } from './agreements.ts';
import type { ProductAccounts } from './product-accounts.service.ts';
import { addProduct, type ChoiceScriptCheck, changeProduct } from './products.changes.ts';
import { listProducts, showProduct } from './products.list.ts';
import { limitsOf, productOptions } from './products.service.ts';

export const productsHandlers = (accounts: ProductAccounts, checkScript: ChoiceScriptCheck) =>
  ({
    'products.options': async (_input, context) => {
      const rows = await productOptions(context.db, context.scope);
      return rows.map(({ product, agreement }) => ({
        id: product.id,
        mainProductId: product.mainProductId,
        name: product.names,
        kind: product.kind,
        currency: product.currency,
        enabled: product.enabled && (agreement?.enabled ?? true),
        ...limitsOf({ product, agreement }),
        requiredFields: product.requiredFields,
      }));
    },

    'products.list': async (input, { db }) => listProducts(db, accounts, input),

    'products.add': async ({ name, ...product }, context) => {
      await addProduct(context, { ...product, names: name }, checkScript);
      return showProduct(context.db, accounts, product.id);
    },

    'products.update': async ({ id, name, ...change }, context) => {
      const names = name === undefined ? {} : { names: name };
      await changeProduct(context, id, { ...change, ...names }, checkScript);
      return showProduct(context.db, accounts, id);
    },

    'userProducts.list': async (input, { db, scope }) => listAgreements(db, input, scope),

    'userProducts.add': async ({ userId, productId, ...terms }, context) => {
      await addAgreement(context, { userId, productId }, terms);
      return showAgreement(context.db, { userId, productId });
    },

    'userProducts.update': async ({ userId, productId, ...terms }, context) => {
      await changeAgreement(context, { userId, productId }, terms);
      return showAgreement(context.db, { userId, productId });
    },

    'userProducts.delete': async (place, context) => {
      await endAgreement(context, accounts, place);
      return {};
    },
  }) satisfies Partial<HandlerMap<HandlerContext>>;

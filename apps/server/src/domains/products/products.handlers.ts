import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../kit/context.ts';
import { limitsOf, productOptions } from './products.service.ts';

export const productsHandlers = {
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
} satisfies Partial<HandlerMap<HandlerContext>>;

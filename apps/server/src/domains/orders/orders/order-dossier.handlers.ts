import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { type DossierSources, dossierOf } from './orders.dossier.ts';

export const orderDossierHandlers = (sources: DossierSources) =>
  ({
    'orders.dossier': ({ orderCode }, context) => dossierOf(context, sources, orderCode),
  }) satisfies Partial<HandlerMap<HandlerContext>>;

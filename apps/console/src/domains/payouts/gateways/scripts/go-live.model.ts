import type { ScriptRow } from './scripts.parts.ts';

/** What runs the script at once when a version goes live: gateways, or for a choice of products dynamic products. */
export function effectOfGoingLive({
  direction,
  gatewayCount,
  productCount,
}: Pick<ScriptRow, 'direction' | 'gatewayCount' | 'productCount'>) {
  if (direction === 'choice')
    return {
      word: productCount === 0 ? 'goLiveChoiceNone' : 'goLiveChoice',
      count: productCount,
    } as const;
  const used = direction === 'collection' ? 'goLiveCollections' : 'goLiveBody';
  return { word: gatewayCount === 0 ? 'goLiveNone' : used, count: gatewayCount } as const;
}

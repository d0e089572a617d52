import { AttemptWorker, type DirectedWork } from '../gateways/attempt-worker.service.ts';
import type { GatewayParts } from '../gateways/attempts.service.ts';
import { type CollectionTodo, gatewaysWithCollections, takeCollections } from './collection-queue.ts';
import { askAboutCollection, giveUpCollection } from './collection-runs.service.ts';

const collections: DirectedWork<CollectionTodo> = {
  find: gatewaysWithCollections,
  take: takeCollections,
  run: (parts, work) =>
    work.todo === 'giveUp'
      ? giveUpCollection(parts, work)
      : askAboutCollection(parts, work, work.todo, { trigger: 'worker' }),
};

/**
 * Gets the links of collection orders from gateways, and asks whether they were paid. Orders are created and allocated
 * without it; the payer's page shows the link as soon as there is one.
 */
export class CollectionWorker extends AttemptWorker<CollectionTodo> {
  constructor(parts: GatewayParts) {
    super(parts, collections);
  }
}

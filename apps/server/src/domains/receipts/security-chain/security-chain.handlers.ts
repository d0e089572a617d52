import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { listLeaks } from './leaks.list.ts';
import { handleLeak, reopenLeak } from './leaks.service.ts';
import { previewPatch } from './patches.preview.ts';
import { addPatch } from './patches.service.ts';
import { listChains, listPatches, patchRowOf } from './security-chain.list.ts';
import type {
  ChainState,
  SecurityLeakKind,
  SecurityLeakState,
  SecurityNodeState,
} from './security-chain.types.ts';
import { listNodes } from './security-nodes.list.ts';

export const securityChainHandlers = {
  'securityNodes.accounts': ({ state, ...input }, { db, settings }) => {
    const { page = 1, pageSize = 20, sortBy = 'brokenSince', sortOrder = 'asc', ...filter } = input;
    const wanted = state ? { state: state as ChainState } : {};
    return listChains(db, settings, { page, pageSize, sortBy, sortOrder, ...filter, ...wanted });
  },

  'securityNodes.list': ({ state, ...input }, { db, settings }) => {
    const { page = 1, pageSize = 20, sortBy = 'receivedAt', sortOrder = 'desc', ...filter } = input;
    const wanted = state ? { state: state as SecurityNodeState } : {};
    return listNodes(db, settings, { page, pageSize, sortBy, sortOrder, ...filter, ...wanted });
  },

  'securityNodes.leaks': ({ kind, state, ...input }, { db }) => {
    const { page = 1, pageSize = 20, sortBy = 'foundAt', sortOrder = 'desc', ...filter } = input;
    const wanted = {
      ...(kind && { kind: kind as SecurityLeakKind }),
      ...(state && { state: state as SecurityLeakState }),
    };
    return listLeaks(db, { page, pageSize, sortBy, sortOrder, ...filter, ...wanted });
  },

  'securityNodes.handleLeak': (input, context) => handleLeak(context, input),

  'securityNodes.reopenLeak': ({ id }, context) => reopenLeak(context, id),

  'securityPatches.preview': ({ nodeId }, context) => previewPatch(context, nodeId),

  'securityPatches.list': (input, { db }) => {
    const { page = 1, pageSize = 20, sortBy = 'createdAt', sortOrder = 'desc', ...filter } = input;
    return listPatches(db, { page, pageSize, sortBy, sortOrder, ...filter });
  },

  'securityPatches.add': async (input, context) => {
    const { patchId, state } = await addPatch(context, input);
    return { patch: await patchRowOf(context.db, patchId), state };
  },
} satisfies Partial<HandlerMap<HandlerContext>>;

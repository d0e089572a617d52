import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { addPatch } from './patches.service.ts';
import { listChains, listLeaks, listPatches, patchRowOf } from './security-chain.list.ts';
import type { ChainState, SecurityLeakKind, SecurityNodeState } from './security-chain.types.ts';
import { listNodes } from './security-nodes.list.ts';

export const securityChainHandlers = {
  'securityNodes.accounts': ({ page = 1, pageSize = 20, state, ...filter }, { db, settings }) =>
    listChains(db, settings, { page, pageSize, ...filter, ...(state ? { state: state as ChainState } : {}) }),

  'securityNodes.list': ({ page = 1, pageSize = 20, state, ...filter }, { db, settings }) =>
    listNodes(db, settings, {
      page,
      pageSize,
      ...filter,
      ...(state ? { state: state as SecurityNodeState } : {}),
    }),

  'securityNodes.leaks': ({ page = 1, pageSize = 20, kind, ...filter }, { db }) =>
    listLeaks(db, { page, pageSize, ...filter, ...(kind ? { kind: kind as SecurityLeakKind } : {}) }),

  'securityPatches.list': ({ page = 1, pageSize = 20, ...filter }, { db }) =>
    listPatches(db, { page, pageSize, ...filter }),

  'securityPatches.add': async (input, context) => {
    const { patchId, state } = await addPatch(context, input);
    return { patch: await patchRowOf(context.db, patchId), state };
  },
} satisfies Partial<HandlerMap<HandlerContext>>;

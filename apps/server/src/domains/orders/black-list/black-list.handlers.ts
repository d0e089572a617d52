import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { addToBlackList, removeFromBlackList, updateBlackList } from './black-list.changes.ts';
import { listBlackList, listHits, shownEntry } from './black-list.list.ts';
import { tryListing } from './black-list.trial.ts';

const timeOf = (text: string | null | undefined): Date | null => (text == null ? null : new Date(text));

export const blackListHandlers = {
  'blackList.list': async (input, context) => listBlackList(context, input),

  'blackList.hits': async (input, context) => listHits(context, input),

  'blackList.add': async ({ expiresAt, enabled = true, ...asked }, context) =>
    addToBlackList(context, { ...asked, enabled, expiresAt: timeOf(expiresAt) }),

  'blackList.trial': async (input, context) => tryListing(context, input),

  'blackList.update': async ({ blackListId, expiresAt, ...changes }, context) =>
    shownEntry(
      await updateBlackList(context, blackListId, {
        ...changes,
        ...(expiresAt === undefined ? {} : { expiresAt: timeOf(expiresAt) }),
      }),
      context.now,
    ),

  'blackList.remove': async ({ blackListId }, context) =>
    shownEntry(await removeFromBlackList(context, blackListId), context.now),
} satisfies Partial<HandlerMap<HandlerContext>>;

import type { HandlerMap } from '@platform/sdk/wire';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import {
  contentOf,
  findMessage,
  markAllRead,
  messageMoves,
  messagesIn,
  moveMessage,
  pageOfMessages,
  presentMessage,
  unreadCount,
} from './messages.service.ts';

const move =
  (step: keyof typeof messageMoves) =>
  async ({ msg_id }: { msg_id: string }, context: HandlerContext) =>
    moveMessage(context, actingUser(context).userId, msg_id, messageMoves[step]);

/** The caller's own messages. No call reads another user's. */
export const messagesHandlers = {
  'messages.list': async (_input, context) => {
    const { db, language } = context;
    const { userId } = actingUser(context);
    const rowsOf = async (state: 'unread' | 'read' | 'trash') =>
      (await messagesIn(db, userId, state)).map((row) => presentMessage(row, language));
    return {
      unread: await rowsOf('unread'),
      readed: await rowsOf('read'),
      trash: await rowsOf('trash'),
      unreadCount: await unreadCount(db, userId),
    };
  },

  'messages.listBox': async ({ state, cursor, limit = 50 }, { db, language, ...context }) => {
    const { userId } = actingUser(context);
    const { rows, total, nextCursor } = await pageOfMessages(db, userId, state, {
      limit,
      ...(cursor === undefined ? {} : { cursor }),
    });
    return {
      list: rows.map((row) => presentMessage(row, language)),
      total,
      unreadCount: state === 'unread' ? total : await unreadCount(db, userId),
      nextCursor,
    };
  },

  'messages.content': async ({ msg_id }, context) => {
    const message = await findMessage(context.db, actingUser(context).userId, msg_id);
    const { language } = context;
    return {
      ...presentMessage(message, language),
      content: contentOf(message, language),
      state: message.state,
    };
  },

  'messages.markAllRead': async ({ newest }, context) =>
    markAllRead(context, actingUser(context).userId, newest),

  'messages.markRead': move('markRead'),
  'messages.remove': move('remove'),
  'messages.restore': move('restore'),
} satisfies Partial<HandlerMap<HandlerContext>>;

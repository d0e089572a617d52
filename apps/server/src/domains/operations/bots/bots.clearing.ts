import { clearable } from '../../../db/clear-rows.ts';
import { botMessages } from './bots.table.ts';

/** What the bots sent, or gave up, long ago. */
export const botMessagesClearing = clearable({
  table: botMessages,
  id: botMessages.id,
  madeAt: botMessages.createdAt,
});

import { clearable } from '../../../db/clear-rows.ts';
import { messages } from './messages.table.ts';

/** Messages by the age of their last move, read or not. */
export const messagesClearing = clearable({ table: messages, id: messages.id, madeAt: messages.movedAt });

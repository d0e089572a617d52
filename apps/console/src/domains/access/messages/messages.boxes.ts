import type { Operation, Output } from '@platform/sdk';
import { messagesMarkRead, messagesRemove, messagesRestore } from '@platform/sdk/operations';
import type { PageSearch } from '../../../shared/page.tsx';

export type MessageRow = Output<'messages.listBox'>['list'][number];

/** The three lists, named as in the contract. */
export const boxNames = ['unread', 'readed', 'trash'] as const;
export type BoxName = (typeof boxNames)[number];

/** The message state of each list. */
export const stateOfBox = { unread: 'unread', readed: 'read', trash: 'trash' } as const satisfies Record<
  BoxName,
  string
>;

type Move = Operation<'messages.markRead' | 'messages.remove' | 'messages.restore'>;

/** The only transition from each state. */
export const stepOf = {
  unread: { step: 'markRead', operation: messagesMarkRead },
  read: { step: 'remove', operation: messagesRemove },
  trash: { step: 'restore', operation: messagesRestore },
} as const satisfies Record<string, { step: string; operation: Move }>;

/** An unknown state of a newer server has no transition. */
export const isKnownState = (state: string): state is keyof typeof stepOf => Object.hasOwn(stepOf, state);

/** The list and the message opened by the URL. The message need not be in the list. */
export function readPlace(search: PageSearch): { box: BoxName; messageId: string | null } {
  const box = boxNames.find((name) => name === search.box) ?? 'unread';
  return { box, messageId: search.message || null };
}

/** The message to open after one has left the list: the one below, else the one above. */
export function neighbourOf(rows: readonly MessageRow[], id: string): string | null {
  const index = rows.findIndex((row) => row.msg_id === id);
  return index === -1 ? null : (rows[index + 1]?.msg_id ?? rows[index - 1]?.msg_id ?? null);
}

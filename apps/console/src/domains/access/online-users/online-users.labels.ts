import type { Output } from '@platform/sdk';
import type { Tone } from '@platform/ui-kit/skin';
import { CircleCheck, CircleDashed, type LucideIcon } from 'lucide-react';
import type { Translate } from '../../../shared/messages.ts';
import type { onlineMessages } from './online-users.messages.ts';

export type SessionRow = Output<'session.list'>['list'][number];
export type OnlineText = Translate<typeof onlineMessages.table>;

/** `online`: active now; `idle`: the session is only open. */
export type Presence = 'online' | 'idle';
export const presenceOf = ({ online }: Pick<SessionRow, 'online'>): Presence => (online ? 'online' : 'idle');

export const presenceLooks: Record<Presence, { tone: Tone; icon: LucideIcon }> = {
  online: { tone: 'success', icon: CircleCheck },
  idle: { tone: 'neutral', icon: CircleDashed },
};

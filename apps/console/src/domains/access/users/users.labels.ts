import type { Output } from '@platform/sdk';
import type { Tone } from '@platform/ui-kit/skin';
import { CircleDashed, CircleDot, CircleSlash, Hourglass, type LucideIcon, Trash2 } from 'lucide-react';
import type { Translate } from '../../../shared/messages.ts';
import type { userMessages } from './users.messages.ts';

export type UserRow = Output<'admin.listUsers'>['list'][number];
export type UserText = Translate<typeof userMessages.table>;

export type UserState = 'deleted' | 'disabled' | 'delayed' | 'online' | 'offline';

export const stateLooks: Record<UserState, { tone: Tone; icon: LucideIcon }> = {
  deleted: { tone: 'danger', icon: Trash2 },
  disabled: { tone: 'warning', icon: CircleSlash },
  delayed: { tone: 'warning', icon: Hourglass },
  online: { tone: 'success', icon: CircleDot },
  offline: { tone: 'neutral', icon: CircleDashed },
};

/** The most important state of an account. */
export function stateOf(
  user: Pick<UserRow, 'deleted' | 'enabled' | 'signInDelayedUntil' | 'online'>,
): UserState {
  if (user.deleted) return 'deleted';
  if (!user.enabled) return 'disabled';
  if (user.signInDelayedUntil !== null) return 'delayed';
  return user.online ? 'online' : 'offline';
}

export const authenticatorOf = (user: Pick<UserRow, 'confirmBind' | 'enableGoogleVerify'>) =>
  user.confirmBind ? 'bound' : user.enableGoogleVerify ? 'demanded' : 'notBound';

/** The addresses of a text with one on each line; also separated by commas or spaces. */
export const addressesIn = (text: string): string[] => text.split(/[\s,]+/).filter((part) => part !== '');

export const authenticatorTones = { bound: 'success', demanded: 'warning', notBound: 'neutral' } as const;

import type { Output } from '@platform/sdk';
import { CircleSlash, Clock, Snowflake } from 'lucide-react';
import type { Translate } from '../../../shared/messages.ts';
import type { frozenIpMessages } from './frozen-ips.messages.ts';

export type FrozenIpRow = Output<'frozenIps.list'>['list'][number];

const looks = {
  live: { tone: 'danger', icon: Snowflake },
  expired: { tone: 'neutral', icon: Clock },
  thawed: { tone: 'neutral', icon: CircleSlash },
} as const;

const isState = (state: string): state is keyof typeof looks => Object.hasOwn(looks, state);

/** A state of a newer server is shown by its code. */
export const frozenLook = (state: string, say: Translate<typeof frozenIpMessages.table>) =>
  isState(state) ? { ...looks[state], word: say(state) } : { tone: 'neutral' as const, word: state };

import type { Output } from '@platform/sdk';

import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import type { Translate } from '../../../shared/messages.ts';
import type { adjustmentListMessages } from './adjustments.messages.ts';

export type Adjustment = Output<'adjustments.list'>['list'][number];

type Say = Translate<typeof adjustmentListMessages.table>;

const looks = {
  awaitingApproval: { tone: 'warning', icon: Hourglass },
  posted: { tone: 'success', icon: CircleCheck },
  refused: { tone: 'neutral', icon: CircleX },
} as const;
export const kinds = {
  merchantBalance: 'merchantBalance',
  merchantClearing: 'merchantClearing',
  supplierDeposit: 'supplierDeposit',
} as const;

const isState = (state: string): state is keyof typeof looks => Object.hasOwn(looks, state);
const isKind = (kind: string): kind is keyof typeof kinds => Object.hasOwn(kinds, kind);

/** A state of a newer server is shown by its code. */
export const stateLook = (state: string, say: Say) =>
  isState(state) ? { ...looks[state], word: say(state) } : { tone: 'neutral' as const, word: state };

export const kindWord = (kind: string, say: Say): string => (isKind(kind) ? say(kind) : kind);

import type { Output } from '@platform/sdk';
import type { StatusBadgeProps, Tone } from '@platform/ui-kit/skin';
import {
  Ban,
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CircleX,
  FileOutput,
  Hourglass,
  type LucideIcon,
  Stamp,
  Undo2,
} from 'lucide-react';
import type { Translate } from '../../../shared/messages.ts';
import type { batchMessages } from './batches.messages.ts';

export type BatchRow = Output<'payoutBatches.list'>['list'][number];
export type BatchDossier = Output<'payoutBatches.dossier'>;
export type BatchOrder = BatchDossier['rows'][number];
export type BatchText = Translate<typeof batchMessages.table>;

/** In the order of a batch's life. */
export const batchStates = ['created', 'exported', 'confirming', 'closed', 'cancelled'] as const;
export type BatchState = (typeof batchStates)[number];

interface StateLook {
  tone: Tone;
  icon: LucideIcon;
}

export const stateLooks: Readonly<Record<BatchState, StateLook>> = {
  created: { tone: 'neutral', icon: CircleDashed },
  exported: { tone: 'info', icon: FileOutput },
  confirming: { tone: 'warning', icon: Hourglass },
  closed: { tone: 'success', icon: CircleCheck },
  cancelled: { tone: 'neutral', icon: Ban },
};

export const rowStates = [
  'prepared',
  'paying',
  'proven',
  'paid',
  'exception',
  'rejecting',
  'rejected',
  'returned',
] as const;
export type BatchRowState = (typeof rowStates)[number];

const rowLooks: Readonly<Record<BatchRowState, StateLook>> = {
  prepared: { tone: 'neutral', icon: CircleDashed },
  paying: { tone: 'info', icon: Hourglass },
  proven: { tone: 'warning', icon: Stamp },
  paid: { tone: 'success', icon: CircleCheck },
  exception: { tone: 'danger', icon: CircleHelp },
  rejecting: { tone: 'warning', icon: Undo2 },
  rejected: { tone: 'danger', icon: CircleX },
  returned: { tone: 'neutral', icon: Undo2 },
};

export type WordedLook = Omit<StatusBadgeProps, 'children'> & { word: string };

/** A state of a newer server is shown by its code. */
export function batchLook(state: string, say: BatchText): WordedLook {
  const known = batchStates.find((name) => name === state);
  return known ? { ...stateLooks[known], word: say(known) } : { tone: 'neutral', word: state };
}

export function rowLook(state: string, say: BatchText): WordedLook {
  const known = rowStates.find((name) => name === state);
  return known ? { ...rowLooks[known], word: say(known) } : { tone: 'neutral', word: state };
}

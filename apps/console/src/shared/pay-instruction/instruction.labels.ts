import type { Output } from '@platform/sdk';
import type { Tone } from '@platform/ui-kit/skin';
import {
  Ban,
  CircleCheck,
  CircleHelp,
  CircleSlash,
  Clock,
  Hourglass,
  type LucideIcon,
  Send,
} from 'lucide-react';
import type { Translate } from '../messages.ts';
import type { instructionMessages } from './instruction.messages.ts';

export type Instruction = Output<'payoutInstructions.list'>['list'][number];
type Say = Translate<typeof instructionMessages.table>;

const looks = {
  taken: { tone: 'info', icon: Hourglass },
  begun: { tone: 'info', icon: Send },
  paid: { tone: 'success', icon: CircleCheck },
  declined: { tone: 'danger', icon: Ban },
  unknown: { tone: 'warning', icon: CircleHelp },
  silent: { tone: 'warning', icon: CircleHelp },
  lapsed: { tone: 'neutral', icon: Clock },
  void: { tone: 'neutral', icon: CircleSlash },
} as const satisfies Record<string, { tone: Tone; icon: LucideIcon }>;
const isState = (state: string): state is keyof typeof looks => Object.hasOwn(looks, state);

/** A state of a newer server is shown by its code. */
export function instructionLook(state: string, say: Say): { word: string; tone: Tone; icon?: LucideIcon } {
  return isState(state) ? { word: say(state), ...looks[state] } : { word: state, tone: 'neutral' };
}

/** What the device reported after the payout had become an exception; null if nothing. */
export const lateReportWord = ({ lateReport }: Pick<Instruction, 'lateReport'>, say: Say): string | null =>
  lateReport && say('late', { report: instructionLook(lateReport, say).word });

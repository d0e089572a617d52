import type { Output } from '@platform/sdk';
import type { Tone } from '@platform/ui-kit/skin';
import { CircleAlert, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { Translate } from '../../../shared/messages.ts';
import type { monitorLogMessages } from './monitor-logs.messages.ts';

export type MonitorLogRow = Output<'monitorLogs.list'>['list'][number];

/** The steps in the order of a device's work. `error` is also a level, so its step has a key of its own. */
export const phaseKeys = {
  start: 'start',
  heartbeat: 'heartbeat',
  signIn: 'signIn',
  fetch: 'fetch',
  receive: 'receive',
  parse: 'parse',
  match: 'match',
  pay: 'pay',
  error: 'errorPhase',
  stop: 'stop',
} as const;

const looks: Readonly<Record<string, { tone: Tone; icon: LucideIcon }>> = {
  info: { tone: 'neutral', icon: Info },
  warning: { tone: 'warning', icon: TriangleAlert },
  error: { tone: 'danger', icon: CircleAlert },
};
const levels = ['info', 'warning', 'error'] as const;

type Say = Translate<typeof monitorLogMessages.table>;

/** A step in words. One of a newer server is shown by its name. */
export function phaseWord(phase: string, say: Say): string {
  const known = (Object.keys(phaseKeys) as (keyof typeof phaseKeys)[]).find((each) => each === phase);
  return known ? say(phaseKeys[known]) : phase;
}

export function levelLook(level: string, say: Say): { tone: Tone; icon?: LucideIcon; word: string } {
  const known = levels.find((each) => each === level);
  return { tone: 'neutral', ...looks[level], word: known ? say(known) : level };
}

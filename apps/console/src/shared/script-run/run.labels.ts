import type { Output } from '@platform/sdk';
import type { Tone } from '@platform/ui-kit/skin';
import {
  CircleCheck,
  CircleCheckBig,
  CircleHelp,
  CircleSlash,
  CircleX,
  Hourglass,
  Link2,
  ListChecks,
  type LucideIcon,
  ShieldAlert,
} from 'lucide-react';
import type { Translate } from '../messages.ts';
import type { runMessages } from './run.messages.ts';

export type RunRow = Output<'payScriptRuns.list'>['list'][number];
export type ScriptRequest = Output<'payScriptRuns.detail'>['requests'][number];
type RunText = Translate<typeof runMessages.table>;

export const entryPoints = ['send', 'create', 'query', 'readNotice', 'test', 'choose'] as const;
export type EntryPoint = (typeof entryPoints)[number];

/** What a script can be for: a gateway's payouts or collections, or the choice of products. */
export const directions = ['payout', 'collection', 'choice'] as const;

/** The functions of a script of the direction. */
export const entryPointsOf = (direction: string): readonly EntryPoint[] =>
  direction === 'choice'
    ? ['choose']
    : [direction === 'collection' ? 'create' : 'send', 'query', 'readNotice', 'test'];

export const verdicts = [
  'accepted',
  'created',
  'pending',
  'completed',
  'declined',
  'expired',
  'unknown',
  'ignored',
  'forged',
  'ok',
  'failed',
  'chosen',
] as const;
export type Verdict = (typeof verdicts)[number];

const ofPayouts: readonly Verdict[] = ['accepted', 'completed', 'declined', 'unknown'];
const ofCollections: readonly Verdict[] = ['pending', 'completed', 'declined', 'expired', 'unknown'];

/** The verdicts that an entry point can give. Any of them can be unknown, except of a test, which fails. */
export function verdictsOf(entryPoint: EntryPoint, direction: string): readonly Verdict[] {
  const outcomes = direction === 'collection' ? ofCollections : ofPayouts;
  switch (entryPoint) {
    case 'send':
      return ofPayouts;
    case 'create':
      return ['created', 'declined', 'unknown'];
    case 'query':
      return outcomes;
    case 'readNotice':
      return [...outcomes, 'ignored', 'forged'];
    case 'test':
      return ['ok', 'failed', 'unknown'];
    case 'choose':
      return ['chosen', 'unknown'];
  }
}

export const failures = [
  'threw',
  'timedOut',
  'tooLong',
  'tooLarge',
  'tooManyRequests',
  'invalidVerdict',
  'missing',
  'stopped',
] as const;

const looks: Readonly<Record<Verdict, { tone: Tone; icon: LucideIcon }>> = {
  accepted: { tone: 'info', icon: Hourglass },
  created: { tone: 'info', icon: Link2 },
  pending: { tone: 'info', icon: Hourglass },
  completed: { tone: 'success', icon: CircleCheckBig },
  declined: { tone: 'danger', icon: CircleX },
  expired: { tone: 'neutral', icon: CircleSlash },
  unknown: { tone: 'warning', icon: CircleHelp },
  ignored: { tone: 'neutral', icon: CircleSlash },
  forged: { tone: 'danger', icon: ShieldAlert },
  ok: { tone: 'success', icon: CircleCheck },
  failed: { tone: 'danger', icon: CircleX },
  chosen: { tone: 'success', icon: ListChecks },
};

const known = <Name extends string>(names: readonly Name[], name: string): Name | undefined =>
  names.find((each) => each === name);

/** A verdict of a newer server is shown by its code; so are the other names below. */
export function verdictLook(verdict: string, say: RunText): { word: string; tone: Tone; icon?: LucideIcon } {
  const name = known(verdicts, verdict);
  return name ? { word: say(name), ...looks[name] } : { word: verdict, tone: 'neutral' };
}

export function entryWord(entryPoint: string, say: RunText): string {
  const name = known(entryPoints, entryPoint);
  return name ? say(name) : entryPoint;
}

export function failureWord(failure: string, say: RunText): string {
  const name = known(failures, failure);
  return name ? say(name) : failure;
}

/** The cause of a run: a person by name, else the system or a notice. */
export function triggerWord({ trigger, triggeredBy }: Pick<RunRow, 'trigger' | 'triggeredBy'>, say: RunText) {
  if (triggeredBy !== null) return triggeredBy;
  const name = known(['worker', 'notice', 'operator'] as const, trigger);
  return name ? say(name) : trigger;
}

const effects = {
  none: 'effectNone',
  accepted: 'effectAccepted',
  linked: 'effectLinked',
  completed: 'effectCompleted',
  declined: 'effectDeclined',
  exception: 'effectException',
  returnedToPool: 'effectReturnedToPool',
  amountDiffers: 'effectAmountDiffers',
  givenUp: 'effectGivenUp',
  chosen: 'effectChosen',
  ownAccounts: 'effectOwnAccounts',
} as const;
export function effectWord(effect: string, say: RunText): string {
  const name = known(Object.keys(effects) as (keyof typeof effects)[], effect);
  return name ? say(effects[name]) : effect;
}

export const directionWord = (
  direction: string,
  say: (direction: 'payout' | 'collection') => string,
): string => (direction === 'payout' || direction === 'collection' ? say(direction) : direction);

/** A script may also choose products. */
export const scriptDirectionWord = (
  direction: string,
  say: (direction: (typeof directions)[number]) => string,
): string => (direction === 'choice' ? say(direction) : directionWord(direction, say));

/** The share of runs that the gateway answered. */
export const answeredRatio = (errorRate: number | null): number | null =>
  errorRate === null ? null : 1 - errorRate;

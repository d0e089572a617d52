import type { Output } from '@platform/sdk';
import {
  CircleCheck,
  CircleDot,
  CopyX,
  Link2,
  Link2Off,
  type LucideIcon,
  MessagesSquare,
  Wrench,
} from 'lucide-react';
import type { Look } from '../../../shared/list/list.columns.tsx';
import type { Translate } from '../../../shared/messages.ts';
import type { securityChainMessages } from './security-chain.messages.ts';

export type ChainRow = Output<'securityNodes.accounts'>['list'][number];
export type NodeRow = Output<'securityNodes.list'>['list'][number];
export type FindingRow = Output<'securityNodes.leaks'>['list'][number];
export type PatchRow = Output<'securityPatches.list'>['list'][number];
export type ChainText = Translate<typeof securityChainMessages.table>;

/** The state of a message on screen: a break that a person has repaired is shown apart. */
export type ShownState = 'start' | 'linked' | 'broken' | 'repaired' | 'replayed';

const nodeLooks: Record<ShownState, { tone: Look['tone']; icon: LucideIcon }> = {
  start: { tone: 'neutral', icon: CircleDot },
  linked: { tone: 'success', icon: Link2 },
  broken: { tone: 'danger', icon: Link2Off },
  repaired: { tone: 'info', icon: Wrench },
  replayed: { tone: 'warning', icon: CopyX },
};

const isKnown = (state: string): state is ShownState => Object.hasOwn(nodeLooks, state);

/** Undefined for a state of a newer server. */
export function shownStateOf({ state, patchId }: Pick<NodeRow, 'state' | 'patchId'>): ShownState | undefined {
  if (state === 'broken' && patchId !== null) return 'repaired';
  return isKnown(state) ? state : undefined;
}

export const isOpenBreak = (row: Pick<NodeRow, 'state' | 'patchId'>): boolean =>
  shownStateOf(row) === 'broken';

export function nodeLook(row: Pick<NodeRow, 'state' | 'patchId'>, say: ChainText): Look {
  const state = shownStateOf(row);
  return state ? { ...nodeLooks[state], word: say(state) } : { tone: 'neutral', word: row.state };
}

export function chainLook({ state }: Pick<ChainRow, 'state'>, say: ChainText): Look {
  if (state === 'broken') return { tone: 'danger', icon: Link2Off, word: say('chainBroken') };
  return { tone: 'success', icon: CircleCheck, word: state === 'whole' ? say('whole') : state };
}

export function findingLook({ state }: Pick<FindingRow, 'state'>, say: ChainText): Look {
  if (state === 'open') return { tone: 'warning', icon: MessagesSquare, word: say('open') };
  return { tone: 'success', icon: CircleCheck, word: state === 'handled' ? say('handled') : state };
}

const findingKinds = ['break', 'replay', 'frequency'] as const;
export function findingWord(kind: string, say: ChainText): string {
  const known = findingKinds.find((each) => each === kind);
  return known ? say(known) : kind;
}

export const directionWord = (direction: string, say: ChainText): string =>
  direction === 'in' || direction === 'out' ? say(direction) : direction;

const messageKinds = ['sms', 'webMessage', 'usdt', 'gateway'] as const;
export function kindWord(kind: string, say: ChainText): string {
  const known = messageKinds.find((each) => each === kind);
  return known ? say(known) : kind;
}

/** The balance that a message should state: told for a break, its own for a message that follows. */
export const expectedOf = ({ expectedBalanceMinor, differenceMinor, balanceMinor }: NodeRow): number | null =>
  expectedBalanceMinor ?? (differenceMinor === 0 ? balanceMinor : null);

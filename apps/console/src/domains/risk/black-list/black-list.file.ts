import { type Input, parsePlatformTime } from '@platform/sdk';
import type { FileColumns, FileRecord } from '../../../shared/list/import/import.file.ts';
import { directions, effects, kinds, type Say, states } from './black-list.labels.ts';

export type Listing = Input<'blackList.add'>;
export type LineProblem = 'required' | 'unknownChoice' | 'tooLong' | 'notATime' | 'isOver' | 'wasRemoved';

const columns = ['value', 'kind', 'direction', 'effect', 'reason', 'expiresAt', 'state'] as const;
type Column = (typeof columns)[number];
/** Columns of an exported file that say nothing about a new entry. */
const leftOut = ['hits', 'lastHitAt', 'addedBy', 'createdAt', 'removedAt', 'removedBy'] as const;

/**
 * Columns of a file of the black list: the words of the list, so that an exported file can be imported. The heading of a
 * time names its zone in an export.
 */
export function blackListColumns(say: Say, zone: string): FileColumns {
  const plain = (title: string) => title.trim().replace(` (${zone})`, '').toLowerCase();
  return {
    known: columns.map((column) => say(column)),
    required: [say('value'), say('kind'), say('reason')],
    read: (title) => {
      if (leftOut.some((column) => say(column).toLowerCase() === plain(title))) return null;
      return columns.map((column) => say(column)).find((name) => name.toLowerCase() === plain(title));
    },
  };
}

export const blackListExample = (say: Say): FileRecord => ({
  [say('value')]: 'Ramesh Patel',
  [say('kind')]: say('name'),
  [say('direction')]: say('both'),
  [say('effect')]: say('refuse'),
  [say('reason')]: 'Chargebacks',
  [say('expiresAt')]: '',
  [say('state')]: say('live'),
});

/** One line of a file as an entry, or the problems of its columns. Times are in the reader's zone. */
export function readListing(
  record: FileRecord,
  { say, zone, nowMs }: { say: Say; zone: string; nowMs: number },
): { listing: Listing; problems: Partial<Record<Column, LineProblem>> } {
  const text = (column: Column) => (record[say(column)] ?? '').trim();
  /** By its word or its code. */
  const choice = <Code extends Parameters<Say>[0]>(column: Column, codes: readonly Code[]) => {
    const given = text(column).toLowerCase();
    return codes.find((code) => code.toLowerCase() === given || say(code).toLowerCase() === given);
  };
  const problems: Partial<Record<Column, LineProblem>> = {};
  const kind = choice('kind', kinds);
  const direction = text('direction') === '' ? 'both' : choice('direction', directions);
  const effect = text('effect') === '' ? 'refuse' : choice('effect', effects);
  const state = text('state') === '' ? 'live' : choice('state', states);
  if (!kind) problems.kind = text('kind') === '' ? 'required' : 'unknownChoice';
  if (!direction) problems.direction = 'unknownChoice';
  if (!effect) problems.effect = 'unknownChoice';
  if (!state) problems.state = 'unknownChoice';
  if (state === 'removed') problems.state = 'wasRemoved';
  for (const [column, most] of [
    ['value', 128],
    ['reason', 200],
  ] as const) {
    if (text(column) === '') problems[column] = 'required';
    else if (text(column).length > most) problems[column] = 'tooLong';
  }
  const end = text('expiresAt');
  const expiresAt = end === '' ? null : parsePlatformTime(end, zone);
  if (end !== '' && !expiresAt) problems.expiresAt = 'notATime';
  else if (expiresAt && expiresAt.getTime() <= nowMs) problems.expiresAt = 'isOver';
  const listing: Listing = {
    kind: kind ?? 'name',
    values: [text('value')],
    direction: direction ?? 'both',
    effect: effect ?? 'refuse',
    reason: text('reason'),
    expiresAt: expiresAt ? expiresAt.toISOString() : null,
    enabled: state !== 'disabled',
  };
  return { listing, problems };
}

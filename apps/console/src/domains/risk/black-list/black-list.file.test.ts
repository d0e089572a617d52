import { formatPlatformTime } from '@platform/sdk';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../../../shared/language.ts';
import { csvFile, csvLine } from '../../../shared/list/bulk/csv.ts';
import { readRecords } from '../../../shared/list/import/import.file.ts';
import { translate } from '../../../shared/messages.ts';
import { blackListColumns, blackListExample, readListing } from './black-list.file.ts';
import { directions, effects, kinds, type Say } from './black-list.labels.ts';
import { blackListMessages } from './black-list.messages.ts';

const zone = 'Asia/Kolkata';
const nowMs = Date.parse('2026-11-27T06:00:00Z');
const sayIn =
  (language: Language): Say =>
  (key) =>
    translate(blackListMessages, language, key);

/** A file as the server exports it: the words of the list as headings and values. */
function exported(say: Say, rows: readonly (readonly string[])[]): Blob {
  const heads = [
    'value',
    'kind',
    'state',
    'direction',
    'effect',
    'reason',
    'expiresAt',
    'hits',
    'lastHitAt',
  ] as const;
  const more = ['addedBy', 'createdAt', 'removedAt', 'removedBy'] as const;
  const title = (key: (typeof heads)[number] | (typeof more)[number]) =>
    key.endsWith('At') ? `${say(key)} (${zone})` : say(key);
  return new Blob([csvFile([csvLine([...heads, ...more].map(title)), ...rows.map((row) => csvLine(row))])]);
}

describe.each(languages)('a file in %s', (language) => {
  const say = sayIn(language);
  const read = async (file: Blob) => {
    const found = await readRecords(file, blackListColumns(say, zone));
    if (!found.ok) throw new Error(JSON.stringify(found));
    return found.records.map(({ record }) => readListing(record, { say, zone, nowMs }));
  };

  it('that was exported gives the same entries', async () => {
    const until = new Date('2027-01-31T12:30:00Z');
    const wanted = kinds.flatMap((kind) =>
      directions.flatMap((direction) =>
        effects.map((effect, index) => ({
          kind,
          values: [`0091 "x", ${kind}\n=1`],
          direction,
          effect,
          reason: '0012',
          expiresAt: index === 0 ? until.toISOString() : null,
          enabled: index === 0,
        })),
      ),
    );
    const rows = wanted.map((entry) => [
      entry.values[0] ?? '',
      say(entry.kind),
      say(entry.enabled ? 'live' : 'disabled'),
      say(entry.direction),
      say(entry.effect),
      entry.reason,
      entry.expiresAt === null ? '' : formatPlatformTime(until, zone),
      '3',
      formatPlatformTime(until, zone),
      'superadmin',
      formatPlatformTime(until, zone),
      '',
      '',
    ]);
    expect(await read(exported(say, rows))).toEqual(wanted.map((listing) => ({ listing, problems: {} })));
  });

  it('names what cannot be added', async () => {
    const past = formatPlatformTime(new Date(nowMs - 1_000), zone);
    const lines = [
      ['', say('name'), say('removed'), '', '', '', past],
      ['x', 'person', '?', '?', '?', 'r', 'soon'],
    ].map((line) => [...line, '', '', '', '', '', '']);
    expect((await read(exported(say, lines))).map(({ problems }) => problems)).toEqual([
      { value: 'required', state: 'wasRemoved', reason: 'required', expiresAt: 'isOver' },
      {
        kind: 'unknownChoice',
        state: 'unknownChoice',
        direction: 'unknownChoice',
        effect: 'unknownChoice',
        expiresAt: 'notATime',
      },
    ]);
  });

  it('has a template that can be imported', async () => {
    const { known } = blackListColumns(say, zone);
    const example = blackListExample(say);
    const file = new Blob([csvFile([csvLine(known), csvLine(known.map((name) => example[name] ?? ''))])]);
    expect((await read(file)).map(({ problems }) => problems)).toEqual([{}]);
  });
});

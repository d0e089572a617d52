import { errorLogsListGroups } from '@platform/sdk/operations';
import { errorLogsListGroupsRules } from '@platform/sdk/query-rules';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { defineMessages } from '../messages.ts';
import { headWidthPx } from './list.columns.tsx';
import { listOf } from './list.of.ts';

const words = defineMessages('listColumnsTest', {
  count: { 'zh-CN': '数', 'zh-TW': '數', 'en-US': 'Count' },
});
const { column } = listOf()(errorLogsListGroups, errorLogsListGroupsRules, words);
const telling = { say: () => 'count', language: 'zh-CN', given: {} } as never;

/** The text that a row's cell shows. */
function shown(made: (given: never) => object, row: object): string | null {
  const { cell } = made(telling) as { cell: (context: { row: { original: object } }) => ReactNode };
  return render(<div>{cell({ row: { original: row } })}</div>).container.textContent;
}

it('groups the digits of a count, and shows none where there is no count', () => {
  const reports = column.count('reportCount', 'count');
  expect(shown(reports, { reportCount: 12_345 })).toBe('12,345');
  expect(shown(reports, { reportCount: 0 })).toBe('0');
  expect(shown(reports, {})).toBe('–');
});

it('gives a header the room of its text, in any script, and a wider column what it asks for', () => {
  const sizeOf = (size?: number, sort?: 'reportCount') =>
    (
      column.count('reportCount', 'count', {
        ...(size && { size }),
        ...(sort && { sort }),
      } as never)({ ...(telling as object), say: () => 'May edit own details' } as never) as { size: number }
    ).size;
  expect(sizeOf(80)).toBe(headWidthPx('May edit own details', false));
  expect(sizeOf(80)).toBeGreaterThan(180);
  expect(sizeOf(400)).toBe(400);
  expect(headWidthPx('可自行修改资料', false)).toBeLessThan(headWidthPx('可自行修改资料', true));
});

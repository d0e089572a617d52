import { expect, it } from 'vitest';
import { selectedRows } from './export.request.ts';

const keyOf = (id: string) => (id === 'gone' ? undefined : `key of ${id}`);

it('an export of selected rows names exactly those', () => {
  const selection = { mode: 'some' as const, ids: new Set(['a', 'b']) };
  expect(selectedRows(selection, 9, keyOf)).toEqual({
    selection: { mode: 'only', ids: ['key of a', 'key of b'] },
    count: 2,
  });
});

it('an export of all but some rows names the deselected ones', () => {
  const selection = { mode: 'all' as const, except: new Set(['a']) };
  expect(selectedRows(selection, 9, keyOf)).toEqual({
    selection: { mode: 'except', ids: ['key of a'] },
    count: 8,
  });
  expect(selectedRows(selection, null, keyOf)?.count).toBeNull();
});

it('without a selection, and with all rows selected, only the export of all rows is offered', () => {
  expect(selectedRows({ mode: 'some', ids: new Set() }, 9, keyOf)).toBeNull();
  expect(selectedRows({ mode: 'all', except: new Set() }, 9, keyOf)).toBeNull();
});

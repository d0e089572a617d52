import { expect, it } from 'vitest';
import { filterNotes } from './export.notes.ts';
import type { FilterView } from './filter.view.ts';

const states = [
  { value: '3', label: 'Failed' },
  { value: '4', label: 'Paid' },
];
const main: FilterView[] = [
  { kind: 'text', name: 'merchantOrderNo', label: 'Merchant order' },
  { kind: 'choice', name: 'orderStatusId', label: 'Status', options: states },
  { kind: 'choices', name: 'notInOrderStatusIds', label: 'Without', options: states, usual: '3' },
];
const more = [
  {
    title: 'More',
    views: [
      { kind: 'switch', name: 'reversed', label: 'Reversed', on: 'true' },
      { kind: 'money', name: 'amount', label: 'Amount', currency: 'INR' },
    ] satisfies FilterView[],
  },
];
const notesOf = (search: Record<string, string>, input: object = {}) =>
  filterNotes({ filters: { main, more }, search }, input, { none: 'None', yes: 'Yes' });

it('says each filter as its chip does, in the order of the filters', () => {
  expect(
    notesOf({ amount: '12.50INR', reversed: 'true', orderStatusId: '4', merchantOrderNo: 'M1' }),
  ).toEqual([
    { label: 'Merchant order', value: 'M1' },
    { label: 'Status', value: 'Paid' },
    { label: 'Reversed', value: 'Yes' },
    { label: 'Amount', value: '12.50 INR' },
  ]);
});

it('says a choice that the list makes itself', () => {
  expect(notesOf({}, { notInOrderStatusIds: [3], amount: 5 })).toEqual([
    { label: 'Without', value: 'Failed' },
  ]);
});

it('says that nothing is left out', () => {
  expect(notesOf({ notInOrderStatusIds: 'none' }, { notInOrderStatusIds: [] })).toEqual([
    { label: 'Without', value: 'None' },
  ]);
});

it('has no notes without filters', () => {
  expect(notesOf({})).toEqual([]);
});

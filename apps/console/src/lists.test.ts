import { validators } from '@platform/sdk/validators';
import { describe, expect, it } from 'vitest';
import { contextOf } from './shared/list/list.context.tsx';
import { filtersOf, type ListOf } from './shared/list/list.of.ts';
import type { ListOperationId, Table } from './shared/list/list.types.ts';
import { roundTrip } from './shared/testing/list.round-trip.ts';

type AnyList = ListOf<ListOperationId, Table, never>;

const isList = (value: unknown): value is AnyList =>
  typeof value === 'object' && value !== null && 'operation' in value && 'queryOf' in value && 'url' in value;

/** Every list that any domain defines: a new one is held to the same without being named here. */
const modules = import.meta.glob<Record<string, unknown>>('./domains/**/*.{list.tsx,definition.ts}', {
  eager: true,
});
const lists = Object.entries(modules).flatMap(([file, exports]) =>
  Object.values(exports)
    .filter(isList)
    .map((list) => [file, list] as const),
);

it('finds the lists of the console', () => {
  expect(lists.map(([, { operation }]) => operation.id)).toEqual(
    expect.arrayContaining([
      'orders.list',
      'orderCallbacks.list',
      'admin.listUsers',
      'session.list',
      'errorLogs.listGroups',
    ]),
  );
});

describe.each(lists)('%s', (_file, list) => {
  it('keeps its filters over the URL, and asks only what the contract allows', () => {
    const { request } = validators[list.operation.id];
    const context = contextOf(list.operation.id, '/', { access: 'superAdmin' } as never);
    // What a list reads besides (choices of filters, what an address fixes) decides nothing about its URL.
    const options = { merchants: [], suppliers: [], accounts: [], products: [], currency: 'INR' };
    const given = { ...context, options, fixed: {} } as never;
    const telling = { say: String as never, language: 'en-US', given } as const;
    const choices = filtersOf(list).flatMap((filter) => {
      const view = filter.view(telling);
      if (view.kind === 'switch') return [view.on];
      return 'options' in view ? view.options.map(({ value }) => value) : [];
    });
    const understood = roundTrip(list, (wire) => request.safeParse(wire).success, given, choices);
    const never = Object.entries(understood).filter(([, count]) => count === 0);
    expect(never, 'filters that no text was good for').toEqual([]);
  });

  it('sorts by what its call sorts by', () => {
    expect(new Set(list.url.sortKeys).size).toBe(list.url.sortKeys.length);
  });
});

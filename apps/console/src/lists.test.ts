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
  it('keeps its filters over the URL, and sends only what the contract allows', () => {
    const { request } = validators[list.operation.id];
    const context = contextOf(list.operation.id, { path: '/', fixed: {} }, { access: 'superAdmin' } as never);
    const given = { ...context, ...list.initial } as never;
    const telling = { say: String as never, language: 'en-US', given } as const;
    const choices = filtersOf(list).flatMap((filter) => {
      const view = filter.view(telling);
      if (view.kind === 'switch') return [view.on];
      // A few of each filter: hundreds of one would leave the others untried.
      return 'options' in view ? view.options.slice(0, 20).map(({ value }) => value) : [];
    });
    const understood = roundTrip(list, (wire) => request.safeParse(wire).success, given, choices);
    const never = Object.entries(understood).filter(([, count]) => count === 0);
    expect(never, 'filters that no text was good for').toEqual([]);
  });

  it('sorts by the sort fields of its call', () => {
    expect(new Set(list.url.sortKeys).size).toBe(list.url.sortKeys.length);
  });
});

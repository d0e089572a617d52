import { beforeAll, expect, it } from 'vitest';
import { screens } from '../routes.ts';
import type { Words } from '../shared/language.ts';
import { defineScreen } from '../shared/screen.ts';
import { screenAt, setSite } from '../shared/site.ts';
import { breadcrumbOf, filterMenu, menuOf } from './menu.model.ts';

beforeAll(() => setSite({ screens }));

const english = (words: Words) => words['en-US'];
const pathsOf = (sections: ReturnType<typeof menuOf>) =>
  sections.flatMap(({ entries }) => entries.map(({ path }) => path));

it('omits groups that would be empty', () => {
  expect(menuOf('admin').map(({ id }) => id)).toEqual([
    'top',
    'collection',
    'payout',
    'statements',
    'accounts',
    'parties',
    'finance',
    'statistics',
    'risk',
    'automation',
    'tools',
  ]);
  expect(menuOf('technicalSupport').map(({ id }) => id)).toEqual(['top', 'parties', 'automation']);
});

it('shows a role the groups that have an entry for it, in the order of routes.ts', () => {
  const groups = ['top', 'collection', 'tools', 'system'] as const;
  const entries = groups.map((group, index) =>
    defineScreen({
      path: `/${group}`,
      title: { 'zh-CN': group, 'zh-TW': group, 'en-US': group },
      roles: index % 2 === 0 ? ['admin'] : ['supplier'],
      menu: { group, icon: 'House' },
      load: async () => () => null,
    }),
  );
  const site = { screens: entries.toReversed() };
  expect([...menuOf('admin', site), ...menuOf('supplier', site)].map(({ id }) => id)).toEqual([
    ...groups.filter((_, index) => index % 2 === 0),
    ...groups.filter((_, index) => index % 2 === 1),
  ]);
});

it('finds entries by a part of their title, ignoring case', () => {
  expect(pathsOf(filterMenu(menuOf('supplier'), ' TEAM ', english))).toEqual([
    '/order/list/supplierProxy',
    '/payProxyOrder/list/supplierProxy',
    '/supplier-proxy',
  ]);
});

it('keeps a whole group whose own name matches', () => {
  expect(pathsOf(filterMenu(menuOf('supplier'), 'collection', english))).toEqual([
    '/order/list/supplier',
    '/order/list/supplierProxy',
    '/order/statistics/supplierV2',
  ]);
});

it('finds nothing without a match, and everything without a search text', () => {
  expect(filterMenu(menuOf('supplier'), 'xyz', english)).toEqual([]);
  expect(filterMenu(menuOf('supplier'), '  ', english)).toEqual(menuOf('supplier'));
});

it('places a screen under its group, and home under none', () => {
  const crumbs = (path: string) =>
    breadcrumbOf(screenAt(path) ?? screens[0]!).map(({ title }) => english(title));
  expect(crumbs('/order/list')).toEqual(['Collection', 'Collection orders']);
  expect(crumbs('/home')).toEqual(['Home']);
});

it('leads from a form page to its list', () => {
  const crumbs = breadcrumbOf(screenAt('/merchants/add')!);
  expect(crumbs.map(({ title, path }) => [english(title), path])).toEqual([
    ['Parties', undefined],
    ['Merchants', '/merchants/list'],
    ['Add merchant', '/merchants/add'],
  ]);
  expect(breadcrumbOf(screenAt('/payoutBatch/create')!).at(-2)?.path).toBe('/payoutBatch/list');
});

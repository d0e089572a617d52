import { beforeAll, expect, it } from 'vitest';
import { menuGroups, screens } from '../routes.ts';
import type { Words } from '../shared/language.ts';
import { screenAt, setSite } from '../shared/site.ts';
import { breadcrumbOf, filterMenu, menuOf } from './menu.model.ts';

beforeAll(() => setSite({ screens, menuGroups }));

const english = (words: Words) => words['en-US'];
const pathsOf = (sections: ReturnType<typeof menuOf>) =>
  sections.flatMap(({ entries }) => entries.map(({ path }) => path));

it('omits groups that would be empty', () => {
  expect(menuOf('admin').map(({ id }) => id)).toEqual(['top', 'collection']);
  expect(menuOf('technicalSupport').map(({ id }) => id)).toEqual(['top']);
});

it('finds entries by a part of their title, ignoring case', () => {
  expect(pathsOf(filterMenu(menuOf('supplier'), ' TEAM ', english))).toEqual(['/order/list/supplierProxy']);
});

it('keeps a whole group whose own name matches', () => {
  expect(pathsOf(filterMenu(menuOf('supplier'), 'collection', english))).toEqual([
    '/order/list/supplier',
    '/order/list/supplierProxy',
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

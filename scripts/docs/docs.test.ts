import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCatalogue } from '@platform/sdk/errors';
import { settingDefinitions } from '@platform/sdk/settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Document } from '../generate/document.ts';
import { locateOperations } from '../generate/document.ts';
import { root } from '../launch/project.mjs';
import { buildDocs } from './build.ts';
import { readSdk, undocumented } from './sdk-model.ts';
import { href, type Page } from './site.ts';

const folder = mkdtempSync(join(tmpdir(), 'docs-'));
let pages: Page[] = [];
const written = new Map<string, string>();

beforeAll(async () => {
  pages = await buildDocs(folder);
  for (const { path } of pages)
    written.set(href(path), readFileSync(join(folder, path, 'index.html'), 'utf8'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const idsOf = (text: string): string[] => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');

describe('the developers’ pages', () => {
  it('describe every call of the contract, with an example', () => {
    const document = JSON.parse(
      readFileSync(join(root, 'openapi', 'dist', 'openapi.json'), 'utf8'),
    ) as Document;
    const missing = locateOperations(document)
      .filter(({ id, noun }) => {
        const text = written.get(href(`calls/${noun}`)) ?? '';
        const isSaid = noun === 'settings' ? text.includes(`${id}</code>`) : text.includes(`id="${id}"`);
        return !isSaid || (noun !== 'settings' && !text.includes(`platform.${id}(`));
      })
      .map(({ id }) => id);
    expect(missing).toEqual([]);
  });

  it('name every error and every setting', () => {
    const errors = idsOf(written.get(href('errors')) ?? '');
    expect(Object.keys(errorCatalogue).filter((name) => !errors.includes(name))).toEqual([]);
    const settings = idsOf(written.get(href('calls/settings')) ?? '');
    expect(Object.keys(settingDefinitions).filter((name) => !settings.includes(name))).toEqual([]);
    const effects = idsOf(written.get(href('setting-effects')) ?? '');
    expect(Object.keys(settingDefinitions).filter((name) => !effects.includes(name))).toEqual([]);
  });

  it('have no broken link, and each anchor once', () => {
    const ids = new Map([...written].map(([address, text]) => [address, idsOf(text)]));
    const broken = [...written].flatMap(([address, text]) =>
      [...text.matchAll(/ href="(?!https?:)([^"]+)"/g)].flatMap(([, target = '']) => {
        const { pathname, hash } = new URL(target, `http://docs${address}`);
        if (pathname.startsWith('/docs/assets/') || pathname === '/') return [];
        const known = ids.get(pathname);
        return known && (hash === '' || known.includes(hash.slice(1))) ? [] : [`${address}: ${target}`];
      }),
    );
    expect(broken).toEqual([]);
    const doubled = [...ids].flatMap(([address, names]) =>
      names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${address}#${name}`),
    );
    expect(doubled).toEqual([]);
  });

  it('load only their own files, as the content security policy requires', () => {
    const own = /^\/docs\/assets\/[\w.]+$/;
    for (const [address, text] of written) {
      const loaded = [...text.matchAll(/<(?:script|img|link)[^>]* (?:src|href)="([^"]+)"/g)].map(
        ([, url]) => url,
      );
      expect(
        loaded.filter((url) => !own.test(url ?? '')),
        address,
      ).toEqual([]);
      expect(text, address).not.toMatch(/<style|<script>| style="| on\w+="|javascript:/);
    }
  });

  it('are found by the search under their names', () => {
    const found = JSON.parse(readFileSync(join(folder, 'assets', 'search.json'), 'utf8')) as {
      title: string;
    }[];
    const titles = found.map(({ title }) => title);
    expect(titles).toEqual(
      expect.arrayContaining(['orders.list', '1003 sessionExpired', 'KYC', 'createPlatform']),
    );
  });
});

describe('the SDK', () => {
  it('has a description for every export', { timeout: 120_000 }, async () => {
    expect(
      undocumented(await readSdk()),
      'write a docstring: purpose, unit, wire call, errors, example',
    ).toEqual([]);
  });
});

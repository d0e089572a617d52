/** Writes the developers' pages, from the contract and the SDK, to docs/dist. The server serves them. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Document } from '../generate/document.ts';
import { settingsOf } from '../generate/settings-paths.ts';
import { root } from '../launch/project.mjs';
import { callPages, typesPage } from './call-pages.ts';
import { contractSource } from './contract-source.ts';
import { guidePages, missingPage, startPage } from './guide-pages.ts';
import { renderPage } from './layout.ts';
import { callbacksPage, errorsPage, rolesPage, settingsPage, socketPage } from './reference-pages.ts';
import { readSdk, sdkManifest } from './sdk-model.ts';
import { sdkPages } from './sdk-pages.ts';
import { settingEffectsPage } from './setting-effects-page.ts';
import type { Page } from './site.ts';

const read = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8');

async function makePages(): Promise<Page[]> {
  const source = contractSource(JSON.parse(read('openapi', 'dist', 'openapi.json')) as Document);
  return [
    startPage(source),
    ...guidePages(),
    ...callPages(source),
    settingsPage(source),
    settingEffectsPage(settingsOf(parse(read('openapi', 'settings.yaml')))),
    errorsPage(),
    socketPage(source, parse(read('openapi', 'websocket.yaml'))),
    callbacksPage(source),
    rolesPage(source),
    typesPage(source),
    ...sdkPages(await readSdk()),
    missingPage,
  ];
}

/** In cascade order. */
const styleFiles = ['frame.css', 'content.css', 'tables.css', 'guides.css'];

/** @param folder is deleted first */
export async function buildDocs(folder: string): Promise<Page[]> {
  const pages = await makePages();
  const { version } = sdkManifest();
  rmSync(folder, { recursive: true, force: true });
  const assets = join(folder, 'assets');
  cpSync(join(import.meta.dirname, 'assets'), assets, { recursive: true });
  const tokens = read('packages', 'ui-kit', 'src', 'skin', 'theme', 'tokens.css');
  const styles = styleFiles.map((name) => read('scripts', 'docs', 'styles', name));
  writeFileSync(join(assets, 'docs.css'), [tokens, ...styles].join('\n'));
  for (const name of ['theme.js', 'icon.svg'])
    cpSync(join(root, 'apps', 'console', 'public', name), join(assets, name));
  cpSync(join(root, 'openapi', 'dist', 'openapi.json'), join(assets, 'openapi.json'));
  writeFileSync(join(assets, 'search.json'), JSON.stringify(pages.flatMap(({ search }) => search)));
  for (const page of pages) {
    mkdirSync(join(folder, page.path), { recursive: true });
    writeFileSync(join(folder, page.path, 'index.html'), renderPage(page, pages, version));
  }
  return pages;
}

if (import.meta.main) await buildDocs(join(root, 'docs', 'dist'));

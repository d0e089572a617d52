import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launch/project.mjs';
import { callsPath } from './call-pages.ts';
import type { ContractSource } from './contract-source.ts';
import { html } from './html.ts';
import { markdownDocument, markdownLine } from './markdown.ts';
import { href, type Page } from './site.ts';

const sdk = join(root, 'packages', 'sdk');

/** A document of the SDK package as a page, without its first heading, which the page title replaces. */
function documentPage(file: string, path: string, title: string): Page {
  const text = readFileSync(join(sdk, file), 'utf8').replace(/^# .*\n/, '');
  const { body, headings } = markdownDocument(text);
  return {
    path,
    title,
    group: 'Start',
    menuTitle: title,
    description: `${title} of the SDK.`,
    body: html`<div class="prose">${body}</div>`,
    search: headings.map((heading) => ({
      title: heading.text,
      kind: 'guide',
      href: href(path, heading.slug),
      text: title,
    })),
  };
}

export const guidePages = (): Page[] => [
  documentPage('README.md', 'guide', 'Guide'),
  documentPage('CHANGELOG.md', 'changelog', 'Changelog'),
];

/** Page for unknown addresses below /docs/. */
export const missingPage: Page = {
  path: 'missing',
  title: 'There is no such page',
  description: 'There is no such page.',
  body: html`<p class="lead">Look in the menu, search, or begin at the <a href="/docs/">overview</a>.</p>`,
  search: [],
};

export function startPage({ tags, operations }: ContractSource): Page {
  const card = (target: string, title: string, text: string) =>
    html`<li><a href="${target}"><b>${title}</b><span>${text}</span></a></li>`;
  return {
    path: '',
    title: 'Platform for developers',
    group: 'Start',
    menuTitle: 'Overview',
    description: 'Calls, errors, settings, websocket and SDK of the Platform payments back-office.',
    body: html`<p class="lead">${operations.length} calls, their errors in three languages, and the SDK. The pages are generated
from the contract and the SDK’s docstrings. This installation serves them; they load nothing from elsewhere.</p>
<ul class="cards">
${card(href('guide'), 'Guide', 'Install, sign in, create and verify orders, watch, test: one part for each kind of user.')}
${card(href(callsPath('orders')), 'Calls', 'Every call with its fields, bounds, roles, refusals and an example.')}
${card(href('errors'), 'Errors', 'Every code: what happened and what to do, in three languages.')}
${card(href('websocket'), 'Websocket', 'Topics, commands and pushed events.')}
${card(href('sdk/main'), 'SDK', 'Every exported name with its types and examples.')}
${card('/docs/assets/openapi.json', 'OpenAPI', 'The contract as one document, for other languages and tools.')}
</ul>
<h2>Calls by noun</h2>
<ul class="nouns">${tags.map(
      ({ name, description }) =>
        html`<li><a href="${href(callsPath(name))}"><b>${name}</b></a> ${markdownLine(description)}</li>`,
    )}</ul>`,
    search: tags.map(({ name, description }) => ({
      title: name,
      kind: 'calls',
      href: href(callsPath(name)),
      text: description,
    })),
  };
}

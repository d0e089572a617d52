import { code, type Html, html, table } from './html.ts';
import { badge, linkedHeading } from './layout.ts';
import { codeBlock, markdown, markdownLine } from './markdown.ts';
import type { Entry, Exported, Member } from './sdk-model.ts';
import { href, type Page } from './site.ts';

const pathOf = (entry: Entry): string => `sdk/${entry.name.split('/')[2] ?? 'main'}`;

/** Introductions of entries whose names come from the contract and are described on other pages. */
const leads: Readonly<Record<string, string>> = {
  '@platform/sdk/operations':
    'One descriptor for each call, for `client.call`: `ordersList` for `orders.list`. The group Calls describes the calls.',
  '@platform/sdk/validators': 'Validators of every request and response, by the name of the call.',
};

/** One page for each entry of the package. */
export function sdkPages(entries: readonly Entry[]): Page[] {
  return entries.map((entry) => ({
    path: pathOf(entry),
    title: entry.name,
    group: 'SDK',
    menuTitle: entry.name,
    description: `What ${entry.name} exports.`,
    body: html`${leads[entry.name] ? html`<p class="lead">${markdownLine(leads[entry.name] ?? '')}</p>` : ''}
${overview(entry)}${entry.exported.map(section)}`,
    search: entry.exported.map(({ name, kind, summary }) => ({
      title: name,
      kind,
      href: href(pathOf(entry), name),
      text: `${firstSentence(summary).replaceAll('`', '')} ${entry.name}`,
    })),
  }));
}

const firstSentence = (text: string): string => /^[\s\S]*?\.(?=\s|$)/.exec(text)?.[0] ?? text;

function overview({ name, exported }: Entry): Html {
  if (exported.length === 0) return html``;
  return table({
    label: `Exports of ${name}`,
    className: 'export-overview',
    head: ['Name', 'What it is', 'Kind'],
    rows: exported.map((one) => [
      html`<a href="#${one.name}"><code>${one.name}</code></a>`,
      markdownLine(firstSentence(one.summary)),
      badge(one.kind),
    ]),
  });
}

function section(one: Exported): Html {
  return html`<section class="export" aria-labelledby="${one.name}">
${linkedHeading(2, one.name, html`${one.name} ${badge(one.kind)}`)}
${markdown(one.summary)}
${codeBlock(one.declaration)}
${one.parameters.some(({ summary }) => summary !== '') ? members(`Parameters of ${one.name}`, 'Parameter', one.parameters) : ''}
${one.members.some(({ summary }) => summary !== '') ? members(`Members of ${one.name}`, 'Member', one.members) : ''}
${one.notes.map(({ name, text }) => html`<div class="note"><b>${name}</b> ${markdown(text)}</div>`)}
${one.examples.map((example) => (example.startsWith('```') ? markdown(example) : codeBlock(example)))}
</section>
`;
}

const members = (label: string, head: string, rows: readonly Member[]): Html =>
  table({
    label,
    className: 'members',
    head: [head, 'Type', 'Meaning'],
    rows: rows.map(({ name, type, isOptional, summary }) => [
      html`${code(name)}${isOptional ? html` <span class="optional">optional</span>` : ''}`,
      code(type),
      summary ? markdownLine(summary) : '',
    ]),
  });

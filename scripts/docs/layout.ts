import { Html, html } from './html.ts';
import { href, type Page } from './site.ts';

const groups = ['Start', 'Calls', 'Reference', 'SDK'] as const;

function menu(pages: readonly Page[], current: Page): Html {
  return html`${groups.map((group) => {
    const members = pages.filter((page) => page.group === group);
    if (members.length === 0) return '';
    const items = members.map(
      (page) =>
        html`<li><a href="${href(page.path)}"${page === current ? html` aria-current="page"` : ''}>${page.menuTitle}</a></li>`,
    );
    return html`<h2 class="menu-group">${group}</h2><ul>${items}</ul>`;
  })}`;
}

/** The HTML document. Scripts and styles are files: the content security policy forbids inline ones. */
export function renderPage(page: Page, pages: readonly Page[], version: string): string {
  const document = html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="description" content="${page.description}">
<title>${page.title} · Platform docs</title>
<link rel="icon" href="/docs/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/assets/docs.css">
<script src="/docs/assets/theme.js"></script>
<script src="/docs/assets/docs.js" type="module"></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="top">
<button type="button" class="menu-button" popovertarget="menu" aria-label="Menu"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M2 4h12M2 8h12M2 12h12"/></svg></button>
<a class="brand" href="/docs/"><img src="/docs/assets/icon.svg" alt="" width="24" height="24">Platform <span>docs</span></a>
<search class="search">
<input id="search" type="search" placeholder="Search" aria-label="Search calls, errors, settings and names" autocomplete="off" spellcheck="false" role="combobox" aria-expanded="false" aria-controls="results" aria-autocomplete="list" disabled>
<kbd aria-hidden="true">/</kbd>
<ul id="results" class="results" role="listbox" aria-label="Found" hidden></ul>
</search>
<label class="choice"><span>Language of texts</span><select id="language" disabled><option value="all">All languages</option><option value="en-US">English</option><option value="zh-CN" lang="zh-CN">简体中文</option><option value="zh-TW" lang="zh-TW">繁體中文</option></select></label>
<label class="choice"><span>Theme</span><select id="theme" disabled><option value="system">System</option><option value="light">Light</option><option value="dark">Dark</option></select></label>
<a class="console" href="/">Console</a>
</header>
<nav id="menu" class="menu" popover aria-label="Pages">${menu(pages, page)}<p class="version">SDK ${version}</p></nav>
<main id="content" tabindex="-1">
<h1>${page.title}</h1>
${page.body}
</main>
</body>
</html>`;
  return `<!doctype html>\n${document.text}\n`;
}

/** A text in three languages; the reader's choice hides the others. */
export const inLanguages = (texts: Readonly<Record<string, string>>): Html =>
  html`<div class="texts">${['en-US', 'zh-CN', 'zh-TW'].map((language) =>
    texts[language] ? html`<span lang="${language}">${texts[language]}</span>` : '',
  )}</div>`;

export const badge = (text: string, tone = 'neutral'): Html =>
  html`<span class="badge ${tone}">${text}</span>`;

/** A heading with a link to itself. */
export const linkedHeading = (level: 2 | 3, id: string, content: Html | string): Html =>
  new Html(
    html`<h0 id="${id}"><a class="anchor" href="#${id}">${content}</a></h0>`.text.replaceAll(
      'h0',
      `h${level}`,
    ),
  );

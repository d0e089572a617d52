import MarkdownIt from 'markdown-it';
import { highlight } from './highlight.ts';
import { escapeHtml, Html, html } from './html.ts';

const highlighted = new Set(['ts', 'js', 'json', 'typescript']);

/** CommonMark with tables; HTML in a text is escaped. */
const renderer = new MarkdownIt({
  html: false,
  highlight: (source, language) => (highlighted.has(language) ? highlight(source).text : escapeHtml(source)),
});

export const codeBlock = (source: string, language = 'ts'): Html =>
  html`<pre tabindex="0" aria-label="Example"><code>${highlighted.has(language) ? highlight(source) : source}</code></pre>`;

/** A text of the contract or a docstring. */
export const markdown = (text: string): Html => new Html(withFocusableCode(renderer.render(text)));

export const markdownLine = (text: string): Html => new Html(renderer.renderInline(text.trim()));

/** The same slugs as GitHub's, so that links inside a README work on both. */
export const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/\s+/g, '-');

export interface Heading {
  level: number;
  text: string;
  slug: string;
}

/** A whole document, with an id on each heading. */
export function markdownDocument(text: string): { body: Html; headings: Heading[] } {
  const headings: Heading[] = [];
  const tokens = renderer.parse(text, {});
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue;
    const content = tokens[index + 1]?.children?.map((child) => child.content).join('') ?? '';
    const heading = { level: Number(token.tag.slice(1)), text: content, slug: slugOf(content) };
    token.attrSet('id', heading.slug);
    headings.push(heading);
  }
  return {
    body: new Html(withFocusableCode(renderer.renderer.render(tokens, renderer.options, {}))),
    headings,
  };
}

/** A code block may scroll sideways, so it must be focusable by keyboard. */
const withFocusableCode = (text: string): string =>
  text.replaceAll('<pre>', '<pre tabindex="0" aria-label="Example">');

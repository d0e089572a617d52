/** Markup that needs no escaping. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | false | undefined | readonly Part[];

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

function textOf(part: Part): string {
  if (part instanceof Html) return part.text;
  if (part === undefined || part === false) return '';
  if (typeof part === 'object') return part.map(textOf).join('');
  return escapeHtml(String(part));
}

/** Tagged template that escapes every value except `Html`; `false` and `undefined` give an empty text. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(textOf)));
}

export const code = (text: string): Html => html`<code>${text}</code>`;

export interface Table {
  /** Accessible name of the table. */
  label: string;
  head: readonly string[];
  /** The first cell of a row is the row heading. */
  rows: readonly (readonly Part[])[];
  className?: string;
}

/** ARIA roles are explicit because narrow screens show rows as blocks, which removes the table semantics. */
export function table({ label, head, rows, className }: Table): Html {
  const cells = (row: readonly Part[]): Html[] =>
    row.map((cell, column) =>
      column === 0
        ? html`<th scope="row" role="rowheader">${cell}</th>`
        : html`<td role="cell" data-label="${head[column] ?? ''}">${cell}</td>`,
    );
  return html`<table role="table" aria-label="${label}"${className ? html` class="${className}"` : ''}>
<thead role="rowgroup"><tr role="row">${head.map((text) => html`<th scope="col" role="columnheader">${text}</th>`)}</tr></thead>
<tbody role="rowgroup">
${rows.map((row) => html`<tr role="row">${cells(row)}</tr>\n`)}</tbody></table>`;
}

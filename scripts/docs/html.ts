/** Markup that is already safe to write out. */
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

/** What is put between is escaped unless it is markup itself; nothing comes of `false` and `undefined`. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(textOf)));
}

export const code = (text: string): Html => html`<code>${text}</code>`;

export interface Table {
  /** What the table lists, for whoever cannot see what stands above it. */
  label: string;
  head: readonly string[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly Part[])[];
  className?: string;
}

/** Roles are written out because narrow screens show each row as a block, which takes the table's own away. */
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

import { once } from 'node:events';
import { plainJson, plainText } from './plain-text.ts';
import { type Column, tableLines } from './table.ts';
import type { Terminal } from './terminal.ts';

/** The first rows set the column widths of a long list. */
const measuredRows = 200;

/**
 * Writes results: a table for a person, JSON for a program. Notices go to stderr, so that stdout contains
 * only the result.
 */
export class Output {
  readonly format: 'table' | 'json';
  readonly #terminal: Terminal;

  constructor(terminal: Terminal, format: 'table' | 'json') {
    this.#terminal = terminal;
    this.format = format;
  }

  /** Writes a text without adding a line end. */
  async write(text: string): Promise<void> {
    const { stdout } = this.#terminal;
    // Waits for a slow reader instead of filling memory.
    if (!stdout.write(text) && !stdout.destroyed)
      await Promise.race([once(stdout, 'drain'), once(stdout, 'close')]);
  }

  /** Writes a notice for the user to stderr. */
  notice(text: string): void {
    this.#terminal.stderr.write(`${plainText(text)}\n`);
  }

  /** Writes one object: its fields one per line, or as JSON. */
  async record(value: object, fields: readonly (readonly [name: string, text: string])[]): Promise<void> {
    if (this.format === 'json') return this.json(value);
    const columns: Column<readonly [string, string]>[] = [
      { title: '', text: ([name]) => name },
      { title: '', text: ([, text]) => text },
    ];
    await this.write(tableLines(columns, fields, { withTitles: false }).join(''));
  }

  async json(value: unknown): Promise<void> {
    await this.write(`${plainJson(value, 2)}\n`);
  }

  /** Writes rows as they arrive: a table, or one JSON array. Returns their number. */
  async rows<Row>(
    rows: AsyncIterable<Row>,
    columns: readonly Column<Row>[],
    toJson: (row: Row) => unknown,
  ): Promise<number> {
    return this.format === 'json' ? this.#array(rows, toJson) : this.#table(rows, columns);
  }

  /** Writes one event of a stream: a line of text, or one line of JSON (NDJSON). */
  async event(value: unknown, text: string): Promise<void> {
    await this.write(this.format === 'json' ? `${plainJson(value)}\n` : `${plainText(text)}\n`);
  }

  async #array<Row>(rows: AsyncIterable<Row>, toJson: (row: Row) => unknown): Promise<number> {
    let count = 0;
    for await (const row of rows) {
      await this.write(`${count === 0 ? '[' : ','}\n  ${plainJson(toJson(row))}`);
      count++;
    }
    await this.write(count === 0 ? '[]\n' : '\n]\n');
    return count;
  }

  async #table<Row>(rows: AsyncIterable<Row>, columns: readonly Column<Row>[]): Promise<number> {
    let count = 0;
    let waiting: Row[] = [];
    let widths: readonly number[] | undefined;
    const flush = async (): Promise<void> => {
      const isFirst = widths === undefined;
      const lines = tableLines(columns, waiting, {
        withTitles: isFirst,
        ...(widths ? { widths } : {}),
        onWidths: (measured) => {
          widths ??= measured;
        },
      });
      waiting = [];
      await this.write(lines.join(''));
    };
    for await (const row of rows) {
      waiting.push(row);
      count++;
      if (waiting.length >= measuredRows) await flush();
    }
    if (count > 0 && waiting.length > 0) await flush();
    return count;
  }
}

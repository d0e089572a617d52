import { once } from 'node:events';
import { plainJson, plainText } from './plain-text.ts';
import { type Column, tableLines } from './table.ts';
import type { Terminal } from './terminal.ts';

/** Rows of which the first so many decide how wide the columns of a long list are. */
const measuredRows = 200;

/**
 * Writes what a command found: as a table for a person, as JSON for a program. Notices go to stderr, so that stdout
 * stays what was asked for.
 */
export class Output {
  readonly format: 'table' | 'json';
  readonly #terminal: Terminal;

  constructor(terminal: Terminal, format: 'table' | 'json') {
    this.#terminal = terminal;
    this.format = format;
  }

  /** As it is, without a new line. */
  async write(text: string): Promise<void> {
    const { stdout } = this.#terminal;
    // A reader slower than the platform holds the program up instead of filling its memory.
    if (!stdout.write(text) && !stdout.destroyed)
      await Promise.race([once(stdout, 'drain'), once(stdout, 'close')]);
  }

  /** For a person, beside the result. */
  notice(text: string): void {
    this.#terminal.stderr.write(`${plainText(text)}\n`);
  }

  /** One thing: its fields one below the other, or a JSON object. */
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

  /** Many things, written while they arrive: a table, or one JSON array. Answers how many. */
  async rows<Row>(
    rows: AsyncIterable<Row>,
    columns: readonly Column<Row>[],
    toJson: (row: Row) => unknown,
  ): Promise<number> {
    return this.format === 'json' ? this.#array(rows, toJson) : this.#table(rows, columns);
  }

  /** One event of a stream: a line of text, or one line of JSON (NDJSON). */
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

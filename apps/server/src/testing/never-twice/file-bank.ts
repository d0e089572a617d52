import type { Dice } from '@platform/simulator/dice';
import { parse } from 'csv-parse/sync';
import type { BankBook } from './bank-book.ts';

/** What the bank says about one line of a file. */
export interface LineOutcome {
  readonly orderCode: string;
  readonly amount: string;
  readonly says: 'SUCCESS' | 'FAILED' | 'PENDING' | 'nothing';
  readonly reference: string | undefined;
}

interface FileLine {
  readonly Amount: string;
  readonly Remark: string;
}

const outcomes = [
  ['paid', 14],
  ['failed', 3],
  ['pending, paid', 1],
  ['pending, failed', 1],
  ['left out, paid', 1],
  ['left out, failed', 1],
] as const;

/**
 * A bank that pays by file. It pays every line of every file that it is given; only its customer sees to it that a file
 * is given once.
 */
export class FileBank {
  readonly #book: BankBook;
  readonly #received = new Map<string, readonly LineOutcome[]>();
  readonly #draw: (orderCode: string) => Dice;

  constructor(book: BankBook, draw: (orderCode: string) => Dice) {
    this.#book = book;
    this.#draw = draw;
  }

  /** What it made of a file; undefined if it was never given one of this name. */
  received(name: string): readonly LineOutcome[] | undefined {
    return this.#received.get(name);
  }

  give(name: string, content: string): readonly LineOutcome[] {
    const lines = parse(content, { columns: true, bom: true }) as FileLine[];
    const made = lines.map(({ Remark: orderCode, Amount: amount }): LineOutcome => {
      const outcome = this.#draw(orderCode).weighted(outcomes);
      const reference = outcome.endsWith('paid') ? this.#book.pay(orderCode) : undefined;
      const [first] = outcome.split(',');
      const says =
        ({ paid: 'SUCCESS', failed: 'FAILED', pending: 'PENDING' } as const)[first ?? ''] ?? 'nothing';
      return { orderCode, amount, says, reference };
    });
    this.#received.set(name, [...(this.#received.get(name) ?? []), ...made]);
    return made;
  }

  /** The file in which it reports; lines are left out of it. */
  resultOf(lines: readonly LineOutcome[]): string {
    const rows = lines
      .filter(({ says }) => says !== 'nothing')
      .map(({ orderCode, reference, says, amount }) =>
        [
          orderCode,
          says === 'SUCCESS' ? reference : '',
          says,
          amount,
          says === 'FAILED' ? 'No such account' : '',
        ].join(','),
      );
    return ['Remark,UTR,Status,Amount,Reason', ...rows, ''].join('\r\n');
  }
}

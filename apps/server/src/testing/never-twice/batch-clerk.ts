import type { Output } from '@platform/sdk';
import { Dice } from '@platform/simulator/dice';
import type { FileBank, LineOutcome } from './file-bank.ts';
import { Died, liveUntil } from './lives.ts';
import { Patience, pause } from './patience.ts';
import { amountsOf, productOf } from './payouts.ts';
import { type Person, refusalOf } from './person.ts';

type Batch = Output<'payoutBatches.list'>['list'][number];

export interface BatchClerkTools {
  readonly name: string;
  readonly seed: number;
  readonly person: Person;
  /** Staff, who may return a payout to the pool. */
  readonly isStaff: boolean;
  readonly bank: FileBank;
  readonly resourceId: string;
  readonly templateId: string;
  readonly isOver: () => boolean;
}

const largestBatch = 12;
const dayMs = 86_400_000;

/**
 * A person who pays by files. Each life begins with the batches that an earlier one left: what the bank has received is
 * never given to it again.
 */
export class BatchClerk {
  readonly #tools: BatchClerkTools;
  readonly #patience = new Patience();
  #turn = 0;

  constructor(tools: BatchClerkTools) {
    this.#tools = tools;
  }

  work(): Promise<void> {
    return liveUntil(this.#tools.isOver, () => this.#live());
  }

  async #live(): Promise<void> {
    const { person, resourceId } = this.#tools;
    this.#turn += 1;
    for (const state of ['created', 'exported', 'confirming'] as const) {
      const { list } = await person.ask((it) => it.payoutBatches.list({ resourceId, state }));
      for (const batch of list) await this.#takeOn(batch);
    }
    // The new batch is found by the next life, as one would be whose answer was lost.
    if (await this.#create()) this.#patience.foundWork();
    else await this.#patience.foundNone();
  }

  async #create(): Promise<boolean> {
    const { person, resourceId, templateId } = this.#tools;
    const batch = {
      resourceId,
      templateId,
      productId: productOf('batch'),
      payoutTime: new Date(Date.now() + dayMs),
      maxOrderCount: this.#dice('size').integer(1, largestBatch),
      ...amountsOf('batch'),
    };
    try {
      await person.once((it) => it.payoutBatches.create(batch));
      return true;
    } catch (error) {
      // No payout to take at this moment.
      refusalOf(error);
      return false;
    }
  }

  async #takeOn(batch: Batch): Promise<void> {
    const { person, bank } = this.#tools;
    const payoutBatchId = batch.id;
    const dice = this.#dice('batch');
    if (batch.state === 'created') {
      if (dice.chance(0.1)) {
        await this.#repeat(() => person.once((it) => it.payoutBatches.cancel({ payoutBatchId })));
        return;
      }
      if (dice.chance(0.2)) await this.#takeOut(payoutBatchId);
      const times = dice.chance(0.2) ? 2 : 1;
      await Promise.all(
        Array.from({ length: times }, () =>
          this.#repeat(() => person.once((it) => it.payoutBatches.export({ payoutBatchId }))),
        ),
      );
      if (dice.chance(0.15)) throw new Died();
    }
    const known = bank.received(batch.batchCode);
    const lines = known ?? (await this.#give(batch, dice));
    if (!lines) return;
    if (dice.chance(0.15)) throw new Died();
    await this.#settle(payoutBatchId, lines, dice);
  }

  async #takeOut(payoutBatchId: string): Promise<void> {
    const { person } = this.#tools;
    const { rows } = await person.ask((it) => it.payoutBatches.dossier({ payoutBatchId }));
    const [first] = rows;
    if (!first) return;
    const orderCodes = [first.orderCode];
    await this.#repeat(() => person.once((it) => it.payoutBatches.cancel({ payoutBatchId, orderCodes })));
  }

  /** Downloads the file, perhaps twice, and gives it to the bank once. */
  async #give(
    { id: payoutBatchId, batchCode }: Batch,
    dice: Dice,
  ): Promise<readonly LineOutcome[] | undefined> {
    const { person, bank } = this.#tools;
    const download = () => person.ask((it) => it.payoutBatches.download({ payoutBatchId }));
    try {
      const file = await download();
      if (dice.chance(0.2) && (await download()).sha256 !== file.sha256)
        throw new Error(`The file of ${batchCode} differs from one download to the next.`);
      if (dice.chance(0.1)) throw new Died();
      return bank.give(batchCode, Buffer.from(file.contentBase64, 'base64').toString('utf8'));
    } catch (error) {
      if (error instanceof Died) throw error;
      // Everything was taken out of it, so that it was cancelled.
      refusalOf(error);
      return undefined;
    }
  }

  async #settle(payoutBatchId: string, lines: readonly LineOutcome[], dice: Dice): Promise<void> {
    const { person, bank } = this.#tools;
    if (dice.chance(0.6)) {
      const file = new File([bank.resultOf(lines)], 'result.csv', { type: 'text/csv' });
      const { resultId } = await person.ask((it) => it.payoutBatches.judge({ payoutBatchId, file }));
      await this.#repeat(() =>
        person.once((it) => it.payoutBatches.confirm({ payoutBatchId, mode: 'file', resultId })),
      );
      if (dice.chance(0.2)) throw new Died();
    } else {
      const rows = lines.flatMap(({ says, orderCode, reference }) =>
        says === 'SUCCESS' && reference !== undefined ? [{ orderCode, utr: reference }] : [],
      );
      if (rows.length > 0)
        await this.#repeat(() =>
          person.once((it) => it.payoutBatches.confirm({ payoutBatchId, mode: 'rows', rows })),
        );
    }
    await this.#handle(payoutBatchId, lines, dice);
  }

  /** What the bank does not know is an exception; what it failed is rejected or, by staff, put back. */
  async #handle(payoutBatchId: string, lines: readonly LineOutcome[], dice: Dice): Promise<void> {
    const { person, isStaff } = this.#tools;
    const { rows } = await person.ask((it) => it.payoutBatches.dossier({ payoutBatchId }));
    const paying = new Set(rows.filter(({ state }) => state === 'paying').map(({ orderCode }) => orderCode));
    const failed = lines.filter(({ says, orderCode }) => says === 'FAILED' && paying.has(orderCode));
    const open = lines.filter(({ says, orderCode }) => says !== 'FAILED' && paying.has(orderCode));
    const to = isStaff && dice.chance(0.5) ? 'awaiting' : 'rejecting';
    for (const [some, where] of [
      [failed, to],
      [open, 'exception'],
    ] as const) {
      if (some.length === 0) continue;
      const handled = {
        payoutBatchId,
        orderCodes: some.map(({ orderCode }) => orderCode),
        to: where,
        reason: 'As the bank says',
      };
      await this.#repeat(() => person.once((it) => it.payoutBatches.handle(handled)));
    }
  }

  async #repeat(call: () => ReturnType<Person['once']>): Promise<void> {
    try {
      while (!(await call()).answer) await pause();
    } catch (error) {
      refusalOf(error);
    }
  }

  #dice(step: string): Dice {
    const { seed, name } = this.#tools;
    return new Dice(seed, 'batch clerk', name, step, this.#turn);
  }
}

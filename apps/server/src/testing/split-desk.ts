import type { Order } from '../domains/orders/orders/orders.table.ts';
import type { SplitMatchShown } from '../domains/receipts/split-matches/split-matches.types.ts';
import { openStatementDesk, type StatementDesk } from './statement-desk.ts';
import type { TestAnswer } from './test-app.ts';

export interface SplitSession {
  readonly token: string;
  readonly token2?: string;
}

export interface AskedSplit {
  readonly records: readonly string[];
  readonly of: readonly Order[];
  readonly residue?: readonly [kind: string, note: string];
}

/** A statement desk for matches of several. */
export interface SplitDesk extends StatementDesk {
  /** A super administrator with the second-level password. */
  readonly boss: SplitSession;
  /** Forgets what the tests before left, and signs the boss in again. */
  renew(): Promise<void>;
  /** Signs the boss in again after a jump of the clock. */
  enterAgain(): Promise<void>;
  enter(role: 'superAdmin' | 'supplier' | 'merchant'): Promise<SplitSession>;
  /** A record that matches no order by itself. */
  loose(amount: string, utr?: string): Promise<string>;
  match(asked: AskedSplit, session?: SplitSession): Promise<TestAnswer<SplitMatchShown>>;
}

export async function openSplitDesk(): Promise<SplitDesk> {
  const desk = await openStatementDesk();
  await desk.set('CanTimeoutSupplement', true);
  const enter: SplitDesk['enter'] = async (role) => {
    const token = await desk.signIn(role);
    return { token, token2: await desk.signInSecondLevel(token) };
  };
  let boss = await enter('superAdmin');
  const enterAgain = async (): Promise<void> => {
    boss = await enter('superAdmin');
  };
  let lastUtr = 600_000_000_000;
  const nextUtr = (): string => {
    lastUtr += 1;
    return String(lastUtr);
  };
  return {
    ...desk,
    get boss() {
      return boss;
    },
    renew: async () => {
      await desk.forget();
      await desk.clear();
      await enterAgain();
    },
    enterAgain,
    enter,
    loose: async (amount, utr = nextUtr()) => {
      const { statementId, state } = await desk.credit({ amount, utr });
      if (state !== 'unmatched' && state !== 'suspicious') throw new Error(`The record is ${state}.`);
      return statementId;
    },
    match: ({ records, of, residue }, session = boss) =>
      desk.post<SplitMatchShown>(
        '/v1.0/splitMatch/add',
        {
          statementIds: records,
          orderCodes: of.map(({ orderCode }) => orderCode),
          reason: 'Sent together',
          ...(residue ? { residueKind: residue[0], residueNote: residue[1] } : {}),
        },
        session,
      ),
  };
}

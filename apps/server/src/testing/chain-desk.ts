import { eq } from 'drizzle-orm';
import { chainStatement, readChainRules } from '../domains/receipts/security-chain/security-chain.service.ts';
import { securityNodes } from '../domains/receipts/security-chain/security-chain.table.ts';
import { type Statement, statements } from '../domains/receipts/statements/statements.table.ts';
import { newId } from '../kit/ids.ts';
import { type AccountDesk, openAccountDesk } from './account-desk.ts';
import { addTestDevice } from './test-device.ts';

/** The content of one message: the amount in or out, and the account's balance after it. */
export interface Saying {
  readonly in?: number;
  readonly out?: number;
  readonly balance: number | null;
  /** Seconds after the desk opened, on the device's clock; now if left out. */
  readonly at?: number;
  readonly more?: Partial<typeof statements.$inferInsert>;
}

type SecurityNode = typeof securityNodes.$inferSelect;

/** The account desk, with a device whose messages the test defines. */
export interface ChainDesk extends AccountDesk {
  /** Reports a message and links it into the chain. */
  say(saying: Saying): Promise<Statement>;
  nodeOf(statement: Statement): Promise<SecurityNode | undefined>;
  /** States of all nodes, ordered by message time. */
  states(): Promise<string[]>;
  /** Changes a setting through the API. */
  set(name: string, value: unknown): Promise<void>;
}

export async function openChainDesk(): Promise<ChainDesk> {
  const desk = await openAccountDesk();
  const { store, clock, settings, ids } = desk;
  const device = await addTestDevice(desk, { monitorId: 'phone-07', resourceIds: [desk.own] });
  const openedAt = clock.now().getTime();
  let number = 0;
  const say = async ({ in: into, out, balance, at, more = {} }: Saying): Promise<Statement> => {
    number += 1;
    const receivedAt = at === undefined ? clock.now() : new Date(openedAt + at * 1_000);
    return store.transaction(async (tx) => {
      const [statement] = await tx
        .insert(statements)
        .values({
          id: newId(clock.now()),
          monitorId: device.monitorId,
          kind: 'sms',
          messageKey: `message ${number}`,
          sender: 'BANK',
          body: `message ${number}`,
          receivedAt,
          storedAt: clock.now(),
          state: into === undefined ? 'ignored' : 'unmatched',
          direction: into === undefined ? 'out' : 'in',
          resourceId: desk.own,
          supplierId: ids.supplierId,
          amountMinor: into ?? out ?? null,
          currency: 'INR',
          balanceMinor: balance,
          ...more,
        })
        .returning();
      if (!statement) throw new Error('The statement was not stored.');
      await chainStatement(tx, statement, await readChainRules(settings.reader(tx)), clock.now());
      return statement;
    });
  };
  return {
    ...desk,
    say,
    nodeOf: async ({ id }) =>
      (await store.db.select().from(securityNodes).where(eq(securityNodes.statementId, id)))[0],
    states: async () => {
      const nodes = await store.db.select().from(securityNodes);
      return nodes
        .toSorted((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime() || a.id.localeCompare(b.id))
        .map(({ state }) => state);
    },
    set: async (name, value) => {
      const token = await desk.signIn('superAdmin');
      const token2 = await desk.signInSecondLevel(token);
      const { code, msg } = await desk.post(`/v1.0/system-config/set${name}`, { value }, { token, token2 });
      if (code !== 200) throw new Error(`${name} was not set: ${msg}`);
    },
  };
}

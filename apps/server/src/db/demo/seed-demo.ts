import { sql } from 'drizzle-orm';
import type { PasswordHasher } from '../../domains/access/session/password.ts';
import { findUserByAccount, hasUserOfRole } from '../../domains/access/users/users.service.ts';
import { merchantOfUser, signingKeyOf } from '../../domains/parties/merchants/merchants.service.ts';
import type { Clock } from '../../kit/clock.ts';
import type { SecretBox } from '../../kit/secrets/secret-box.ts';
import { advisoryLocks } from '../advisory-locks.ts';
import type { Queryable, Store } from '../connection.ts';
import { letDevicesPay } from './demo-accounts.ts';
import { addDemoBatches, planBatchPayouts } from './demo-batches.ts';
import { seedBlackList } from './demo-black-list.ts';
import { addDemoBots } from './demo-bots.ts';
import { demoLogins, demoPassword } from './demo-catalogue.ts';
import { seedFrozenIps } from './demo-frozen-ips.ts';
import { seedIpRules } from './demo-ip-rules.ts';
import { planOpenPayouts } from './demo-open-payouts.ts';
import { DemoOrderWriter } from './demo-orders.ts';
import { addDemoParties } from './demo-parties.ts';
import { planPatterns } from './demo-patterns.ts';
import { type PlannedOrder, planOrders } from './demo-plan.ts';
import { DemoReceivers } from './demo-receivers.ts';
import { addDemoWaiting } from './demo-waiting.ts';
import { writePrivateFile } from './private-file.ts';

export interface DemoOptions {
  readonly store: Store;
  readonly secrets: SecretBox;
  readonly hasher: PasswordHasher;
  readonly clock: Clock;
  readonly timeZone: string;
  /** Folder for the file with the logins. */
  readonly dataDir: string;
  readonly orderCount?: number;
  /** Called from time to time, because filling an embedded store takes a while and the user is waiting. */
  readonly onProgress?: (done: number, total: number) => void;
}

const defaultOrderCount = 600;
/** Up to this many orders are one transaction, so that the demo is written completely or not at all. */
const batchSize = 20_000;
const progressEvery = 20;

/**
 * Fills an empty store with demo data through the services, and writes the logins to a file. A store that has
 * users is not changed.
 * @returns what was done
 */
export async function seedDemo(options: DemoOptions): Promise<'seeded' | 'present' | 'notEmpty'> {
  const { store, secrets, hasher, clock, timeZone } = options;
  const now = clock.now();
  let outcome: 'seeded' | 'present' | 'notEmpty' = 'present';
  if (!(await hasUserOfRole(store.db, 'superAdmin'))) {
    const passwordHash = await hasher.hash(demoPassword);
    const { random, orders } = planOrders(options.orderCount ?? defaultOrderCount, now, timeZone);
    const start = new Date(now.getTime() - 90 * 86_400_000);
    const write = async (
      tx: Queryable,
      to: DemoOrderWriter,
      batch: readonly PlannedOrder[],
      before: number,
    ): Promise<void> => {
      for (const [index, planned] of batch.entries()) {
        if (index % progressEvery === 0) options.onProgress?.(before + index, orders.length);
        await to.write(tx, planned);
      }
    };
    const begun = await store.transaction(async (tx) => {
      // Two processes can start on the same empty PostgreSQL.
      await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.demo})`);
      if (await hasUserOfRole(tx, 'superAdmin')) return undefined;
      const parties = await addDemoParties(tx, secrets, passwordHash, start);
      const receivers = new DemoReceivers(secrets, random, now);
      const orderWriter = new DemoOrderWriter(parties, receivers, random, timeZone, now);
      await write(tx, orderWriter, orders.slice(0, batchSize), 0);
      await addDemoWaiting(tx, parties, now);
      await seedFrozenIps(tx, now);
      await seedBlackList(tx, now);
      await seedIpRules(tx, now);
      await addDemoBots(tx, parties.owners, secrets, now);
      for (const planned of planOpenPayouts(now)) await orderWriter.write(tx, planned);
      for (const planned of planBatchPayouts(now)) await orderWriter.write(tx, planned);
      await addDemoBatches(tx, parties, receivers, { now, clock, timeZone, secrets });
      for (const planned of planPatterns(now)) await orderWriter.write(tx, planned);
      return { orderWriter, accounts: parties.accounts };
    });
    if (begun) outcome = 'seeded';
    for (let done = batchSize; begun && done < orders.length; done += batchSize) {
      await store.transaction(async (tx) => {
        await write(tx, begun.orderWriter, orders.slice(done, done + batchSize), done);
      });
    }
    if (begun) await letDevicesPay(store.db, begun.accounts);
  }
  return (await writeLogins(options)) ? outcome : 'notEmpty';
}

/** `demo.json` holds passwords and a key. */
async function writeLogins({ store, secrets, dataDir }: DemoOptions): Promise<boolean> {
  const merchantUser = await findUserByAccount(store.db, 'merchant');
  const merchant = merchantUser && (await merchantOfUser(store.db, merchantUser.id));
  const known = await Promise.all(demoLogins.map(({ account }) => findUserByAccount(store.db, account)));
  if (!merchant || known.includes(undefined)) return false;
  const { mchId, signingKey } = await signingKeyOf(store.db, secrets, merchant.id);
  const demo = {
    password: demoPassword,
    logins: demoLogins.map(({ role, account, totpSecret }) => ({
      role,
      account,
      ...(totpSecret ? { totpSecret } : {}),
    })),
    merchants: [{ mchId, signingKey, account: 'merchant' }],
  };
  await writePrivateFile(dataDir, 'demo.json', demo);
  return true;
}

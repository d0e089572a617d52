import { sql } from 'drizzle-orm';
import type { Store } from '../../db/connection.ts';

/** A living process reads again within two seconds, and no answer of the simulated Telegram takes longer than three. */
const silentSeconds = 15;
const leaseSeconds = 90;

/**
 * Ends the leases of dead processes as if their time had passed. A lease that was taken or renewed a while ago has no
 * living holder; on the embedded store none has one, because its only process is dead.
 */
export async function letBotsGoOn(store: Store, isEveryoneDead: boolean): Promise<void> {
  const takenBefore = isEveryoneDead ? leaseSeconds : leaseSeconds - silentSeconds;
  const isOld = sql`<= now() + make_interval(secs => ${takenBefore + 1})`;
  await store.db.execute(sql`
    update bot_polls set held_until = now() - interval '1 second' where held_until ${isOld}`);
  await store.db.execute(sql`
    update bot_messages set due_at = now() - interval '1 second' where state = 'sending' and due_at ${isOld}`);
}

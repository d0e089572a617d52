import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { advisoryLocks } from '../../../db/advisory-locks.ts';
import type { Store } from '../../../db/connection.ts';
import type { Clock } from '../../../kit/clock.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import { rulesChanged } from '../../../kit/live/live-snapshot.ts';
import { endSessionsOutside } from '../session/sessions-outside.service.ts';
import { AllowedNetworks, allowedNetworks, subjectKey } from './ip-rules.service.ts';
import { ipRules } from './ip-rules.table.ts';

interface ExpiryParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly publish: (events: readonly FanoutEvent[]) => void;
}

/** A process that starts also ends what expired while none was running. */
const lookBackMs = 3_600_000;

/**
 * Ends the sessions that only an expired rule allowed. Each call is refused from the expiry on without this. Every
 * process runs it, because its websockets are checked again too: a connection may come from another address than its
 * session.
 */
export class IpRuleExpiry {
  readonly #parts: ExpiryParts;
  #lookedUntil: Date;

  constructor(parts: ExpiryParts) {
    this.#parts = parts;
    this.#lookedUntil = new Date(parts.clock.now().getTime() - lookBackMs);
  }

  async turn(): Promise<void> {
    const { store, clock, publish } = this.#parts;
    const now = clock.now();
    const { enabled, expiresAt } = ipRules;
    const expired = await store.db
      .select()
      .from(ipRules)
      .where(and(eq(enabled, true), gt(expiresAt, this.#lookedUntil), lte(expiresAt, now)));
    if (expired.length > 0) {
      const subjects = new Set(expired.map(subjectKey));
      publish([...(await this.#endSessions(subjects, now)), rulesChanged(allowedNetworks)]);
    }
    this.#lookedUntil = now;
  }

  #endSessions(subjects: ReadonlySet<string>, now: Date): Promise<FanoutEvent[]> {
    return this.#parts.store.transaction(async (tx) => {
      const events: FanoutEvent[] = [];
      // Not while a change is being made: it could allow what the expired rule allowed.
      await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.ipRules})`);
      const context = { db: tx, now, publish: (event: FanoutEvent) => void events.push(event) };
      const enabledRules = await tx.select().from(ipRules).where(eq(ipRules.enabled, true));
      for (const [key, rules] of Map.groupBy(enabledRules, subjectKey)) {
        const [subject] = rules;
        if (!subject || !subjects.has(key)) continue;
        const allowed = new AllowedNetworks(rules);
        const allows = (address: string) => allowed.allow([subject], address, now);
        if (subject.kind === 'role' && subject.role !== null)
          await endSessionsOutside(context, { whose: { role: subject.role }, allows });
        if (subject.kind === 'account' && subject.userId !== null)
          await endSessionsOutside(context, { whose: { userId: subject.userId }, allows });
      }
      return events;
    });
  }
}

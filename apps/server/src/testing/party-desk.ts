import { errorCodes } from '@platform/sdk';
import type { SettingName, SettingValues } from '@platform/sdk/settings';
import { desc, eq } from 'drizzle-orm';
import { auditRecords } from '../domains/access/audit/audit.table.ts';
import { addUser } from '../domains/access/users/users.service.ts';
import { ledgerAccounts } from '../domains/money/ledger/ledger.table.ts';
import { addSupplier } from '../domains/parties/suppliers/suppliers.service.ts';
import type { Role } from '../kit/operation/context.ts';
import { type People, peopleOf } from './people.ts';
import { setSetting } from './set-setting.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** The whole server with one user per role, each with a second-level token. */
export interface PartyDesk extends TestApp, People {
  /** Like `call`, but anything except success fails the test. */
  done<Data = Record<string, unknown>>(role: Role, path: string, body: object): Promise<Data>;
  set<Name extends SettingName>(name: Name, value: SettingValues[Name]): Promise<void>;
  addTeam(name: string, parentId?: string): Promise<{ userId: string; supplierId: string }>;
  /** An owner's available balance in the ledger. */
  availableOf(ownerId: string, kind?: 'merchantPayable' | 'supplierDeposit'): Promise<number>;
  lastAudit(): Promise<typeof auditRecords.$inferSelect | undefined>;
}

export async function openPartyDesk(): Promise<PartyDesk> {
  const app = await createTestApp();
  const { db } = app.store;
  const people = peopleOf(app);
  return {
    ...app,
    ...people,
    done: async <Data>(role: Role, path: string, body: object) => {
      const { code, msg, data } = await people.call<Data>(role, path, body);
      if (code !== errorCodes.success) throw new Error(`${path} answered ${code}: ${msg}`);
      return data;
    },
    set: (name, value) => setSetting(app, name, value),
    addTeam: async (name, parentId) => {
      const user = { account: name, nickname: name, role: 'supplier', passwordHash: '-' } as const;
      const { id: userId } = await addUser(db, user, app.clock.now());
      const parent = parentId === undefined ? {} : { parentId };
      const { id: supplierId } = await addSupplier(db, { userId, name, ...parent }, app.clock.now());
      return { userId, supplierId };
    },
    availableOf: async (ownerId, kind = 'merchantPayable') => {
      const rows = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.ownerId, ownerId));
      const [account] = rows.filter((row) => row.kind === kind);
      return account
        ? account.creditsPostedMinor - account.debitsPostedMinor - account.debitsPendingMinor
        : 0;
    },
    lastAudit: async () => (await db.select().from(auditRecords).orderBy(desc(auditRecords.id)).limit(1))[0],
  };
}

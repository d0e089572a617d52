import type { Store } from './db/connection.ts';
import type { AuditService } from './domains/access/audit/audit.service.ts';
import { checkIpRules, deviceSubjects, signerSubjects } from './domains/access/ip-rules/ip-rules.service.ts';
import {
  checkSecondLevel,
  revokeSessions,
  sessionOfToken,
} from './domains/access/session/session.service.ts';
import type { SettingsService } from './domains/access/settings/settings.service.ts';
import { checkMayModify } from './domains/access/users/account-permissions.service.ts';
import { checkMayMoveMoney } from './domains/access/users/money-rights.service.ts';
import { findUser } from './domains/access/users/users.service.ts';
import { MerchantAuthenticator, merchantOfUser } from './domains/parties/merchants/merchants.service.ts';
import { supplierOfUser, supplierTree } from './domains/parties/suppliers/suppliers.service.ts';
import { DeviceAuthenticator } from './domains/receipts/monitor-devices/device-authentication.service.ts';
import type { Fanout, FanoutEvent } from './kit/live/fanout.ts';
import type { UserActor } from './kit/operation/context.ts';
import type { BinderPorts } from './kit/operation/ports.ts';
import { BusinessError } from './kit/refusals/business-error.ts';
import type { SecretBox } from './kit/secrets/secret-box.ts';

export interface PortParts {
  readonly store: Store;
  readonly secrets: SecretBox;
  readonly fanout: Fanout;
  readonly settings: SettingsService;
  readonly audit: AuditService;
}

/** Connects the binder to the domains. */
export function binderPorts({ store, secrets, fanout, settings, audit }: PortParts): BinderPorts {
  const { db } = store;
  const merchantAuthenticator = new MerchantAuthenticator(secrets);
  const deviceAuthenticator = new DeviceAuthenticator(secrets);

  return {
    authenticateSession: async (token, facts) => {
      const { user, ...session } = await sessionOfToken(db, settings.reader(db), token, facts);
      if (session.ip !== facts.ip && (await settings.get(db, 'EnableIpChangedCheck'))) {
        const events: FanoutEvent[] = [];
        const context = { now: facts.receivedAt, publish: (event: FanoutEvent) => void events.push(event) };
        await revokeSessions(context, db, { sessionId: session.id }, 'ipChanged');
        fanout.publish(events);
        throw new BusinessError('sessionExpired');
      }
      const party: { merchantId?: string; supplierId?: string } = {};
      if (user.role === 'merchant') {
        const merchant = await merchantOfUser(db, user.id);
        if (merchant) party.merchantId = merchant.id;
      }
      if (user.role === 'supplier') {
        const supplier = await supplierOfUser(db, user.id);
        if (supplier) party.supplierId = supplier.id;
      }
      const actor: UserActor = {
        kind: 'user',
        userId: user.id,
        account: user.account,
        role: user.role,
        sessionId: session.id,
        ...party,
      };
      return { actor, bindRequired: user.enableGoogleVerify && user.googleSecretBox === null };
    },
    checkSecondLevel: (actor, token2, facts) => checkSecondLevel(db, actor, token2, facts.receivedAt),
    checkMayMoveMoney: ({ userId }) => checkMayMoveMoney(db, settings.reader(db), userId, 'person'),
    checkMayModify: async (actor) => {
      const user = await findUser(db, actor.userId);
      if (user) checkMayModify(actor, user);
    },
    // IP rules are asked after the proof, so that only the holder of a key or token learns of them.
    authenticateMerchant: async (body, facts) => {
      const actor = await merchantAuthenticator.authenticate(db, body, facts);
      await checkIpRules(settings.reader(db), signerSubjects(actor.userId), facts);
      return actor;
    },
    authenticateDevice: async (proof, rawBody, facts) => {
      const actor = await deviceAuthenticator.authenticate(db, proof, rawBody, facts.receivedAt);
      await checkIpRules(settings.reader(db), deviceSubjects, facts);
      return actor;
    },
    supplierTree: async ({ supplierId }) => (supplierId ? supplierTree(db, supplierId) : []),
    writeAudit: (tx, records) => audit.write(tx, records),
    settingsReader: (handle) => settings.reader(handle),
  };
}

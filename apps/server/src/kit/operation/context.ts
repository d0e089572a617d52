import type { OperationId } from '@platform/sdk';
import type { Language } from '@platform/sdk/errors';
import type { Role } from '@platform/sdk/permissions';
import type { SettingName, SettingValues } from '@platform/sdk/settings';
import type { Queryable } from '../../db/connection.ts';
import type { Clock } from '../clock.ts';
import type { FanoutEvent } from '../live/fanout.ts';
import type { SecretBox } from '../secrets/secret-box.ts';

export type { Language, Role };

export interface UserActor {
  readonly kind: 'user';
  readonly userId: string;
  readonly account: string;
  readonly role: Role;
  readonly sessionId: string;
  readonly merchantId?: string;
  readonly supplierId?: string;
}

export interface MerchantActor {
  readonly kind: 'merchant';
  readonly merchantId: string;
  /** The number the merchant signs with. */
  readonly mchId: string;
  /** The user that stands for it. */
  readonly userId: string;
  /** Where callbacks go for orders that say nothing. */
  readonly defaultNotifyUrl: string | null;
}

/** A phone, script or chain watcher that reports what arrives on accounts. */
export interface DeviceActor {
  readonly kind: 'device';
  readonly monitorId: string;
  readonly watches: 'sms' | 'web' | 'chain';
  /** Whose it is; absent for the platform's own. */
  readonly supplierId?: string;
}

interface AnonymousActor {
  readonly kind: 'anonymous';
}

export type Actor = UserActor | MerchantActor | DeviceActor | AnonymousActor;

/** A supplier with the team below it. */
export interface SuppliersScope {
  readonly kind: 'suppliers';
  /** Itself. */
  readonly supplierId: string;
  /** Itself and its team. */
  readonly supplierIds: readonly string[];
}

/** Whose rows the operation may touch; every query of a handler is narrowed by it. */
export type Scope =
  | { readonly kind: 'all' }
  | { readonly kind: 'merchant'; readonly merchantId: string }
  | SuppliersScope
  | { readonly kind: 'self'; readonly userId: string }
  /** Nobody's: public operations touch only what they make themselves. */
  | { readonly kind: 'none' };

/** The system settings as they are now. */
export interface SettingsReader {
  get<Name extends SettingName>(name: Name): Promise<SettingValues[Name]>;
}

/** What a handler adds to the audit record that the binder writes for it. */
export interface AuditNote {
  readonly objectType: string;
  readonly objectId: string;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/** What was worked out of the input before the operation's transaction began, because it takes long. */
export interface Prepared {
  readonly passwordHash?: string;
}

/** Everything a handler may use besides its input. */
export interface HandlerContext {
  readonly operation: OperationId;
  readonly requestId: string;
  /** The moment the request came in; one value for the whole operation. */
  readonly now: Date;
  readonly clock: Clock;
  readonly language: Language;
  /** The platform's zone, in which people write and read times. */
  readonly timeZone: string;
  readonly ip: string;
  /** The address that was called: scheme and host. */
  readonly origin: string;
  readonly userAgent: string;
  /** A writing operation's one transaction; the plain store for a read. */
  readonly db: Queryable;
  readonly actor: Actor;
  readonly scope: Scope;
  readonly prepared: Prepared;
  readonly settings: SettingsReader;
  /** Keeps secrets unreadable at rest. */
  readonly secrets: SecretBox;
  /**
   * Runs `work` in the operation's transaction. Only the few operations that manage their own
   * transaction (sign-in computes a slow hash and must not hold one meanwhile) need to call it.
   */
  transact<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  audit(note: AuditNote): void;
  /** Sent after commit, never when the operation fails. */
  publish(event: FanoutEvent): void;
}

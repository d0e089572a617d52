import type { OperationId } from '@platform/sdk';
import type { Language } from '@platform/sdk/errors';
import type { Role } from '@platform/sdk/permissions';
import type { SettingName, SettingValues } from '@platform/sdk/settings';
import type { Queryable } from '../../db/connection.ts';
import type { Clock } from '../clock.ts';
import type { FanoutEvent } from '../live/fanout.ts';
import type { RuleSource } from '../live/live-snapshot.ts';
import type { LongPoll } from '../live/long-polls.ts';
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
  /** The merchant number that the merchant signs with. */
  readonly mchId: string;
  /** The merchant's user. */
  readonly userId: string;
  /** Callback address for orders without their own. */
  readonly defaultNotifyUrl: string | null;
}

/** A phone, script or chain watcher that reports incoming money on accounts. */
export interface DeviceActor {
  readonly kind: 'device';
  readonly monitorId: string;
  readonly watches: 'sms' | 'web' | 'chain';
  /** The supplier that owns the device; absent for the platform's own. */
  readonly supplierId?: string;
}

interface AnonymousActor {
  readonly kind: 'anonymous';
}

export type Actor = UserActor | MerchantActor | DeviceActor | AnonymousActor;

/** A supplier with the team below it. */
export interface SuppliersScope {
  readonly kind: 'suppliers';
  /** The supplier. */
  readonly supplierId: string;
  /** The supplier and its team. */
  readonly supplierIds: readonly string[];
}

/** The rows that the operation may read or write. Every query of a handler is limited to them. */
export type Scope =
  | { readonly kind: 'all' }
  | { readonly kind: 'merchant'; readonly merchantId: string }
  | SuppliersScope
  | { readonly kind: 'self'; readonly userId: string }
  /** No rows: a public operation touches only rows that it creates. */
  | { readonly kind: 'none' };

/** Reads the current system settings, and the rules that operators keep in tables. */
export interface SettingsReader {
  get<Name extends SettingName>(name: Name): Promise<SettingValues[Name]>;
  rules<T>(source: RuleSource<T>): Promise<T>;
}

/** A handler's addition to the audit record that the binder writes. */
export interface AuditNote {
  readonly objectType: string;
  readonly objectId: string;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  /** Who it turned out to be, for a call that starts anonymous, as signing in does. */
  readonly actor?: UserActor;
}

/** Slow results computed from the input before the operation's transaction starts. */
export interface Prepared {
  readonly passwordHash?: string;
}

/** Everything a handler may use besides its input. */
export interface HandlerContext {
  readonly operation: OperationId;
  readonly requestId: string;
  /** Time when the request arrived; the same value for the whole operation. */
  readonly now: Date;
  readonly clock: Clock;
  readonly language: Language;
  /** The platform's time zone, for times that people read and write. */
  readonly timeZone: string;
  readonly ip: string;
  /** Scheme and host of the request. */
  readonly origin: string;
  readonly userAgent: string;
  /** The one transaction of a writing operation; the plain store for a read. */
  readonly db: Queryable;
  readonly actor: Actor;
  readonly scope: Scope;
  /** Rows that an export selected. A list that supports it reads only these; see `selectedRows`. */
  readonly rowIds?: readonly string[];
  readonly prepared: Prepared;
  readonly settings: SettingsReader;
  /** Encrypts secrets at rest. */
  readonly secrets: SecretBox;
  /**
   * Runs `work` in the operation's transaction. Only operations that manage their own transactions need it.
   * Sign-in, for example, computes a slow hash and must not hold a transaction meanwhile.
   */
  transact<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  audit(note: AuditNote): void;
  /** Marks the answer of a GET: the same request with `If-None-Match` is then answered with status 304. */
  setEntityTag(tag: string): void;
  /** The event is sent after the commit, and never if the operation fails. */
  publish(event: FanoutEvent): void;
  /** Repeats a read until its value is final. Only for reads, because a write holds a transaction meanwhile. */
  longPoll<T>(poll: LongPoll<T>): Promise<T>;
}

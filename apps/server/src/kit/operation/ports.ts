import type { ErrorName } from '@platform/sdk/errors';
import type { Queryable, Store } from '../../db/connection.ts';
import type { RequestFacts } from '../http/request-facts.ts';
import type { EdgeOptions } from '../http/respond.ts';
import type { Fanout } from '../live/fanout.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import type { Actor, AuditNote, DeviceActor, MerchantActor, SettingsReader, UserActor } from './context.ts';

/** A session that a token was found to belong to. */
interface AuthenticatedSession {
  readonly actor: UserActor;
  /** Until the authenticator is bound, nothing but binding is allowed. */
  readonly bindRequired: boolean;
}

/** The platform by itself, in a job. */
interface SystemActor {
  readonly kind: 'system';
}

/** One line of the audit trail, complete. */
export interface AuditRecord extends Partial<AuditNote> {
  readonly operation: string;
  readonly outcome: ErrorName;
  readonly actor: Actor | SystemActor;
  readonly facts: Pick<RequestFacts, 'requestId' | 'receivedAt' | 'ip' | 'userAgent'>;
}

/** The headers by which a device proves who it is; empty where they are missing. */
export interface DeviceProof {
  readonly token: string;
  readonly timestamp: string;
  readonly signature: string;
}

/**
 * What the binder needs of the domains. They are injected, so that the kit knows none of them.
 */
export interface BinderPorts {
  /** Throws sessionExpired, or ipNotAllowed where the token is not good (any more). */
  authenticateSession(
    token: string,
    facts: Pick<RequestFacts, 'ip' | 'receivedAt'>,
  ): Promise<AuthenticatedSession>;
  /** Throws secondLevelInvalid where the second-level token is not good for this session, sessionExpired where that ended. */
  checkSecondLevel(actor: UserActor, token2: string, facts: RequestFacts): Promise<void>;
  /**
   * Throws kycRequired or payPasswordNotSet where the settings ask the user for more before money moves, and says
   * whether the pay password is to be proved at the second level, whatever the operation asks for otherwise.
   */
  checkMayMoveMoney(actor: UserActor): Promise<{ readonly needsSecondLevel: boolean }>;
  /** Checks the signature of a merchant's call over the body as it came. Throws signatureInvalid and the like. */
  authenticateMerchant(body: Readonly<Record<string, unknown>>, facts: RequestFacts): Promise<MerchantActor>;
  /** Checks the token of a monitor device, and its signature over time and body. Throws deviceUnauthorized. */
  authenticateDevice(proof: DeviceProof, rawBody: Uint8Array, facts: RequestFacts): Promise<DeviceActor>;
  /** The supplier and every team proxy below it. */
  supplierTree(actor: UserActor): Promise<readonly string[]>;
  writeAudit(tx: Queryable, records: readonly AuditRecord[]): Promise<void>;
  settingsReader(db: Queryable): SettingsReader;
}

export interface BinderDependencies extends EdgeOptions {
  readonly store: Store;
  readonly fanout: Fanout;
  readonly secrets: SecretBox;
  readonly ports: BinderPorts;
  readonly timeZone: string;
  /** `strict` fails an answer that breaks the contract (tests); `warn` logs it. */
  readonly responseValidation: 'strict' | 'warn';
}

import type { ErrorName } from '@platform/sdk/errors';
import type { Queryable, Store } from '../../db/connection.ts';
import type { RequestFacts } from '../http/request-facts.ts';
import type { EdgeOptions } from '../http/respond.ts';
import type { Fanout } from '../live/fanout.ts';
import type { LongPolls } from '../live/long-polls.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import type { Actor, AuditNote, DeviceActor, MerchantActor, SettingsReader, UserActor } from './context.ts';

/** The session that a token belongs to. */
interface AuthenticatedSession {
  readonly actor: UserActor;
  /** Until the authenticator is bound, only binding is allowed. */
  readonly bindRequired: boolean;
}

/** The platform, in a job. */
interface SystemActor {
  readonly kind: 'system';
}

/** One complete audit record. */
export interface AuditRecord extends Partial<Omit<AuditNote, 'actor'>> {
  readonly operation: string;
  readonly outcome: ErrorName;
  readonly actor: Actor | SystemActor;
  readonly facts: Pick<RequestFacts, 'requestId' | 'receivedAt' | 'ip' | 'userAgent'>;
}

/** The headers that authenticate a device; empty where they are missing. */
export interface DeviceProof {
  readonly token: string;
  readonly timestamp: string;
  readonly signature: string;
}

/**
 * The functions of the domains that the binder needs. They are injected, so the kit does not depend on the
 * domains.
 */
export interface BinderPorts {
  /** @throws sessionExpired, or ipNotAllowed, when the token is not valid */
  authenticateSession(
    token: string,
    facts: Pick<RequestFacts, 'ip' | 'receivedAt'>,
  ): Promise<AuthenticatedSession>;
  /**
   * @throws secondLevelInvalid when the second-level token is not valid for this session, sessionExpired when
   * the session has ended
   */
  checkSecondLevel(actor: UserActor, token2: string, facts: RequestFacts): Promise<void>;
  /**
   * @throws kycRequired or payPasswordNotSet when the settings require more from the user before money moves
   * @returns whether the pay password must be proved at the second level, even if the operation does not ask
   * for it
   */
  checkMayMoveMoney(actor: UserActor): Promise<{ readonly needsSecondLevel: boolean }>;
  /** Throws modifyNotAllowed for a user who may not change its own data. */
  checkMayModify(actor: UserActor): Promise<void>;
  /**
   * Checks the signature of a merchant's call over the raw body. Throws signatureInvalid and similar
   * refusals.
   */
  authenticateMerchant(body: Readonly<Record<string, unknown>>, facts: RequestFacts): Promise<MerchantActor>;
  /** Checks the token of a monitor device and its signature over time and body. Throws deviceUnauthorized. */
  authenticateDevice(proof: DeviceProof, rawBody: Uint8Array, facts: RequestFacts): Promise<DeviceActor>;
  /** The supplier and every team proxy below it. */
  supplierTree(actor: UserActor): Promise<readonly string[]>;
  writeAudit(tx: Queryable, records: readonly AuditRecord[]): Promise<void>;
  settingsReader(db: Queryable): SettingsReader;
}

export interface BinderDependencies extends EdgeOptions {
  readonly store: Store;
  readonly fanout: Fanout;
  readonly longPolls: LongPolls;
  readonly secrets: SecretBox;
  readonly ports: BinderPorts;
  readonly timeZone: string;
  /** `strict` fails an answer that breaks the contract (tests); `warn` only logs it. */
  readonly responseValidation: 'strict' | 'warn';
}

import { randomBytes, timingSafeEqual } from 'node:crypto';
import { deviceSignature } from '@platform/sdk';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { statement } from '../../../db/statements.ts';
import type { DeviceActor } from '../../../kit/operation/context.ts';
import type { DeviceProof } from '../../../kit/operation/ports.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import type { SecretBox } from '../../../kit/secrets/secret-box.ts';
import { hashToken, newToken } from '../../../kit/secrets/token.ts';
import { logRefusedDevice, type RefusalReason } from '../monitor-logs/refusals.service.ts';
import { monitorDevices } from './monitor-devices.table.ts';

/** Purpose of a sealed device secret: a sealed value of another column cannot be opened as one. */
const secretPurpose = 'monitor device secret';
const secretBytes = 32;
const windowMs = 300_000;
const timestampText = /^\d{1,12}$/;

/** Both are shown once; neither is stored in plain text. */
export function newCredentials(secrets: SecretBox): {
  readonly shown: { readonly token: string; readonly secret: string };
  readonly stored: { readonly tokenHash: string; readonly signingSecretBox: string };
} {
  const token = newToken();
  const secret = randomBytes(secretBytes).toString('base64url');
  return {
    shown: { token, secret },
    stored: { tokenHash: hashToken(token), signingSecretBox: secrets.seal(secretPurpose, secret) },
  };
}

const deviceStatement = statement((db) =>
  db
    .select()
    .from(monitorDevices)
    .where(eq(monitorDevices.tokenHash, sql.placeholder('tokenHash'))),
);

/**
 * Finds the device that signed a request. An unknown token, a wrong signature, a wrong timestamp and a
 * disabled or revoked device get the same answer. An unknown token is checked against a dummy secret, so that
 * it takes the same work. For a known device the reason is written to its log, at most once a minute. The
 * signature is checked before the timestamp, so that response times reveal clock checks only to a real
 * device.
 */
export class DeviceAuthenticator {
  readonly #secrets: SecretBox;
  readonly #decoyBox: string;

  constructor(secrets: SecretBox) {
    this.#secrets = secrets;
    this.#decoyBox = newCredentials(secrets).stored.signingSecretBox;
  }

  async authenticate(
    db: Queryable,
    { token, timestamp, signature }: DeviceProof,
    rawBody: Uint8Array,
    now: Date,
  ): Promise<DeviceActor> {
    const [device] = await deviceStatement(db).execute({ tokenHash: hashToken(token) });
    const secret = this.#secrets.open(secretPurpose, device?.signingSecretBox ?? this.#decoyBox);
    const isSigned = sameText(signature, `v1=${deviceSignature(secret, timestamp, rawBody)}`);
    const isTimely =
      timestampText.test(timestamp) && Math.abs(now.getTime() - Number(timestamp) * 1_000) <= windowMs;
    if (!device) throw new BusinessError('deviceUnauthorized');
    const refusal = refusalOf(device, isSigned, isTimely);
    if (refusal !== undefined) {
      await logRefusedDevice(db, device, refusal, now);
      throw new BusinessError('deviceUnauthorized');
    }
    const { id, kind, supplierId } = device;
    return { kind: 'device', monitorId: id, watches: kind, ...(supplierId === null ? {} : { supplierId }) };
  }
}

/** Why a known device is refused. The reason goes to its log, never into the answer. */
function refusalOf(
  { enabled, revokedAt }: typeof monitorDevices.$inferSelect,
  isSigned: boolean,
  isTimely: boolean,
): RefusalReason | undefined {
  if (!isSigned) return 'signature';
  if (!isTimely) return 'timestamp';
  if (revokedAt !== null) return 'revoked';
  return enabled ? undefined : 'disabled';
}

function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

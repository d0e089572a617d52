import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
const secretBytes = 20;
const issuer = 'Platform';

export const newAuthenticatorSecret = (): string => new Secret({ size: secretBytes }).base32;

const totpOf = (secret: string, account: string): TOTP =>
  new TOTP({
    issuer,
    label: account,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
  });

/** Content of the QR code. */
export const otpauthUri = (secret: string, account: string): string => totpOf(secret, account).toString();

/**
 * The time step of a code, with a tolerance of one step in both directions; undefined when no step fits. The
 * caller stores the step, so that a code works once.
 */
export function matchedStep(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = now.getTime();
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / periodSeconds) + delta;
}

/** The code of an authenticator at a time; for demo users and tests. */
export const codeAt = (secret: string, at: Date): string =>
  totpOf(secret, '').generate({ timestamp: at.getTime() });

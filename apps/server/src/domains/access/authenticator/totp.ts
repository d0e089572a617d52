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

/** What the QR code shows. */
export const otpauthUri = (secret: string, account: string): string => totpOf(secret, account).toString();

/**
 * The time step that a code belongs to, one step early or late included; undefined when it fits none. The
 * step is what is remembered, so that a code works once.
 */
export function matchedStep(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = now.getTime();
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / periodSeconds) + delta;
}

/** The code that an authenticator shows at a moment; for demo users and tests. */
export const codeAt = (secret: string, at: Date): string =>
  totpOf(secret, '').generate({ timestamp: at.getTime() });

import { canonicalText, type DroppedField, droppedFields } from './canonical.ts';
import { profileOf, type SignProfile, type SignProfileName } from './profiles.ts';
import { sameText } from './same-text.ts';

export type SignParams = Readonly<Record<string, unknown>>;
/** Name of a built-in profile, or a profile of your own. */
export type Profile = SignProfileName | SignProfile;

const mask = '******';

/**
 * Signs parameters **in wire format** (amounts after unit conversion; `signOrder` does this for orders).
 * `sign`, null and empty values are left out; 0 and false are signed.
 *
 * @example sign({ mchId: '10000101', amount: 5000 }, secret) // 'F6D1…'
 */
export function sign(params: SignParams, secret: string, profile: Profile = 'md5-sorted'): string {
  return profileOf(profile).digest(baseString(params, needed(secret)), secret);
}

/** Checks `signature` (default: the parameters' own `sign`) in constant time. */
export function verify(
  params: SignParams,
  secret: string,
  profile: Profile = 'md5-sorted',
  signature: unknown = params.sign,
): boolean {
  return (
    typeof signature === 'string' &&
    sameText(signature.toUpperCase(), sign(params, secret, profile).toUpperCase())
  );
}

/** The steps by which a signature is computed. */
export interface SignExplanation {
  /** Name of the profile. */
  readonly profile: string;
  /** The string to sign, with the secret masked. */
  readonly baseString: string;
  /** How the signature is computed from `baseString`. */
  readonly digestInput: string;
  /** Fields that are not signed, each with the reason. */
  readonly dropped: readonly DroppedField[];
  /** The signature. */
  readonly sign: string;
}

/**
 * Returns the steps by which a signature is computed, to find out why two sides differ. The secret is masked.
 */
export function explain(
  params: SignParams,
  secret: string,
  profile: Profile = 'md5-sorted',
): SignExplanation {
  const { name, description } = profileOf(profile);
  return {
    profile: name,
    baseString: baseString(params, mask),
    digestInput: description,
    dropped: droppedFields(params),
    sign: sign(params, secret, profile),
  };
}

function baseString(params: SignParams, secret: string): string {
  const text = canonicalText(params);
  return `${text}${text && '&'}key=${secret}`;
}

function needed(secret: string): string {
  if (!secret) throw new TypeError('There is no signing secret.');
  return secret;
}

import { canonicalText, type DroppedField, droppedFields } from './canonical.ts';
import { profileOf, type SignProfile, type SignProfileName } from './profiles.ts';
import { sameText } from './same-text.ts';

export type SignParams = Readonly<Record<string, unknown>>;
/** A profile by its name, or one of your own. */
export type Profile = SignProfileName | SignProfile;

const mask = '******';

/**
 * Signs parameters **as they stand on the wire** (amounts after unit conversion; `signOrder` sees to that).
 * `sign`, null and empty values do not count, 0 and false do.
 *
 * @example sign({ mchId: '10000101', amount: 5000 }, secret) // 'F6D1…'
 */
export function sign(params: SignParams, secret: string, profile: Profile = 'md5-sorted'): string {
  return profileOf(profile).digest(baseString(params, needed(secret)), secret);
}

/** Whether `signature` (default: the parameters' own `sign`) is right. Takes as long for a near miss as for a far one. */
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

/** How a signature comes about. */
export interface SignExplanation {
  /** Name of the profile. */
  readonly profile: string;
  /** What is signed, with the secret masked. */
  readonly baseString: string;
  /** What becomes of it. */
  readonly digestInput: string;
  /** Fields that are not signed, each with the reason. */
  readonly dropped: readonly DroppedField[];
  /** The signature. */
  readonly sign: string;
}

/** How a signature comes about, step by step, for finding out why two sides differ. The secret is masked. */
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

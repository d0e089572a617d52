import { isSecretName } from '../../../kit/secrets/masking.ts';
import { clean } from './verdicts.ts';

const hidden = '***';
const shortestSecret = 4;
const shownTail = 4;

export interface RunMask {
  text(text: string): string;
  headers(headers: Readonly<Record<string, string>>): Record<string, string>;
}

/**
 * Removes credentials, in every spelling that a request or an echo of it may have, and all but the last four
 * characters of account numbers.
 */
export function maskOf(credentials: readonly string[], accountNumbers: readonly (string | null)[]): RunMask {
  const replacements = [
    ...credentials
      .filter((value) => value.length >= shortestSecret)
      .flatMap((value) => spellingsOf(value).map((text) => [text, hidden] as const)),
    ...accountNumbers
      .filter((value) => value !== null)
      .filter((value) => value.length > shownTail)
      .map((value) => [value, `${hidden}${value.slice(-shownTail)}`] as const),
  ].toSorted(([one], [other]) => other.length - one.length);
  const text = (value: string): string =>
    replacements.reduce((masked, [from, to]) => masked.replaceAll(from, to), clean(value));
  return {
    text,
    headers: (headers) =>
      Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [
          clean(name),
          isSecretName(name) || name.toLowerCase() === 'set-cookie' ? hidden : text(value),
        ]),
      ),
  };
}

const spellingsOf = (value: string): string[] => [
  ...new Set([
    value,
    encodeURIComponent(value),
    JSON.stringify(value).slice(1, -1),
    Buffer.from(value).toString('base64'),
    Buffer.from(value).toString('base64url'),
  ]),
];

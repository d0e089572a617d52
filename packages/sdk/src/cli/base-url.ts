import { usageError } from './exit-codes.ts';
import type { Given } from './given.ts';
import type { Terminal } from './terminal.ts';

/** Returns the platform's address in a normalised form, without parts that could contain a secret. */
export function readBaseUrl(given: Given, env: Terminal['env']): string {
  const text = given.text('base-url') ?? env.PLATFORM_URL;
  if (!text)
    throw usageError('Which platform?', 'Set PLATFORM_URL, or give --base-url https://platform.example.');
  // These errors do not repeat the address, because it may contain a password.
  if (!URL.canParse(text))
    throw usageError('The address of the platform is no URL.', 'Write https://platform.example.');
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw usageError('The address of the platform begins with https:// or http://.');
  if (url.username || url.password)
    throw usageError(
      'The address holds a user name or password.',
      'Leave them out: `platform login` asks for them, or takes PLATFORM_USER and PLATFORM_PASSWORD.',
    );
  if (url.search || url.hash) throw usageError('The address of the platform ends before ? and #.');
  return url.href.replace(/\/+$/, '');
}

/** Whether requests to this address are sent unencrypted over a network. */
export function isUnencryptedRemote(baseUrl: string): boolean {
  const { protocol, hostname } = new URL(baseUrl);
  return protocol === 'http:' && !/^(localhost|127(\.\d+){3}|\[::1\]|.*\.localhost)$/.test(hostname);
}

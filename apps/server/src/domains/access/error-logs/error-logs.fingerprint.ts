import { createHash } from 'node:crypto';

/** Longest first: an id has numbers in it. */
const variable = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b0x[0-9a-f]+\b|\d+/gi;
/** The part of a file's name that a build makes from its content: `orders.list-4f2a91bc.js`. */
const buildHash = /-[\w-]{6,12}(?=\.(?:js|mjs|css)\b)/g;
const place = /\bat\s+(.+)$|^(.*@.+)$/;
const shownDigits = 16;

/**
 * What reports of one fault have in common: the message and the first place of the stack without what differs from report
 * to report (numbers, ids, the host that served the file) and from build to build (hashes in names of files, lines).
 */
export function fingerprintOf(message: string, stack: string | null): string {
  const parts = [constantOf(message.split('\n', 1)[0] ?? ''), firstPlace(stack)];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, shownDigits);
}

function firstPlace(stack: string | null): string {
  for (const line of stack?.split('\n') ?? []) {
    const [, named, firefox] = place.exec(line.trim()) ?? [];
    const found = named ?? firefox;
    if (found !== undefined) return constantOf(found.replace(/https?:\/\/[^/\s]+/g, ''));
  }
  return '';
}

const constantOf = (text: string): string =>
  text.replace(buildHash, '').replace(variable, '#').replace(/\s+/g, ' ').trim();

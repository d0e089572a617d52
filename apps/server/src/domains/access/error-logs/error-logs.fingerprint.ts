import { createHash } from 'node:crypto';

/** Longest alternative first, because a UUID contains numbers. */
const variable = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b0x[0-9a-f]+\b|\d+/gi;
/** Content hash that the build adds to file names: `orders.list-4f2a91bc.js`. */
const buildHash = /-[\w-]{6,12}(?=\.(?:js|mjs|css)\b)/g;
const place = /\bat\s+(.+)$|^(.*@.+)$/;
const shownDigits = 16;

/**
 * Groups reports of one fault: a hash of the message and the first stack frame, without parts that differ
 * between reports (numbers, ids, the serving host) and between builds (hashes in file names, line numbers).
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

const titles = /^(?:mr|mrs|ms|miss|dr|shri|smt|sri|m\/s)$/u;

/**
 * Compares two names, ignoring case, Unicode form, titles, punctuation and the order of the parts. Asterisks are
 * kept, so a masked name never equals the full name.
 */
export function isSameName(a: string | null, b: string | null): boolean {
  const [one, other] = [nameKey(a), nameKey(b)];
  return one !== '' && one === other;
}

function nameKey(name: string | null): string {
  return (name ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}*]+/u)
    .filter((part) => part !== '' && !titles.test(part))
    .sort()
    .join(' ');
}

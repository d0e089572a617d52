const titles = /^(?:mr|mrs|ms|miss|dr|shri|smt|sri|m\/s)$/u;

/**
 * Whether two texts name the same person: capital letters, accents of writing, titles, punctuation and the order of the
 * names do not count. A masked name is nobody's.
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

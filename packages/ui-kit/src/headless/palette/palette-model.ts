/** An item of the palette. `Icon` is defined by the skin. */
export interface PaletteItem<Icon = unknown> {
  readonly id: string;
  readonly label: string;
  /** Muted text beside the label: the target, or a shortcut. Also searched, with the lowest rank. */
  readonly hint?: string;
  readonly icon?: Icon;
  /** Alternative search words: names in other languages, abbreviations. */
  readonly keywords?: readonly string[];
}

export interface PaletteGroup<Icon = unknown> {
  readonly id: string;
  readonly heading: string;
  readonly items: readonly PaletteItem<Icon>[];
  /** Results of a source that has already filtered and sorted them: shown unchanged. */
  readonly found?: boolean;
}

/** Matched part of the label: from (inclusive), to (exclusive). */
export type MatchedRange = readonly [from: number, to: number];

export interface RankedItem<Icon = unknown> {
  readonly item: PaletteItem<Icon>;
  readonly score: number;
  readonly ranges: readonly MatchedRange[];
}

export interface RankedGroup<Icon = unknown> {
  readonly id: string;
  readonly heading: string;
  readonly items: readonly RankedItem<Icon>[];
}

const points = {
  whole: 100,
  start: 80,
  wordStart: 60,
  inside: 40,
  keywordStart: 30,
  keyword: 20,
  initials: 10,
};
const recentPoints = 5;

const fold = (text: string): string => text.normalize('NFKC').toLocaleLowerCase();
const words = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/**
 * Start positions of words: the start, after a character that is no letter or digit, and a capital after a
 * small letter.
 */
function wordStarts(text: string): number[] {
  return Array.from(text.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]|(?<=\p{Ll})\p{Lu}/gu), ({ index }) => index);
}

function scoreInLabel(label: string, word: string): { score: number; at: number } | undefined {
  const folded = fold(label);
  const at = folded.indexOf(word);
  if (at >= 0) {
    if (folded === word) return { score: points.whole, at };
    if (at === 0) return { score: points.start, at };
    // Folding can change the length; then positions refer to the folded text, not the label.
    const starts = folded.length === label.length ? wordStarts(label) : wordStarts(folded);
    const start = starts.find((place) => folded.startsWith(word, place));
    return start === undefined ? { score: points.inside, at } : { score: points.wordStart, at: start };
  }
  const initials = fold(
    wordStarts(label)
      .map((place) => label[place])
      .join(''),
  );
  return word.length > 1 && initials.includes(word) ? { score: points.initials, at: -1 } : undefined;
}

function scoreElsewhere({ keywords = [], hint = '' }: PaletteItem): (word: string) => number {
  const others = [...keywords, hint].map(fold);
  return (word) => {
    if (others.some((other) => other.startsWith(word))) return points.keywordStart;
    return others.some((other) => other.includes(word)) ? points.keyword : 0;
  };
}

/** Rank of an item for the query; undefined when a query word is missing. */
export function rankItem<Icon>(item: PaletteItem<Icon>, query: string): RankedItem<Icon> | undefined {
  const elsewhere = scoreElsewhere(item);
  const foldable = fold(item.label).length === item.label.length;
  let score = 0;
  const ranges: MatchedRange[] = [];
  for (const word of words(query)) {
    const inLabel = scoreInLabel(item.label, word);
    const best = Math.max(inLabel?.score ?? 0, elsewhere(word));
    if (best === 0) return undefined;
    score += best;
    if (inLabel && inLabel.at >= 0 && foldable) ranges.push([inLabel.at, inLabel.at + word.length]);
  }
  return { item, score, ranges: joinRanges(ranges) };
}

/** Sorts ranges and merges those that overlap or touch. */
function joinRanges(ranges: readonly MatchedRange[]): MatchedRange[] {
  const joined: MatchedRange[] = [];
  for (const [from, to] of ranges.toSorted((one, other) => one[0] - other[0])) {
    const last = joined.at(-1);
    if (last && from <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], to)];
    else joined.push([from, to]);
  }
  return joined;
}

/**
 * Groups filtered by the query: best items first, recently used ones before others of equal rank. Groups are
 * sorted by their best item. Groups from a source come last, because they arrive late and must not move items
 * under the cursor. Without a query the given order stays.
 */
export function rankGroups<Icon>(
  groups: readonly PaletteGroup<Icon>[],
  query: string,
  recentIds: readonly string[] = [],
): readonly RankedGroup<Icon>[] {
  const recent = new Set(recentIds);
  const searching = words(query).length > 0;
  const ranked = groups.map(({ items, found = false, ...group }) => {
    const kept = items.flatMap((item): RankedItem<Icon>[] => {
      const match = rankItem(item, query);
      if (found) return [{ item, score: 0, ranges: match?.ranges ?? [] }];
      return match
        ? [{ ...match, score: match.score + (searching && recent.has(item.id) ? recentPoints : 0) }]
        : [];
    });
    // The sort is stable: equal items keep their order.
    return { ...group, items: kept.toSorted((one, other) => other.score - one.score) };
  });
  const filled = ranked.filter(({ items }) => items.length > 0);
  if (!searching) return filled;
  return filled.toSorted((one, other) => (other.items[0]?.score ?? 0) - (one.items[0]?.score ?? 0));
}

/** Recently used items as a group, in order of use. Items that no group offers any more are left out. */
export function recentGroup<Icon>(
  groups: readonly PaletteGroup<Icon>[],
  recentIds: readonly string[],
  { id, heading }: { id: string; heading: string },
): PaletteGroup<Icon> {
  const byId = new Map(groups.flatMap(({ items }) => items.map((item) => [item.id, item] as const)));
  return { id, heading, items: recentIds.flatMap((recentId) => byId.get(recentId) ?? []) };
}

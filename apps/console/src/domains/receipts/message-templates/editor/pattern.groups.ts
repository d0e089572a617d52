/** A part of a text, by the positions of its characters, and what it is. */
export interface Mark {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** The named groups that are fields of a message, as in `messageTemplates.add`. */
export const groupNames = [
  'amount',
  'utr',
  'balance',
  'payerName',
  'remark',
  'accountTail',
  'time',
  'direction',
] as const;
export type GroupName = (typeof groupNames)[number];

export const knownGroup = (name: string): GroupName | undefined => groupNames.find((each) => each === name);

export type PatternProblem = 'unclosed' | 'unopened' | 'unclosedSet' | 'unknownGroup';

interface ReadPattern {
  /** The named groups, with their parentheses. */
  readonly groups: readonly Mark[];
  /** The problems that need no engine, each at its place. */
  readonly problems: readonly {
    readonly why: PatternProblem;
    readonly start: number;
    readonly end: number;
  }[];
}

const groupStart = /^\(\?P?<([^>]*)>/;

/** The index after a set like `[a-z]`; undefined if it is not closed. A `]` in the first place is a character. */
function endOfSet(pattern: string, from: number): number | undefined {
  let at = from + 1;
  if (pattern[at] === '^') at += 1;
  if (pattern[at] === ']') at += 1;
  while (at < pattern.length) {
    if (pattern[at] === '\\') at += 2;
    else if (pattern.startsWith('[:', at)) at = Math.max(pattern.indexOf(':]', at) + 2, at + 2);
    else if (pattern[at] === ']') return at + 1;
    else at += 1;
  }
  return undefined;
}

/** The index after an escape like `\d`, or after a literal between `\Q` and `\E`. */
function endOfEscape(pattern: string, from: number): number {
  if (pattern[from + 1] !== 'Q') return from + 2;
  const end = pattern.indexOf('\\E', from);
  return end < 0 ? pattern.length : end + 2;
}

/** Finds the named groups of a pattern while it is typed. The server's engine decides whether it is valid. */
export function readPattern(pattern: string): ReadPattern {
  const groups: Mark[] = [];
  const problems: { why: PatternProblem; start: number; end: number }[] = [];
  const open: { start: number; name: string | undefined }[] = [];
  let at = 0;
  while (at < pattern.length) {
    const character = pattern[at];
    if (character === '\\') at = endOfEscape(pattern, at);
    else if (character === '[') {
      const end = endOfSet(pattern, at);
      if (end === undefined) problems.push({ why: 'unclosedSet', start: at, end: pattern.length });
      at = end ?? pattern.length;
    } else if (character === '(') {
      const [head = '(', name] = groupStart.exec(pattern.slice(at)) ?? [];
      open.push({ start: at, name });
      if (name !== undefined && !knownGroup(name))
        problems.push({ why: 'unknownGroup', start: at, end: at + head.length });
      at += head.length;
    } else if (character === ')') {
      const opened = open.pop();
      if (!opened) problems.push({ why: 'unopened', start: at, end: at + 1 });
      else if (opened.name !== undefined)
        groups.push({ name: opened.name, start: opened.start, end: at + 1 });
      at += 1;
    } else at += 1;
  }
  for (const { start } of open) problems.push({ why: 'unclosed', start, end: start + 1 });
  const byPlace = (a: { start: number }, b: { start: number }) => a.start - b.start;
  return { groups: groups.sort(byPlace), problems: problems.sort(byPlace) };
}

interface Piece {
  readonly text: string;
  readonly start: number;
  /** The innermost mark that covers it. */
  readonly name: string | undefined;
}

/** Cuts a text at its marks. */
export function piecesOf(text: string, marks: readonly Mark[]): Piece[] {
  const within = marks.filter(({ start, end }) => start < end && start < text.length);
  const cuts = new Set([0, ...within.flatMap(({ start, end }) => [start, Math.min(end, text.length)])]);
  const places = [...cuts].filter((place) => place < text.length).sort((a, b) => a - b);
  return places.map((start, index) => {
    const covering = within.filter((mark) => mark.start <= start && mark.end > start);
    const innermost = covering.toSorted((a, b) => b.start - a.start || a.end - b.end)[0];
    return { text: text.slice(start, places[index + 1] ?? text.length), start, name: innermost?.name };
  });
}

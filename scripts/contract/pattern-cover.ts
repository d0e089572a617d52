/** One set of characters, repeated: `^[A-Za-z0-9]{6,40}$`. */
interface Run {
  readonly accepts: (codePoint: number) => boolean;
  readonly least: number;
  readonly most: number;
}

// Without a backslash, a caret or a bracket inside: whatever else a set may hold is not judged here.
const runOf = /^\^\[(?<set>[^\\^[\]]+)\](?:\{(?<least>\d+)(?:(?<comma>,)(?<most>\d*))?\}|(?<sign>[+*]?))\$$/u;

function readRun(pattern: string): Run | undefined {
  const { set, least, comma, most, sign } = runOf.exec(pattern)?.groups ?? {};
  if (set === undefined) return undefined;
  const one = new RegExp(`^[${set}]$`, 'u');
  const accepts = (codePoint: number): boolean => one.test(String.fromCodePoint(codePoint));
  if (least === undefined)
    return { accepts, least: sign === '*' ? 0 : 1, most: sign === '' ? 1 : Number.POSITIVE_INFINITY };
  const upper = comma === undefined ? Number(least) : most === '' ? Number.POSITIVE_INFINITY : Number(most);
  return { accepts, least: Number(least), most: upper };
}

const lastCodePoint = 0x10ffff;

/**
 * Whether `wider` surely accepts every text that `narrower` does. Told of one repeated set of characters, which is what
 * bounds of codes and references are made of; of anything else it is not known, and a person has to look.
 */
export function coversPattern(wider: string, narrower: string): boolean {
  if (wider === narrower) return true;
  const [all, some] = [readRun(wider), readRun(narrower)];
  if (!all || !some || all.least > some.least || all.most < some.most) return false;
  for (let codePoint = 0; codePoint <= lastCodePoint; codePoint += 1) {
    if (some.accepts(codePoint) && !all.accepts(codePoint)) return false;
  }
  return true;
}

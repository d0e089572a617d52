/** A repeated character set: `^[A-Za-z0-9]{6,40}$`. */
interface Run {
  readonly accepts: (codePoint: number) => boolean;
  readonly least: number;
  readonly most: number;
}

// Sets with a backslash, caret or bracket inside are not supported.
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
 * Whether `wider` accepts every text that `narrower` accepts. Supports a single repeated character set, the
 * usual form of codes and references. Other patterns that differ give false and a person has to check.
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

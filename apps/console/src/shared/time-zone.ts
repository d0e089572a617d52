const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, string>();
const offsetsAtMost = 2_000;
/** Clocks change at quarters of an hour in UTC. */
const quarterMs = 900_000;

/** The zone's offset at a time, which clock changes move: `UTC+8`, `UTC-3:30`, `UTC`. */
export function utcOffset(zone: string, at: Date): string {
  const key = `${zone} ${Math.floor(at.getTime() / quarterMs)}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' });
    formats.set(zone, format);
  }
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // Some runtimes write `GMT+0`.
  const offset = name.replace('GMT', 'UTC').replace(/\+0$/, '');
  if (offsets.size >= offsetsAtMost) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/** Names a zone for people: `UTC+8 Asia/Shanghai`. */
export function zoneLabel(zone: string, at: Date): string {
  const offset = utcOffset(zone, at);
  return offset === zone ? zone : `${offset} ${zone}`;
}

export function isTimeZone(zone: unknown): zone is string {
  if (typeof zone !== 'string' || zone === '') return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

export const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

import { utcOffset } from '../../shared/time-zone.ts';

export interface ZoneOption {
  value: string;
  label: string;
}

/** Minutes east of UTC, from `UTC-3:30`. */
function minutesOf(offset: string): number {
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d+)(?::(\d+))?/.exec(offset) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
}

/** Browsers list some zones by a former name only, under which nobody looks for them. */
const renamed: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
};

/** Every zone that the browser knows, from west to east. Found by offset or by place: "new york". */
export function zoneOptions(at: Date, extra: readonly string[]): ZoneOption[] {
  const known = Intl.supportedValuesOf('timeZone').map((zone) => renamed[zone] ?? zone);
  const zones = new Set(['UTC', ...known, ...extra]);
  return [...zones]
    .map((value) => ({ value, offset: utcOffset(value, at) }))
    .sort(
      (one, other) => minutesOf(one.offset) - minutesOf(other.offset) || (one.value < other.value ? -1 : 1),
    )
    .map(({ value, offset }) => ({
      value,
      label: value === offset ? value : `${offset} ${value.replaceAll('_', ' ')}`,
    }));
}

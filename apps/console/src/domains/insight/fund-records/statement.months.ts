import { formatPlatformTime } from '@platform/sdk';

const offered = 24;

/** The running month of the platform's zone and those before it, as `YYYY-MM`, newest first. */
export function lastMonths(now: Date, zone: string): string[] {
  const [year = 0, month = 1] = formatPlatformTime(now, zone).slice(0, 7).split('-').map(Number);
  return Array.from({ length: offered }, (_, back) => {
    const months = year * 12 + month - 1 - back;
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
  });
}

import { type SQL, sql } from 'drizzle-orm';
import { maskSecrets } from '../../../kit/secrets/masking.ts';
import type { EntityColumn } from './entity-view.catalogue.ts';
import { masked } from './entity-view.secrets.ts';

/** A longer text is cut. */
const longestText = 2_000;

const isTime = (type: string) => type.startsWith('timestamp');

/** The column as text. One format for both stores, whose drivers convert types differently. */
export function textOf(column: SQL, type: string): SQL {
  if (isTime(type)) return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  if (type.endsWith('[]')) return sql`array_to_json(${column})::text`;
  if (type === 'text') return sql`left(${column}, ${sql.raw(String(longestText + 1))})`;
  return sql`${column}::text`;
}

/** What the answer shows of a value. */
export function shown({ type, masked: isMasked }: EntityColumn, value: string): string {
  if (isMasked) return masked(value);
  const text = type === 'jsonb' ? JSON.stringify(maskSecrets(JSON.parse(value))) : value;
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
}

/** The column as it stands in a cursor: exact, unlike the time that the answer shows. */
export const placeOf = (column: SQL, type: string): SQL =>
  isTime(type) ? sql`extract(epoch from ${column})::text` : sql`${column}::text`;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const integers: Readonly<Record<string, bigint>> = {
  smallint: 2n ** 15n,
  integer: 2n ** 31n,
  bigint: 2n ** 63n,
};

function fits(type: string, text: string): boolean {
  if (type === 'uuid') return uuid.test(text);
  if (type === 'boolean') return text === 'true' || text === 'false';
  if (type === 'tid') return /^\(\d{1,9},\d{1,4}\)$/.test(text);
  // Seconds with microseconds. Ten digits end in the year 2286, so no interval overflows.
  if (isTime(type)) return /^\d{1,10}(\.\d{1,6})?$/.test(text);
  const limit = integers[type];
  if (limit !== undefined) return /^-?\d{1,19}$/.test(text) && BigInt(text) < limit && BigInt(text) >= -limit;
  return type === 'text' && !text.includes('\u0000') && text.isWellFormed();
}

/** A text as a value of the type, for a comparison; undefined if it cannot be one. */
export function valueIn(type: string, text: string): SQL | undefined {
  if (!fits(type, text)) return undefined;
  if (isTime(type)) return sql`(timestamptz 'epoch' + (${text}::text || ' seconds')::interval)`;
  return sql`${text}::${sql.raw(type)}`;
}

/** The lowest id (UUID of version 7) that was made at the time or later. */
export const firstIdAt = (time: Date): string => {
  const hex = Math.max(0, time.getTime()).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-0000-0000-000000000000`;
};

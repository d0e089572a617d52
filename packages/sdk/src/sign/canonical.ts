/** A field that is not signed, and the reason. */
export interface DroppedField {
  readonly field: string;
  readonly reason: 'isSignature' | 'isNull' | 'isEmpty' | 'isUndefined';
}

const signatureField = 'sign';

/**
 * Builds the string to sign of both profiles: `k=v` of every signed field, keys in ASCII order, joined with
 * `&`.
 */
export function canonicalText(params: Readonly<Record<string, unknown>>): string {
  let text = '';
  // sort() compares UTF-16 units, which gives ASCII order: capitals before small letters.
  for (const key of Object.keys(params).sort()) {
    const value = params[key];
    if (key === signatureField || value === '' || value === null || value === undefined) continue;
    text += `${text && '&'}${key}=${typeof value === 'string' ? value : textOf(key, value)}`;
  }
  return text;
}

export function droppedFields(params: Readonly<Record<string, unknown>>): DroppedField[] {
  const dropped: DroppedField[] = [];
  for (const [field, value] of Object.entries(params)) {
    if (field === signatureField) dropped.push({ field, reason: 'isSignature' });
    else if (value === undefined) dropped.push({ field, reason: 'isUndefined' });
    else if (value === null) dropped.push({ field, reason: 'isNull' });
    else if (value === '') dropped.push({ field, reason: 'isEmpty' });
  }
  return dropped;
}

/**
 * Writes numbers and booleans as JSON does; objects and lists as JSON without spaces, keys sorted at every
 * depth.
 */
function textOf(key: string, value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'object') return sortedJson(value);
  throw new TypeError(
    `Cannot sign the field "${key}": ${typeof value} ${String(value)} has no form on the wire.`,
  );
}

/**
 * Writes JSON without spaces, keys sorted. Not `JSON.stringify`: objects list integer-like keys first,
 * whatever the order they were added in.
 */
export function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item: unknown) => sortedJson(item ?? null)).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${sortedJson(inner)}`);
  return `{${fields.join(',')}}`;
}

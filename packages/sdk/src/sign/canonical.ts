/** Values that are left out of what is signed, and why. */
export interface DroppedField {
  readonly field: string;
  readonly reason: 'isSignature' | 'isNull' | 'isEmpty' | 'isUndefined';
}

const signatureField = 'sign';

/** `k=v` of every field that counts, keys in ASCII order, joined with `&`. The rule of both profiles. */
export function canonicalText(params: Readonly<Record<string, unknown>>): string {
  let text = '';
  // The default order of sort() is by UTF-16 unit: ASCII order, capitals before small letters.
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

/** Numbers and booleans as JSON writes them; objects and lists as JSON without spaces, keys sorted at every depth. */
function textOf(key: string, value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'object') return sortedJson(value);
  throw new TypeError(
    `Cannot sign the field "${key}": ${typeof value} ${String(value)} has no form on the wire.`,
  );
}

/** JSON without spaces, keys sorted. Written by hand: an object's own key order puts keys that look like integers first. */
export function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item: unknown) => sortedJson(item ?? null)).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${sortedJson(inner)}`);
  return `{${fields.join(',')}}`;
}

import type { CallbackFormat, CallbackRefusal } from './callback-types.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Parses the fields of a body. Returns a refusal if two parsers could read it differently. */
export function readBody(body: Uint8Array, format: CallbackFormat): Fields | CallbackRefusal {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
    return format === 'json' ? readJson(text) : readForm(text);
  } catch {
    return 'bodyMalformed';
  }
}

function readJson(text: string): Fields | CallbackRefusal {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'bodyMalformed';
  return repeatsKey(text) ? 'fieldRepeated' : (value as Fields);
}

/**
 * Whether any object in a JSON text repeats a key, even with different escapes. The text must be valid JSON.
 */
function repeatsKey(json: string): boolean {
  const tokens = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}]/g;
  const open: Set<string>[] = [];
  for (const [token, colon] of json.matchAll(tokens)) {
    if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    else if (colon) {
      const key: string = JSON.parse(token.slice(0, -colon.length));
      const keys = open.at(-1);
      if (keys?.has(key)) return true;
      keys?.add(key);
    }
  }
  return false;
}

/** Stricter than URLSearchParams, which accepts malformed forms. */
function readForm(text: string): Fields | CallbackRefusal {
  const fields = new Map<string, string>();
  for (const pair of text.split('&')) {
    const equals = pair.indexOf('=');
    if (equals < 1) return 'bodyMalformed';
    const [name, value] = [pair.slice(0, equals), pair.slice(equals + 1)].map(decoded) as [string, string];
    if (fields.has(name)) return 'fieldRepeated';
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

/** @throws URIError for a broken escape, or bytes that are not UTF-8 */
const decoded = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '));

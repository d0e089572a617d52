import type { Operation } from '@platform/sdk';
import { acceptsExactly, validators } from '@platform/sdk/validators';
import { CodecError, coerceQuery, decodeRequest, wireFields } from '@platform/sdk/wire';
import { texts } from '../exporting/export-columns.ts';
import type { Language } from '../operation/context.ts';
import { issuesOf, type RequestIssue, validationContext } from '../operation/issues.ts';
import { RequestFault } from './envelope.ts';
import { type BodySource, parseJsonBody, readBody } from './read-body.ts';
import { readForm } from './read-form.ts';

const bodyLimitBytes = 1_048_576;
const maxDepth = 32;
const jsonType = /^application\/json\s*(?:;|$)/i;

/**
 * Reads the body or the query before any rule of the operation is checked. `inspect` gets the raw body before
 * it is parsed.
 */
export async function readWireInput(
  operation: Operation,
  source: BodySource,
  url: string,
  inspect?: (rawBody: Uint8Array) => Promise<void>,
): Promise<unknown> {
  // A call has a query or a body, never both. The generator of the contract ensures it.
  if (operation.method === 'GET' || (wireFields[operation.id] && !operation.body))
    return readQuery(operation, url);
  const contentType = headerOf(source, 'content-type');
  // Compressed bodies are refused: a small one can unpack to any size.
  if (headerOf(source, 'content-encoding')) throw new RequestFault('unsupportedMediaType');
  if (operation.body === 'multipart') return readForm(operation, source, contentType);
  const bytes = await readBody(source, bodyLimitBytes);
  await inspect?.(bytes);
  if (bytes.byteLength > 0 && !jsonType.test(contentType ?? ''))
    throw new RequestFault('unsupportedMediaType');
  return parseJsonBody(bytes);
}

const headerOf = (
  { incoming, request }: BodySource,
  name: 'content-type' | 'content-encoding',
): string | null | undefined => (incoming ? incoming.headers[name] : request.headers.get(name));

/**
 * An empty parameter counts as absent, except for a list. A repeated parameter is refused, because the server
 * cannot know which one is meant.
 */
function readQuery(operation: Operation, url: string): unknown {
  const start = url.indexOf('?');
  if (start === -1) return {};
  const parameters = new URLSearchParams();
  for (const [name, text] of new URLSearchParams(url.slice(start + 1))) {
    if (text === '' && !wireFields[operation.id]?.[name]?.endsWith('[]')) continue;
    if (parameters.has(name)) {
      throw new RequestFault('validationFailed', {
        issues: [
          {
            path: name.slice(0, 100),
            code: 'repeated',
            message: texts('参数出现了多次', '參數出現了多次', 'The parameter is given more than once.'),
          },
        ],
      });
    }
    parameters.append(name, text);
  }
  return coerceQuery(operation, parameters);
}

/** Refuses input that breaks a rule of the contract, and names every field. */
export function validateInput(
  operation: Operation,
  wire: unknown,
  language: Language,
): Record<string, unknown> {
  // A device forwards text that it did not write and cannot correct. A refusal would lose the message and the
  // rest of its batch.
  const given = operation.auth === 'device' ? storable(wire, 0) : wire;
  const unstorable = unstorableIssues(given, '', 0);
  if (unstorable.length > 0) throw new RequestFault('validationFailed', { issues: unstorable });
  const { request } = validators[operation.id];
  if (isFields(given) && acceptsExactly(request, given)) return given;
  const result = request.safeParse(given, validationContext(language));
  if (!result.success) throw new RequestFault('validationFailed', { issues: issuesOf(result.error.issues) });
  return result.data;
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Replaces every NUL and every lone surrogate with U+FFFD. Values that are nested too deeply stay and are
 * refused later.
 */
function storable(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '\ufffd').toWellFormed();
  if (value === null || typeof value !== 'object' || depth >= maxDepth) return value;
  if (Array.isArray(value)) return value.map((item) => storable(item, depth + 1));
  const entries = Object.entries(value).map(([name, item]) => [name, storable(item, depth + 1)] as const);
  return Object.fromEntries(entries);
}

/**
 * Refuses values that no column can store, before a query fails on them: NUL, a lone surrogate, and a
 * `__proto__` key, which a JavaScript object would lose.
 */
function unstorableIssues(value: unknown, path: string, depth: number): RequestIssue[] {
  if (typeof value === 'string') return unstorableText(value, path);
  if (value === null || typeof value !== 'object') return [];
  // No value of the contract is nested this deep. A deeply nested body must not overflow the stack.
  if (depth >= maxDepth)
    return [
      {
        path: '',
        code: 'too_deep',
        message: texts('嵌套过深', '巢狀過深', 'The value is nested too deeply.'),
      },
    ];
  return Object.entries(value).flatMap(([name, item]) => {
    const at = path === '' ? name : `${path}.${name}`;
    if (name === '__proto__')
      return [
        {
          path: at,
          code: 'unknown_field',
          message: texts('没有这个字段', '沒有這個欄位', 'There is no such field.'),
        },
      ];
    return unstorableIssues(item, at, depth + 1);
  });
}

function unstorableText(text: string, path: string): RequestIssue[] {
  if (text.includes('\u0000'))
    return [
      {
        path,
        code: 'nul_character',
        message: texts('文本中有 NUL 字符', '文字中有 NUL 字元', 'The text contains the character NUL.'),
      },
    ];
  return text.isWellFormed()
    ? []
    : [
        {
          path,
          code: 'broken_character',
          message: texts(
            '文本中有半个字符（孤立的代理项）',
            '文字中有半個字元（孤立的代理項）',
            'The text contains half of a character (a lone surrogate).',
          ),
        },
      ];
}

/** Converts to the handler's input: page names, times as Date, amounts in the platform's own units. */
export function decodeInput(
  operation: Operation,
  validated: unknown,
  timeZone: string,
): Record<string, unknown> {
  try {
    return { ...decodeRequest(operation, validated, { timeZone }) };
  } catch (error) {
    if (error instanceof CodecError) throw new RequestFault('validationFailed', { issues: error.issues });
    throw error;
  }
}

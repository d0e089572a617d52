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

/** The body or the query as values, before any rule of the operation is asked; `inspect` sees a body before it is parsed. */
export async function readWireInput(
  operation: Operation,
  source: BodySource,
  url: string,
  inspect?: (rawBody: Uint8Array) => Promise<void>,
): Promise<unknown> {
  // A call takes a query or a body, never both: the contract's generation sees to that.
  if (operation.method === 'GET' || (wireFields[operation.id] && !operation.body))
    return readQuery(operation, url);
  const contentType = headerOf(source, 'content-type');
  // Nothing is unpacked here: what is small on the wire would be of any size.
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

/** A parameter given empty counts as absent, but a list may be empty; one given twice is refused, since nobody knows which was meant. */
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

/** Refuses what breaks a rule of the contract, naming every place. */
export function validateInput(
  operation: Operation,
  wire: unknown,
  language: Language,
): Record<string, unknown> {
  // A device passes on what others wrote, and cannot mend it: refused, the message would be lost with all sent beside it.
  const given = operation.auth === 'device' ? mended(wire, 0) : wire;
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

/** The same with U+FFFD for every NUL and every half of a character; what is nested too deeply stays, and is refused. */
function mended(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '\ufffd').toWellFormed();
  if (value === null || typeof value !== 'object' || depth >= maxDepth) return value;
  if (Array.isArray(value)) return value.map((item) => mended(item, depth + 1));
  const entries = Object.entries(value).map(([name, item]) => [name, mended(item, depth + 1)] as const);
  return Object.fromEntries(entries);
}

/**
 * What no column can hold is refused here and not by a failing query: NUL, half of a character, and a key that an object
 * of this language would lose.
 */
function unstorableIssues(value: unknown, path: string, depth: number): RequestIssue[] {
  if (typeof value === 'string') return unstorableText(value, path);
  if (value === null || typeof value !== 'object') return [];
  // Nothing in the contract is this deep; a body that only nests must not exhaust the stack.
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

/** What the handler gets: page names, times as Date, amounts in the platform's own units. */
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

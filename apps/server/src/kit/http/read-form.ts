import type { Operation } from '@platform/sdk';
import { coerceForm } from '@platform/sdk/wire';
import { texts } from '../exporting/export-columns.ts';
import { RequestFault } from './envelope.ts';
import { type BodySource, readBody, tooLarge } from './read-body.ts';

const formType = /^multipart\/form-data\s*;/i;
/** Room for the multipart boundaries and for the fields beside the file. */
const wrappingBytes = 65_536;

/**
 * Reads a multipart form with files. The whole form is held in memory: at most its largest file plus the
 * wrapping.
 */
export async function readForm(
  operation: Operation,
  source: BodySource,
  contentType: string | null | undefined,
): Promise<unknown> {
  if (!contentType || !formType.test(contentType)) throw new RequestFault('unsupportedMediaType');
  const maxFileBytes = operation.maxFileBytes ?? 0;
  const bytes = await readBody(source, maxFileBytes + wrappingBytes, maxFileBytes);
  const form = await parseForm(bytes, contentType);
  const seen = new Set<string>();
  for (const [name, value] of form) {
    if (typeof value !== 'string' && value.size > maxFileBytes) throw tooLarge(maxFileBytes);
    if (seen.has(name)) throw repeated(name);
    seen.add(name);
  }
  return coerceForm(operation, form);
}

async function parseForm(bytes: Uint8Array, contentType: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } }).formData();
  } catch {
    const message = texts(
      '请求内容不是有效的表单',
      '請求內容不是有效的表單',
      'The body is not valid form data.',
    );
    throw new RequestFault('malformedRequest', { issues: [{ path: '', code: 'form', message }] });
  }
}

/** A repeated field is refused, because the server cannot know which one is meant. */
function repeated(name: string): RequestFault {
  const message = texts('字段出现了多次', '欄位出現了多次', 'The field is given more than once.');
  return new RequestFault('validationFailed', {
    issues: [{ path: name.slice(0, 100), code: 'repeated', message }],
  });
}

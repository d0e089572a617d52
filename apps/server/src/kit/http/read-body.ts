import type { IncomingMessage } from 'node:http';
import { texts } from '../exporting/export-columns.ts';
import { RequestFault } from './envelope.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Source of the bytes: Node's own stream if there is one, because it is much cheaper to read. */
export interface BodySource {
  readonly request: Request;
  readonly incoming?: IncomingMessage;
}

/** The body, or its declared length, exceeds the limit. */
export function tooLarge(limitBytes: number): RequestFault {
  return new RequestFault('payloadTooLarge', { params: { limit: `${limitBytes / 1_048_576} MB` } });
}

/**
 * Reads a body of at most `limitBytes`; bytes beyond the limit are not kept. `shownLimitBytes` is the limit
 * named in the error.
 */
export async function readBody(
  source: BodySource,
  limitBytes: number,
  shownLimitBytes = limitBytes,
): Promise<Uint8Array> {
  const { request, incoming } = source;
  const declared = Number(
    (incoming ? incoming.headers['content-length'] : request.headers.get('content-length')) ?? 0,
  );
  if (declared > limitBytes) throw tooLarge(shownLimitBytes);

  const chunks: Uint8Array[] = [];
  let length = 0;
  const take = (chunk: Uint8Array): void => {
    length += chunk.byteLength;
    if (length > limitBytes) throw tooLarge(shownLimitBytes);
    chunks.push(chunk);
  };
  if (incoming) await readIncoming(incoming, take);
  else if (request.body) for await (const chunk of request.body) take(chunk);
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, length);
}

/**
 * Uses events, not iteration: an iterator destroys the socket when the limit is exceeded, and then no answer
 * can be sent.
 */
function readIncoming(incoming: IncomingMessage, take: (chunk: Uint8Array) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const finish = (error?: Error): void => {
      incoming.off('data', onData).off('end', onEnd).off('error', onBroken).off('close', onBroken);
      if (error) {
        incoming.resume();
        reject(error);
      } else resolve();
    };
    const onData = (chunk: Uint8Array): void => {
      try {
        take(chunk);
      } catch (error) {
        finish(error instanceof Error ? error : new Error(String(error)));
      }
    };
    const onEnd = (): void => finish();
    const onBroken = (): void => finish(new RequestFault('malformedRequest'));
    incoming.on('data', onData).on('end', onEnd).on('error', onBroken).on('close', onBroken);
  });
}

/** Parses a JSON body; an empty one is an empty object. The error names the position, never the content. */
export function parseJsonBody(bytes: Uint8Array): unknown {
  if (bytes.byteLength === 0) return {};
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw new RequestFault('malformedRequest', {
      issues: [
        {
          path: '',
          code: 'encoding',
          message: texts(
            '请求内容不是有效的 UTF-8',
            '請求內容不是有效的 UTF-8',
            'The body is not valid UTF-8.',
          ),
        },
      ],
    });
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RequestFault('malformedRequest', {
      issues: [{ path: '', code: 'json', message: notJson(placeOf(error, text)) }],
    });
  }
}

const notJson = ({ line, column }: { readonly line: number; readonly column: number }) =>
  texts(
    `请求内容不是有效的 JSON（第 ${line} 行第 ${column} 列）`,
    `請求內容不是有效的 JSON（第 ${line} 行第 ${column} 欄）`,
    `The body is not valid JSON at line ${line}, column ${column}.`,
  );

function placeOf(error: unknown, text: string): { line: number; column: number } {
  const found = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : undefined;
  const position = found === undefined ? text.length : Number(found);
  const before = text.slice(0, position);
  const line = before.split('\n').length;
  const column = position - before.lastIndexOf('\n');
  return { line, column };
}

import { CodecError } from './codec-error.ts';
import { encodeMultipart, type Stream, streams, tooLarge } from './multipart.ts';
import type { Operation, OperationCodec } from './operation.ts';

/** Content of a file. A stream is read only once, while it is sent. */
export type FileContent = Blob | ArrayBuffer | ArrayBufferView | string | Stream;

/**
 * Content to upload under a given name: bytes, text, or a stream such as Node's `createReadStream`.
 *
 * @example
 * const file = { name: 'payroll.csv', content: createReadStream('payroll.csv') };
 * await platform.orders.createBatch({ file, orderType: 2, key: 'payroll-2026-11-20' });
 */
export interface NamedFile {
  /** File name with its extension, from which the platform derives the type of file. */
  readonly name: string;
  /** Content of the file. */
  readonly content: FileContent;
  /** Media type; derived from the name's extension by default. */
  readonly type?: string;
}

/** A file to upload. */
export type Upload = File | NamedFile;

const typesByEnding: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

function encodeRequest({ files = [], maxFileBytes }: Operation, input: unknown) {
  const fields: Record<string, unknown> = { ...Object(input) };
  for (const name of files) {
    if (fields[name] === undefined) continue;
    const file = toFile(fields[name]);
    if (!file) throw new CodecError(name, 'notAFile', 'Expected a File, or { name, content }.');
    if (maxFileBytes !== undefined && file.size > maxFileBytes) throw tooLarge(name, maxFileBytes);
    fields[name] = file;
  }
  return fields;
}

function toFile(source: unknown): Blob | undefined {
  if (source instanceof File) return source.type ? source : named(source, source.name);
  if (source instanceof Blob) return source;
  const { name, content, type }: { name?: unknown; content?: unknown; type?: unknown } = Object(source);
  if (typeof name !== 'string') return undefined;
  const ownType = typeof type === 'string' ? type : undefined;
  if (content instanceof Blob) return named(content, name, ownType ?? content.type);
  if (typeof content === 'string' || content instanceof ArrayBuffer) return named(content, name, ownType);
  // A copy, so that changes to the caller's buffer after the call are not sent, and no shared memory is used.
  if (ArrayBuffer.isView(content))
    return named(
      new Uint8Array(content.buffer, content.byteOffset, content.byteLength).slice(),
      name,
      ownType,
    );
  if (!isStream(content)) return undefined;
  const standIn = named('', name, ownType);
  streams.set(standIn, content);
  return standIn;
}

const isStream = (content: unknown): content is Stream =>
  content instanceof ReadableStream || Symbol.asyncIterator in Object(content);

function named(content: BlobPart, name: string, type?: string): File {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return new File([content], name, { type: type || typesByEnding[ending] || 'application/octet-stream' });
}

/** Codec of the operations that upload files as a form. */
export const uploadCodec: OperationCodec = {
  encodeRequest,
  decodeResponse: (_operation, data) => data,
  encodeBody: encodeMultipart,
  isOnce: (fields) => Object.values(fields).some((value) => streams.has(Object(value))),
};

import { CodecError } from './codec-error.ts';
import type { Operation } from './operation.ts';
import type { Progress } from './retry.ts';

type Fields = Readonly<Record<string, unknown>>;

export type Stream = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array | string>;

/** Streams by their placeholder file, which has no content of its own. */
export const streams = new WeakMap<object, Stream>();

export const tooLarge = (name: string, maxBytes: number) =>
  new CodecError(name, 'tooLarge', `A file has at most ${maxBytes} bytes.`);

/**
 * Encodes a form as a request body. The runtime reads files of known size while it sends them. A stream is
 * sent in chunks and never held whole, except in browsers: they cannot send a stream, so it is collected
 * first.
 */
export async function encodeMultipart(
  operation: Operation,
  fields: Fields,
  progress: Progress,
): Promise<RequestInit> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  if (entries.some(([, value]) => streams.has(Object(value))) && !isBrowser()) {
    const boundary = `platform-${crypto.randomUUID()}`;
    const body = streamOf(writeParts(operation, entries, boundary), progress);
    const init = {
      body,
      duplex: 'half',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    };
    return init;
  }
  const form = new FormData();
  for (const [name, value] of entries) {
    const stream = streams.get(Object(value));
    if (value instanceof File && stream)
      form.append(name, new File(await collect(operation, name, stream, progress), value.name, value));
    else form.append(name, value instanceof Blob ? value : String(value));
  }
  return { body: form };
}

const isBrowser = () => 'document' in globalThis || 'WorkerGlobalScope' in globalThis;

async function* writeParts(operation: Operation, entries: [string, unknown][], boundary: string) {
  const text = new TextEncoder();
  for (const [name, value] of entries) {
    const isFile = value instanceof File;
    const about = isFile ? `; filename="${escaped(value.name)}"\r\ncontent-type: ${value.type}` : '';
    yield text.encode(
      `--${boundary}\r\ncontent-disposition: form-data; name="${escaped(name)}"${about}\r\n\r\n${isFile ? '' : String(value)}`,
    );
    if (isFile) yield* read(operation, name, streams.get(value) ?? value.stream());
    yield text.encode('\r\n');
  }
  yield text.encode(`--${boundary}--\r\n`);
}

/** Escapes a name as browser forms do, so that it cannot end its header line. */
const escaped = (name: string) =>
  name.replace(/[\r\n"]/g, (sign) => ({ '\r': '%0D', '\n': '%0A' })[sign] ?? '%22');

/** Yields the bytes of a stream; throws if it exceeds the contract's maximum. */
async function* read({ maxFileBytes }: Operation, name: string, stream: Stream) {
  const text = new TextEncoder();
  let size = 0;
  for await (const chunk of stream instanceof ReadableStream ? chunksOf(stream) : stream) {
    const bytes = typeof chunk === 'string' ? text.encode(chunk) : chunk;
    size += bytes.byteLength;
    if (maxFileBytes !== undefined && size > maxFileBytes) throw tooLarge(name, maxFileBytes);
    yield bytes;
  }
}

/** Some browsers cannot iterate over a ReadableStream. */
async function* chunksOf(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}

function streamOf(parts: AsyncGenerator<Uint8Array>, progress: Progress): ReadableStream {
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        fail(progress, error);
        controller.error(error);
      }
    },
    cancel: async () => void (await parts.return(undefined)),
  });
}

async function collect(operation: Operation, name: string, stream: Stream, progress: Progress) {
  const parts: BlobPart[] = [];
  try {
    for await (const bytes of read(operation, name, stream)) parts.push(bytes.slice());
  } catch (error) {
    fail(progress, error);
    throw error;
  }
  return parts;
}

/**
 * Records why the body failed: fetch reports it differently in each runtime. An incomplete body is not a
 * request, so nothing counts as sent.
 */
function fail(progress: Progress, error: unknown): void {
  progress.bodyFailure = error;
  progress.sent = false;
}

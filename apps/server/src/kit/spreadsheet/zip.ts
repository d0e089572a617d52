import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { SheetFault } from './sheet.ts';

const maxEntries = 1_000;

/**
 * The files inside a ZIP, read by name and only up to a limit, because a small ZIP can unpack to any size.
 */
export class ZipReader {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  static async open(bytes: Uint8Array): Promise<ZipReader> {
    try {
      const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      const zip = await fromBufferPromise(buffer, { lazyEntries: true, autoClose: false });
      if (zip.entryCount > maxEntries) throw new SheetFault('tooLarge');
      const entries = new Map<string, Entry>();
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
      return new ZipReader(zip, entries);
    } catch (error) {
      throw asFault(error);
    }
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** The text of a file in chunks. Fails as soon as more than `maxBytes` are unpacked. */
  async *textOf(name: string, maxBytes: number): AsyncGenerator<string> {
    const entry = this.#entries.get(name);
    if (!entry) throw new SheetFault('unreadable');
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let length = 0;
    try {
      const stream = await this.#zip.openReadStreamPromise(entry);
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        length += chunk.byteLength;
        if (length > maxBytes) throw new SheetFault('tooLarge');
        yield decoder.decode(chunk, { stream: true });
      }
      yield decoder.decode();
    } catch (error) {
      throw asFault(error);
    }
  }
}

const asFault = (error: unknown): unknown =>
  error instanceof SheetFault ? error : new SheetFault('unreadable', undefined, error);

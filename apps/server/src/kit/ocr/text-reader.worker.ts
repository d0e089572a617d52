import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
// Tesseract compiled to WebAssembly: it needs no native build, no program of the system and no network, and its
// language data is an npm package (both Apache-2.0 and MIT).
import { createWorker, OEM } from 'tesseract.js';
import type { FromReader, ToReader } from './text-reader.types.ts';

const require = createRequire(import.meta.url);
const data = dirname(require.resolve('@tesseract.js-data/eng'));

const engine = createWorker('eng', OEM.LSTM_ONLY, {
  langPath: join(data, '4.0.0_best_int'),
  cacheMethod: 'none',
  // Without a handler the library throws outside of any promise.
  errorHandler: () => undefined,
});

parentPort?.on('message', ({ id, picture }: ToReader) => {
  void read(picture).then(
    (outcome) => post({ id, ...outcome }),
    () => post({ id, text: '', confidence: 0 }),
  );
});

async function read(picture: Uint8Array): Promise<{ text: string; confidence: number }> {
  const { recognize } = await engine;
  const { data: page } = await recognize(Buffer.from(picture), { rotateAuto: true });
  return { text: page.text, confidence: page.confidence };
}

const post = (message: FromReader): void => parentPort?.postMessage(message);

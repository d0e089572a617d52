import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import type { LoadedScript } from './page-budgets.ts';

/** Records all JavaScript that a page loads from now on; call the result when the page is idle. */
export function watchScripts(page: Page): () => Promise<LoadedScript[]> {
  const answers: Promise<LoadedScript | null>[] = [];
  const weigh = async (response: Response): Promise<LoadedScript | null> => {
    if (!response.ok()) return null;
    const body = await response.body();
    return {
      file: new URL(response.url()).pathname,
      kilobytes: gzipSync(body, { level: 9 }).byteLength / 1_000,
    };
  };
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) answers.push(weigh(response));
  });
  return async () => {
    const loaded = (await Promise.all(answers)).filter((script) => script !== null);
    return [...new Map(loaded.map((script) => [script.file, script])).values()];
  };
}

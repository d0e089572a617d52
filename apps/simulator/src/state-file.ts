import { readFile, rename, writeFile } from 'node:fs/promises';

/** Bank balances, kept over restarts: otherwise each start would break the balance chain of every account. */
export async function readBalances(file: string): Promise<Record<string, number>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, number>;
  } catch {
    // No file, or an unreadable one: start with new balances.
    return {};
  }
}

/** Written atomically. */
export async function writeBalances(file: string, balances: Readonly<Record<string, number>>): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(balances));
  await rename(draft, file);
}

import { readFile, rename, writeFile } from 'node:fs/promises';

/** What the banks hold, over restarts: else each start would break the chain of balances of every account. */
export async function readBalances(file: string): Promise<Record<string, number>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, number>;
  } catch {
    // None yet, or one that nobody can read: the banks begin anew.
    return {};
  }
}

/** Whole or not at all. */
export async function writeBalances(file: string, balances: Readonly<Record<string, number>>): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(balances));
  await rename(draft, file);
}

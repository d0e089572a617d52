import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { median } from '../stats.ts';
import { figureRow, type Row, ratioRow } from '../table.ts';

export interface PgBench {
  readonly path: string;
  readonly url: string;
}

/** pgbench is next to PostgreSQL or on the path; embedded binaries may lack it. */
export function findPgBench(binDir: string): string | undefined {
  const folders = [binDir, ...(process.env.PATH ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, 'pgbench')).find(existsSync);
}

export const initialisePgBench = ({ path, url }: PgBench, scale: number): Promise<string> =>
  run(path, ['--initialize', '--quiet', `--scale=${scale}`, url]);

/** Transactions per second of the built-in TPC-B-like script. */
export async function runTpcB({ path, url }: PgBench, seconds: number): Promise<number> {
  return perSecond(await run(path, [...common(seconds), '--builtin=tpcb-like', url]));
}

/** Transactions per second of a script of our own, with prepared statements as the server uses them. */
export async function runScript(
  { path, url }: PgBench,
  seconds: number,
  script: string,
  file: string,
): Promise<number> {
  await writeFile(file, script);
  return perSecond(await run(path, [...common(seconds), '--protocol=prepared', `--file=${file}`, url]));
}

/** A rate beside the median of TPC-B; alone where pgbench is missing. */
export function besideTpcB(
  what: string,
  perSecond: number,
  references: readonly (number | undefined)[],
): Row {
  const known = references.filter((reference) => reference !== undefined);
  if (known.length === 0) return figureRow(what, perSecond, '/s', {});
  return ratioRow(what, perSecond, { name: 'pgbench TPC-B, c=8', value: median(known) }, '/s', {});
}

const common = (seconds: number): string[] => ['--no-vacuum', '--client=8', '--jobs=2', `--time=${seconds}`];

function perSecond(output: string): number {
  const figure = /tps = ([\d.]+)/.exec(output)?.[1];
  if (figure === undefined) throw new Error(`pgbench said no figure:\n${output}`);
  return Number(figure);
}

function run(path: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(path, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`pgbench ended with ${code}:\n${output}`)),
    );
  });
}

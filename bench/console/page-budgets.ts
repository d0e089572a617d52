/** JavaScript that a page may load until it is idle: gzipped kB and number of files. */
export interface PageBudget {
  readonly page: string;
  readonly path: string;
  /** Signed out where there is none. */
  readonly account?: string;
  readonly atMostKb: number;
  readonly atMostFiles: number;
  /** The target; `atMostKb` moves towards it and is not raised for convenience. */
  readonly targetKb: number;
  readonly targetFiles: number;
}

/**
 * The only table of budgets: `npm test` fails above `atMost`, `npm run bench -- console` compares with the
 * targets.
 */
export const pageBudgets: readonly PageBudget[] = [
  { page: 'sign-in', path: '/login', atMostKb: 133, atMostFiles: 6, targetKb: 150, targetFiles: 8 },
  {
    page: 'home',
    path: '/home',
    account: 'superadmin',
    atMostKb: 226,
    atMostFiles: 20,
    targetKb: 300,
    targetFiles: 25,
  },
  {
    page: 'order list',
    path: '/order/list',
    account: 'superadmin',
    atMostKb: 250,
    atMostFiles: 24,
    targetKb: 250,
    targetFiles: 25,
  },
  {
    page: 'callbacks',
    path: '/orderCallback',
    account: 'superadmin',
    atMostKb: 252,
    atMostFiles: 28,
    targetKb: 300,
    targetFiles: 31,
  },
  {
    page: 'accounts',
    path: '/setting/users',
    account: 'superadmin',
    atMostKb: 260,
    atMostFiles: 31,
    targetKb: 300,
    targetFiles: 31,
  },
  {
    page: 'receiving accounts',
    path: '/accounts',
    account: 'superadmin',
    atMostKb: 280,
    atMostFiles: 32,
    targetKb: 300,
    targetFiles: 31,
  },
];

/** Size of a response, compressed the same way whatever the server did. */
export interface LoadedScript {
  readonly file: string;
  readonly kilobytes: number;
}

export const sumKb = (scripts: readonly LoadedScript[]): number =>
  scripts.reduce((sum, { kilobytes }) => sum + kilobytes, 0);

/** For failure messages: the largest scripts first. */
export function heaviest(scripts: readonly LoadedScript[]): string {
  return scripts
    .toSorted((a, b) => b.kilobytes - a.kilobytes)
    .map(({ file, kilobytes }) => `${kilobytes.toFixed(1).padStart(7)} kB  ${file}`)
    .join('\n');
}

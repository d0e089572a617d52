// Browser code is checked without Node's types; these two are for tests that read a stylesheet.
declare module 'node:fs' {
  export function readFileSync(path: string, encoding: 'utf8'): string;
}

interface ImportMeta {
  readonly dirname: string;
}

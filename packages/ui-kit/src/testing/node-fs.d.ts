// Browser code is checked without Node types; these are for tests that read source files.
declare module 'node:fs' {
  export function readFileSync(path: string, encoding: 'utf8'): string;
  export function globSync(patterns: readonly string[], options: { cwd: string }): string[];
}

declare module 'node:path' {
  export function join(...parts: string[]): string;
}

interface ImportMeta {
  readonly dirname: string;
}

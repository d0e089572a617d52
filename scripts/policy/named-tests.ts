import { sourceFiles } from './source-files.ts';

/** A reference to a test: its file, and its title exactly as in the code. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

const isTestFile = /\.(test|spec)\.tsx?$/;
const title = String.raw`(['"\x60])((?:(?!\1).)*)\1`;
// `test('…'`, `it.each([…])('…'` and `describe.runIf(…)('…'`: a title is the first text after the last opening bracket.
const titled = new RegExp(String.raw`(?:\b(?:test|it|describe)(?:\.\w+)*\(|\]\)\(|\)\()\s*${title}`, 'g');

const titles = new Map(
  sourceFiles
    .filter(({ path }) => isTestFile.test(path))
    .map(({ path, lines }) => {
      const found = [...lines.join('\n').matchAll(titled)].map(([, , text = '']) => text);
      return [path, new Set(found)] as const;
    }),
);

/** The problem with a reference to a test; none if the test exists. */
export function problemWith({ file, title: named }: NamedTest): string | undefined {
  const inFile = titles.get(file);
  if (!inFile) return `there is no test file ${file}`;
  return inFile.has(named) ? undefined : `${file} has no test “${named}”`;
}

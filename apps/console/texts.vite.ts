import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, type Plugin, parseSync } from 'vite';
import { type Language, languages } from './src/shared/language.ts';

const source = join(import.meta.dirname, 'src');
const runtime = join(source, 'shared', 'texts.ts');
const fileList = join(source, 'shared', 'text-files.ts');
const virtual = /^virtual:texts\/(.+)$/;
/** Stands before each text until the files of each language are written: a character that no text of ours has. */
export const textMark = '\uE000';

/** All texts of each language; a text has the same number in all of them. */
export type TextLists = Readonly<Record<Language, string[]>>;
export const createTextLists = (): TextLists => ({ 'zh-CN': [], 'zh-TW': [], 'en-US': [] });

/** One text in all languages, or a table of them by key: what of a module is written anew. */
interface Found {
  start: number;
  end: number;
  /** By key; a single text has the key ''. */
  texts: Map<string, readonly string[]>;
}

/**
 * Compiles the tables of `*.messages.ts` and `*.labels.ts`, which hold three languages side by side. A text keeps its place
 * and gets a number, by which each language's files get their own (`languages.vite.ts`); and all texts of a language are a
 * file, which comes where somebody changes to it (`src/shared/texts.ts`). Tables are found as they are written, in the
 * syntax tree; whatever is no plain text in all three languages stays as it is.
 */
export function texts(lists: TextLists): Plugin {
  const compiled = new Map<string, { code: string; texts: string }>();
  return {
    name: 'platform:texts',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      // All of them before any is asked for, in one order: numbers do not depend on which file is transformed first.
      for (const path of globSync('**/*.{messages,labels}.ts', { cwd: source }).toSorted()) {
        const file = join(source, path);
        const code = readFileSync(file, 'utf8');
        compiled.set(file, { code: compile(file, code, lists), texts: code });
      }
    },
    resolveId: (id) => (virtual.test(id) ? `\0${id}` : null),
    load(id) {
      const name = virtual.exec(id.slice(1))?.[1];
      const language = languages.find((one) => one === name);
      return language ? `export default ${JSON.stringify(lists[language])};` : null;
    },
    transform(_code, id) {
      if (id === fileList) {
        const loaders = languages.map(
          (language) => `'${language}': () => import('virtual:texts/${language}')`,
        );
        return {
          code: `export const builtLanguage = ${JSON.stringify(textMark)};
export const textFiles = { ${loaders.join(', ')} };`,
          map: null,
        };
      }
      const code = compiled.get(id)?.code;
      return code === undefined ? null : { code, map: null };
    },
    // A file that differs in one language alone has another name in all of them.
    augmentChunkHash: ({ moduleIds }) => moduleIds.map((id) => compiled.get(id)?.texts ?? '').join(''),
  };
}

/** A module with its texts marked and numbered; in all languages they go to the end of the lists. */
export function compile(file: string, code: string, lists: TextLists): string {
  const found: Found[] = [];
  const { program, errors } = parseSync(file, code, { lang: 'ts' });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  search(program, found);
  let result = code;
  const written = found.map(({ start, end, texts: table }) => {
    const number = lists[languages[0]].length;
    for (const text of table.values())
      languages.forEach((language, index) => {
        lists[language].push(text[index] ?? '');
      });
    const single = table.get('');
    const own = single
      ? marked(single)
      : `{ ${[...table].map(([key, text]) => `${JSON.stringify(key)}: ${marked(text)}`).join(', ')} }`;
    return { start, end, by: `${single ? '$words' : '$wordTable'}(${number}, ${own})` };
  });
  for (const { start, end, by } of written.toReversed())
    result = result.slice(0, start) + by + result.slice(end);
  return `import { words as $words, wordTable as $wordTable } from ${JSON.stringify(runtime)};\n${result}`;
}

// The first language's, so that files are cut as large as they will be.
const marked = ([text]: readonly string[]): string => JSON.stringify(textMark + text);

/** Goes through everything below a node; tables whole where all that they hold is texts. */
function search(node: unknown, found: Found[]): void {
  if (Array.isArray(node)) {
    for (const each of node) search(each, found);
    return;
  }
  if (!isNode(node)) return;
  const texts = node.type === 'ObjectExpression' ? textsOf(node) : undefined;
  if (texts) {
    found.push({ start: node.start, end: node.end, texts });
    return;
  }
  for (const each of Object.values(node)) search(each, found);
}

function textsOf(node: ESTree.ObjectExpression): Map<string, readonly string[]> | undefined {
  const single = wordsOf(node);
  if (single) return new Map([['', single]]);
  const entries = propertiesOf(node)?.map(([key, value]) => [key, wordsOf(value)] as const);
  if (!entries?.length) return undefined;
  const texts = new Map(entries.flatMap(([key, words]) => (words ? [[key, words] as const] : [])));
  return texts.size === entries.length ? texts : undefined;
}

/** The texts of `{ 'zh-CN': '…', 'zh-TW': '…', 'en-US': '…' }`, in the order of the languages. */
function wordsOf(node: ESTree.Node): readonly string[] | undefined {
  const properties = node.type === 'ObjectExpression' ? propertiesOf(node) : undefined;
  if (properties?.length !== languages.length) return undefined;
  const byLanguage = new Map(properties);
  const texts = languages.map((language) => {
    const value = byLanguage.get(language);
    return value?.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined;
  });
  return texts.every((text) => text !== undefined) ? texts : undefined;
}

/** Keys and values of an object that has nothing computed and nothing spread. */
function propertiesOf(node: ESTree.ObjectExpression): [string, ESTree.Node][] | undefined {
  const properties = node.properties.map((property): [string, ESTree.Node] | undefined => {
    if (property.type !== 'Property' || property.computed || property.shorthand) return undefined;
    const { key, value } = property;
    if (key.type === 'Identifier') return [key.name, value];
    return key.type === 'Literal' && typeof key.value === 'string' ? [key.value, value] : undefined;
  });
  return properties.every((property) => property !== undefined) ? properties : undefined;
}

export const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

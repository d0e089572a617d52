import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, type Plugin, parseSync } from 'vite';
import { type Language, languages } from './src/shared/language.ts';

const source = join(import.meta.dirname, 'src');
const runtime = join(source, 'shared', 'texts.ts');
const fileList = join(source, 'shared', 'text-files.ts');
const virtual = /^virtual:texts\/(.+)$/;
/** Marks each text until the language files are written. A private-use character that no text contains. */
export const textMark = '\uE000';

/** All texts of each language. A text has the same number in all languages. */
export type TextLists = Readonly<Record<Language, string[]>>;
export const createTextLists = (): TextLists => ({ 'zh-CN': [], 'zh-TW': [], 'en-US': [] });

/** A replaced part of a module: one text in all languages, or a table of texts by key. */
interface Found {
  start: number;
  end: number;
  /** By key; a single text has the key ''. */
  texts: Map<string, readonly string[]>;
}

/**
 * Compiles the tables in `*.messages.ts` and `*.labels.ts`, which hold three languages side by side. Each
 * text stays in place and gets a number. `languages.vite.ts` uses the number to write the text of each
 * language. All texts of a language also become one file, loaded when the user switches to that language
 * (`src/shared/texts.ts`). Tables are found in the syntax tree. A value that is not plain text in all three
 * languages stays as it is.
 */
export function texts(lists: TextLists): Plugin {
  const compiled = new Map<string, { code: string; texts: string }>();
  return {
    name: 'platform:texts',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      // Compile all files first, in a fixed order, so the numbers do not depend on which file is transformed
      // first.
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
    // If a text changes in any language, the file gets a new name in all languages.
    augmentChunkHash: ({ moduleIds }) => moduleIds.map((id) => compiled.get(id)?.texts ?? '').join(''),
  };
}

/**
 * Returns a module with its texts marked and numbered, and appends the texts to the lists of all languages.
 */
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

// Keeps the text of the first language, so the bundler sees realistic file sizes.
const marked = ([text]: readonly string[]): string => JSON.stringify(textMark + text);

/** Walks all nodes below a node. A table is collected as a whole when all its values are texts. */
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

/** Returns the texts of `{ 'zh-CN': '…', 'zh-TW': '…', 'en-US': '…' }`, in the order of `languages`. */
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

/** Returns the keys and values of an object, or undefined if it has computed keys or spreads. */
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

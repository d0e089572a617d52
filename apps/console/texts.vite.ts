import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, type Plugin, parseSync } from 'vite';
import { languages } from './src/shared/language.ts';

const source = join(import.meta.dirname, 'src');
const runtime = join(source, 'shared', 'texts.ts');
const fileList = join(source, 'shared', 'text-files.ts');
const virtual = /^virtual:texts\/(.+)$/;
// The first is in the code itself.
const others = languages.slice(1);

/** One text in all languages, or a table of them by key: what of a module is written anew. */
interface Found {
  start: number;
  end: number;
  /** By key; a single text has the key ''. */
  texts: Map<string, readonly string[]>;
}

/**
 * Compiles the tables of `*.messages.ts` and `*.labels.ts`, which hold three languages side by side: the default language
 * stays where it is, the others become a file each, which comes where somebody reads that language
 * (`src/shared/texts.ts`). Tables are found as they are written, in the syntax tree; whatever is no plain text in all
 * three languages stays as it is.
 */
export function texts(): Plugin {
  const compiled = new Map<string, string>();
  const collected: Record<string, string[]> = Object.fromEntries(others.map((language) => [language, []]));
  return {
    name: 'platform:texts',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      // All of them before any is asked for, in one order: numbers do not depend on which file is transformed first.
      for (const path of globSync('**/*.{messages,labels}.ts', { cwd: source }).toSorted()) {
        const file = join(source, path);
        compiled.set(file, compile(file, readFileSync(file, 'utf8'), collected));
      }
    },
    resolveId: (id) => (virtual.test(id) ? `\0${id}` : null),
    load(id) {
      const language = virtual.exec(id.slice(1))?.[1];
      return language === undefined ? null : `export default ${JSON.stringify(collected[language])};`;
    },
    transform(_code, id) {
      if (id === fileList) {
        const loaders = others.map((language) => `'${language}': () => import('virtual:texts/${language}')`);
        return { code: `export const textFiles = { ${loaders.join(', ')} };`, map: null };
      }
      const code = compiled.get(id);
      return code === undefined ? null : { code, map: null };
    },
  };
}

/** A module with its texts in one language; those of the others go to the end of their lists. */
export function compile(file: string, code: string, collected: Readonly<Record<string, string[]>>): string {
  const found: Found[] = [];
  const { program, errors } = parseSync(file, code, { lang: 'ts' });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  search(program, found);
  let result = code;
  const first = (): number => collected[others[0] ?? '']?.length ?? 0;
  const written = found.map(({ start, end, texts: table }) => {
    const number = first();
    for (const text of table.values())
      others.forEach((language, index) => {
        collected[language]?.push(text[index + 1] ?? '');
      });
    const single = table.get('');
    const own = single
      ? JSON.stringify(single[0])
      : `{ ${[...table].map(([key, [text]]) => `${JSON.stringify(key)}: ${JSON.stringify(text)}`).join(', ')} }`;
    return { start, end, by: `${single ? '$words' : '$wordTable'}(${number}, ${own})` };
  });
  for (const { start, end, by } of written.toReversed())
    result = result.slice(0, start) + by + result.slice(end);
  return `import { words as $words, wordTable as $wordTable } from ${JSON.stringify(runtime)};\n${result}`;
}

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

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

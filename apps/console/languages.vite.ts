import { type ESTree, type Plugin, parseSync } from 'vite';
import { pageList } from './preloads.vite.ts';
import { defaultLanguage, type Language, languages } from './src/shared/language.ts';
import { isNode, type TextLists, textMark } from './texts.vite.ts';

/** A string in a built file that differs between the language versions of that file. */
interface Place {
  readonly start: number;
  readonly end: number;
  readonly in: (language: Language) => string;
}

/**
 * Other languages get a folder of their own. Relative imports work because every file of a language is moved
 * together.
 */
const fileIn = (file: string, language: Language): string =>
  language === defaultLanguage ? file : file.replace(/^assets\//, `assets/${language}/`);
/**
 * The path of a language's `index.html` or `preloads.json`. The server picks the file by the reader's
 * language.
 */
const pageFileIn = (file: string, language: Language): string =>
  language === defaultLanguage ? file : file.replace(/(\.\w+)$/, `.${language}$1`);

/**
 * Writes every script once per language, with the texts of that language only, so a browser downloads one
 * language. Replaces the strings marked by `texts.vite.ts` after bundling, so one build covers all languages.
 */
export function languageFiles(lists: TextLists): Plugin {
  return {
    name: 'platform:language-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const scripts = new Set(chunks.map(({ fileName }) => fileName));
        for (const chunk of chunks) {
          const { code } = chunk;
          const places = placesOf(chunk.fileName, code, lists, scripts);
          for (const language of languages) {
            const source = written(code, places, language);
            if (source.includes(textMark)) this.error(`${chunk.fileName} holds a text without its number.`);
            if (language === defaultLanguage) chunk.code = source;
            else this.emitFile({ type: 'asset', fileName: fileIn(chunk.fileName, language), source });
          }
        }
        for (const name of ['index.html', 'preloads.json', pageList]) {
          const file = bundle[name];
          if (file?.type !== 'asset') this.error(`The build has no ${name}.`);
          for (const language of languages) {
            if (language === defaultLanguage) continue;
            const source = String(file.source)
              .replace(/assets\/[^"/]+\.js/g, (script) =>
                scripts.has(script) ? fileIn(script, language) : script,
              )
              .replace(`<html lang="${defaultLanguage}"`, `<html lang="${language}"`);
            this.emitFile({ type: 'asset', fileName: pageFileIn(name, language), source });
          }
        }
      },
    },
  };
}

/** Returns a file's code with the texts of one language. */
export function inLanguage(
  code: string,
  language: Language,
  lists: TextLists,
  scripts: ReadonlySet<string>,
): string {
  return written(code, placesOf('code.js', code, lists, scripts), language);
}

function written(code: string, places: readonly Place[], language: Language): string {
  let result = '';
  let from = 0;
  for (const place of places) {
    result += code.slice(from, place.start) + JSON.stringify(place.in(language));
    from = place.end;
  }
  return result + code.slice(from);
}

/** Finds the numbered texts, the language name, and scripts that a file loads by their full path. */
function placesOf(file: string, code: string, lists: TextLists, scripts: ReadonlySet<string>): Place[] {
  const { program, errors } = parseSync(file, code, { lang: 'js', sourceType: 'module' });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const places: Place[] = [];
  const search = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const each of node) search(each);
      return;
    }
    if (!isNode(node)) return;
    const value = stringOf(node);
    const { start, end } = node;
    if (value === textMark) places.push({ start, end, in: (language) => language });
    else if (value !== undefined && scripts.has(value))
      places.push({ start, end, in: (language) => fileIn(value, language) });
    else if (value === pageList) places.push({ start, end, in: (language) => pageFileIn(value, language) });
    if (node.type === 'CallExpression') places.push(...textsOf(node, lists));
    for (const each of Object.values(node)) search(each);
  };
  search(program);
  return places.toSorted((a, b) => a.start - b.start);
}

/**
 * Finds the texts in a call of `$words(7, 'text')` or `$wordTable(7, { key: 'text' })`. The number belongs to
 * the first text; the others count up from it.
 */
function textsOf({ arguments: [number, words] }: ESTree.CallExpression, lists: TextLists): Place[] {
  if (number?.type !== 'Literal' || typeof number.value !== 'number' || !words) return [];
  const first = number.value;
  const texts =
    words.type === 'ObjectExpression'
      ? words.properties.flatMap((property) => (property.type === 'Property' ? [property.value] : []))
      : [words];
  return texts.flatMap((text, index) => {
    if (!stringOf(text)?.startsWith(textMark)) return [];
    return [{ start: text.start, end: text.end, in: (language) => lists[language][first + index] ?? '' }];
  });
}

/** The value of a string literal or of a template literal without expressions. */
function stringOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}

import ts from 'typescript';
import type { Finding, SourceFile } from './source-files.ts';

export const languages = ['zh-CN', 'zh-TW', 'en-US'] as const;

const placesOf = (text: string): string =>
  [...text.matchAll(/\{\{?\s*(\w+)\s*\}?\}/g)]
    .map((match) => match[1])
    .sort()
    .join();

/** The problems of one text in three languages. */
export function problemsOf(words: Readonly<Record<string, string | undefined>>): string[] {
  const missing = languages.filter((language) => !words[language]?.trim());
  if (missing.length > 0) return [`no text in ${missing.join(', ')}`];
  const differing = languages.filter(
    (language) => placesOf(words[language] ?? '') !== placesOf(words['zh-CN'] ?? ''),
  );
  return differing.length > 0 ? [`other {places} in ${differing.join(', ')} than in zh-CN`] : [];
}

const textOf = (node: ts.Expression): string | undefined =>
  ts.isStringLiteralLike(node) ? node.text : ts.isTemplateExpression(node) ? node.getText() : undefined;

/** Every object of a source file that holds a text in some language. */
export function wordFindings({ path, lines }: SourceFile): Finding[] {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, lines.join('\n'), ts.ScriptTarget.Latest, true, kind);
  const findings: Finding[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      findings.push(...problemsInObject(node).map((text) => ({ path, line, text })));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
}

function problemsInObject(node: ts.ObjectLiteralExpression): string[] {
  const assignments = node.properties.filter(ts.isPropertyAssignment);
  const named = assignments.filter(
    (property) =>
      ts.isStringLiteral(property.name) && (languages as readonly string[]).includes(property.name.text),
  );
  // Other tables by language (locales, fonts) hold no texts, or take them from elsewhere.
  const texts = named.map((property) => [
    (property.name as ts.StringLiteral).text,
    textOf(property.initializer),
  ]);
  if (named.length === 0 || texts.some(([, text]) => text === undefined)) return [];
  return problemsOf(Object.fromEntries(texts));
}

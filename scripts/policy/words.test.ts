import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { expectNone, handWritten, isTest, sourceFiles } from './source-files.ts';
import { languages, problemsOf, wordFindings } from './words.ts';

const fix = 'write the text in zh-CN, zh-TW and en-US side by side, with the same {places} in each.';

describe('every text', () => {
  it('of the console, the ui-kit and the server exists in three languages', () => {
    const files = handWritten.filter((file) => /\.tsx?$/.test(file.path) && !isTest(file.path));
    expectNone(
      files.filter((file) => !file.path.startsWith('scripts/')).flatMap((file) => wordFindings(file)),
      fix,
    );
  });

  it('of the contract exists in three languages', () => {
    const findings = sourceFiles
      .filter((file) => /^openapi\/[^/]+\.yaml$/.test(file.path))
      .flatMap(({ path, lines }) =>
        problemsInYaml(parse(lines.join('\n'))).map((text) => ({ path, line: 1, text })),
      );
    expectNone(findings, fix);
  });

  it('is reported when one language is empty, absent or has other placeholders', () => {
    expect(problemsOf({ 'zh-CN': '是', 'zh-TW': '是', 'en-US': 'Yes' })).toEqual([]);
    expect(problemsOf({ 'zh-CN': '是', 'en-US': ' ' })).toEqual(['no text in zh-TW, en-US']);
    expect(problemsOf({ 'zh-CN': '{a}', 'zh-TW': '{{a}}', 'en-US': '{b}' })).toEqual([
      'other {places} in en-US than in zh-CN',
    ]);
    const lines = ["const words = { title: { 'zh-CN': '一', 'en-US': 'One' } };"];
    expect(wordFindings({ path: 'x.ts', lines })).toEqual([
      { path: 'x.ts', line: 1, text: 'no text in zh-TW' },
    ]);
  });
});

function problemsInYaml(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const texts = entries.filter(([key]) => (languages as readonly string[]).includes(key));
  if (texts.length > 0 && texts.every(([, text]) => typeof text === 'string' || text === null)) {
    return problemsOf(Object.fromEntries(texts)).map((problem) => `${at}: ${problem}`);
  }
  return entries.flatMap(([key, child]) => problemsInYaml(child, at ? `${at}.${key}` : key));
}

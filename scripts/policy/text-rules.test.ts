import { describe, expect, it } from 'vitest';
import { expectNone } from './source-files.ts';
import { findingsOf, textRules } from './text-rules.ts';

describe.each(textRules)('$name', (rule) => {
  it('holds in every file', () => {
    expectNone(findingsOf(rule), rule.fix);
  });

  it('is a rule that can fail', () => {
    expect(rule.catches.filter((line) => !rule.pattern.test(line))).toEqual([]);
    expect(rule.allows.filter((line) => rule.pattern.test(line))).toEqual([]);
  });

  it('examines files', () => {
    expect(rule.files.length).toBeGreaterThan(0);
  });
});

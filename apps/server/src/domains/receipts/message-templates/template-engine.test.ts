import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoTemplates } from '../../../db/demo/demo-templates.ts';
import { compilePattern, type Pattern, readWith } from './template-engine.ts';

const pattern: Pattern = {
  senderPattern: '[A-Z]{2}-EXMPBK',
  pattern:
    'Rs\\.? ?(?P<amount>[\\d,]+(?:\\.\\d+)?) (?P<direction>credited|debited) (?:by (?P<payerName>.*?))?(?: Ref (?P<utr>\\w+))?$',
  currency: 'INR',
  direction: 'in',
};

const read = (body: string, changes: Partial<Pattern> = {}, sender = 'VM-EXMPBK') => {
  const given = { ...pattern, ...changes };
  const compilation = compilePattern(given);
  if ('refusal' in compilation) return compilation.refusal;
  return readWith(compilation.compiled, given, { sender, body });
};

describe('a template', () => {
  test('reads its fields in the platform’s units and forms', () => {
    expect(read('Rs 1,23,456.70 credited by  A  PAYER  Ref abc123456')).toEqual({
      direction: 'in',
      currency: 'INR',
      amountMinor: 12_345_670,
      utr: 'ABC123456',
      balanceMinor: null,
      payerName: 'A PAYER',
      remark: null,
      accountTail: null,
      timeText: null,
    });
  });

  test('takes the direction of the money from its word', () => {
    expect(read('Rs 5 debited ')).toMatchObject({ direction: 'out' });
    expect(read('Rs 5 credited ', { direction: 'out' })).toMatchObject({ direction: 'in' });
  });

  test('applies only to its sender, matched completely', () => {
    for (const sender of ['VM-EXMPBK1', 'xVM-EXMPBK', '+91VM-EXMPBK', 'VM-OTHER', '']) {
      expect(read('Rs 5 credited ', {}, sender)).toBeUndefined();
    }
    expect(read('Rs 5 credited ', {}, ' vm-exmpbk ')).toMatchObject({ amountMinor: 500 });
  });

  test.each([
    ['more digits than the currency has', 'Rs 1.005 credited '],
    ['nothing', 'Rs 0 credited '],
    ['a comma where none belongs', 'Rs 1,2,3 credited '],
    ['more than can be counted', `Rs ${'9'.repeat(30)} credited `],
  ])('never rounds or guesses an amount: %s', (_what, body) => {
    expect(read(body)).toBe('amountUnreadable');
  });

  test('converts full-width digits and removes invisible characters', () => {
    expect(read('Rs ５００ credited ')).toMatchObject({ amountMinor: 50_000 });
    expect(read('Rs 5\u200B0\u202E0 credited ')).toMatchObject({ amountMinor: 50_000 });
  });

  test('reads only the beginning of a long text', () => {
    expect(
      read(`Rs 5 credited ${'x'.repeat(16_000)}`, { pattern: 'Rs (?P<amount>\\d+) credited' }),
    ).toMatchObject({
      amountMinor: 500,
    });
    expect(
      read(`${'x'.repeat(2_000)} Rs 5 credited`, { pattern: 'Rs (?P<amount>\\d+) credited' }),
    ).toBeUndefined();
  });
});

describe('a pattern is refused', () => {
  test.each([
    ['that is no expression', '(?P<amount>\\d+', 'patternInvalid'],
    ['with a back-reference', '(?P<amount>\\d+)\\1', 'patternInvalid'],
    ['that looks ahead', '(?=x)(?P<amount>\\d+)', 'patternInvalid'],
    ['without an amount', 'Rs \\d+', 'groupsInvalid'],
    ['with a field that does not exist', '(?P<amount>\\d+)(?P<secret>x)', 'groupsInvalid'],
    ['that grows too large', '(?P<amount>\\d+)(?:x{1,90}){10}', 'patternTooLarge'],
  ])('%s', (_what, text, refusal) => {
    expect(read('Rs 5', { pattern: text })).toBe(refusal);
  });
});

describe('matching time is limited for every text and pattern', () => {
  // Generous, for a busy machine. A backtracking engine would exceed any limit.
  const worstMs = 2_000;
  const slowest = (text: string, body: string): number => {
    read('', { pattern: text });
    const startedAt = performance.now();
    read(body, { pattern: text });
    return performance.now() - startedAt;
  };

  test.each([
    '(?P<amount>(a+)+)b',
    '(?P<amount>(a|a)*)c',
    '(?P<amount>(.*a){12})x',
    '(?P<amount>((((.*)*)*)*))z',
    '(?P<amount>(.|a|.){1,55})q',
    '(?P<amount>(a?){30}a{30})',
    '(?P<amount>(?:[a-z]+,?)+)!',
  ])('%s', (text) => {
    expect(read('', { pattern: text })).toBeUndefined();
    expect(slowest(text, 'a'.repeat(16_384))).toBeLessThan(worstMs);
  });

  test('for random patterns and texts', () => {
    const part = fc.constantFrom('a', '.', '\\d', '[a-z]', '(a|b)', '(a*)', 'x?');
    const repeat = fc.constantFrom('', '*', '+', '?', '{1,9}', '*?');
    const anyPattern = fc
      .array(fc.tuple(part, repeat), { minLength: 1, maxLength: 12 })
      .map((parts) => `(?P<amount>(?:${parts.map(([one, many]) => one + many).join('')})+)!`);
    const anyText = fc.string({ unit: fc.constantFrom('a', 'b', '1', ' ', 'x'), maxLength: 4_000 });
    fc.assert(
      fc.property(anyPattern, anyText, (text, body) => {
        expect(slowest(text, body)).toBeLessThan(worstMs);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the demo templates', () => {
  test('cover twelve banks of India and others, each with its own name', () => {
    expect(demoTemplates.filter(({ kind, currency }) => kind === 'sms' && currency === 'INR')).toHaveLength(
      12,
    );
    expect(new Set(demoTemplates.map(({ name }) => name)).size).toBe(demoTemplates.length);
  });

  test.each(demoTemplates.map((template) => [template.name, template] as const))(
    '%s reads its sample, and no other template reads it',
    (_name, template) => {
      const message = { sender: template.sampleSender, body: template.sample };
      const readings = demoTemplates
        .filter(({ kind }) => kind === template.kind)
        .flatMap((other) => {
          const compilation = compilePattern(other);
          return 'compiled' in compilation ? (readWith(compilation.compiled, other, message) ?? []) : [];
        });
      expect(readings).toHaveLength(1);
      expect(readings[0]).toMatchObject({ amountMinor: expect.any(Number), currency: template.currency });
    },
  );
});

import { describe, expect, test } from 'vitest';
import { locateParts } from './message-parts.ts';

const template = {
  senderPattern: '[A-Z]{2}-EXMPBK',
  pattern:
    'Rs\\.? ?(?P<amount>[\\d,]+(?:\\.\\d+)?) (?P<direction>credited|debited) (?:by (?P<payerName>.*?))?(?: Ref (?P<utr>\\w+))?$',
};
const sender = 'VM-EXMPBK';

const cut = (body: string) =>
  locateParts(template, { sender, body }).map(({ field, start, end }) => [field, body.slice(start, end)]);

describe('the recognised parts of a text', () => {
  test('are where the named groups of the template are', () => {
    expect(cut('Rs 1,500.00 credited by A PAYER Ref abc123456')).toEqual([
      ['amount', '1,500.00'],
      ['direction', 'credited'],
      ['payerName', 'A PAYER'],
      ['utr', 'abc123456'],
    ]);
  });

  test('are found in the text as it came, with full-width digits and invisible characters', () => {
    expect(cut('Rs \u200B５００ credited by A\u202E PAYER Ref abc123456')).toEqual([
      ['amount', '５００'],
      ['direction', 'credited'],
      ['payerName', 'A\u202E PAYER'],
      ['utr', 'abc123456'],
    ]);
  });

  test('of characters that cleaning makes longer hold the whole character', () => {
    // One sign that stands for several letters.
    expect(cut('Rs 5 credited by ﬃ Ref abc123456')).toContainEqual(['payerName', 'ﬃ']);
    expect(cut('Rs 5 credited by \u{1F600} B Ref abc123456')).toContainEqual(['payerName', '\u{1F600} B']);
  });

  test('are none in a text of another sender or of another form', () => {
    expect(locateParts(template, { sender: 'VM-OTHER', body: 'Rs 5 credited ' })).toEqual([]);
    expect(cut('Hello')).toEqual([]);
  });

  test('do not overlap: of two groups, the outer one is kept', () => {
    const nested = { senderPattern: '.*', pattern: 'Rs (?P<amount>\\d+) (?P<remark>to (?P<payerName>\\w+))' };
    expect(locateParts(nested, { sender, body: 'Rs 5 to BOB' }).map(({ field }) => field)).toEqual([
      'amount',
      'remark',
    ]);
  });
});

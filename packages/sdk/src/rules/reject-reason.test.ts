import { describe, expect, it } from 'vitest';
import type { FieldVerdict } from './forms.ts';
import { rejectReasons, rejectReasonText, validateRejectReason } from './reject-reason.ts';

const cases: [choice: string, text: string | undefined, verdict: FieldVerdict, sent: string | undefined][] = [
  ...rejectReasons.map((reason): (typeof cases)[number] => [reason, undefined, undefined, reason]),
  ['duplicate', 'left over from another choice', undefined, 'duplicate'],
  ['', undefined, 'required', undefined],
  ['because', undefined, 'unknownChoice', undefined],
  ['Duplicate', undefined, 'unknownChoice', undefined],
  ['other', undefined, 'required', undefined],
  ['other', ' \n', 'required', undefined],
  ['other', '收款人已去世', undefined, '收款人已去世'],
  ['other', '  closed  ', undefined, 'closed'],
  ['other', 'x'.repeat(200), undefined, 'x'.repeat(200)],
  ['other', 'x'.repeat(201), 'tooLong', undefined],
];

describe('reject reason', () => {
  it.each(cases)('%j with %j', (choice, text, verdict, sent) => {
    expect(validateRejectReason(choice, text)).toBe(verdict);
    if (sent !== undefined) expect(rejectReasonText(choice, text)).toBe(sent);
  });
});

import { expect, it } from 'vitest';
import { translate } from '../../../shared/messages.ts';
import { type StatementText, whyText } from './statements.labels.ts';
import { statementMessages } from './statements.messages.ts';

const say: StatementText = (key, ...values) => translate(statementMessages, 'en-US', key, ...values);
const row = { state: 'unmatched', suspicion: null, reason: null, usdt: null } as const;
const transfer = { confirmations: 3, neededConfirmations: 19 } as never;

it('says in words why a record waits', () => {
  expect(whyText(row, say)).toBe('No order expects this money');
  expect(whyText({ ...row, usdt: transfer }, say)).toBe('Too few confirmations');
  expect(whyText({ ...row, usdt: { confirmations: 3, neededConfirmations: null } as never }, say)).toBe(
    'Network not supported',
  );
  expect(whyText({ ...row, state: 'suspicious', suspicion: 'late' }, say)).toBe('Came too late');
  expect(whyText({ ...row, state: 'ignored', reason: 'Interest' }, say)).toBe('Interest');
  expect(whyText({ ...row, state: 'ignored' }, say)).toBe('For no order, or a repeated message');
});

it('shows a reason of a newer server by its code', () => {
  expect(whyText({ ...row, state: 'suspicious', suspicion: 'newReason' as never }, say)).toBe('newReason');
});

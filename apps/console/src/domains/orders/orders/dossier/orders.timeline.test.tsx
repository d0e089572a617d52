import { orderRules, payoutRules } from '@platform/sdk/rules';
import { describe, expect, it } from 'vitest';
import { translate } from '../../../../shared/messages.ts';
import { timelineMessages } from './orders.timeline.messages.ts';
import { eventWord, reasonWord } from './orders.timeline.tsx';

const say = ((key: 'create') => translate(timelineMessages, 'en-US', key)) as never;

describe('the timeline of an order', () => {
  it('has a label for every event', () => {
    const events = [
      'create',
      ...Object.keys(orderRules),
      ...Object.keys(payoutRules),
      'mark',
      'reverseRequested',
      'confirmRequested',
      'findPaidRequested',
      'statementMatched',
      'statementSuspected',
      'callbackAttempt',
    ];
    expect(events.filter((event) => eventWord(event, say) === event)).toEqual([]);
  });

  it('shows the platform’s reason for a label as text, and an operator’s reason unchanged', () => {
    const own = [
      'securityChainBroken',
      'ledgerDiffers',
      'statementDiffers',
      'statementMissing',
      'orderFinding',
    ];
    expect(own.filter((reason) => reasonWord(reason, say) === reason)).toEqual([]);
    expect(reasonWord('Returned by the bank', say)).toBe('Returned by the bank');
  });

  it('shows an event of a newer server by its name', () => {
    expect(eventWord('frozen', say)).toBe('frozen');
  });
});

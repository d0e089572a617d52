import { orderRules } from '@platform/sdk/rules';
import { describe, expect, it } from 'vitest';
import { translate } from '../../shared/messages.ts';
import { timelineMessages } from './orders.timeline.messages.ts';
import { eventWord } from './orders.timeline.tsx';

const say = ((key: 'create') => translate(timelineMessages, 'en-US', key)) as never;

describe('the timeline of an order', () => {
  it('has a word for whatever may befall it', () => {
    const events = [
      'create',
      ...Object.keys(orderRules),
      'mark',
      'reverseRequested',
      'statementMatched',
      'statementSuspected',
    ];
    expect(events.filter((event) => eventWord(event, say) === event)).toEqual([]);
  });

  it('shows what a newer server tells under its own name', () => {
    expect(eventWord('frozen', say)).toBe('frozen');
  });
});

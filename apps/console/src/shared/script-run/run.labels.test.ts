import { expect, it } from 'vitest';
import { entryPointsOf, verdictLook, verdictsOf } from './run.labels.ts';

it('a script has the functions of its direction', () => {
  expect(entryPointsOf('payout')).toEqual(['send', 'query', 'readNotice', 'test']);
  expect(entryPointsOf('collection')).toEqual(['create', 'query', 'readNotice', 'test']);
  expect(entryPointsOf('choice')).toEqual(['choose']);
});

it('query and a notice answer about a collection what they never answer about a payout', () => {
  expect(verdictsOf('query', 'collection')).toEqual([
    'pending',
    'completed',
    'declined',
    'expired',
    'unknown',
  ]);
  expect(verdictsOf('query', 'payout')).not.toContain('pending');
  expect(verdictsOf('readNotice', 'collection')).toEqual(expect.arrayContaining(['expired', 'forged']));
  expect(verdictsOf('create', 'collection')).toEqual(['created', 'declined', 'unknown']);
});

it('shows a verdict of a newer server by its code', () => {
  expect(verdictLook('newer', String as never)).toEqual({ word: 'newer', tone: 'neutral' });
});

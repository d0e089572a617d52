import { describe, expect, it } from 'vitest';
import { verdictOf } from './verdicts.ts';

const link = 'https://gateway.example/l/1';

describe('a verdict about a collection', () => {
  const told = (entryPoint: 'create' | 'query' | 'readNotice', output: object) =>
    verdictOf(entryPoint, output, 'collection');

  it('of create names a web page for the payer and the number of the collection', () => {
    const created = { verdict: 'created', link, reference: 'plink_1' };
    expect(told('create', created)).toEqual({ verdict: created });
    for (const wrong of [
      'javascript:alert(1)',
      'upi://pay?pa=a@b',
      '//gateway.example/l',
      'https://user:word@gateway.example/l',
      `https://gateway.example/${'l'.repeat(2_048)}`,
      'https://gateway.example/\u0000',
      '',
    ])
      expect(told('create', { ...created, link: wrong })).toHaveProperty('wrong');
    expect(told('create', { verdict: 'created', link })).toHaveProperty('wrong');
  });

  it('of query and of a notice is completed only with a reference and an amount', () => {
    const completed = { verdict: 'completed', utr: '432100012345', amountMinor: 20_000 };
    for (const entryPoint of ['query', 'readNotice'] as const) {
      expect(told(entryPoint, completed)).toEqual({ verdict: completed });
      expect(told(entryPoint, { ...completed, amountMinor: undefined })).toHaveProperty('wrong');
      expect(told(entryPoint, { ...completed, amountMinor: 0 })).toHaveProperty('wrong');
      expect(told(entryPoint, { ...completed, utr: 'a b' })).toHaveProperty('wrong');
    }
  });

  it('is not one of a payout, and the other way round', () => {
    expect(told('query', { verdict: 'accepted', reference: 'x' })).toHaveProperty('wrong');
    expect(told('create', { verdict: 'completed', utr: '432100012345' })).toHaveProperty('wrong');
    expect(verdictOf('query', { verdict: 'pending' }, 'payout')).toHaveProperty('wrong');
    expect(verdictOf('query', { verdict: 'expired' }, 'payout')).toHaveProperty('wrong');
    expect(told('query', { verdict: 'pending' })).toEqual({ verdict: { verdict: 'pending' } });
  });
});

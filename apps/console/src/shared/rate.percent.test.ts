import { describe, expect, it } from 'vitest';
import { percentOfRate, rateOfPercent } from './rate.percent.ts';

describe('a rate as a percentage', () => {
  it.each([
    ['0', '0'],
    ['0.018', '1.8'],
    ['0.000001', '0.0001'],
    ['1', '100'],
  ])('%s is %s percent, and back', (rate, percent) => {
    expect(percentOfRate(rate)).toBe(percent);
    expect(rateOfPercent(percent)).toBe(rate);
  });

  it('is read as people type it', () => {
    expect(rateOfPercent(' 1.8 % ')).toBe('0.018');
    expect(rateOfPercent('１．８％')).toBe('0.018');
    expect(rateOfPercent('1。8')).toBe('0.018');
    expect(rateOfPercent('2.50')).toBe('0.025');
  });

  it.each(['', 'abc', '-1', '100.0001', '1.23456', '1,8', '0x1'])('%j is none', (text) => {
    expect(rateOfPercent(text)).toBeUndefined();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparer } from './client-rows.ts';

const anyValue = fc.oneof(
  fc.constant(null),
  fc.constant(undefined),
  fc.integer(),
  fc.bigInt(),
  fc.boolean(),
  fc.date({ noInvalidDate: true }),
  fc.string(),
);

describe('comparing values of a column', () => {
  const compare = comparer('zh-CN');
  const sorted = (...values: unknown[]) => [...values].sort(compare);

  it('sorts missing values first, numbers by size, texts by locale', () => {
    expect(sorted(10, 9, null, 2)).toEqual([null, 2, 9, 10]);
    expect(sorted('订单 10', '订单 9')).toEqual(['订单 9', '订单 10']);
    // By pinyin: 工 gong, 建 jian, 中 zhong.
    expect(sorted('中国银行', '工商银行', '建设银行')).toEqual(['工商银行', '建设银行', '中国银行']);
    expect(sorted(10n, 9, 11n)).toEqual([9, 10n, 11n]);
  });

  it('is a consistent order: antisymmetric and transitive', () => {
    fc.assert(
      fc.property(anyValue, anyValue, anyValue, (a, b, c) => {
        expect(Math.sign(compare(a, b)) + Math.sign(compare(b, a))).toBe(0);
        if (compare(a, b) <= 0 && compare(b, c) <= 0) expect(compare(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

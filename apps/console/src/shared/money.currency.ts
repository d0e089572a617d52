import { type Currency, formatMoney, minorUnits, parseMoney } from '@platform/sdk';
import type { MoneyInputProps } from '@platform/ui-kit/skin';
import { useMemo } from 'react';
import { defineMessages, useText } from './messages.ts';

const moneyMessages = defineMessages('money', {
  empty: { 'zh-CN': '请输入金额', 'zh-TW': '請輸入金額', 'en-US': 'Enter an amount' },
  notANumber: {
    'zh-CN': '请输入数字，如 1200.50',
    'zh-TW': '請輸入數字，如 1200.50',
    'en-US': 'Enter a number, such as 1200.50',
  },
  excessPrecision: {
    'zh-CN': '{{currency}} 的小数位过多',
    'zh-TW': '{{currency}} 的小數位過多',
    'en-US': 'Too many decimals for {{currency}}',
  },
  overflow: { 'zh-CN': '金额过大', 'zh-TW': '金額過大', 'en-US': 'Amount too large' },
});

/**
 * Parsing and formatting of a currency for the ui-kit's money field, with the SDK's units and errors in the
 * user's language.
 */
export function useMoneyCurrency(currency: Currency): MoneyInputProps['currency'] {
  const say = useText(moneyMessages);
  return useMemo(
    () => ({
      code: currency,
      read: (text) => {
        const money = parseMoney(text, currency);
        if (money.ok) return { minor: money.amountMinor };
        return {
          problem:
            money.reason === 'excessPrecision' ? say('excessPrecision', { currency }) : say(money.reason),
        };
      },
      write: (minor) => formatMoney(minorUnits(minor), currency, { grouping: 'none' }),
    }),
    [currency, say],
  );
}

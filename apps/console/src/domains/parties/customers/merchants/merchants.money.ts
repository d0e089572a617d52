import {
  merchantsAdjustBalance,
  merchantsClearBalance,
  merchantsDetail,
  merchantsList,
} from '@platform/sdk/operations';
import { useAdjustments } from '../../../../shared/adjustments/use-adjustments.tsx';
import { isCurrency, moneyText } from '../../../../shared/cells/money.text.ts';
import { call } from '../../../../shared/client.ts';
import { useText } from '../../../../shared/messages.ts';
import { merchantFormMessages } from './merchants.form.messages.ts';
import type { MerchantRow } from './merchants.labels.ts';

export const merchantCalls = [merchantsList, merchantsDetail] as const;

export interface MerchantMoney {
  adjust: (row: MerchantRow) => Promise<void>;
  clear: (row: MerchantRow, currency: string) => Promise<void>;
}

/** Postings to a merchant's balance. */
export function useMerchantMoney(): MerchantMoney {
  const say = useText(merchantFormMessages);
  const { adjust, askReason } = useAdjustments(...merchantCalls);
  return {
    adjust: ({ id, name, balances }) =>
      adjust(
        {
          title: say('adjustTitle', { name }),
          body: say('adjustBody'),
          currencies: balances.map(({ currency }) => currency),
        },
        (posting) => call(merchantsAdjustBalance, { merchantId: id, ...posting }),
      ),
    clear: async ({ id, name, balances }, currency) => {
      if (!isCurrency(currency)) return;
      const available = balances.find((each) => each.currency === currency)?.availableMinor ?? 0;
      const amount = `${moneyText(available, currency)} ${currency}`;
      await askReason(
        {
          title: say('clearTitle', { name, currency }),
          body: say('clearBody', { amount }),
          confirmLabel: say('clear'),
        },
        (posting) => call(merchantsClearBalance, { merchantId: id, currency, ...posting }),
      );
    },
  };
}

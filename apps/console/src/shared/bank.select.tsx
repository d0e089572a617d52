import type { Output } from '@platform/sdk';
import { banksOptions } from '@platform/sdk/operations';
import { Select, type SelectProps } from '@platform/ui-kit/skin';
import { useLanguage } from './messages.ts';
import { useOperation } from './query.ts';

export type BankOption = Output<'banks.options'>[number];

const noBanks: readonly BankOption[] = [];

/** The banks of a currency's country; all without one. */
export function useBanks(currency?: BankCurrency): readonly BankOption[] {
  return useOperation(banksOptions, currency ? { currency } : {}, { staleMs: 5 * 60_000 }).data ?? noBanks;
}
type BankCurrency = 'INR' | 'CNY' | 'KES' | 'USDT';

/** The bank that an IFSC is of, as soon as its first four letters are typed. */
export const bankOfIfsc = (banks: readonly BankOption[], ifscCode: string): BankOption | undefined =>
  banks.find(({ ifscPrefix }) => ifscPrefix !== null && ifscCode.toUpperCase().startsWith(ifscPrefix));

export interface BankSelectProps extends Omit<SelectProps<string>, 'options' | 'searchable'> {
  banks: readonly BankOption[];
  /** Label of choosing none. */
  none: string;
}

/** Chooses a bank by its short name. A name of before the banks were listed stays as it is until it is changed. */
export function BankSelect({ banks, none, ...props }: BankSelectProps) {
  const language = useLanguage();
  const isListed = props.value === '' || banks.some(({ shortName }) => shortName === props.value);
  return (
    <Select
      {...props}
      searchable
      options={[
        { value: '', label: none },
        ...(isListed || typeof props.value !== 'string' ? [] : [{ value: props.value, label: props.value }]),
        ...banks.map(({ shortName, names, number, ifscPrefix }) => ({
          value: shortName,
          label: shortName,
          detail: [names[language], ifscPrefix ?? number].join(' · '),
        })),
      ]}
    />
  );
}

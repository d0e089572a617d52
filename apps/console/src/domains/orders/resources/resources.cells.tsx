import { ProgressBar } from '@platform/ui-kit/skin';
import { MoneyCell } from '../../../shared/cells/cells.tsx';
import { moneyText } from '../../../shared/cells/money.text.ts';
import { useFormats } from '../../../shared/format.ts';
import { dailyShareOf, type ResourceRow } from './resources.labels.ts';

export interface DailyLimitCellProps {
  row: ResourceRow;
  noLimit: string;
  labelOf: (share: string) => string;
}

/** A limit without its zeros behind the point: of six they leave no room for the currency. */
const wholeText = (amount: string) => amount.replace(/\.0+$/, '');

/** What an account used today, of how much: as numbers and as a bar. */
export function DailyLimitCell({ row, noLimit, labelOf }: DailyLimitCellProps) {
  const { percent } = useFormats();
  const { today, dailyLimitMinor, currency } = row;
  const share = dailyShareOf(row);
  return (
    <span className="grid w-full gap-1 in-[[role=row]]:justify-items-end">
      <span className="leading-tight">
        <MoneyCell bare amountMinor={today.dailyUsedMinor} currency={currency} />
        <span className="numeric text-xs text-muted-foreground">
          {' / '}
          {dailyLimitMinor === null ? noLimit : wholeText(moneyText(dailyLimitMinor, currency))} {currency}
        </span>
      </span>
      {share !== null && (
        <ProgressBar
          label={labelOf(percent(share))}
          value={share}
          text={percent(share)}
          className="h-1 w-full"
        />
      )}
    </span>
  );
}

import { currencyDigits, type Output } from '@platform/sdk';
import { cn } from '@platform/ui-kit/skin';
import { useFigureFormats } from '../../shared/figures/figure.formats.ts';
import { listLink } from '../../shared/list.links.ts';
import { useText } from '../../shared/messages.ts';
import { HomeCard } from './home.card.tsx';
import { useHome } from './home.context.ts';
import { homeMessages } from './home.messages.ts';
import { useBalances } from './home.queries.ts';

type Balance = Output<'users.totalBalance'>['balances'][number];
type BalanceField = Exclude<keyof Balance, 'currency'>;

interface BalanceLine {
  field: BalanceField;
  word: keyof typeof homeMessages.table;
  /** Label used when the balance belongs to the user. */
  own?: keyof typeof homeMessages.table;
  strong?: boolean;
}

/** The balances of the ledger, labelled for the role of the user. */
const fields = [
  { field: 'merchantAvailableMinor', word: 'merchantAvailable', own: 'ownAvailable', strong: true },
  { field: 'merchantPendingMinor', word: 'merchantPending' },
  { field: 'merchantPayableMinor', word: 'merchantPayable', own: 'ownPayable' },
  { field: 'supplierAvailableMinor', word: 'supplierAvailable', strong: true },
  { field: 'supplierReceivableMinor', word: 'supplierReceivable', own: 'ownReceivable' },
  { field: 'supplierDepositMinor', word: 'supplierDeposit' },
  { field: 'commissionMinor', word: 'commissionEarned' },
  { field: 'payoutClearingMinor', word: 'payoutClearing' },
  { field: 'feeIncomeMinor', word: 'feeIncome' },
] as const satisfies readonly BalanceLine[];

/** Balances in the chosen currency that the user may see. The server omits the others. */
export function BalancesCard() {
  const text = useText(homeMessages);
  const { money } = useFigureFormats();
  const { user, currency } = useHome();
  const { data, error, isPending, refetch } = useBalances();
  const balance = data?.balances.find((one) => one.currency === currency);
  const own = user.merchantId !== null || user.supplierId !== null;
  const shown = fields.flatMap((line) => {
    const value = balance?.[line.field] ?? null;
    if (value === null) return [];
    const word = own && 'own' in line ? line.own : line.word;
    return [{ field: line.field, value, strong: 'strong' in line, label: text(word) }];
  });
  return (
    <HomeCard
      title={text('balances')}
      note={currency}
      href={listLink('fundRecords.list', user.access, {
        currency: currency in currencyDigits ? currency : undefined,
      })}
      pending={isPending}
      error={error}
      onRetry={() => void refetch()}
      empty={shown.length === 0 && text('noBalances')}
      height="min-h-40"
    >
      <dl className="grid">
        {shown.map(({ field, value, label, strong }) => (
          <div key={field} className="flex min-h-9 flex-wrap items-center gap-x-4 border-b last:border-b-0">
            <dt className="min-w-0 flex-1 text-muted-foreground">{label}</dt>
            <dd className={cn('numeric', strong ? 'font-semibold' : 'font-medium')}>
              {money(value, currency)}
            </dd>
          </div>
        ))}
      </dl>
    </HomeCard>
  );
}

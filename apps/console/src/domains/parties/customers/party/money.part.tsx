import { Button, KeyValueList } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { MoneyCell } from '../../../../shared/cells/cells.tsx';
import { DrawerPart } from '../../../../shared/list/row.drawer.tsx';

export interface PartyMoneyProps<Balance extends { currency: string }> {
  title: string;
  /** Shown while there is no balance. */
  none: string;
  balances: readonly Balance[];
  figures: readonly { key: string; label: string; amountOf: (balance: Balance) => number }[];
  /** What can be done with one balance. */
  action?: (balance: Balance) => ReactNode;
  /** Absent for roles that may not post. */
  adjust: { label: string; onAdjust: () => void } | undefined;
}

/** The money of a merchant or supplier, a card for each currency. */
export function PartyMoney<Balance extends { currency: string }>({
  title,
  none,
  balances,
  figures,
  action,
  adjust,
}: PartyMoneyProps<Balance>) {
  return (
    <DrawerPart title={title}>
      {balances.length === 0 ? (
        <p className="text-muted-foreground">{none}</p>
      ) : (
        <ul className="grid gap-2">
          {balances.map((balance) => (
            <li key={balance.currency} className="grid gap-1 rounded-lg border p-3">
              <KeyValueList
                columns={3}
                stacked
                items={figures.map(({ key, label, amountOf }) => ({
                  key,
                  label,
                  value: <MoneyCell amountMinor={amountOf(balance)} currency={balance.currency} />,
                }))}
              />
              {action?.(balance)}
            </li>
          ))}
        </ul>
      )}
      {adjust && (
        <Button size="sm" className="justify-self-start" onClick={adjust.onAdjust}>
          {adjust.label}
        </Button>
      )}
    </DrawerPart>
  );
}

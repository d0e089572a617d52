import type { Output } from '@platform/sdk';
import { KeyValueList } from '@platform/ui-kit/skin';
import { MoneyCell } from '../../../../shared/cells/cells.tsx';
import { DrawerPart } from '../../../../shared/list/row.drawer.tsx';
import { useText } from '../../../../shared/messages.ts';
import { runListMessages } from './runs.messages.ts';
import type { RunGiven } from './runs.parts.ts';

type Choice = NonNullable<Output<'payScriptRuns.detail'>['choice']>;

const outcomes = {
  chosen: 'outcomeChosen',
  notUsable: 'outcomeNotUsable',
  noAccount: 'outcomeNoAccount',
  notTried: 'outcomeNotTried',
} as const;

/** What became of each product that a script named, and the room that it was told of. */
export function ChoiceParts({ choice, productWord }: { choice: Choice } & Pick<RunGiven, 'productWord'>) {
  const say = useText(runListMessages);
  const { order, capacity, products } = choice;
  const outcomeWord = (outcome: string) => {
    const key = Object.hasOwn(outcomes, outcome) ? outcomes[outcome as keyof typeof outcomes] : undefined;
    return key ? say(key) : outcome;
  };
  return (
    <>
      <DrawerPart title={say('choiceMade')}>
        <div className="grid gap-3">
          <KeyValueList
            columns={2}
            items={[
              { key: 'asked', label: say('askedProduct'), value: productWord(order.productId) },
              {
                key: 'amount',
                label: say('amount'),
                value: <MoneyCell amountMinor={order.amountMinor} currency={order.currency} />,
              },
            ]}
          />
          {products.length === 0 ? (
            <p className="text-sm text-muted-foreground">{say('noneNamed')}</p>
          ) : (
            <KeyValueList
              items={products.map(({ productId, outcome }) => ({
                key: String(productId),
                label: productWord(productId),
                value: outcomeWord(outcome),
              }))}
            />
          )}
        </div>
      </DrawerPart>
      {capacity.length > 0 && (
        <DrawerPart title={say('capacity')}>
          <KeyValueList
            items={capacity.map(({ productId, currency, accountCount, maxAmountMinor }) => ({
              key: String(productId),
              label: productWord(productId),
              value: (
                <span className="flex flex-wrap gap-x-3">
                  {say('freeAccounts', { count: accountCount })}
                  {accountCount > 0 && (
                    <span>
                      {say('upTo')} <MoneyCell amountMinor={maxAmountMinor} currency={currency} />
                    </span>
                  )}
                </span>
              ),
            }))}
          />
        </DrawerPart>
      )}
    </>
  );
}

import { userProductsList } from '@platform/sdk/operations';
import { Button } from '@platform/ui-kit/skin';
import { RateCell, StatusCell } from '../../../../shared/cells/cells.tsx';
import { stateLooks, stateOf } from '../../../../shared/enabled.looks.ts';
import type { ListContext } from '../../../../shared/list/list.types.ts';
import { DrawerPart } from '../../../../shared/list/row.drawer.tsx';
import { RowMenu } from '../../../../shared/list/row.menu.tsx';
import { useText, useWords } from '../../../../shared/messages.ts';
import { useOperation } from '../../../../shared/query.ts';
import { agreementCommands } from './agreements.commands.ts';
import { type AgreementParty, limitsText } from './agreements.labels.ts';
import { agreementMessages } from './agreements.messages.ts';
import { useAgreementActions } from './use-agreements.tsx';

/** The largest page: more products than there are. */
const mostProducts = 200;

export interface AgreementsPartProps {
  party: AgreementParty;
  given: Pick<ListContext, 'mayCall'>;
  /** Whether the role manages this party: a supplier does not manage itself. */
  isManaged: boolean;
}

/** The products of a merchant or supplier, changed in place. */
export function AgreementsPart({ party, given, isManaged }: AgreementsPartProps) {
  const say = useText(agreementMessages);
  const words = useWords();
  const actions = useAgreementActions();
  const { data } = useOperation(userProductsList, {
    userId: party.userId,
    sortBy: 'productId',
    pageSize: mostProducts,
  });
  const rows = data?.list ?? [];
  const commands = isManaged ? agreementCommands(given, say) : [];
  return (
    <DrawerPart title={say('agreementsOf')}>
      {data && rows.length === 0 && <p className="text-muted-foreground">{say('none')}</p>}
      <ul className="grid gap-1">
        {rows.map((row) => {
          const product = `${row.productId} ${words(row.productName)}`;
          return (
            <li key={row.id} className="flex min-h-9 items-center gap-x-3 border-b last:border-b-0">
              <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
                <span className="grow">{product}</span>
                <span className="numeric text-sm text-muted-foreground">{limitsText(row, say)}</span>
              </span>
              <RateCell rate={row.rate} />
              <StatusCell looks={stateLooks[stateOf(row)]}>{say(stateOf(row))}</StatusCell>
              {commands.length > 0 && (
                <RowMenu
                  label={say('actionsOf', { name: product })}
                  commands={commands}
                  onCommand={(command) => void actions[command](row)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {isManaged && given.mayCall('userProducts.add') && (
        <Button
          size="sm"
          className="justify-self-start"
          onClick={() => void actions.add({ party, taken: rows.map(({ productId }) => productId) })}
        >
          {say('add')}
        </Button>
      )}
    </DrawerPart>
  );
}

import type { Output } from '@platform/sdk';
import { merchantsList, suppliersList, userProductsList } from '@platform/sdk/operations';
import { merchantsListRules, suppliersListRules } from '@platform/sdk/query-rules';
import { Button, EmptyState } from '@platform/ui-kit/skin';
import { Plus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { rateText } from '../../../../shared/cells/rate.text.ts';
import { call } from '../../../../shared/client.ts';
import { useGo } from '../../../../shared/link.tsx';
import { headWidthPx, type ListColumn } from '../../../../shared/list/list.columns.tsx';
import { listOf } from '../../../../shared/list/list.of.ts';
import { ListScreen } from '../../../../shared/list/list.screen.tsx';
import type { ListContext } from '../../../../shared/list/list.types.ts';
import { useListScreen } from '../../../../shared/list/use-list-screen.ts';
import { listLink } from '../../../../shared/list.links.ts';
import type { AgreementParty } from './agreements.labels.ts';
import { agreementMessages } from './agreements.messages.ts';
import { type AgreementActions, useAgreementActions } from './use-agreements.tsx';

export type MatrixProduct = Pick<Output<'products.options'>[number], 'id' | 'name' | 'currency'>;
type Words = typeof agreementMessages.table;

/** A party's agreement about a product, as its list contains it. */
interface Cell {
  rate: string;
  enabled: boolean;
}

export interface MatrixProps {
  given: ListContext;
  views: ReactNode;
  products: readonly MatrixProduct[];
}

const {
  column: merchantColumn,
  filter: merchantFilter,
  define: defineMerchants,
} = listOf()(merchantsList, merchantsListRules, agreementMessages);
const {
  column: supplierColumn,
  filter: supplierFilter,
  define: defineSuppliers,
} = listOf()(suppliersList, suppliersListRules, agreementMessages);

/** Merchants by product: each cell is the fee, and a press changes or adds the agreement. */
export function MerchantMatrix({ given, views, products }: MatrixProps) {
  const actions = useAgreementActions();
  const list = useMemo(
    () =>
      defineMerchants({
        label: 'viewMerchants',
        rowId: 'id',
        openName: 'merchant',
        nameOf: ({ name }) => name,
        sort: { by: 'name', order: 'asc' },
        sortKeys: ['name'],
        filters: {
          main: [
            merchantFilter.text('name', 'partyName', { rule: 'partOf' }),
            merchantFilter.text('account', 'account', { rule: 'partOf' }),
          ],
        },
        columns: [
          merchantColumn.text('name', 'partyName', {
            sort: 'name',
            pin: 'start',
            fixed: true,
            card: 'title',
            size: 176,
          }),
          ...products.map((product) =>
            productColumn<Output<'merchants.list'>['list'][number]>(product, actions, (row) => ({
              party: { userId: row.userId, name: row.name, role: 'merchant' },
              cell: row.products
                .filter(({ productId }) => productId === product.id)
                .map(({ feeRate, enabled }) => ({ rate: feeRate, enabled }))[0],
            })),
          ),
        ],
      }),
    [products, actions],
  );
  const screen = useListScreen(list, given);
  const openParty = useOpenParty(given);
  const { say } = screen.telling;
  return (
    <ListScreen
      of={list}
      screen={{ ...screen, open: openParty('merchants.list', 'merchant') }}
      tiles={views}
      nothing={<EmptyState title={say('none')} />}
    />
  );
}

/** The same for suppliers and their commission. */
export function SupplierMatrix({ given, views, products }: MatrixProps) {
  const actions = useAgreementActions();
  const list = useMemo(
    () =>
      defineSuppliers({
        label: 'viewSuppliers',
        rowId: 'id',
        openName: 'supplier',
        nameOf: ({ name }) => name,
        sort: { by: 'name', order: 'asc' },
        sortKeys: ['name'],
        filters: {
          main: [
            supplierFilter.text('name', 'partyName', { rule: 'partOf' }),
            supplierFilter.text('account', 'account', { rule: 'partOf' }),
          ],
        },
        columns: [
          supplierColumn.text('name', 'partyName', {
            sort: 'name',
            pin: 'start',
            fixed: true,
            card: 'title',
            size: 176,
          }),
          ...products.map((product) =>
            productColumn<Output<'suppliers.list'>['list'][number]>(product, actions, (row) => ({
              party: { userId: row.userId, name: row.name, role: 'supplier' },
              cell: supplierCell(row, product.id),
            })),
          ),
        ],
      }),
    [products, actions],
  );
  const screen = useListScreen(list, given);
  const openParty = useOpenParty(given);
  const { say } = screen.telling;
  return (
    <ListScreen
      of={list}
      screen={{ ...screen, open: openParty('suppliers.list', 'supplier') }}
      tiles={views}
      nothing={<EmptyState title={say('none')} />}
    />
  );
}

function supplierCell(
  { rates, disabledRates }: Output<'suppliers.list'>['list'][number],
  wanted: number,
): Cell | undefined {
  const rateIn = (list: typeof rates) => list.find(({ productId }) => productId === wanted)?.commissionRate;
  const [inForce, disabled] = [rateIn(rates), rateIn(disabledRates)];
  const rate = inForce ?? disabled;
  return rate === undefined ? undefined : { rate, enabled: inForce !== undefined };
}

/** A row of a matrix opens in the list of its party. */
function useOpenParty({ user }: ListContext) {
  const go = useGo();
  return (operation: 'merchants.list' | 'suppliers.list', openName: string) => (id: string | null) => {
    const href = id === null ? undefined : listLink(operation, user.access, { [openName]: id });
    if (href) go(href);
  };
}

/** The column of one product. An agreement is read again before it is changed: the row knows only its rate. */
function productColumn<Row extends object>(
  product: MatrixProduct,
  actions: AgreementActions,
  of: (row: Row) => { party: AgreementParty; cell: Cell | undefined },
): ListColumn<Row, Words, ListContext> {
  const edit = async (party: AgreementParty) => {
    const { list } = await call(userProductsList, { userId: party.userId, productId: product.id });
    const [agreement] = list;
    if (agreement) await actions.edit(agreement);
    else await actions.add({ party, productId: product.id });
  };
  return ({ say, language, given }) => {
    const title = `${product.id} ${product.name[language]}`;
    const mayChange = given.mayCall('userProducts.update');
    const textOf = (row: Row) => {
      const { cell } = of(row);
      return cell ? rateText(cell.rate) : '';
    };
    return {
      id: `product${product.id}`,
      accessorFn: textOf,
      header: title,
      enableSorting: false,
      size: headWidthPx(title, false),
      meta: { align: 'end', text: (_value: unknown, row: object) => textOf(row as Row) },
      cell: ({ row }) => {
        const { party, cell } = of(row.original);
        const shown = cell ? rateText(cell.rate) : <Plus aria-hidden className="size-3.5" />;
        if (!mayChange) return cell ? shown : null;
        return (
          <Button
            size="sm"
            variant="ghost"
            aria-label={
              cell
                ? `${party.name} ${title}: ${rateText(cell.rate)}${cell.enabled ? '' : ` (${say('disabled')})`}`
                : `${party.name}: ${say('addOf', { product: title })}`
            }
            className={`numeric ${cell?.enabled === false ? 'text-muted-foreground line-through' : cell ? '' : 'text-muted-foreground'}`}
            onClick={() => void edit(party)}
          >
            {shown}
          </Button>
        );
      },
    };
  };
}

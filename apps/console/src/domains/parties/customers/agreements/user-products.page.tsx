import { productsOptions } from '@platform/sdk/operations';
import { SegmentedControl } from '@platform/ui-kit/skin';
import { type ComponentType, useMemo } from 'react';
import { listPage } from '../../../../shared/list/list.context.tsx';
import { useText } from '../../../../shared/messages.ts';
import { useProductOptions } from '../../../../shared/options.ts';
import { usePage } from '../../../../shared/page.tsx';
import { useOperation } from '../../../../shared/query.ts';
import { ProductList } from '../products/products.list.tsx';
import { AgreementList } from './agreements.list.tsx';
import { MerchantMatrix, SupplierMatrix } from './agreements.matrix.tsx';
import { agreementMessages } from './agreements.messages.ts';

const views = {
  list: 'viewList',
  merchants: 'viewMerchants',
  suppliers: 'viewSuppliers',
  products: 'viewProducts',
} as const;
type View = keyof typeof views;
const viewNames = Object.keys(views) as View[];

/** Who may use which product: as a list, as a matrix of merchants or suppliers, and the products themselves. */
export const UserProductsPage: ComponentType = listPage(
  'userProducts.list',
  function UserProducts({ context }) {
    const say = useText(agreementMessages);
    const { search, setSearch } = usePage();
    const view = viewNames.find((each) => each === search.view) ?? 'list';
    const offered = useProductOptions(context);
    const given = useMemo(() => ({ ...context, products: offered }), [context, offered]);
    const products = useOperation(productsOptions, {}, { staleMs: 60_000 }).data;
    const chosen = (
      <div className="flex">
        <SegmentedControl
          label={say('views')}
          value={view}
          options={viewNames.map((value) => ({ value, label: say(views[value]) }))}
          // Each view has filters of its own.
          onValueChange={(next) => setSearch(next === 'list' ? {} : { view: next })}
        />
      </div>
    );
    switch (view) {
      case 'list':
        return <AgreementList given={given} views={chosen} />;
      case 'merchants':
        return products ? <MerchantMatrix given={context} views={chosen} products={products} /> : null;
      case 'suppliers':
        return products ? <SupplierMatrix given={context} views={chosen} products={products} /> : null;
      case 'products':
        return <ProductList given={context} views={chosen} />;
    }
  },
);

import { productsAdd, productsList, productsOptions, productsUpdate } from '@platform/sdk/operations';
import { toast } from '@platform/ui-kit/skin';
import { call } from '../../../../shared/client.ts';
import { turnWith } from '../../../../shared/dialogs/turn.ts';
import { useStep } from '../../../../shared/dialogs/use-step.ts';
import { useText, useWords } from '../../../../shared/messages.ts';
import { fieldReasonMessages } from '../../../../shared/reasons.messages.ts';
import { withRefusalsAt } from '../../../../shared/refused.fields.ts';
import { ProductFields } from './products.form.fields.tsx';
import { productFormMessages } from './products.form.messages.ts';
import {
  formOf,
  formRefusals,
  type ProductForm,
  type ProductRefusal,
  readNewProduct,
  readProductChange,
  refusedField,
} from './products.form.ts';
import { productMessages } from './products.messages.ts';
import type { ProductRow } from './products.parts.ts';

/** Actions on products. Each refreshes the list. */
export function useProductActions() {
  const say = useText(productMessages);
  const sayForm = useText(productFormMessages);
  const sayReason = useText(fieldReasonMessages);
  const words = useWords();
  const { atOnce, withForm, withQuestion } = useStep(productsList, productsOptions);
  const told = (why: ProductRefusal) => (why === 'percentWrong' ? sayForm(why) : sayReason(why));
  const asked = (row?: ProductRow) => ({
    title: row ? sayForm('editTitle', { name: `${row.id} ${words(row.name)}` }) : sayForm('addTitle'),
    ...(row && { body: sayForm('body') }),
    size: 'lg' as const,
    initial: formOf(row),
    validate: (form: ProductForm) =>
      Object.fromEntries(Object.entries(formRefusals(form)).map(([field, why]) => [field, told(why)])),
    fieldName: (field: string) => sayForm(field as keyof ProductForm),
    fields: (form: Parameters<typeof ProductFields>[0]['form']) => (
      <ProductFields form={form} isNew={row === undefined} />
    ),
    confirmLabel: sayForm(row ? 'save' : 'add'),
  });
  return {
    add: async () => {
      let name = '';
      const done = await withForm(asked(), async (form) => {
        const product = await withRefusalsAt(() => call(productsAdd, readNewProduct(form)), refusedField);
        name = `${product.id} ${words(product.name)}`;
      });
      if (done) toast.success(sayForm('added', { name }));
    },
    edit: async (row: ProductRow) => {
      const done = await withForm(asked(row), (form) =>
        withRefusalsAt(() => call(productsUpdate, readProductChange(form, row)), refusedField),
      );
      if (done) toast.success(sayForm('saved', { name: `${row.id} ${words(row.name)}` }));
    },
    turn: (row: ProductRow, enabled: boolean) => {
      const name = `${row.id} ${words(row.name)}`;
      return turnWith(
        { atOnce, withQuestion },
        enabled,
        {
          title: say('disableTitle', { name }),
          body: say('disableBody'),
          confirmLabel: say('disable'),
          done: say(enabled ? 'enabledNow' : 'disabledNow', { name }),
        },
        () => call(productsUpdate, { id: row.id, enabled }),
      );
    },
  };
}

import { suppliersList } from '@platform/sdk/operations';
import type { Form } from '@platform/ui-kit/headless/form';
import { FormField, Notice, Select } from '@platform/ui-kit/skin';
import { useText } from '../../../../shared/messages.ts';
import { useSupplierOptions } from '../../../../shared/options.ts';
import { useOperation } from '../../../../shared/query.ts';
import { supplierFormMessages } from './suppliers.form.messages.ts';
import type { SupplierRow } from './suppliers.labels.ts';

export interface MoveForm {
  /** Empty: no leader. */
  readonly parentSupplierId: string;
}

export interface MoveFieldsProps {
  form: Form<MoveForm>;
  row: SupplierRow;
  /** Only staff make a supplier the top of a team. */
  mayLeadItself: boolean;
}

/** The new leader, and what the move means for accounts, rates and who sees them. */
export function MoveFields({ form, row, mayLeadItself }: MoveFieldsProps) {
  const say = useText(supplierFormMessages);
  const leaders = useSupplierOptions();
  const { parentSupplierId } = form.values;
  return (
    <>
      <FormField form={form} name="parentSupplierId" label={say('leader')} required={!mayLeadItself}>
        <Select
          value={parentSupplierId}
          searchable
          options={[
            ...(mayLeadItself ? [{ value: '', label: say('noLeader') }] : []),
            ...leaders.filter(({ value }) => value !== row.id),
          ]}
          onValueChange={(next) => form.set({ parentSupplierId: next })}
        />
      </FormField>
      <Meaning row={row} leaderId={parentSupplierId} />
    </>
  );
}

function Meaning({ row, leaderId }: { row: SupplierRow; leaderId: string }) {
  const say = useText(supplierFormMessages);
  const leader = useOperation(suppliersList, { supplierId: leaderId }, { enabled: leaderId !== '' }).data
    ?.list[0];
  if (leaderId === (row.parentSupplierId ?? '')) return null;
  const team = row.team ?? { supplierCount: 1, resourceCount: row.resourceCount };
  const rateOf = new Map(leader?.rates.map(({ productId, commissionRate }) => [productId, commissionRate]));
  const listed = (rates: typeof row.rates) => rates.map(({ productId }) => productId).join(', ');
  const missing = leader ? row.rates.filter(({ productId }) => !rateOf.has(productId)) : [];
  const above = row.rates.filter(({ productId, commissionRate }) => {
    const limit = rateOf.get(productId);
    return limit !== undefined && Number(commissionRate) > Number(limit);
  });
  return (
    <Notice tone="warning" title={say('means')}>
      <ul className="grid list-disc gap-1 ps-5">
        <li>
          {team.supplierCount > 1
            ? say('meansTeam', { count: team.supplierCount, accounts: team.resourceCount })
            : say('meansAlone', { accounts: team.resourceCount })}
        </li>
        {row.parentName !== null && <li>{say('meansLoses', { leader: row.parentName })}</li>}
        {above.length > 0 && <li>{say('meansRates', { products: listed(above) })}</li>}
        {missing.length > 0 && <li>{say('meansMissing', { products: listed(missing) })}</li>}
      </ul>
    </Notice>
  );
}

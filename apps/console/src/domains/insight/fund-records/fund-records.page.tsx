import { SegmentedControl, type SelectOption } from '@platform/ui-kit/skin';
import { type ComponentType, Suspense, useMemo } from 'react';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { listPage } from '../../../shared/list/list.context.tsx';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { useText } from '../../../shared/messages.ts';
import { useSupplierOptions } from '../../../shared/options.ts';
import { usePage } from '../../../shared/page.tsx';
import { type PartyOption, usePartyOptions } from '../../../shared/party.options.ts';
import { FundRecordList } from './fund-records.list.tsx';
import { fundRecordMessages } from './fund-records.messages.ts';

const AdjustmentList = lazyPart(
  'adjustments',
  async () => (await import('./adjustments.list.tsx')).AdjustmentList,
);

const views = { records: 'viewRecords', adjustments: 'viewAdjustments' } as const;
type View = keyof typeof views;
const viewNames = Object.keys(views) as View[];

/** Fund records of a party itself; of everyone with the adjustments, for those who may read them. */
export const FundRecordsPage: ComponentType = listPage('fundRecords.list', function FundRecords({ context }) {
  return context.mayCall('adjustments.list') ? <Everyones context={context} /> : <Own context={context} />;
});

function Own({ context }: { context: ListContext }) {
  const team = useSupplierOptions(context);
  const given = useMemo(() => ({ ...context, owners: team }), [context, team]);
  return <FundRecordList given={given} />;
}

function Everyones({ context }: { context: ListContext }) {
  const say = useText(fundRecordMessages);
  const { search, setSearch } = usePage();
  const parties = usePartyOptions();
  const view = viewNames.find((each) => each === search.view) ?? 'records';
  const given = useMemo(() => ({ ...context, owners: parties.map(ownerOption) }), [context, parties]);
  const chosen = (
    <div className="flex">
      <SegmentedControl
        label={say('views')}
        value={view}
        options={viewNames.map((value) => ({ value, label: say(views[value]) }))}
        // Each view has filters of its own.
        onValueChange={(next) => setSearch(next === 'records' ? {} : { view: next })}
      />
    </div>
  );
  if (view === 'records') return <FundRecordList given={given} views={chosen} />;
  return (
    <Suspense fallback={null}>
      <AdjustmentList given={given} views={chosen} />
    </Suspense>
  );
}

/** A party by its own id; the options are by user. */
const ownerOption = ({ partyId, label, detail }: PartyOption): SelectOption => ({
  value: partyId,
  label,
  detail,
});

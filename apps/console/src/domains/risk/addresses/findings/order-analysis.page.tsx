import { SegmentedControl } from '@platform/ui-kit/skin';
import { listPage } from '../../../../shared/list/list.context.tsx';
import { useText } from '../../../../shared/messages.ts';
import { usePage } from '../../../../shared/page.tsx';
import { FindingList } from './findings.list.tsx';
import { findingMessages } from './findings.messages.ts';
import { RuleList } from './rules.list.tsx';

const views = { findings: 'viewFindings', rules: 'viewRules' } as const;
type View = keyof typeof views;
const viewNames = Object.keys(views) as View[];

/** Patterns that rules found among orders, and the rules. */
export const OrderAnalysisPage = listPage('orderFindings.list', function OrderAnalysis({ context }) {
  const say = useText(findingMessages);
  const { search, setSearch } = usePage();
  const view = viewNames.find((each) => each === search.view) ?? 'findings';
  const chosen = (
    <div className="flex">
      <SegmentedControl
        label={say('views')}
        value={view}
        options={viewNames.map((value) => ({ value, label: say(views[value]) }))}
        // Each view has filters of its own.
        onValueChange={(next) => setSearch({ view: next })}
      />
    </div>
  );
  return view === 'findings' ? (
    <FindingList context={context} views={chosen} />
  ) : (
    <RuleList context={context} views={chosen} />
  );
});

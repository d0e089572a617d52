import { SegmentedControl } from '@platform/ui-kit/skin';
import type { ComponentType } from 'react';
import { listPage } from '../../../shared/list/list.context.tsx';
import { useText } from '../../../shared/messages.ts';
import { usePage } from '../../../shared/page.tsx';
import { ChainList } from './chains.list.tsx';
import { FindingList } from './findings.list.tsx';
import { NodeList } from './nodes.list.tsx';
import { securityChainMessages } from './security-chain.messages.ts';
import { useChainGiven } from './security-chain.options.ts';

const views = { chains: 'viewChains', messages: 'viewMessages', findings: 'viewFindings' } as const;
type View = keyof typeof views;
const viewNames = Object.keys(views) as View[];

/** A link that names an account or a message, but no view, means the messages. */
const viewOf = ({ view, resourceId, node }: Readonly<Record<string, string | undefined>>): View =>
  viewNames.find((each) => each === view) ?? (resourceId || node ? 'messages' : 'chains');

/** Security chains: of accounts, their messages, and what the periodic check found. */
export const SecurityChainPage: ComponentType = listPage(
  'securityNodes.list',
  function SecurityChains({ context }) {
    const say = useText(securityChainMessages);
    const given = useChainGiven(context);
    const { search, setSearch } = usePage();
    const view = viewOf(search);
    const chosen = (
      <div className="flex">
        <SegmentedControl
          label={say('views')}
          value={view}
          options={viewNames.map((value) => ({ value, label: say(views[value]) }))}
          // Each view has filters of its own. The account stays, so that its findings are one step from its messages.
          onValueChange={(next) =>
            setSearch({ view: next, ...(search.resourceId && { resourceId: search.resourceId }) })
          }
        />
      </div>
    );
    switch (view) {
      case 'chains':
        return <ChainList given={given} views={chosen} />;
      case 'messages':
        return <NodeList given={given} views={chosen} />;
      case 'findings':
        return <FindingList given={given} views={chosen} />;
    }
  },
);

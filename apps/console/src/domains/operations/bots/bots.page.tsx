import { SegmentedControl } from '@platform/ui-kit/skin';
import { type ComponentType, Suspense, useMemo } from 'react';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { listPage } from '../../../shared/list/list.context.tsx';
import { useText } from '../../../shared/messages.ts';
import { usePage } from '../../../shared/page.tsx';
import { botAt } from './bots.labels.ts';
import { botMessages } from './bots.messages.ts';
import { BotState } from './bots.state.tsx';
import { GroupList } from './groups.list.tsx';

const SentList = lazyPart('bot messages', async () => (await import('./sent.list.tsx')).SentList);

const views = { groups: 'viewGroups', messages: 'viewSent' } as const;
type View = keyof typeof views;
const viewNames = Object.keys(views) as View[];

/** Groups of one bot, and what the bots sent (`?view=messages`). The address fixes the bot. */
export const BotsPage: ComponentType = listPage('botGroups.list', function Bots({ context }) {
  const say = useText(botMessages);
  const { search, setSearch } = usePage();
  const view = viewNames.find((each) => each === search.view) ?? 'groups';
  const bot = botAt(context);
  const given = useMemo(
    () => ({ ...context, showSent: (groupId: string) => setSearch({ view: 'messages', groupId }) }),
    [context, setSearch],
  );
  const head = (
    <div className="grid gap-3">
      <BotState bot={bot} role={context.user.access} />
      <div className="flex">
        <SegmentedControl
          label={say('views')}
          value={view}
          options={viewNames.map((value) => ({ value, label: say(views[value]) }))}
          // Each view has filters of its own.
          onValueChange={(next) => setSearch(next === 'groups' ? {} : { view: next })}
        />
      </div>
    </div>
  );
  if (view === 'groups') return <GroupList given={given} head={head} />;
  return (
    <Suspense fallback={null}>
      <SentList context={context} head={head} />
    </Suspense>
  );
});

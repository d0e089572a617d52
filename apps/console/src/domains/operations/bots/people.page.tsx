import { SegmentedControl } from '@platform/ui-kit/skin';
import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { listPage } from '../../../shared/list/list.context.tsx';
import { useText } from '../../../shared/messages.ts';
import { usePage } from '../../../shared/page.tsx';
import { PeopleList } from './people.list.tsx';
import { botPeopleMessages } from './people.messages.ts';

const RefusalList = lazyPart('bot refusals', async () => (await import('./refusals.list.tsx')).RefusalList);

const views = { people: 'viewPeople', refusals: 'viewRefusals' } as const;
type View = keyof typeof views;
const viewNames = Object.keys(views) as View[];

/** The white list, and who asked without being on it (`?view=refusals`). */
export const BotPeoplePage: ComponentType = listPage('botPeople.list', function BotPeople({ context }) {
  const say = useText(botPeopleMessages);
  const { search, setSearch } = usePage();
  const view = viewNames.find((each) => each === search.view) ?? 'people';
  const head = (
    <div className="flex">
      <SegmentedControl
        label={say('views')}
        value={view}
        options={viewNames.map((value) => ({ value, label: say(views[value]) }))}
        // Each view has filters of its own.
        onValueChange={(next) => setSearch(next === 'people' ? {} : { view: next })}
      />
    </div>
  );
  if (view === 'people') return <PeopleList context={context} head={head} />;
  return (
    <Suspense fallback={null}>
      <RefusalList context={context} head={head} />
    </Suspense>
  );
});

import type { OperationId } from '@platform/sdk';
import { savedViewsList, savedViewsUpdate } from '@platform/sdk/operations';
import type { TableLayoutControl } from '@platform/ui-kit/headless/table';
import {
  Button,
  cn,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  toast,
  useDialogs,
} from '@platform/ui-kit/skin';
import { Bookmark, ChevronDown, Settings2, SquarePlus } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { call } from '../../client.ts';
import { PageDialogs } from '../../dialogs/page.dialogs.tsx';
import { errorText } from '../../error.text.ts';
import { lazyPart } from '../../lazy-part.tsx';
import { useLanguage, useText } from '../../messages.ts';
import { usePage } from '../../page.tsx';
import { isSessionError, useRefresh } from '../../query.ts';
import { useStore } from '../../store.ts';
import { currentUser } from '../../user.ts';
import { listMemory } from '../list.memory.ts';
import type { List } from '../use-list.ts';
import { useActiveView } from './use-active-view.ts';
import { viewMessages } from './views.messages.ts';
import {
  currentMoment,
  relativeRanges,
  type SavedView,
  stateOf,
  type ViewedList,
  viewedSearch,
} from './views.model.ts';
import { useViews } from './views.query.ts';

// Lazy loaded: few users save a view.
const SaveView = lazyPart('views', async () => (await import('./views.save.tsx')).SaveView);
const ManageViews = lazyPart('views', async () => (await import('./views.manage.tsx')).ManageViews);

export interface ViewsMenuProps {
  operation: OperationId;
  list: Pick<List<never, never>, 'search' | 'filter' | 'clear'>;
  viewed: ViewedList;
  /** The columns of a table; null where there are none to arrange. */
  layout: Pick<TableLayoutControl, 'restore'> & { serialise: () => string | null };
}

/** Menu of the saved views: switches the view and saves the current one. */
export function ViewsMenu(props: ViewsMenuProps) {
  return (
    <PageDialogs>
      <Menu {...props} />
    </PageDialogs>
  );
}

function Menu({ operation, list, viewed, layout }: ViewsMenuProps) {
  const say = useText(viewMessages);
  const language = useLanguage();
  const { screen } = usePage();
  const userId = useStore(currentUser)?.user_id ?? '';
  const dialogs = useDialogs();
  const refresh = useRefresh();
  const of = useViews(operation, screen.base);
  const memory = useMemo(() => listMemory(userId, screen.path, 'view'), [userId, screen.path]);
  const { search, filter } = list;
  const { active, changed, apply, leave, adopt } = useActiveView({
    of,
    list: viewed,
    search,
    filter,
    layout,
    memory,
  });
  const own = of.views.filter(({ isOwn }) => isOwn);
  const shared = of.views.filter(({ isOwn }) => !isOwn);

  const save = async (view: SavedView) => {
    const current = viewedSearch(search, viewed);
    // Ranges that were relative and still match stay relative.
    const ranges = relativeRanges(current, viewed, currentMoment());
    try {
      const { id, version, name } = view;
      const state = stateOf(current, viewed, ranges, layout.serialise());
      await call(savedViewsUpdate, { id, version, state: state as never });
      toast.success(say('saved', { name }));
    } catch (thrown) {
      if (!isSessionError(thrown))
        toast.danger(say('saveFailed'), { description: errorText(thrown, language).what });
    }
    refresh(savedViewsList);
  };
  const saveAs = async () => {
    const added = await dialogs.open<SavedView>({
      size: 'sm',
      render: (control) => (
        <Suspense fallback={null}>
          <SaveView
            control={control}
            operation={operation}
            screen={screen.base}
            ranges={relativeRanges(viewedSearch(search, viewed), viewed, currentMoment())}
            stateFor={(ranges) => stateOf(search, viewed, ranges, layout.serialise())}
          />
        </Suspense>
      ),
    });
    if (!added) return;
    refresh(savedViewsList);
    adopt(added.id);
    toast.success(say('saved', { name: added.name }));
  };
  const manage = () =>
    dialogs.open({
      size: 'md',
      render: (control) => (
        <Suspense fallback={null}>
          <ManageViews control={control} operation={operation} screen={screen.base} />
        </Suspense>
      ),
    });
  const choose = (id: string) => {
    const view = of.views.find((candidate) => candidate.id === id);
    if (view) apply(view);
  };
  const cannotSave = () => {
    if (!active) return say('noView');
    return active.isOwn ? undefined : say('notOwn', { owner: active.ownerName });
  };

  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          className="max-w-64"
          aria-label={
            active
              ? say('viewNamed', { name: active.name }) + (changed ? ` (${say('changed')})` : '')
              : say('views')
          }
        >
          <Bookmark aria-hidden className={cn(active && 'fill-current text-primary')} />
          <span title={active?.name} className="truncate">
            {active?.name ?? say('views')}
          </span>
          {changed && <span className="text-xs text-warning">{say('changed')}</span>}
          <ChevronDown aria-hidden className="text-muted-foreground" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent className="max-h-[min(32rem,80vh)] w-72 overflow-y-auto">
        {of.known && of.views.length === 0 && (
          <p className="px-2 py-1.5 text-sm text-muted-foreground">{say('noneYet')}</p>
        )}
        <DropdownMenuRadioGroup value={active?.id ?? ''}>
          {own.length > 0 && <DropdownMenuLabel>{say('own')}</DropdownMenuLabel>}
          {own.map((view) => (
            <Entry key={view.id} view={view} onPick={choose} />
          ))}
          {shared.length > 0 && <DropdownMenuLabel>{say('shared')}</DropdownMenuLabel>}
          {shared.map((view) => (
            <Entry key={view.id} view={view} onPick={choose} />
          ))}
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        {active && changed && (
          <DropdownMenuItem disabledReason={cannotSave()} onSelect={() => void save(active)}>
            <Bookmark aria-hidden />
            {say('save')}
          </DropdownMenuItem>
        )}
        <DropdownMenuItem onSelect={() => void saveAs()}>
          <SquarePlus aria-hidden />
          {say('saveAs')}
        </DropdownMenuItem>
        {of.views.length > 0 && (
          <DropdownMenuItem onSelect={() => void manage()}>
            <Settings2 aria-hidden />
            {say('manage')}
          </DropdownMenuItem>
        )}
        {active && (
          <DropdownMenuItem
            onSelect={() => {
              leave();
              list.clear();
            }}
          >
            {say('withoutView')}
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function Entry({ view, onPick }: { view: SavedView; onPick: (id: string) => void }) {
  const say = useText(viewMessages);
  const notes = [
    view.isDefault && say('isDefault'),
    !view.isOwn && say('by', { owner: view.ownerName }),
  ].filter(Boolean);
  return (
    // Choosing the active view again restores its saved filters.
    <DropdownMenuRadioItem value={view.id} onSelect={() => onPick(view.id)}>
      <span title={view.name} className="min-w-0 truncate">
        {view.name}
      </span>
      {notes.length > 0 && (
        <span className="ms-auto shrink-0 ps-2 text-xs text-muted-foreground">{notes.join(' · ')}</span>
      )}
    </DropdownMenuRadioItem>
  );
}

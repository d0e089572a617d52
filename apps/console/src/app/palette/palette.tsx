import { createRecents, recentGroup } from '@platform/ui-kit/headless/palette';
import type { OpenedTabsStore } from '@platform/ui-kit/headless/tabs';
import { toast } from '@platform/ui-kit/skin';
import { CommandPalette, type CommandPaletteGroup } from '@platform/ui-kit/skin/overlays/command-palette';
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { copyText } from '../../shared/copy.ts';
import { useErrorText } from '../../shared/error.text.ts';
import { type Language, languages, type Words } from '../../shared/language.ts';
import { useGo } from '../../shared/link.tsx';
import { useLanguage, useText, useWords } from '../../shared/messages.ts';
import { pagesOf } from '../../shared/site.ts';
import { readStored, writeStored } from '../../shared/storage.ts';
import { commandMessages } from '../commands/commands.messages.ts';
import { type CommandId, commandIds, factsOf } from '../commands/commands.table.ts';
import { textOfKeys } from '../commands/keys.ts';
import type { Commands } from '../commands/use-commands.ts';
import { headingOf } from '../menu.groups.ts';
import { iconOf } from '../menu.icons.ts';
import type { User } from '../session.ts';
import { paletteMessages } from './palette.messages.ts';
import { foundPrefix, numberToCopy, useFound } from './use-found.tsx';

const pagePrefix = 'page:';
const commandPrefix = 'do:';
const storage = {
  get: readStored,
  set: writeStored,
  remove: (key: string) => writeStored(key, null),
};

export interface PaletteProps {
  user: User;
  tabs: OpenedTabsStore;
  commands: Commands;
  onClose: () => void;
  /** Typed before it was there. */
  typedAhead: RefObject<string>;
}

/** Finds pages, actions, and the record that a pasted number belongs to. Lazy loaded. */
export function Palette({ user, tabs, commands, onClose, typedAhead }: PaletteProps) {
  const text = useText(paletteMessages);
  const go = useGo();
  const [query, setQuery] = useState('');
  // Not the initial state: React may show this some time after it rendered it.
  useLayoutEffect(() => setQuery(typedAhead.current), [typedAhead]);
  const [recents] = useState(() => createRecents(storage, `palette.${user.user_id}`));
  const openedHref = (path: string) => tabs.snapshot().tabs.find(({ routeId }) => routeId === path)?.href;
  const pages = usePages(user);
  const actions = useActions(commands);
  const found = useFound(query, user, openedHref);
  const problem = useErrorText(found.problem);

  const recent = recents.list();
  const own = [pages, actions];
  const groups = query.trim()
    ? [...own, ...found.groups]
    : [recentGroup(own, recent, { id: 'recent', heading: text('recent') }), ...without(own, recent)];

  const copy = async (number: string) => {
    if (await copyText(number)) toast.success(text('copied', { number }));
    else toast.danger(text('copyFailed'));
  };
  const choose = (id: string) => {
    onClose();
    const number = numberToCopy(id);
    if (number !== undefined) {
      void copy(number);
      return;
    }
    if (id.startsWith(foundPrefix)) {
      go(id.slice(foundPrefix.length));
      return;
    }
    recents.add(id);
    if (id.startsWith(pagePrefix)) {
      const path = id.slice(pagePrefix.length);
      go(openedHref(path) ?? path);
    } else {
      commands[id.slice(commandPrefix.length) as CommandId]?.();
    }
  };

  return (
    <CommandPalette
      open
      onOpenChange={(open) => !open && onClose()}
      groups={groups}
      query={query}
      onQueryChange={setQuery}
      onSelect={({ id }) => choose(id)}
      loading={found.loading}
      notice={problem && text('failed', { reason: problem.what })}
      recentIds={recent}
      labels={{
        title: text('open'),
        placeholder: text('placeholder'),
        empty: text('empty'),
        loading: text('loading'),
        keys: { move: text('move'), choose: text('choose'), close: text('close') },
        count: (count) => text('count', { count }),
      }}
    />
  );
}

/** Removes entries that are already shown among the recently used ones. */
const without = (groups: readonly CommandPaletteGroup[], ids: readonly string[]): CommandPaletteGroup[] =>
  groups.map((group) => ({ ...group, items: group.items.filter(({ id }) => !ids.includes(id)) }));

/** Pages that the role may open without parameters, found by their names in each language. */
function usePages({ access }: User): CommandPaletteGroup {
  const text = useText(paletteMessages);
  const words = useWords();
  const language = useLanguage();
  return useMemo(() => {
    const items = pagesOf(access).map((screen) => {
      const Icon = iconOf(screen.menu?.icon);
      const group = headingOf(screen.menu?.group);
      return {
        id: `${pagePrefix}${screen.path}`,
        label: words(screen.title),
        ...(group && { hint: words(group.title) }),
        icon: <Icon aria-hidden />,
        keywords: [screen.path, ...inOthers(screen.title, language)],
      };
    });
    return { id: 'pages', heading: text('pages'), items };
  }, [access, language, text, words]);
}

/** The names in the other languages, for users who know those. */
const inOthers = (words: Words, language: Language): string[] =>
  languages.filter((other) => other !== language).map((other) => words[other]);

/** The available actions, found by their names in each language. */
function useActions(commands: Commands): CommandPaletteGroup {
  const text = useText(paletteMessages);
  const language = useLanguage();
  const name = useText(commandMessages);
  const items = commandIds.flatMap((id) => {
    const { icon: Icon, keys, keywords = [], outsidePalette } = factsOf(id);
    if (outsidePalette || !commands[id]) return [];
    return {
      id: `${commandPrefix}${id}`,
      label: name(id),
      icon: <Icon aria-hidden />,
      ...(keys && { hint: textOfKeys(keys) }),
      keywords: [...keywords, ...inOthers(commandMessages.table[id], language)],
    };
  });
  return { id: 'actions', heading: text('actions'), items };
}

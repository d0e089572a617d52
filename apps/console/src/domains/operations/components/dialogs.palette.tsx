import { createRecents } from '@platform/ui-kit/headless/palette';
import { memoryStorage } from '@platform/ui-kit/headless/storage';
import { Button, CommandPalette, type CommandPaletteGroup, toast } from '@platform/ui-kit/skin';
import { LogOut, Moon, ReceiptText, Send, UserCog } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../shared/messages.ts';
import { dialogsMessages } from './dialogs.messages.ts';

/** The component with sample entries. The console's palette opens with its shortcut. */
export function PaletteExample() {
  const say = useText(dialogsMessages);
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [recents] = useState(() => createRecents(memoryStorage(), 'recent'));
  const groups: CommandPaletteGroup[] = [
    {
      id: 'pages',
      heading: say('pages'),
      items: [
        { id: 'orders', label: say('orders'), hint: '/order/list', icon: <ReceiptText aria-hidden /> },
        { id: 'callbacks', label: say('callbacks'), hint: '/orderCallback', icon: <Send aria-hidden /> },
        { id: 'users', label: say('users'), hint: '/setting/users', icon: <UserCog aria-hidden /> },
      ],
    },
    {
      id: 'actions',
      heading: say('actions'),
      items: [
        { id: 'dark', label: say('dark'), icon: <Moon aria-hidden /> },
        { id: 'signOut', label: say('signOut'), icon: <LogOut aria-hidden /> },
      ],
    },
  ];
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('openPalette')}</Button>
      <CommandPalette
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          setQuery('');
        }}
        groups={groups}
        query={query}
        onQueryChange={setQuery}
        recentIds={recents.list()}
        onSelect={({ id, label }) => {
          recents.add(id);
          setOpen(false);
          setQuery('');
          toast.info(say('chosen', { name: label }));
        }}
        labels={{
          title: say('palette'),
          placeholder: say('paletteHint'),
          empty: say('paletteEmpty'),
          loading: say('paletteLoading'),
          keys: { move: say('move'), choose: say('choose'), close: say('close') },
          count: (count) => say('results', { count }),
        }}
      />
    </>
  );
}

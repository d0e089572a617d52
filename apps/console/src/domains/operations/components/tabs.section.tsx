import {
  Breadcrumbs,
  type OpenedTabCommand,
  OpenedTabs,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
  toast,
} from '@platform/ui-kit/skin';
import { useState } from 'react';
import { useText } from '../../../shared/messages.ts';
import { Example, Examples } from './example.tsx';
import { tabsMessages } from './tabs.messages.ts';

const inPage = ['overview', 'attempts', 'notes'] as const;
const pages = ['home', 'orders', 'callbacks', 'users', 'settings'] as const;
const commands = [
  'reload',
  'copyLink',
  'openInNewWindow',
  'close',
  'closeOthers',
  'closeRight',
  'closeAll',
] as const;
type Page = (typeof pages)[number];

export function TabsSection() {
  const say = useText(tabsMessages);
  return (
    <Examples columns={2}>
      <Example title={say('inPage')}>
        <Tabs defaultValue="overview">
          <TabsList aria-label={say('inPage')}>
            {inPage.map((key) => (
              <TabsTrigger key={key} value={key}>
                {say(key)}
              </TabsTrigger>
            ))}
          </TabsList>
          {inPage.map((key) => (
            <TabsContent key={key} value={key}>
              {say(`${key}Text`)}
            </TabsContent>
          ))}
        </Tabs>
      </Example>
      <Example title={say('path')}>
        <Breadcrumbs
          label={say('path')}
          items={[
            { key: 'home', content: say('home') },
            { key: 'orders', content: say('orders') },
          ]}
        />
      </Example>
      <Example title={say('pages')} wide>
        <PagesStrip />
      </Example>
    </Examples>
  );
}

/** Only the tab strip. The shell handles tab commands; here most of them only show their name. */
function PagesStrip() {
  const say = useText(tabsMessages);
  const [opened, setOpened] = useState<readonly Page[]>(pages);
  const [active, setActive] = useState<Page>('orders');
  const pageOf = (id: string) => pages.find((page) => page === id) ?? 'home';
  const keep = (kept: readonly Page[]) => {
    setOpened(kept);
    if (!kept.includes(active)) setActive(kept.at(-1) ?? 'home');
  };
  const act = (command: OpenedTabCommand, page: Page) => {
    const place = opened.indexOf(page);
    if (command === 'close') keep(opened.filter((other) => other !== page));
    else if (command === 'closeOthers') keep(opened.filter((other) => other === page || other === 'home'));
    else if (command === 'closeRight') keep(opened.slice(0, place + 1));
    else if (command === 'closeAll') keep(['home']);
    else toast.info(say('did', { title: say(page), command: say(command) }));
  };
  return (
    <div className="min-w-0 overflow-hidden">
      <OpenedTabs
        tabs={opened.map((page) => ({ id: page, title: say(page), closable: page !== 'home' }))}
        activeId={active}
        labels={{
          strip: say('pages'),
          scrollLeft: say('scrollLeft'),
          scrollRight: say('scrollRight'),
          closeTab: (title) => say('closeTab', { title }),
          commands: Object.fromEntries(commands.map((command) => [command, say(command)])) as Record<
            OpenedTabCommand,
            string
          >,
        }}
        onActivate={(id) => setActive(pageOf(id))}
        onCommand={(command, id) => act(command, pageOf(id))}
      />
    </div>
  );
}

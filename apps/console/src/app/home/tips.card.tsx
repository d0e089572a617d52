import { ordersList } from '@platform/sdk/operations';
import { Button, Card, CardTitle } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { CopyText } from '../../shared/cells/copy.cell.tsx';
import { AppLink } from '../../shared/link.tsx';
import { useText } from '../../shared/messages.ts';
import { mayFollow } from '../../shared/site.ts';
import { useHome } from './home.context.ts';
import { homeMessages } from './home.messages.ts';
import { useHomeRead } from './home.queries.ts';

const testPage = '/order/test/merchant';

/** First steps for a merchant. Hidden once the merchant has an order. */
export function TipsCard() {
  const text = useText(homeMessages);
  const { user } = useHome();
  const { data } = useHomeRead(ordersList, { notInOrderStatusIds: [], page: 1, pageSize: 1 });
  if (!data || data.list.length > 0) return null;
  return (
    <Card aria-labelledby="home-tips">
      <header className="px-4 pt-3">
        <CardTitle id="home-tips">{text('tips')}</CardTitle>
        <p className="text-sm text-muted-foreground">{text('tipsNote')}</p>
      </header>
      <ol className="grid gap-x-6 p-4 lg:grid-cols-2">
        {user.mchId && (
          <Tip
            number={1}
            title={text('tipNumber')}
            note={<CopyText value={user.mchId} className="font-mono" />}
          />
        )}
        <Tip
          number={2}
          title={text('tipTest')}
          note={text('tipTestNote')}
          action={
            mayFollow(testPage, user.access) && (
              <Button asChild size="sm">
                <AppLink href={testPage}>{text('open')}</AppLink>
              </Button>
            )
          }
        />
        <Tip number={3} title={text('tipCallback')} note={text('tipCallbackNote')} />
        <Tip
          number={4}
          title={text('tipDocs')}
          note={text('tipDocsNote')}
          action={
            <Button asChild size="sm">
              <a href="/docs/" target="_blank" rel="noreferrer">
                {text('open')}
              </a>
            </Button>
          }
        />
      </ol>
    </Card>
  );
}

interface TipProps {
  number: number;
  title: string;
  note: ReactNode;
  action?: ReactNode;
}

function Tip({ number, title, note, action }: TipProps) {
  return (
    <li className="flex items-start gap-3 py-2">
      <span
        aria-hidden
        className="numeric grid size-6 shrink-0 place-items-center rounded-full bg-muted text-sm font-semibold"
      >
        {number}
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        <div className="text-sm text-muted-foreground">{note}</div>
      </div>
      {action}
    </li>
  );
}

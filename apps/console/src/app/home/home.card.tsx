import { Button, Card, CardTitle, cn, Skeleton } from '@platform/ui-kit/skin';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, Suspense, useId } from 'react';
import { ErrorNotice } from '../../shared/error-notice.tsx';
import { AppLink } from '../../shared/link.tsx';
import { useText } from '../../shared/messages.ts';
import { isSessionError } from '../../shared/query.ts';
import { homeMessages } from './home.messages.ts';

export interface HomeCardProps {
  title: string;
  /** Shown beside the title: a total or the counted unit. */
  note?: ReactNode;
  /** The list with all rows, if the role has one. */
  href?: string | undefined;
  pending: boolean;
  error: Error | null;
  onRetry?: () => void;
  /** Message for an empty card. */
  empty?: string | false;
  /** Minimum height class, so that the layout does not shift when the content loads. */
  height?: string;
  children: ReactNode;
}

/** A card of the home page: title, link to the list, and the states loading, failed, empty and loaded. */
export function HomeCard(props: HomeCardProps) {
  const { title, note, href, pending, error, onRetry, empty, height = 'min-h-64', children } = props;
  const text = useText(homeMessages);
  const id = useId();
  const failed = error !== null && !isSessionError(error) && pending;
  return (
    <Card aria-labelledby={id} aria-busy={pending && !failed} className="flex h-full flex-col">
      <header className="flex min-h-11 flex-wrap items-center gap-x-3 px-4 pt-2">
        <CardTitle id={id}>{title}</CardTitle>
        {note && <span className="text-sm text-muted-foreground">{note}</span>}
        {href && (
          <Button asChild variant="ghost" size="icon-sm" className="-me-2">
            <AppLink href={href} aria-label={`${title}: ${text('viewAll')}`} title={text('viewAll')}>
              <ArrowRight aria-hidden className="rtl:rotate-180" />
            </AppLink>
          </Button>
        )}
      </header>
      <div className={cn('flex flex-1 flex-col px-4 pt-1 pb-3', height)}>
        {failed ? (
          <div className="m-auto grid w-full max-w-md justify-items-center gap-3">
            <ErrorNotice error={error} />
            {onRetry && (
              <Button size="sm" onClick={onRetry}>
                {text('retry')}
              </Button>
            )}
          </div>
        ) : pending ? (
          <Skeleton className="h-auto flex-1" />
        ) : empty ? (
          <p className="m-auto text-center text-muted-foreground">{empty}</p>
        ) : (
          <Suspense fallback={<Skeleton className="h-auto flex-1" />}>{children}</Suspense>
        )}
      </div>
    </Card>
  );
}

import { Card, CardTitle, cn, Skeleton } from '@platform/ui-kit/skin';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, Suspense, useId } from 'react';
import { AppLink } from '../../../shared/link.tsx';
import type { MeasuredChange } from './figures.model.ts';
import { directionOf, useFigureTexts } from './figures.texts.ts';

/** A part of the page under its own heading. */
export function FigureCard(props: {
  title: string;
  note?: ReactNode;
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const { title, note, actions, className, children } = props;
  const id = useId();
  return (
    <Card aria-labelledby={id} className={cn('flex min-w-0 flex-col', className)}>
      <header className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-4 pt-2 [&>*]:shrink-0">
        {/* Its own width as the basis, so that actions wrap instead of covering it on a phone. */}
        <CardTitle id={id} className="flex-auto whitespace-nowrap">
          {title}
        </CardTitle>
        {note && <span className="text-sm text-muted-foreground">{note}</span>}
        {actions && <span className="ms-auto max-w-full">{actions}</span>}
      </header>
      <div className="min-w-0 flex-1 px-4 pt-1 pb-3">
        <Suspense fallback={<Skeleton className="h-60" />}>{children}</Suspense>
      </div>
    </Card>
  );
}

/** A figure that opens its rows, or plain text where the role has no list of them. */
export function FigureLink({
  href,
  name,
  children,
}: {
  href: string | undefined;
  name: string;
  children: ReactNode;
}) {
  return href ? (
    <AppLink
      href={href}
      aria-label={name}
      className="focus-ring inline-flex min-h-6 min-w-6 items-center justify-end rounded-xs underline-offset-2 hover:underline"
    >
      {children}
    </AppLink>
  ) : (
    children
  );
}

const tones = { success: 'text-success', danger: 'text-danger', neutral: 'text-muted-foreground' } as const;

/** How a figure changed: an arrow and how much. Nothing where it is unknown. */
export function ChangeText({ change }: { change: MeasuredChange | null }) {
  const texts = useFigureTexts();
  if (!change || change.direction === 'none') return null;
  const direction = directionOf(change);
  const Arrow = { up: ArrowUp, down: ArrowDown, same: null }[direction];
  return (
    <span className={cn('inline-flex items-center gap-0.5 text-xs', tones[change.tone])}>
      {Arrow && change.direction !== 'new' && <Arrow aria-hidden className="size-3" />}
      {texts.change(change)}
    </span>
  );
}

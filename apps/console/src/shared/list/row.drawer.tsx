import type { OperationId } from '@platform/sdk';
import {
  Button,
  EmptyState,
  IconButton,
  Sheet,
  SheetBody,
  SheetContent,
  SheetDescription,
  SheetHeader,
  SheetTitle,
  Skeleton,
  Tooltip,
} from '@platform/ui-kit/skin';
import { ChevronDown, ChevronUp, ExternalLink, History, type LucideIcon, SearchX } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { historyLink } from '../audit.objects.ts';
import { ErrorNotice } from '../error-notice.tsx';
import { AppLink } from '../link.tsx';
import { useText } from '../messages.ts';
import { usePage } from '../page.tsx';
import { useStore } from '../store.ts';
import { currentUser } from '../user.ts';
import { listMessages } from './list.messages.ts';

/** What is known of the open row. */
export interface RowRead<Data> {
  /** Undefined until it is loaded, and if there is no such row. */
  data: Data | undefined;
  isPending: boolean;
  error: unknown;
}

/** The title line of a drawer. */
export interface RowHead {
  /** Default: the drawer's label. */
  title?: ReactNode;
  /** Under the title. */
  note?: ReactNode;
  /** In the corner, before the drawer's own buttons. */
  corner?: ReactNode;
  /** The object's id in the audit trail, if it is not the id of the row. */
  auditId?: string | undefined;
}

export interface RowDrawerProps<Row extends object, Data> {
  /** The list's definition. */
  of: { rowIdOf: (row: Row) => string; url: { openName: string }; operation?: { id: OperationId } };
  /** The result of `useListScreen`. */
  screen: {
    list: { open: string | null };
    rows: readonly Row[] | undefined;
    open: (id: string | null) => void;
  };
  size?: 'md' | 'lg' | 'xl';
  /** What the drawer shows, for screen readers and as the title of a row that is not known. */
  label: string;
  /** Reads the row. A listed row needs no call; a row that a link opens need not be listed. */
  useRow: (id: string, listed: Row | undefined) => RowRead<Data>;
  /** Shown if there is no such row. */
  missing: { title: string; description?: string; icon?: LucideIcon };
  head: (data: Data | undefined, id: string) => RowHead;
  /** Actions, at the foot of the drawer. */
  foot?: (data: Data) => ReactNode;
  children: (data: Data) => ReactNode;
}

/** One row at its own URL. It need not be among the loaded rows. */
export function RowDrawer<Row extends object, Data>(props: RowDrawerProps<Row, Data>) {
  const { of, screen, size = 'md' } = props;
  const { list, rows = [], open } = screen;
  const id = list.open;
  const index = rows.findIndex((row) => of.rowIdOf(row) === id);
  const step = (by: 1 | -1) => {
    const target = index < 0 ? undefined : rows[index + by];
    if (target) open(of.rowIdOf(target));
  };
  const stepByKey = (event: KeyboardEvent<HTMLElement>) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    // In a field, and in a dialog above the drawer, the keys have their usual meaning.
    const { target, currentTarget } = event;
    const isElsewhere = !(target instanceof Element) || !currentTarget.contains(target);
    if (!by || !event.altKey || isElsewhere || target.matches('input, textarea, select')) return;
    event.preventDefault();
    step(by);
  };
  return (
    <Sheet open={id !== null} onOpenChange={(next) => !next && open(null)}>
      <SheetContent size={size} onKeyDown={stepByKey}>
        {id !== null && (
          <Content
            {...props}
            id={id}
            listed={rows[index]}
            steps={
              index >= 0 && <Steps atStart={index === 0} atEnd={index === rows.length - 1} onStep={step} />
            }
          />
        )}
      </SheetContent>
    </Sheet>
  );
}

/** Room for the buttons beside the title: the usual ones, and with the history, the corner or both. */
const besideButtons = [
  'pe-32 sm:pe-36 sm:pointer-coarse:pe-44',
  'pe-44 sm:pointer-coarse:pe-56',
  'pe-52 sm:pe-44 sm:pointer-coarse:pe-56',
  'pe-60 sm:pe-52 sm:pointer-coarse:pe-68',
] as const;

function Content<Row extends object, Data>({
  of,
  id,
  listed,
  steps,
  label,
  useRow,
  missing,
  head,
  foot,
  children,
}: RowDrawerProps<Row, Data> & { id: string; listed: Row | undefined; steps: ReactNode }) {
  const { data, isPending, error } = useRow(id, listed);
  const { title, note, corner, auditId = id } = head(data, id);
  const role = useStore(currentUser)?.access;
  const history = role && historyLink(of.operation?.id, auditId, role);
  const more = 2 * Number(Boolean(corner)) + Number(Boolean(history));
  return (
    <>
      <SheetHeader className={besideButtons[more]}>
        <SheetTitle className="flex flex-wrap items-center gap-2">{title ?? label}</SheetTitle>
        <SheetDescription className={note ? undefined : 'sr-only'}>{note ?? label}</SheetDescription>
        <div className="absolute top-3 end-12 flex">
          {corner}
          {history && <OwnHistory href={history} />}
          <OwnAddress name={of.url.openName} id={id} />
          {steps}
        </div>
      </SheetHeader>
      {/* Only the body is a new one for another row: its scrolling starts again, and the button that steps keeps the focus. */}
      <SheetBody key={id} className="grid content-start gap-5 pt-4">
        {data !== undefined ? (
          children(data)
        ) : isPending ? (
          <Loading />
        ) : error ? (
          <ErrorNotice error={error} />
        ) : (
          <EmptyState icon={SearchX} {...missing} />
        )}
      </SheetBody>
      {data !== undefined && foot?.(data)}
    </>
  );
}

/** Opens the audit records of the row's object. */
function OwnHistory({ href }: { href: string }) {
  const say = useText(listMessages);
  return (
    <Tooltip content={say('ownHistory')}>
      <Button asChild variant="ghost" size="icon-sm">
        <AppLink href={href} aria-label={say('ownHistory')}>
          <History aria-hidden />
        </AppLink>
      </Button>
    </Tooltip>
  );
}

/** Opens the row without the filters of the list, in a window of its own. A phone has none. */
function OwnAddress({ name, id }: { name: string; id: string }) {
  const say = useText(listMessages);
  const { path } = usePage().screen;
  const href = `${path}?${new URLSearchParams({ [name]: id })}`;
  return (
    <Tooltip content={say('ownAddress')}>
      <Button asChild variant="ghost" size="icon-sm" className="max-sm:hidden">
        <a href={href} target="_blank" rel="noopener" aria-label={say('ownAddress')}>
          <ExternalLink aria-hidden />
        </a>
      </Button>
    </Tooltip>
  );
}

/** At the first and the last row a button stays focusable, so that the focus is not lost. */
function Steps({
  atStart,
  atEnd,
  onStep,
}: {
  atStart: boolean;
  atEnd: boolean;
  onStep: (by: 1 | -1) => void;
}) {
  const say = useText(listMessages);
  return (
    <>
      <IconButton
        label={say('previousRow')}
        size="icon-sm"
        aria-disabled={atStart}
        aria-keyshortcuts="Alt+ArrowUp"
        onClick={() => onStep(-1)}
      >
        <ChevronUp aria-hidden />
      </IconButton>
      <IconButton
        label={say('nextRow')}
        size="icon-sm"
        aria-disabled={atEnd}
        aria-keyshortcuts="Alt+ArrowDown"
        onClick={() => onStep(1)}
      >
        <ChevronDown aria-hidden />
      </IconButton>
    </>
  );
}

function Loading() {
  return (
    <div aria-busy className="grid gap-4">
      <Skeleton className="h-8 w-48" />
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-32 w-full" />
    </div>
  );
}

/** A part of a drawer with its heading, which screen readers offer as a place to go. */
export function DrawerPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-2 [&_dd_.truncate]:whitespace-normal">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}

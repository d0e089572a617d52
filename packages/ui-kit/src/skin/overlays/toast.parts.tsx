import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { type CSSProperties, useEffect, useRef } from 'react';
import type { ToastRecord } from '../../headless/toast/index.ts';
import { Button, IconButton } from '../button.tsx';
import { cn } from '../theme/class-names.ts';
import { toneIcon, toneText } from '../theme/tone.ts';
import { useUiLabels } from '../ui-provider.tsx';
import type { ToastContent } from './toast.tsx';
import { useToastBottom } from './use-toast-bottom.ts';

export interface ToastRegionProps {
  records: readonly ToastRecord<ToastContent>[];
  onDismiss: (id: string) => void;
  onRemove: (id: string) => void;
}

/**
 * Shows the toasts and announces them. They are at the start side, over the bottom of the menu and as wide as
 * it: at the end side they would cover a list's pager and the buttons of a drawer. On a phone they move to the
 * top while rows are selected or a popover is open, because the buttons of both are at the bottom, and clear of
 * the title and the buttons of a dialog.
 */
export function ToastRegion({ records, ...handlers }: ToastRegionProps) {
  const labels = useUiLabels();
  const region = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  const bottomPx = useToastBottom(region, records.length > 0);
  useEffect(() => {
    // Around the list, with the stops before and behind it.
    const around = region.current?.parentElement;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && around?.contains(relatedTarget)))
        cameFrom.current = relatedTarget;
    };
    around?.addEventListener('focusin', remember);
    return () => around?.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    // When the last toast is gone, return the focus to where a keyboard user came from.
    if (records.length > 0 || !region.current?.contains(document.activeElement)) return;
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }, [records.length]);
  return (
    <Radix.Provider label={labels.notifications} swipeDirection="left">
      {records.map((record) => (
        <ToastCard key={`${record.id}:${record.version}`} record={record} {...handlers} />
      ))}
      <Radix.Viewport
        ref={region}
        label={`${labels.notifications} ({hotkey})`}
        style={{ '--toast-bottom': `${bottomPx ?? 0}px` } as CSSProperties}
        className={cn(
          'fixed start-0 bottom-0 z-70 flex w-full flex-col gap-2 p-3 outline-none sm:w-64 sm:p-2',
          bottomPx === undefined
            ? 'max-sm:[:root:has([data-selection-bar],[role=dialog])_&]:top-0 max-sm:[:root:has([data-selection-bar],[role=dialog])_&]:bottom-auto'
            : 'max-sm:bottom-(--toast-bottom)',
        )}
      />
    </Radix.Provider>
  );
}

interface ToastCardProps extends Omit<ToastRegionProps, 'records'> {
  record: ToastRecord<ToastContent>;
}

function ToastCard({ record, onDismiss, onRemove }: ToastCardProps) {
  const labels = useUiLabels();
  const { tone, title, description, action, onClose } = record.content;
  const Icon = toneIcon[tone];
  const close = (open: boolean) => {
    if (open) return;
    onClose?.();
    onDismiss(record.id);
  };
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Dismissed before it was rendered: there is no closing animation to wait for.
    if (!record.open && !card.current) onRemove(record.id);
  }, [record.open, record.id, onRemove]);
  return (
    <Radix.Root
      ref={card}
      open={record.open}
      duration={record.durationMs}
      type={tone === 'danger' || tone === 'warning' ? 'foreground' : 'background'}
      onOpenChange={close}
      className={cn(
        'focus-ring relative flex items-start gap-2.5 rounded-lg border bg-popover p-3 pe-8 text-popover-foreground shadow-lg',
        'data-[state=open]:animate-slide-in-left rtl:data-[state=open]:animate-slide-in-right data-[state=closed]:animate-fade-out',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
      )}
    >
      <Gone when={() => !record.open && onRemove(record.id)} />
      <Icon aria-hidden className={cn('mt-0.5 size-4 shrink-0', toneText[tone])} />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <Radix.Title className="font-medium wrap-anywhere">{title}</Radix.Title>
        {description && (
          <Radix.Description className="text-sm text-muted-foreground wrap-anywhere">
            {description}
          </Radix.Description>
        )}
        {action && (
          <Radix.Action altText={action.label} asChild>
            <Button size="sm" className="mt-1.5 justify-self-start" onClick={action.onSelect}>
              {action.label}
            </Button>
          </Radix.Action>
        )}
      </div>
      <Radix.Close asChild>
        <IconButton label={labels.close} size="icon-xs" side="start" className="absolute top-2 end-2">
          <X aria-hidden />
        </IconButton>
      </Radix.Close>
    </Radix.Root>
  );
}

/** Mounted in a toast until its closing animation ends. */
function Gone({ when }: { when: () => void }) {
  const latest = useRef(when);
  useEffect(() => {
    latest.current = when;
  });
  useEffect(() => () => latest.current(), []);
  return null;
}

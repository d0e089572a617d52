import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import type { ToastRecord } from '../headless/toast/index.ts';
import { Button, IconButton } from './button.tsx';
import { cn } from './class-names.ts';
import type { ToastContent } from './toast.tsx';
import { toneIcon, toneText } from './tone.ts';
import { useUiLabels } from './ui-provider.tsx';

export interface ToastRegionProps {
  records: readonly ToastRecord<ToastContent>[];
  onRemove: (id: string) => void;
}

/**
 * Where the toasts are shown, and announced to screen readers: at the start side, over the foot of the menu and as wide
 * as it. At the end side they would lie upon what stands there on every page, a list's pager and the buttons of a drawer.
 */
export function ToastRegion({ records, onRemove }: ToastRegionProps) {
  const labels = useUiLabels();
  return (
    <Radix.Provider label={labels.notifications} swipeDirection="left">
      {records.map((record) => (
        <ToastCard key={`${record.id}:${record.version}`} record={record} onRemove={onRemove} />
      ))}
      <Radix.Viewport
        label={`${labels.notifications} ({hotkey})`}
        className="fixed start-0 bottom-0 z-70 flex w-full flex-col gap-2 p-3 outline-none sm:w-64 sm:p-2"
      />
    </Radix.Provider>
  );
}

interface ToastCardProps {
  record: ToastRecord<ToastContent>;
  onRemove: (id: string) => void;
}

function ToastCard({ record, onRemove }: ToastCardProps) {
  const labels = useUiLabels();
  const { tone, title, description, action, onClose } = record.content;
  const Icon = toneIcon[tone];
  const close = (open: boolean) => {
    if (open) return;
    onClose?.();
    onRemove(record.id);
  };
  return (
    <Radix.Root
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

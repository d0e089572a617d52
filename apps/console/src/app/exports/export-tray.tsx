import { exportsList } from '@platform/sdk/operations';
import { lazyPart, useLazyPart } from '@platform/ui-kit/headless/lazy';
import {
  CountBadge,
  IconButton,
  Popover,
  PopoverContent,
  PopoverTrigger,
  Skeleton,
  toast,
} from '@platform/ui-kit/skin';
import { FileDown } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Export } from '../../domains/insight/exports/exports.download.ts';
import { exportsMessages } from '../../domains/insight/exports/exports.messages.ts';
import { isOpen, useExports } from '../../domains/insight/exports/exports.query.ts';
import { exportPanelOpen } from '../../shared/list/export.panel.ts';
import { useText } from '../../shared/messages.ts';
import { useRefresh } from '../../shared/query.ts';
import { createStore, useStore } from '../../shared/store.ts';
import { useLiveSocket } from '../notice/notice.socket.ts';

const panel = lazyPart(() => import('./export-panel.tsx'));

/** Polls faster while an export is running. Stored outside the component, so it survives leaving the page. */
const anyRunning = createStore(false);
const shownAtMost = 5;

/** Header button, shown while there are exports of the last day. Opens their progress and files. */
export function ExportTray() {
  const say = useText(exportsMessages);
  const open = useStore(exportPanelOpen);
  const refresh = useRefresh();
  const { data, error } = useExports(useStore(anyRunning));
  const files = data?.list;
  const openCount = files?.filter(isOpen).length ?? 0;
  useEffect(() => anyRunning.set(openCount > 0), [openCount]);
  useLiveSocket((socket) => {
    const { unsubscribe } = socket.subscribe('system', ({ type }) => {
      if (type === 'export.updated') refresh(exportsList);
    });
    const stopGap = socket.on('gap', () => refresh(exportsList));
    return () => {
      stopGap();
      unsubscribe();
    };
  });
  useEndToasts(files, open);
  const parts = useLazyPart(panel, open);
  if (!open && !files?.length) return null;
  const label = openCount > 0 ? say('titleRunning', { count: openCount }) : say('title');
  return (
    <Popover open={open} onOpenChange={exportPanelOpen.set}>
      <PopoverTrigger asChild>
        <IconButton label={label} className="relative">
          <FileDown aria-hidden />
          {openCount > 0 && (
            <CountBadge aria-hidden className="absolute -top-0.5 -end-0.5">
              {openCount}
            </CountBadge>
          )}
        </IconButton>
      </PopoverTrigger>
      <PopoverContent
        label={say('title')}
        align="end"
        className="w-[28rem]"
        // The export dialog opens this panel and then returns the focus to its button. That must not close
        // the panel.
        onFocusOutside={(event) => event.preventDefault()}
      >
        {parts ? (
          <parts.ExportPanel files={files?.slice(0, shownAtMost)} error={error} />
        ) : (
          <Skeleton className="h-24" />
        )}
      </PopoverContent>
    </Popover>
  );
}

/** Shows a toast when an export ends while the panel is closed. An open panel shows it anyway. */
function useEndToasts(files: readonly Export[] | undefined, open: boolean): void {
  const say = useText(exportsMessages);
  const before = useRef<ReadonlySet<string>>(new Set());
  const tell = useEffectEvent((file: Export) => {
    if (open) return;
    const content = {
      id: file.id,
      description: file.fileName,
      action: { label: say('see'), onSelect: () => exportPanelOpen.set(true) },
    };
    if (file.state === 'done') toast.success(say('isReady'), content);
    if (file.state === 'failed') toast.danger(say('hasFailed'), content);
  });
  useEffect(() => {
    if (!files) return;
    for (const file of files) if (before.current.has(file.id) && !isOpen(file)) tell(file);
    before.current = new Set(files.filter(isOpen).map(({ id }) => id));
  }, [files]);
}

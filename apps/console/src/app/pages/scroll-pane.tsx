import { cn, IconButton } from '@platform/ui-kit/skin';
import { ArrowUp } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../shared/messages.ts';
import { shellMessages } from '../shell/shell.messages.ts';

const backToTopAfterPx = 100;

export interface ScrollPaneProps {
  /** Stores the scroll position while the page is hidden, because a hidden element loses it. */
  position: RefObject<number>;
  children: ReactNode;
}

/** The scroll container of a page, with a back-to-top button. */
export function ScrollPane({ position, children }: ScrollPaneProps) {
  const text = useText(shellMessages);
  const pane = useRef<HTMLDivElement>(null);
  const [far, setFar] = useState(false);

  useLayoutEffect(() => {
    // Skip position 0: it is the default, and setting it forces a layout during the click that opens the
    // page.
    if (pane.current && position.current > 0) pane.current.scrollTop = position.current;
  }, [position]);

  return (
    <div className="relative h-full min-h-0">
      <div
        ref={pane}
        className="peer scrollbar-thin h-full overflow-y-auto"
        onScroll={({ currentTarget }) => {
          position.current = currentTarget.scrollTop;
          setFar(currentTarget.scrollTop > backToTopAfterPx);
        }}
      >
        {children}
      </div>
      <IconButton
        label={text('backToTop')}
        variant="secondary"
        side="start"
        // Above the selection bar, which is at the bottom on a phone.
        className={cn(
          'absolute end-4 bottom-4 z-20 rounded-full bg-popover shadow-md max-md:peer-has-[[data-selection-bar]]:bottom-28',
          !far && 'hidden',
        )}
        onClick={() => {
          pane.current?.scrollTo({ top: 0 });
        }}
      >
        <ArrowUp aria-hidden />
      </IconButton>
    </div>
  );
}

import { Tooltip as Radix } from 'radix-ui';
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import { cn } from './class-names.ts';

const InsideProvider = createContext(false);

/** Lets neighbouring tooltips follow each other without a new delay. Optional: a lone tooltip brings its own. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <InsideProvider value={true}>
      <Radix.Provider delayDuration={400} skipDelayDuration={200} disableHoverableContent={false}>
        {children}
      </Radix.Provider>
    </InsideProvider>
  );
}

export interface TooltipProps extends Pick<ComponentProps<typeof Radix.Content>, 'side' | 'align'> {
  /** Nothing to say: the child is rendered alone. */
  content: ReactNode;
  /** One element that takes a ref and can be focused. */
  children: ReactNode;
  className?: string;
}

export function Tooltip({ content, children, side = 'top', align, className }: TooltipProps) {
  const inside = useContext(InsideProvider);
  if (content === undefined || content === null || content === '') return children;
  const tooltip = (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cn(
            'z-60 max-w-80 animate-fade-in rounded-md bg-inverse px-2.5 py-1.5 text-xs text-inverse-foreground shadow-md wrap-anywhere',
            className,
          )}
        >
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
  return inside ? tooltip : <TooltipProvider>{tooltip}</TooltipProvider>;
}

/**
 * Styles shared by drop-down and context menu. They fade in but close without animation: a menu that fades
 * out still handles outside presses, and would close the menu that a quick second press has just opened.
 */
export const menuContentStyle =
  'z-50 max-h-(--radix-popper-available-height) min-w-44 max-w-80 scrollbar-thin overflow-y-auto rounded-lg border bg-popover p-1 text-popover-foreground shadow-md data-[state=open]:animate-pop-in';

export const menuItemStyle =
  'relative flex min-h-8 pointer-coarse:min-h-10 w-full cursor-default select-none items-center gap-2 rounded-md px-2 py-1 text-base outline-none data-highlighted:bg-hover aria-disabled:text-muted-foreground data-disabled:opacity-50 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted-foreground';

export const menuDangerStyle = 'text-danger data-highlighted:bg-danger-surface [&>svg]:text-danger';

export const menuLabelStyle = 'px-2 py-1.5 text-xs font-medium text-muted-foreground';

export const menuSeparatorStyle = '-mx-1 my-1 h-px bg-border';

export const menuIndicatorStyle = 'ms-auto grid size-4 place-items-center text-primary';

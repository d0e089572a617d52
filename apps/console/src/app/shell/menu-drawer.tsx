import { Sheet, SheetContent, SheetHeader, SheetTitle } from '@platform/ui-kit/skin';
import { useText } from '../../shared/messages.ts';
import { shellMessages } from './shell.messages.ts';
import { type MenuProps, SideMenu } from './side-menu.tsx';

export interface MenuDrawerProps extends MenuProps {
  open: boolean;
  onClose: () => void;
}

/** The side menu on a phone. */
export function MenuDrawer({ open, onClose, ...menu }: MenuDrawerProps) {
  const text = useText(shellMessages);
  return (
    <Sheet open={open} onOpenChange={(next) => !next && onClose()}>
      {open && (
        <SheetContent
          side="left"
          size="sm"
          className="max-w-72"
          onOpenAutoFocus={(event) => {
            // Focusing the filter would open the phone's keyboard over the menu.
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
        >
          <SheetHeader className="border-b-0 pb-2">
            <SheetTitle>{text('product')}</SheetTitle>
          </SheetHeader>
          <SideMenu {...menu} onNavigate={onClose} />
        </SheetContent>
      )}
    </Sheet>
  );
}

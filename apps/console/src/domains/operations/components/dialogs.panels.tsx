import {
  Button,
  ContextMenu,
  ContextMenuContent,
  ContextMenuItem,
  ContextMenuTrigger,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  Field,
  Kbd,
  Popover,
  PopoverContent,
  PopoverTrigger,
  Sheet,
  SheetBody,
  SheetContent,
  SheetHeader,
  SheetTitle,
  Textarea,
  Tooltip,
  toast,
  useDialogs,
} from '@platform/ui-kit/skin';
import { ChevronDown, Link2, RotateCcw, Send } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../shared/messages.ts';
import { dialogsMessages } from './dialogs.messages.ts';
import { Line } from './example.tsx';

export function PanelsExample() {
  const say = useText(dialogsMessages);
  return (
    <div className="grid gap-3">
      <Line>
        <Drawer />
        <Popover>
          <PopoverTrigger asChild>
            <Button>{say('popover')}</Button>
          </PopoverTrigger>
          <PopoverContent label={say('popover')}>{say('popoverText')}</PopoverContent>
        </Popover>
        <Menu />
        <Tooltip content={say('tipText')}>
          <Button variant="ghost">{say('tip')}</Button>
        </Tooltip>
      </Line>
      <ContextMenu>
        <ContextMenuTrigger asChild>
          <button
            type="button"
            className="focus-ring rounded-md border border-dashed border-input px-4 py-3 text-sm text-muted-foreground"
          >
            {say('contextHere')}
          </button>
        </ContextMenuTrigger>
        <ContextMenuContent>
          <ContextMenuItem onSelect={() => toast.info(say('chosen', { name: say('resend') }))}>
            <Send aria-hidden />
            {say('resend')}
          </ContextMenuItem>
          <ContextMenuItem onSelect={() => toast.info(say('chosen', { name: say('copyLink') }))}>
            <Link2 aria-hidden />
            {say('copyLink')}
          </ContextMenuItem>
        </ContextMenuContent>
      </ContextMenu>
    </div>
  );
}

function Menu() {
  const say = useText(dialogsMessages);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button>
          {say('menu')}
          <ChevronDown aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuLabel>{say('actions')}</DropdownMenuLabel>
        <DropdownMenuItem onSelect={() => toast.info(say('chosen', { name: say('resend') }))}>
          <Send aria-hidden />
          {say('resend')}
        </DropdownMenuItem>
        <DropdownMenuItem
          shortcut={<Kbd>L</Kbd>}
          onSelect={() => toast.info(say('chosen', { name: say('copyLink') }))}
        >
          <Link2 aria-hidden />
          {say('copyLink')}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem tone="danger" disabledReason={say('reverseWhy')}>
          <RotateCcw aria-hidden />
          {say('reverse')}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function Drawer() {
  const say = useText(dialogsMessages);
  const dialogs = useDialogs();
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const mayLose = () =>
    note === '' ||
    dialogs.confirm({ title: say('leaveTitle'), confirmLabel: say('leave'), cancelLabel: say('stay') });
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('drawer')}</Button>
      <Sheet
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          if (!next) setNote('');
        }}
        beforeClose={mayLose}
      >
        <SheetContent>
          <SheetHeader>
            <SheetTitle>{say('drawerTitle')}</SheetTitle>
          </SheetHeader>
          <SheetBody className="pt-4">
            <Field label={say('note')} help={say('drawerText')}>
              <Textarea value={note} onChange={({ target }) => setNote(target.value)} />
            </Field>
          </SheetBody>
        </SheetContent>
      </Sheet>
    </>
  );
}

import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  IconButton,
} from '@platform/ui-kit/skin';
import { Ellipsis } from 'lucide-react';
import { Fragment } from 'react';

export interface RowCommand<Command extends string> {
  command: Command;
  label: string;
  /** Why the current state does not allow it. */
  refusal?: string | undefined;
  /** A command that cannot be undone stands last, apart from the others. */
  tone?: 'danger';
}

export interface RowMenuProps<Command extends string> {
  /** Names the row, for screen readers. */
  label: string;
  commands: readonly RowCommand<Command>[];
  onCommand: (command: Command) => void;
}

/** Action menu of one row. Actions that the state forbids are disabled with the reason. */
export function RowMenu<Command extends string>({ label, commands, onCommand }: RowMenuProps<Command>) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={label} size="icon-xs" onClick={(event) => event.stopPropagation()}>
          <Ellipsis aria-hidden />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent className="min-w-52" onClick={(event) => event.stopPropagation()}>
        {commands.map(({ command, label: word, refusal, tone }) => (
          <Fragment key={command}>
            {tone === 'danger' && <DropdownMenuSeparator />}
            <DropdownMenuItem
              tone={tone ?? 'neutral'}
              disabledReason={refusal}
              onSelect={() => onCommand(command)}
            >
              {word}
            </DropdownMenuItem>
          </Fragment>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

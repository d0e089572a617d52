import { Switch } from '@platform/ui-kit/skin';
import { type RowCommand, RowMenu } from './row.menu.tsx';

export interface RowControlsProps<Command extends string> {
  /** Names the menu, for screen readers. */
  label: string;
  /** Whether the row's object is in use, for those who may change it. */
  turn?: { label: string; checked: boolean; disabled?: boolean; onTurn: (on: boolean) => void } | undefined;
  commands: readonly RowCommand<Command>[];
  onCommand: (command: Command) => void;
}

/** Switch and action menu of one row, in the list and in its drawer. */
export function RowControls<Command extends string>({
  label,
  turn,
  commands,
  onCommand,
}: RowControlsProps<Command>) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps presses on its buttons from opening the row
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard reaches the buttons themselves
    <span className="inline-flex items-center gap-2" onClick={(event) => event.stopPropagation()}>
      {turn && (
        <Switch
          aria-label={turn.label}
          checked={turn.checked}
          disabled={turn.disabled ?? false}
          onCheckedChange={turn.onTurn}
        />
      )}
      {commands.length > 0 && <RowMenu label={label} commands={commands} onCommand={onCommand} />}
    </span>
  );
}

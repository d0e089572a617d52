import { IconButton, Kbd } from '@platform/ui-kit/skin';
import { Search } from 'lucide-react';
import { useText } from '../../shared/messages.ts';
import { factsOf } from '../commands/commands.table.ts';
import { textOfKeys } from '../commands/keys.ts';
import { useLabelWithKeys } from '../commands/tooltip-keys.ts';
import { paletteMessages } from './palette.messages.ts';

/**
 * Opens the palette by mouse. Looks like a search field where there is room, otherwise like an icon button.
 */
export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  const text = useText(paletteMessages);
  const withKeys = useLabelWithKeys();
  return (
    <>
      <button
        type="button"
        onClick={onOpen}
        className="focus-ring me-1 hidden h-8 w-72 items-center gap-2 rounded-md border bg-background px-2.5 text-sm text-muted-foreground transition-colors hover:border-input hover:text-foreground xl:flex"
      >
        <Search aria-hidden className="size-4 shrink-0" />
        <span className="min-w-0 flex-1 truncate text-start">{text('open')}</span>
        <Kbd aria-hidden>{textOfKeys(factsOf('palette').keys ?? '')}</Kbd>
      </button>
      <IconButton className="xl:hidden" label={withKeys(text('open'), 'palette')} onClick={onOpen}>
        <Search aria-hidden />
      </IconButton>
    </>
  );
}

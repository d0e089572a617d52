import {
  Button,
  cn,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
  IconButton,
} from '@platform/ui-kit/skin';
import { ChevronDown, Pause, RotateCw } from 'lucide-react';
import { useFormats } from '../format.ts';
import { useText } from '../messages.ts';
import { listMessages } from './list.messages.ts';

const refreshChoices = [0, 10, 30, 60] as const;
export type RefreshSeconds = (typeof refreshChoices)[number];

export interface RefreshControlProps {
  /** 0: paused. */
  seconds: RefreshSeconds;
  onSeconds: (seconds: RefreshSeconds) => void;
  fetching: boolean;
  /** Time of the rows on screen; 0 before the first. */
  updatedAtMs: number;
  onRefresh: () => void;
}

/** Refreshes the list manually or automatically, and shows the state. */
export function RefreshControl({
  seconds,
  onSeconds,
  fetching,
  updatedAtMs,
  onRefresh,
}: RefreshControlProps) {
  const say = useText(listMessages);
  const { clock } = useFormats();
  const word = (value: number) =>
    value === 0 ? say('autoRefreshOff') : say('everySeconds', { seconds: value });
  return (
    <div className="flex items-center">
      {/* Reserve the space before the first response, so that the layout does not shift. */}
      <span
        className={cn(
          'numeric me-2 text-sm text-muted-foreground max-lg:hidden',
          updatedAtMs === 0 && 'invisible',
        )}
      >
        {say('updatedAt', { time: clock(new Date(updatedAtMs)) })}
      </span>
      <IconButton
        label={say('refresh')}
        size="icon-sm"
        variant="secondary"
        className="rounded-e-none"
        onClick={onRefresh}
      >
        <RotateCw aria-hidden className={cn(fetching && 'animate-spin')} />
      </IconButton>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            size="sm"
            className="-ms-px rounded-s-none px-2 font-normal"
            aria-label={`${say('autoRefresh')}: ${word(seconds)}`}
          >
            {seconds === 0 ? <Pause aria-hidden /> : null}
            <span className="max-sm:hidden">{word(seconds)}</span>
            <ChevronDown aria-hidden className="text-muted-foreground" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuLabel>{say('autoRefresh')}</DropdownMenuLabel>
          <DropdownMenuRadioGroup
            value={String(seconds)}
            onValueChange={(value) => {
              const chosen = refreshChoices.find((choice) => String(choice) === value);
              if (chosen !== undefined) onSeconds(chosen);
            }}
          >
            {refreshChoices.map((value) => (
              <DropdownMenuRadioItem key={value} value={String(value)}>
                {word(value)}
              </DropdownMenuRadioItem>
            ))}
          </DropdownMenuRadioGroup>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  );
}

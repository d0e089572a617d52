import { cn, IconButton } from '@platform/ui-kit/skin';
import { BellOff, BellRing } from 'lucide-react';
import { useText } from '../../shared/messages.ts';
import { useStore } from '../../shared/store.ts';
import { useLabelWithKeys } from '../commands/tooltip-keys.ts';
import { noticeMessages } from './notice.messages.ts';
import { soundState, switchSound } from './notice.sound.ts';

const labels = { on: 'soundOn', off: 'soundOff', blocked: 'soundBlocked' } as const;

/** Shows whether the new-order sound is on, and switches it. */
export function SoundButton() {
  const text = useText(noticeMessages);
  const withKeys = useLabelWithKeys();
  const state = useStore(soundState);
  const Icon = state === 'on' ? BellRing : BellOff;
  return (
    <IconButton
      label={withKeys(text(labels[state]), 'sound')}
      aria-pressed={state === 'on'}
      className={cn('relative', state === 'off' && 'text-muted-foreground')}
      onClick={() => void switchSound()}
    >
      <Icon aria-hidden />
      {state === 'blocked' && (
        <span
          aria-hidden
          className="absolute top-1.5 end-1.5 size-2 rounded-full bg-danger-solid ring-2 ring-card"
        />
      )}
    </IconButton>
  );
}

import { IconButton } from '@platform/ui-kit/skin';
import { Maximize, Minimize } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useText } from '../../shared/messages.ts';
import { useLabelWithKeys } from '../commands/tooltip-keys.ts';
import { canFillScreen, toggleFullScreen } from './full-screen.ts';
import { shellMessages } from './shell.messages.ts';

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

export function FullScreenButton({ className }: { className?: string }) {
  const text = useText(shellMessages);
  const full = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  const withKeys = useLabelWithKeys();
  if (!canFillScreen()) return null;
  return (
    <IconButton
      label={withKeys(text(full ? 'leaveFullScreen' : 'fullScreen'), 'fullScreen')}
      className={className}
      onClick={() => void toggleFullScreen()}
    >
      {full ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
    </IconButton>
  );
}

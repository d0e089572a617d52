import { IconButton } from '@platform/ui-kit/skin';
import { Maximize, Minimize } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useText } from '../../shared/messages.ts';
import { shellMessages } from './shell.messages.ts';

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

export function FullScreenButton({ className }: { className?: string }) {
  const text = useText(shellMessages);
  const full = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const toggle = async () => {
    try {
      if (full) await document.exitFullscreen();
      else await document.documentElement.requestFullscreen();
    } catch {
      // The browser refused (a policy, a frame): the page simply stays as it is.
    }
  };
  return (
    <IconButton label={text(full ? 'leaveFullScreen' : 'fullScreen')} className={className} onClick={toggle}>
      {full ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
    </IconButton>
  );
}

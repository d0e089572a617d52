import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useText } from '../../shared/messages.ts';
import { shellMessages } from './shell.messages.ts';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

export function OfflineNotice() {
  const text = useText(shellMessages);
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className="empty:hidden">
      {!online && (
        <p className="flex items-center gap-2 border-b border-warning-border bg-warning-surface px-4 py-1.5 text-sm text-warning">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          {text('offline')}
        </p>
      )}
    </div>
  );
}

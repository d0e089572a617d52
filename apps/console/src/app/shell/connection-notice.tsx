import { useQueryClient } from '@tanstack/react-query';
import { Turtle, WifiOff } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useText } from '../../shared/messages.ts';
import { watchSlowness } from './connection.watch.ts';
import { shellMessages } from './shell.messages.ts';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Shows that the network is down or responses are slow, so that users do not press a button twice. */
export function ConnectionNotice() {
  const text = useText(shellMessages);
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const queries = useQueryClient();
  const [slow, setSlow] = useState(false);
  useEffect(() => watchSlowness(queries, setSlow), [queries]);
  const Icon = online ? Turtle : WifiOff;
  return (
    <div role="status" className="empty:hidden">
      {(!online || slow) && (
        <p className="flex items-center gap-2 border-b border-warning-border bg-warning-surface px-4 py-1.5 text-sm text-warning">
          <Icon aria-hidden className="size-4 shrink-0" />
          {text(online ? 'slow' : 'offline')}
        </p>
      )}
    </div>
  );
}

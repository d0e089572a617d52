import { CircleAlert } from 'lucide-react';
import { useErrorText } from './error.text.ts';
import { RequestId } from './request-id.tsx';

/** Shows an error as a block: what happened, what to do, and the request id. Announced to screen readers. */
export function ErrorNotice({ error, what }: { error: unknown; what?: string | undefined }) {
  const text = useErrorText(error);
  return (
    <div role="alert" className="empty:hidden">
      {text && (
        <div className="flex gap-2 rounded-md border border-danger-border bg-danger-surface p-3 text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <div className="grid min-w-0 gap-1 wrap-anywhere">
            <p className="font-medium">{what ?? text.what}</p>
            {!what && text.advice && <p className="text-sm">{text.advice}</p>}
            {text.requestId && <RequestId id={text.requestId} />}
          </div>
        </div>
      )}
    </div>
  );
}

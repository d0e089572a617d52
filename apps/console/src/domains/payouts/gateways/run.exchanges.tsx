import { JsonView } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { Collapsible } from '../../../shared/collapsible.tsx';
import { useFormats } from '../../../shared/format.ts';
import { useText } from '../../../shared/messages.ts';
import type { ScriptRequest } from '../../../shared/script-run/run.labels.ts';
import { runMessages } from '../../../shared/script-run/run.messages.ts';

/** The requests of a run with their answers beside them. All texts are foreign, so they are shown as plain text. */
export function RunExchanges({ requests }: { requests: readonly ScriptRequest[] }) {
  const say = useText(runMessages);
  if (requests.length === 0) return <p className="text-sm text-muted-foreground">{say('noRequests')}</p>;
  return (
    <ol className="grid gap-4">
      {requests.map((request, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the requests of a run are in order and never change
        <li key={index}>
          <RunExchange request={request} number={index + 1} />
        </li>
      ))}
    </ol>
  );
}

function RunExchange({ request, number }: { request: ScriptRequest; number: number }) {
  const say = useText(runMessages);
  const formats = useFormats();
  const { method, url, status, latencyMs, failure, responseBody } = request;
  const title = say('requestNumber', { number });
  return (
    <section aria-label={title} className="grid gap-2">
      <h4 className="text-sm font-medium wrap-anywhere">
        {title} · {method} <span className="font-mono text-xs">{url}</span>
      </h4>
      <div className="grid gap-3 lg:grid-cols-2">
        <Side
          title={say('request')}
          label={`${title} ${say('request')}`}
          body={request.body}
          headers={request.headers}
        />
        <Side
          title={[say('response'), status, latencyMs === null ? null : `${formats.number(latencyMs)} ms`]
            .filter((part) => part !== null)
            .join(' · ')}
          label={`${title} ${say('response')}`}
          body={status === null ? undefined : responseBody}
          headers={request.responseHeaders}
        >
          {status === null && <p className="text-sm text-danger">{failure ?? say('noAnswer')}</p>}
        </Side>
      </div>
    </section>
  );
}

export interface SideProps {
  title: string;
  /** Names the region, for screen readers. */
  label: string;
  /** Undefined: there is none to show; null or empty: it was empty. */
  body: string | null | undefined;
  headers: Readonly<Record<string, string>>;
  children?: ReactNode;
}

/** One direction of an exchange: body, then headers. */
export function Side({ title, label, body, headers, children }: SideProps) {
  const say = useText(runMessages);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return (
    <div className="grid min-w-0 content-start gap-1">
      <p className="text-xs text-muted-foreground">{title}</p>
      {children}
      {body !== undefined && <JsonView label={label} value={body || say('emptyBody')} />}
      {lines.length > 0 && (
        <Collapsible title={`${say('headers')} (${lines.length})`}>
          <JsonView label={`${label} ${say('headers')}`} value={lines.join('\n')} />
        </Collapsible>
      )}
    </div>
  );
}

/** What a script wrote to its log. */
export function RunLog({ log }: { log: readonly string[] }) {
  const say = useText(runMessages);
  if (log.length === 0) return <p className="text-sm text-muted-foreground">{say('noLog')}</p>;
  return <JsonView label={say('log')} value={log.join('\n')} />;
}

import { errorLogsList } from '@platform/sdk/operations';
import { Button, EmptyState, KeyValueList, Skeleton } from '@platform/ui-kit/skin';
import { SearchX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Ago } from '../../../shared/ago.tsx';
import { NoValue, TimeCell } from '../../../shared/cells/cells.tsx';
import { CopyText } from '../../../shared/cells/copy.cell.tsx';
import { CopyButton } from '../../../shared/copy-button.tsx';
import { ErrorNotice } from '../../../shared/error-notice.tsx';
import { useFormats } from '../../../shared/format.ts';
import { RowDrawer, type RowDrawerProps } from '../../../shared/list/row.drawer.tsx';
import { useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import { agentText } from '../../../shared/user-agent.ts';
import type { ErrorReportRow, FaultRow } from './error-logs.labels.ts';
import { errorLogMessages } from './error-logs.messages.ts';

interface Fault {
  fingerprint: string;
  /** Undefined if the fault is not on the page. */
  row: FaultRow | undefined;
}

type Drawer = RowDrawerProps<FaultRow, Fault & { newest: ErrorReportRow | undefined }>;
export interface FaultDrawerProps extends Pick<Drawer, 'of' | 'screen'> {
  clearButton: ((fault: FaultRow) => ReactNode) | null;
}

/** One fault with its reports at its own URL (`?fault=`). */
export function FaultDrawer({ of, screen, clearButton }: FaultDrawerProps) {
  const say = useText(errorLogMessages);
  return (
    <RowDrawer
      of={of}
      screen={screen}
      size="lg"
      label={say('details')}
      useRow={useFault}
      missing={{ title: say('notFound') }}
      head={(fault) => ({ title: fault?.row?.message ?? fault?.newest?.message })}
    >
      {({ fingerprint, row }) => (
        <>
          {row && <Facts fault={row} />}
          {row && clearButton && <div className="-ms-2">{clearButton(row)}</div>}
          <Reports fingerprint={fingerprint} />
        </>
      )}
    </RowDrawer>
  );
}

const reportsAtOnce = 20;
const mostReports = 200;

const useReports = (fingerprint: string, pageSize: number) =>
  useOperation(
    errorLogsList,
    { fingerprint, pageSize },
    // Older reports are added to those on screen.
    { enabled: /^[0-9a-f]{16}$/.test(fingerprint), keepPrevious: pageSize > reportsAtOnce },
  );

const useFault: Drawer['useRow'] = (fingerprint, row) => {
  const { data, isPending, error, isEnabled } = useReports(fingerprint, reportsAtOnce);
  const newest = data?.list[0];
  return {
    data: row || newest ? { fingerprint, row, newest } : undefined,
    isPending: isEnabled && isPending,
    error,
  };
};

function Reports({ fingerprint }: { fingerprint: string }) {
  const say = useText(errorLogMessages);
  const [pageSize, setPageSize] = useState(reportsAtOnce);
  const read = useReports(fingerprint, pageSize);
  const reports = read.data?.list ?? [];
  const [newest] = reports;
  if (!newest) {
    if (read.error) return <ErrorNotice error={read.error} />;
    return read.data ? <EmptyState icon={SearchX} title={say('notFound')} /> : <Skeleton className="h-48" />;
  }
  return (
    <>
      <ErrorNotice error={read.error} />
      <Stack title={say('newest')} text={newest.stack} />
      <section aria-label={say('reports')} className="grid gap-2">
        <h3 className="font-semibold">{say('reports')}</h3>
        <ul className="grid gap-2">
          {reports.map((report) => (
            <Report key={report.id} report={report} sameStack={report.stack === newest.stack} />
          ))}
        </ul>
        {read.data?.nextCursor && pageSize < mostReports && (
          <Button
            size="sm"
            className="justify-self-start"
            loading={read.isFetching}
            onClick={() => setPageSize((size) => Math.min(size + reportsAtOnce * 2, mostReports))}
          >
            {say('older')}
          </Button>
        )}
      </section>
    </>
  );
}

function Facts({ fault }: { fault: FaultRow }) {
  const say = useText(errorLogMessages);
  const { number } = useFormats();
  return (
    <KeyValueList
      items={[
        { key: 'reportCount', label: say('reportCount'), value: number(fault.reportCount) },
        { key: 'accountCount', label: say('accountCount'), value: number(fault.accountCount) },
        { key: 'lastAt', label: say('lastAt'), value: <TimeCell value={fault.lastAt} /> },
        { key: 'firstAt', label: say('firstAt'), value: <TimeCell value={fault.firstAt} /> },
        {
          key: 'fingerprint',
          label: say('fingerprint'),
          value: <CopyText value={fault.fingerprint} className="font-mono text-sm" />,
        },
      ]}
    />
  );
}

function Stack({ title, text }: { title: string; text: string | null }) {
  const say = useText(errorLogMessages);
  return (
    <section aria-label={title} className="grid min-w-0 gap-2">
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-semibold">{title}</h3>
        {text && <CopyButton text={text} />}
      </div>
      {text === null ? (
        <p className="text-sm text-muted-foreground">{say('noStack')}</p>
      ) : (
        <StackText text={text} label={title} />
      )}
    </section>
  );
}

function StackText({ text, label }: { text: string; label: string }) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      aria-label={label}
      className="focus-ring scrollbar-thin max-h-72 overflow-auto rounded-md border bg-muted p-3"
    >
      <pre className="font-mono text-xs">{text}</pre>
    </section>
  );
}

/** One report: account, page, version and browser. */
function Report({ report, sameStack }: { report: ErrorReportRow; sameStack: boolean }) {
  const say = useText(errorLogMessages);
  return (
    <li className="rounded-md border">
      <details className="group">
        <summary className="focus-ring-inset flex min-h-9 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 rounded-md px-3 py-2 hover:bg-hover">
          <span className="font-medium">{report.account ?? say('nobody')}</span>
          <span
            className="min-w-0 flex-1 truncate font-mono text-sm text-muted-foreground"
            title={report.url ?? ''}
          >
            {report.url}
          </span>
          <Ago value={report.createdAt} className="text-sm text-muted-foreground" />
        </summary>
        <div className="grid gap-3 border-t px-3 py-3">
          <KeyValueList
            items={[
              { key: 'time', label: say('time'), value: <TimeCell value={report.createdAt} /> },
              {
                key: 'url',
                label: say('url'),
                value: report.url ? (
                  <CopyText value={report.url} className="font-mono text-sm" />
                ) : (
                  <NoValue />
                ),
              },
              { key: 'component', label: say('component'), value: report.component ?? <NoValue /> },
              { key: 'appVersion', label: say('appVersion'), value: report.appVersion ?? <NoValue /> },
              {
                key: 'agent',
                label: say('agent'),
                value: <span title={report.userAgent}>{agentText(report.userAgent)}</span>,
              },
              {
                key: 'ip',
                label: say('ip'),
                value: <CopyText value={report.ip} className="font-mono text-sm" />,
              },
              {
                key: 'requestId',
                label: say('requestId'),
                value: report.requestId ? (
                  <CopyText value={report.requestId} className="font-mono text-sm" />
                ) : (
                  <NoValue />
                ),
              },
            ]}
          />
          {!sameStack && report.stack && <StackText text={report.stack} label={say('stack')} />}
        </div>
      </details>
    </li>
  );
}

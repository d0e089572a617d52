import { KeyValueList } from '@platform/ui-kit/skin';
import {
  type CallbackAttempt,
  outcomeLabel,
  outcomeTone,
} from '../../../shared/callback-attempt/attempt.labels.ts';
import { attemptMessages } from '../../../shared/callback-attempt/attempt.messages.ts';
import { Exchange } from '../../../shared/callback-attempt/exchange.tsx';
import { StatusCell, TimeCell } from '../../../shared/cells/cells.tsx';
import { CopyText } from '../../../shared/cells/copy.cell.tsx';
import { useFormats } from '../../../shared/format.ts';
import { RowDrawer, type RowDrawerProps } from '../../../shared/list/row.drawer.tsx';
import { useLanguage, useText } from '../../../shared/messages.ts';
import { triggerWord } from './callbacks.labels.ts';
import { callbackMessages } from './callbacks.messages.ts';

type Drawer = RowDrawerProps<CallbackAttempt, CallbackAttempt>;

/** One attempt with request, response and headers (`?attempt=`). */
export function AttemptDrawer({ of, screen }: Pick<Drawer, 'of' | 'screen'>) {
  const say = useText(callbackMessages);
  const sayOfAttempt = useText(attemptMessages);
  return (
    <RowDrawer
      of={of}
      screen={screen}
      size="lg"
      label={say('details')}
      useRow={useListed}
      missing={{ title: say('notOnPage') }}
      head={(attempt) =>
        attempt
          ? {
              title: <CopyText value={attempt.orderCode} className="font-mono" />,
              note: `${attempt.merchantName} · ${sayOfAttempt('attemptNumber', { number: attempt.attempt })}`,
            }
          : {}
      }
    >
      {(attempt) => <Content attempt={attempt} />}
    </RowDrawer>
  );
}

/** No call reads a single attempt, so it has to be on the page. */
const useListed: Drawer['useRow'] = (_id, data) => ({ data, isPending: false, error: null });

function Content({ attempt }: { attempt: CallbackAttempt }) {
  const say = useText(callbackMessages);
  const sayOfAttempt = useText(attemptMessages);
  const language = useLanguage();
  const { number } = useFormats();
  const headers = (title: string, values: Readonly<Record<string, string>>) =>
    Object.keys(values).length > 0 && (
      <section className="grid gap-2">
        <h3 className="font-semibold">{title}</h3>
        <KeyValueList
          items={Object.entries(values).map(([key, value]) => ({
            key,
            label: key,
            value: <CopyText value={value} className="font-mono text-sm" />,
          }))}
        />
      </section>
    );
  return (
    <>
      <KeyValueList
        items={[
          {
            key: 'outcome',
            label: say('outcome'),
            value: (
              <StatusCell looks={{ tone: outcomeTone(attempt.outcome) }}>
                {outcomeLabel(attempt.outcome, attempt.responseStatus, language)}
              </StatusCell>
            ),
          },
          { key: 'trigger', label: say('trigger'), value: triggerWord(attempt, { say, language }) },
          {
            key: 'merchantOrderNo',
            label: say('merchantOrderNo'),
            value: <CopyText value={attempt.merchantOrderCode} />,
          },
          { key: 'sendTime', label: say('sendTime'), value: <TimeCell value={attempt.sendTime} /> },
          { key: 'receiveTime', label: say('receiveTime'), value: <TimeCell value={attempt.receiveTime} /> },
          {
            key: 'latency',
            label: say('latencyTitle'),
            value:
              attempt.latencyMs === null ? '–' : sayOfAttempt('latency', { ms: number(attempt.latencyMs) }),
          },
          { key: 'systemFlag', label: say('systemFlag'), value: attempt.systemFlag || '–' },
        ]}
      />
      <Exchange attempt={attempt} />
      {headers(say('requestHeaders'), attempt.requestHeaders)}
      {headers(say('responseHeaders'), attempt.responseHeaders)}
    </>
  );
}

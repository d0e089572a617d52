import { TextDiffView, Timeline } from '@platform/ui-kit/skin';
import { Collapsible } from '../collapsible.tsx';
import { useFormats } from '../format.ts';
import { useLanguage, useText } from '../messages.ts';
import { type CallbackAttempt, outcomeLabel, outcomeTone } from './attempt.labels.ts';
import { attemptMessages } from './attempt.messages.ts';
import { Exchange } from './exchange.tsx';

/**
 * The callback attempts of an order or delivery, oldest first. Request and response are collapsible; the last
 * attempt starts open.
 */
export function AttemptTimeline({ attempts }: { attempts: readonly CallbackAttempt[] }) {
  const say = useText(attemptMessages);
  const language = useLanguage();
  const { number, dateTime } = useFormats();
  const items = attempts.map((attempt, index) => ({
    id: attempt.id,
    tone: outcomeTone(attempt.outcome),
    title: `${say('attemptNumber', { number: attempt.attempt })} · ${outcomeLabel(attempt.outcome, attempt.responseStatus, language)}`,
    time: [
      dateTime(attempt.sendTime),
      attempt.latencyMs === null ? null : say('latency', { ms: number(attempt.latencyMs) }),
      attempt.triggeredBy && say('byOperator', { account: attempt.triggeredBy }),
    ]
      .filter(Boolean)
      .join(' · '),
    body: (
      <>
        <Collapsible title={say('show')} open={index === attempts.length - 1}>
          <Exchange attempt={attempt} />
        </Collapsible>
        {previousOf(attempts, index) && (
          <Collapsible title={say('difference')}>
            <Difference before={previousOf(attempts, index)} after={attempt} />
          </Collapsible>
        )}
      </>
    ),
  }));
  return <Timeline items={items} />;
}

/** The previous attempt of the same delivery. An order has one delivery per outcome. */
function previousOf(attempts: readonly CallbackAttempt[], index: number): CallbackAttempt | undefined {
  const callbackId = attempts[index]?.callbackId;
  return attempts.slice(0, index).findLast((attempt) => attempt.callbackId === callbackId);
}

function Difference({ before, after }: { before: CallbackAttempt | undefined; after: CallbackAttempt }) {
  const say = useText(attemptMessages);
  const language = useLanguage();
  const text = (attempt: CallbackAttempt) => textOf(attempt, outcomeLabel(attempt.outcome, null, language));
  return (
    <TextDiffView
      label={say('difference')}
      before={before ? text(before) : ''}
      after={text(after)}
      labels={{
        added: say('added'),
        removed: say('removed'),
        changed: say('changed'),
        same: say('same'),
        none: say('noDifference'),
      }}
    />
  );
}

/** An attempt as text for the difference view, as sent over the network. */
function textOf(attempt: CallbackAttempt, outcome: string): string {
  const lines = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [
    `${attempt.httpMethod} ${attempt.url}`,
    ...lines(attempt.requestHeaders),
    // One line per form field. Otherwise the whole form would be one difference.
    ...attempt.requestBody.split('&'),
    '',
    `${attempt.responseStatus ?? outcome}`,
    ...lines(attempt.responseHeaders),
    ...(attempt.responseBody ?? attempt.error ?? '').split('\n'),
  ].join('\n');
}

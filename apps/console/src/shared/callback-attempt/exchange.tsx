import { JsonView } from '@platform/ui-kit/skin';
import { useText } from '../messages.ts';
import type { CallbackAttempt } from './attempt.labels.ts';
import { attemptMessages } from './attempt.messages.ts';

/** Request and response. The content comes from third parties, so it is shown as plain text. */
export function Exchange({ attempt }: { attempt: CallbackAttempt }) {
  const say = useText(attemptMessages);
  const answer = attempt.responseBody === '' ? say('emptyBody') : attempt.responseBody;
  return (
    <div className="grid gap-2">
      <div className="grid gap-1">
        <span className="text-xs wrap-anywhere">{`${say('request')} · ${attempt.httpMethod} ${attempt.url}`}</span>
        <JsonView label={say('request')} value={attempt.requestBody} />
      </div>
      <div className="grid gap-1">
        <span className="text-xs">
          {say('response')}
          {attempt.responseTruncated && ` · ${say('truncated')}`}
        </span>
        {answer === null ? (
          <p className="text-sm">{attempt.error ?? say('noResponse')}</p>
        ) : (
          <JsonView label={say('response')} value={answer} />
        )}
      </div>
    </div>
  );
}

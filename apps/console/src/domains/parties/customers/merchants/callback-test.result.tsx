import type { Output } from '@platform/sdk';
import {
  Button,
  type CustomDialogControl,
  DialogBody,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  KeyValueList,
  Notice,
} from '@platform/ui-kit/skin';
import { outcomeLabel } from '../../../../shared/callback-attempt/attempt.labels.ts';
import { attemptMessages } from '../../../../shared/callback-attempt/attempt.messages.ts';
import { NoValue } from '../../../../shared/cells/cells.tsx';
import { useFormats } from '../../../../shared/format.ts';
import { useLanguage, useText } from '../../../../shared/messages.ts';
import { merchantFormMessages } from './merchants.form.messages.ts';

export interface TestResultProps {
  control: CustomDialogControl<unknown>;
  name: string;
  result: Output<'orderCallbacks.test'>;
}

/** What came back of a test callback. */
export function TestResult({ control, name, result }: TestResultProps) {
  const say = useText(merchantFormMessages);
  const sayAttempt = useText(attemptMessages);
  const language = useLanguage();
  const { number } = useFormats();
  const isGood = result.outcome === 'acknowledged';
  const text = (value: string | null) =>
    value ? (
      <pre className="max-h-48 overflow-auto font-mono text-sm whitespace-pre-wrap wrap-anywhere">
        {value}
      </pre>
    ) : (
      <NoValue />
    );
  return (
    <>
      <DialogHeader>
        <DialogTitle>{say('testResult', { name })}</DialogTitle>
        <DialogDescription>{result.url}</DialogDescription>
      </DialogHeader>
      <DialogBody className="grid gap-4">
        <Notice
          tone={isGood ? 'success' : 'danger'}
          title={outcomeLabel(result.outcome, result.status, language)}
        >
          {isGood ? say('testGood') : say('testBad')}
        </Notice>
        <KeyValueList
          stacked
          items={[
            {
              key: 'latency',
              label: say('testLatency'),
              value:
                result.latencyMs === null ? (
                  <NoValue />
                ) : (
                  sayAttempt('latency', { ms: number(result.latencyMs) })
                ),
            },
            { key: 'sent', label: sayAttempt('request'), value: text(result.requestBody) },
            {
              key: 'answer',
              label: sayAttempt('response'),
              value: text(result.responseBody ?? result.error),
            },
          ]}
        />
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" onClick={() => control.resolve(undefined)}>
          {say('close')}
        </Button>
      </DialogFooter>
    </>
  );
}

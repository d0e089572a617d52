import type { Output } from '@platform/sdk';
import { orderCallbacksTest } from '@platform/sdk/operations';
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
  useDialogs,
} from '@platform/ui-kit/skin';
import { outcomeLabel } from '../../../../shared/callback-attempt/attempt.labels.ts';
import { attemptMessages } from '../../../../shared/callback-attempt/attempt.messages.ts';
import { NoValue } from '../../../../shared/cells/cells.tsx';
import { call } from '../../../../shared/client.ts';
import { useStep } from '../../../../shared/dialogs/use-step.ts';
import { useFormats } from '../../../../shared/format.ts';
import { useLanguage, useText } from '../../../../shared/messages.ts';
import { merchantFormMessages } from './merchants.form.messages.ts';
import type { MerchantRow } from './merchants.labels.ts';

type Result = Output<'orderCallbacks.test'>;

/** Sends a test callback to a merchant's default URL, and shows what came back. */
export function useCallbackTest(): (merchant: Pick<MerchantRow, 'id' | 'name'>) => Promise<void> {
  const say = useText(merchantFormMessages);
  const dialogs = useDialogs();
  const { withQuestion } = useStep();
  return async ({ id, name }) => {
    let result: Result | undefined;
    await withQuestion(
      { title: say('testTitle', { name }), body: say('testBody'), confirmLabel: say('test') },
      async () => {
        result = await call(orderCallbacksTest, { merchantId: id });
      },
    );
    if (!result) return;
    const shown = result;
    await dialogs.open({
      size: 'md',
      render: (control) => <TestResult control={control} name={name} result={shown} />,
    });
  };
}

interface TestResultProps {
  control: CustomDialogControl<unknown>;
  name: string;
  result: Result;
}

function TestResult({ control, name, result }: TestResultProps) {
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

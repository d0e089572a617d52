import type { Output } from '@platform/sdk';
import { orderCallbacksTest } from '@platform/sdk/operations';
import { useDialogs } from '@platform/ui-kit/skin';
import { Suspense } from 'react';
import { call } from '../../../../shared/client.ts';
import { useStep } from '../../../../shared/dialogs/use-step.ts';
import { lazyPart } from '../../../../shared/lazy-part.tsx';
import { useText } from '../../../../shared/messages.ts';
import { merchantFormMessages } from './merchants.form.messages.ts';
import type { MerchantRow } from './merchants.labels.ts';

const TestResult = lazyPart(
  'callback test',
  async () => (await import('./callback-test.result.tsx')).TestResult,
);

/** Sends a test callback to a merchant's default URL, and shows what came back. */
export function useCallbackTest(): (merchant: Pick<MerchantRow, 'id' | 'name'>) => Promise<void> {
  const say = useText(merchantFormMessages);
  const dialogs = useDialogs();
  const { withQuestion } = useStep();
  return async ({ id, name }) => {
    let result: Output<'orderCallbacks.test'> | undefined;
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
      render: (control) => (
        <Suspense fallback={null}>
          <TestResult control={control} name={name} result={shown} />
        </Suspense>
      ),
    });
  };
}

import type { Output } from '@platform/sdk';
import { Button, Notice } from '@platform/ui-kit/skin';
import { useEffect, useRef } from 'react';
import { moneyText } from '../../../../shared/cells/money.text.ts';
import { useFormats } from '../../../../shared/format.ts';
import { AppLink } from '../../../../shared/link.tsx';
import type { ListContext } from '../../../../shared/list/list.types.ts';
import { listLink } from '../../../../shared/list.links.ts';
import { useText } from '../../../../shared/messages.ts';
import { createMessages } from './create.messages.ts';
import { SkippedPayouts } from './skipped.list.tsx';

export type CreatedAnswer = Output<'payoutBatches.create'>;

/** The new batch, and the payouts that somebody else took meanwhile, by number. */
export function CreatedBatch({
  answer: { batch, skipped },
  context,
  onAnother,
}: {
  answer: CreatedAnswer;
  context: ListContext;
  onAnother: () => void;
}) {
  const say = useText(createMessages);
  const { number } = useFormats();
  const open = useRef<HTMLAnchorElement>(null);
  useEffect(() => open.current?.focus(), []);
  const { id, batchCode, orderCount, amountMinor, currency } = batch;
  const amount = `${moneyText(amountMinor, currency)} ${currency}`;
  const href = listLink('payoutBatches.list', context.user.access, { batch: id });
  return (
    <div className="grid content-start gap-5">
      <Notice
        tone="success"
        title={say('created', { batch: batchCode, count: number(orderCount), amount })}
        actions={
          <>
            {href && (
              <Button asChild variant="primary">
                <AppLink ref={open} href={href}>
                  {say('openBatch')}
                </AppLink>
              </Button>
            )}
            <Button onClick={onAnother}>{say('another')}</Button>
          </>
        }
      >
        {say('createdHelp')}
      </Notice>
      <SkippedPayouts title={say('skippedNow')} skipped={skipped} />
    </div>
  );
}

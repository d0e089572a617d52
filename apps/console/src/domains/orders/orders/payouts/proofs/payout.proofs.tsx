import type { Output } from '@platform/sdk';
import { payoutsAddProof, payoutsProofs } from '@platform/sdk/operations';
import { cn, FileDrop, toast } from '@platform/ui-kit/skin';
import { type ComponentType, type ReactNode, useState } from 'react';
import { call } from '../../../../../shared/client.ts';
import { useStep } from '../../../../../shared/dialogs/use-step.ts';
import { ErrorNotice } from '../../../../../shared/error-notice.tsx';
import { useFormats } from '../../../../../shared/format.ts';
import { useText } from '../../../../../shared/messages.ts';
import { useOperation } from '../../../../../shared/query.ts';
import { readProof } from './proof.picture.ts';
import { proofMessages } from './proofs.messages.ts';

const accept = '.png,.jpg,.jpeg,.webp';
const mostBytes = 20 * 1024 * 1024;
const mostPictures = 5;

export interface PayoutProofsProps {
  orderCode: string;
  /** Whether the role may add pictures at all. */
  mayAdd: boolean;
  /** The place of the part on the page. */
  within: ComponentType<{ title: string; children: ReactNode }>;
}

/** Pictures of the bank's receipts of a payout, and a place to add one. */
export function PayoutProofs({ orderCode, mayAdd, within: Place }: PayoutProofsProps) {
  const say = useText(proofMessages);
  const { attempt } = useStep(payoutsProofs);
  const { data, error } = useOperation(payoutsProofs, { orderCode });
  const [isSending, setSending] = useState(false);
  const proofs = data?.list ?? [];
  const isOpen = mayAdd && data?.acceptsMore === true;

  const add = async (file: File) => {
    setSending(true);
    try {
      const picture = await readProof(file);
      const { done, problem } = await attempt(() => call(payoutsAddProof, { orderCode, picture }));
      if (done) toast.success(say('added'));
      else if (problem) toast.danger(say('notAdded'), { description: problem });
    } catch {
      toast.danger(say('notAdded'), { description: say('unreadable') });
    } finally {
      setSending(false);
    }
  };
  const take = async (files: readonly File[]) => {
    for (const file of files) await add(file);
  };

  if (!data) return error && mayAdd ? <ErrorNotice error={error} /> : null;
  if (proofs.length === 0 && !isOpen) return null;
  return (
    <Place title={say('proofs')}>
      <div
        className="grid gap-3"
        onPaste={({ clipboardData }) => {
          const pictures = [...clipboardData.files].filter(({ type }) => type.startsWith('image/'));
          if (isOpen) void take(pictures);
        }}
      >
        {proofs.length > 0 && (
          <ul className="flex flex-wrap gap-3">
            {proofs.map((proof, index) => (
              <Receipt key={proof.id} proof={proof} name={say('receipt', { number: index + 1 })} />
            ))}
          </ul>
        )}
        {isOpen && (
          <FileDrop
            accept={accept}
            mostBytes={mostBytes}
            label={say('proofs')}
            disabled={isSending}
            items={[]}
            onFiles={(files) => void take(files)}
            onRemove={() => {}}
            labels={{
              choose: say(isSending ? 'sending' : 'choose'),
              drop: say('drop'),
              hint: say('hint', { most: mostPictures }),
              refused: ({ name }) => say('refused', { name }),
              retry: say('choose'),
              sending: say('sending'),
            }}
          />
        )}
      </div>
    </Place>
  );
}

/** A receipt, small until it is pressed. On white in both themes, as on paper. */
function Receipt({ proof, name }: { proof: Output<'payouts.proofs'>['list'][number]; name: string }) {
  const say = useText(proofMessages);
  const { dateTime } = useFormats();
  const [isLarge, setLarge] = useState(false);
  const { picture, attempt, addedBy, addedAt } = proof;
  return (
    <li className={cn('grid content-start gap-1 text-sm', isLarge ? 'w-full' : 'w-40')}>
      <button
        type="button"
        aria-expanded={isLarge}
        className={cn(
          'focus-ring rounded-md border bg-white p-1',
          isLarge ? 'cursor-zoom-out' : 'cursor-zoom-in',
        )}
        onClick={() => setLarge(!isLarge)}
      >
        <img src={picture} alt={name} className={cn('w-full object-contain', !isLarge && 'h-28')} />
      </button>
      <span className="text-muted-foreground wrap-anywhere">
        {say('addedBy', { attempt, account: addedBy, time: dateTime(addedAt) })}
      </span>
      <a
        href={picture}
        download={`${name}.jpg`}
        className="focus-ring w-fit rounded-sm text-primary hover:underline"
      >
        {say('download')}
      </a>
    </li>
  );
}

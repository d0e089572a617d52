import { Badge, cn } from '@platform/ui-kit/skin';
import { Check, Info, TriangleAlert } from 'lucide-react';
import { MoneyCell } from '../../../../shared/cells/cells.tsx';
import { useFormats } from '../../../../shared/format.ts';
import { useText } from '../../../../shared/messages.ts';
import { Differences } from '../statements.differences.tsx';
import { matchMessages } from './match.messages.ts';
import { type Candidate, comparedFields, fieldWordOf } from './match.words.ts';

interface CandidateOptionProps {
  id: string;
  candidate: Candidate;
  isChosen: boolean;
  isBest: boolean;
  onChoose: () => void;
  onAsk: () => void;
}

const refusalKeys = {
  orderType: 'orderType',
  currency: 'refusedCurrency',
  status: 'status',
  timedOut: 'timedOut',
} as const;
const isRefusal = (refusal: string): refusal is keyof typeof refusalKeys =>
  Object.hasOwn(refusalKeys, refusal);

/** Why an order cannot be matched, in words; undefined if it can. */
export function useRefusalText(): (candidate: Candidate) => string | undefined {
  const say = useText(matchMessages);
  return ({ refusal }) =>
    refusal === null ? undefined : isRefusal(refusal) ? say(refusalKeys[refusal]) : refusal;
}

/** One order beside the record: what agrees, and what differs. The chosen one shows both values. */
export function CandidateOption(props: CandidateOptionProps) {
  const { id, candidate, isChosen, isBest, onChoose, onAsk } = props;
  const say = useText(matchMessages);
  const refusalText = useRefusalText();
  const { dateTime } = useFormats();
  const { orderCode, merchantName, merchantOrderNo, currency, suspected, differences } = candidate;
  const entered = [candidate.enteredUtr, candidate.enteredName].filter(Boolean).join(' · ');
  const refusal = refusalText(candidate);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keys of its options
    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names the active option
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      onClick={onChoose}
      onDoubleClick={onAsk}
      className={cn(
        'grid cursor-pointer gap-2 rounded-md border bg-card p-3 text-sm',
        isChosen ? 'border-primary ring-1 ring-primary' : 'hover:bg-hover',
        refusal && 'opacity-80',
      )}
    >
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-mono font-medium wrap-anywhere">{orderCode}</span>
        {suspected ? (
          <Badge tone="warning">{say('suspected')}</Badge>
        ) : (
          isBest && <Badge tone="info">{say('best')}</Badge>
        )}
        <MoneyCell
          amountMinor={candidate.payAmountMinor ?? candidate.amountMinor}
          currency={currency}
          className="ms-auto font-semibold"
        />
      </div>
      <p className="text-muted-foreground wrap-anywhere">
        {[merchantName, merchantOrderNo, candidate.resourceName, dateTime(candidate.createdAt)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Compared candidate={candidate} />
      {entered && (
        <p className="text-muted-foreground wrap-anywhere">
          {say('payment')} <span className="font-mono">{entered}</span>
        </p>
      )}
      {isChosen && differences.length > 0 && <Differences differences={differences} currency={currency} />}
      {refusal && <p className="font-medium text-danger">{refusal}</p>}
    </div>
  );
}

/** Every compared field with its sign: same, differs with consequence, or differs for information. */
function Compared({ candidate: { agreements, differences } }: { candidate: Candidate }) {
  const say = useText(matchMessages);
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1">
      {comparedFields.map((field) => {
        const difference = differences.find((each) => each.field === field);
        if (!difference && !agreements.includes(field)) return null;
        const [Icon, tone, word] = difference
          ? difference.effect === 'shown'
            ? ([Info, 'text-muted-foreground', 'differs'] as const)
            : ([TriangleAlert, 'text-warning', 'differs'] as const)
          : ([Check, 'text-success', 'same'] as const);
        return (
          <li key={field} className="inline-flex items-center gap-1">
            <Icon aria-hidden className={cn('size-3.5', tone)} />
            <span className={cn(difference && 'font-medium')}>
              {difference && '≠ '}
              {fieldWordOf(field, say)}
            </span>
            <span className="sr-only">{say(word)}</span>
          </li>
        );
      })}
    </ul>
  );
}

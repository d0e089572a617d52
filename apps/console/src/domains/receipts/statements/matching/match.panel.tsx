import { statementsCandidates } from '@platform/sdk/operations';
import {
  Button,
  type CustomDialogControl,
  DialogBody,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  EmptyState,
  Field,
  Input,
  Kbd,
  Skeleton,
} from '@platform/ui-kit/skin';
import { SearchX } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ErrorNotice } from '../../../../shared/error-notice.tsx';
import { useText } from '../../../../shared/messages.ts';
import { useOperation } from '../../../../shared/query.ts';
import type { StatementRow } from '../statements.labels.ts';
import { CandidateOption, useRefusalText } from './candidate.option.tsx';
import { matchMessages } from './match.messages.ts';
import { stepTo } from './match.steps.ts';
import type { Candidate } from './match.words.ts';
import { RecordSide } from './record.side.tsx';
import { needsReason, useMatch } from './use-match.ts';

export interface MatchPanelProps {
  control: CustomDialogControl<unknown>;
  statement: StatementRow;
  onMatched: () => void;
}

/** A record beside the orders that it may belong to. The arrow keys choose one, Enter asks and matches. */
export function MatchPanel({ control, statement, onMatched }: MatchPanelProps) {
  const say = useText(matchMessages);
  const refusalText = useRefusalText();
  const [orderNo, setOrderNo] = useState('');
  const [chosenCode, setChosenCode] = useState<string | null>(null);
  const { data, isPending, error } = useOperation(statementsCandidates, {
    statementId: statement.id,
    ...(orderNo !== '' && { orderNo }),
  });
  const candidates = data?.list ?? [];
  const at = Math.max(
    candidates.findIndex(({ orderCode }) => orderCode === chosenCode),
    0,
  );
  const chosen = candidates[at];
  const match = useMatch(statement);
  const ask = async (candidate: Candidate | undefined) => {
    if (!candidate || candidate.refusal !== null) return;
    if (!(await match([candidate]))) return;
    onMatched();
    control.dismiss();
  };
  const find = (text: string) => {
    setOrderNo(text);
    setChosenCode(null);
  };
  return (
    <>
      <DialogHeader>
        <DialogTitle>{say('title')}</DialogTitle>
        <DialogDescription>{say('help')}</DialogDescription>
      </DialogHeader>
      <DialogBody className="grid content-start gap-x-6 gap-y-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <RecordSide statement={statement} />
        <section aria-label={say('candidates')} className="grid min-w-0 content-start gap-3">
          <div className="flex flex-wrap items-baseline justify-between gap-2">
            <h3 className="font-semibold">{say('candidates')}</h3>
            <Kbd className="max-md:hidden">{say('keys')}</Kbd>
          </div>
          <OrderFinder wanted={orderNo} onFind={find} />
          <ErrorNotice error={error} />
          {isPending && <Skeleton className="h-28 w-full" />}
          {data && candidates.length === 0 && (
            <EmptyState
              icon={SearchX}
              title={say(orderNo === '' ? 'noCandidates' : 'notFound')}
              {...(orderNo === '' && { description: say('noCandidatesHelp') })}
            />
          )}
          {candidates.length > 0 && (
            <CandidateList
              key={orderNo}
              candidates={candidates}
              at={at}
              ranked={orderNo === ''}
              onChoose={({ orderCode }) => setChosenCode(orderCode)}
              onAsk={(candidate) => void ask(candidate)}
            />
          )}
        </section>
      </DialogBody>
      <DialogFooter className="items-center">
        {chosen && chosen.refusal === null && needsReason(chosen) && (
          <p className="me-auto text-sm text-muted-foreground">{say('needsReason')}</p>
        )}
        <Button onClick={control.dismiss}>{say('close')}</Button>
        <Button
          variant="primary"
          disabledReason={chosen ? refusalText(chosen) : say('noCandidates')}
          onClick={() => void ask(chosen)}
        >
          {say('confirm')}
        </Button>
      </DialogFooter>
    </>
  );
}

interface CandidateListProps {
  candidates: readonly Candidate[];
  at: number;
  /** Best first, so that the first one is worth a mark. */
  ranked: boolean;
  onChoose: (candidate: Candidate) => void;
  onAsk: (candidate: Candidate) => void;
}

function CandidateList({ candidates, at, ranked, onChoose, onAsk }: CandidateListProps) {
  const say = useText(matchMessages);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const idOf = (place: number) => `${id}-${place}`;
  useEffect(() => list.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, at]);
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = candidates[at];
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      onAsk(chosen);
      return;
    }
    const target = candidates[stepTo(event.key, at, candidates.length) ?? -1];
    if (!target) return;
    event.preventDefault();
    onChoose(target);
  };
  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={0}
      aria-label={say('candidates')}
      aria-activedescendant={idOf(at)}
      onKeyDown={onKeyDown}
      className="focus-ring grid gap-2 rounded-md"
    >
      {candidates.map((candidate, place) => (
        <CandidateOption
          key={candidate.orderCode}
          id={idOf(place)}
          candidate={candidate}
          isChosen={place === at}
          isBest={ranked && place === 0 && candidates.length > 1}
          onChoose={() => onChoose(candidate)}
          onAsk={() => onAsk(candidate)}
        />
      ))}
    </div>
  );
}

/** Compares the record with an order of the user's choice instead of the candidates. */
function OrderFinder({ wanted, onFind }: { wanted: string; onFind: (orderNo: string) => void }) {
  const say = useText(matchMessages);
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFind(text.trim());
  };
  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <Field label={say('findLabel')} className="min-w-0 flex-1">
        <Input
          value={text}
          maxLength={64}
          spellCheck={false}
          autoComplete="off"
          placeholder={say('findHelp')}
          className="font-mono"
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Button type="submit">{say('find')}</Button>
      {wanted !== '' && (
        <Button
          variant="ghost"
          onClick={() => {
            setText('');
            onFind('');
          }}
        >
          {say('clearFind')}
        </Button>
      )}
    </form>
  );
}

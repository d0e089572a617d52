import { statementsCandidates } from '@platform/sdk/operations';
import { Button, Field, Input } from '@platform/ui-kit/skin';
import { type FormEvent, useState } from 'react';
import { call } from '../../../../shared/client.ts';
import { useStep } from '../../../../shared/dialogs/use-step.ts';
import { useText } from '../../../../shared/messages.ts';
import { splitMessages } from './split.messages.ts';
import type { SplitCandidate } from './split.model.ts';

interface OrderAdderProps {
  statementId: string;
  onFound: (orders: readonly SplitCandidate[]) => void;
}

/** Adds an order that is no candidate, by its number. */
export function OrderAdder({ statementId, onFound }: OrderAdderProps) {
  const say = useText(splitMessages);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const { attempt } = useStep();
  const find = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const orderNo = text.trim();
    if (orderNo === '') return;
    const outcome = await attempt(async () => {
      const { list } = await call(statementsCandidates, { statementId, orderNo });
      const usable = list.filter(({ refusal }) => refusal === null);
      setProblem(usable.length === 0 ? say('notFound') : undefined);
      if (usable.length === 0) return;
      onFound(usable);
      setText('');
    });
    if (outcome.problem) setProblem(outcome.problem);
  };
  return (
    <form onSubmit={(event) => void find(event)} className="flex items-end gap-2">
      <Field label={say('addLabel')} error={problem} className="min-w-0 flex-1">
        <Input
          value={text}
          maxLength={64}
          spellCheck={false}
          autoComplete="off"
          placeholder={say('addHelp')}
          className="font-mono"
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Button type="submit">{say('add')}</Button>
    </form>
  );
}

import type { Input, Operation, OperationId } from '@platform/sdk';
import { Button, type ConfirmOptions, toast, useDialogs } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { call } from '../client.ts';
import { errorText } from '../error.text.ts';
import { useText } from '../messages.ts';
import { isSessionError, useRefresh } from '../query.ts';
import { listMessages } from './list.messages.ts';
import { type ListContext, type PlainKey, type Table, type Telling, wordOf } from './list.types.ts';

/** What may be done to one row. Whether the role may is the contract's to say; `refusal` says why this row may not. */
export interface RowAction<Row, Words extends Table, Given> {
  word: PlainKey<Words>;
  operation: OperationId;
  run: (row: Row) => Promise<unknown>;
  /** What the button is called where its word alone does not tell one row from another. */
  name?: (row: Row, telling: Telling<Words, Given>) => string;
  /** Said when it is done. */
  done: (row: Row, telling: Telling<Words, Given>) => string;
  refusal?: (row: Row, telling: Telling<Words, Given>) => string | undefined;
  /** The rung of the ladder: nothing for what can be undone, a question for what cannot, the typed words above that. */
  question?: (row: Row, telling: Telling<Words, Given>) => Pick<ConfirmOptions, 'title' | 'body' | 'typed'>;
  tone?: 'neutral' | 'danger';
}

type Rest<Row, Words extends Table, Given> = Omit<RowAction<Row, Words, Given>, 'word' | 'operation' | 'run'>;

/** Declares an action of a call: `input` makes what the call takes of the row, and what it does not take does not compile. */
export function rowAction<Row, Words extends Table, Given>() {
  return <Id extends OperationId>(
    operation: Operation<Id>,
    word: PlainKey<Words>,
    input: (row: Row) => Input<Id>,
    rest: Rest<Row, Words, Given>,
  ): RowAction<Row, Words, Given> => ({
    ...rest,
    word,
    operation: operation.id,
    run: (row) => call(operation, input(row)),
  });
}

/**
 * The buttons of a row that this role may use; null where it may use none. After each the named reads are read again,
 * whether it went well or not: what is on screen may be why it did not.
 */
export function useRowActions<Row, Words extends Table, Given extends ListContext>(
  actions: readonly RowAction<Row, Words, Given>[],
  telling: Telling<Words, Given>,
  ...reads: readonly Operation[]
): ((row: Row) => ReactNode) | null {
  const sayList = useText(listMessages);
  const refresh = useRefresh();
  const dialogs = useDialogs();
  const offered = actions.filter(({ operation }) => telling.given.mayCall(operation));
  if (offered.length === 0) return null;

  const perform = async (action: RowAction<Row, Words, Given>, row: Row) => {
    let done = false;
    /** Answers what went wrong; nothing where all is well or the sign-in dialog speaks for it. */
    const attempt = async (): Promise<string | undefined> => {
      try {
        await action.run(row);
        done = true;
      } catch (thrown) {
        if (!isSessionError(thrown)) return errorText(thrown, telling.language).what;
      }
      return undefined;
    };
    const question = action.question?.(row, telling);
    if (question) {
      await dialogs.confirm({
        ...question,
        confirmLabel: wordOf(telling, action.word),
        cancelLabel: sayList('cancel'),
        tone: action.tone ?? 'neutral',
        onConfirm: attempt,
      });
    } else {
      const problem = await attempt();
      if (problem) toast.danger(sayList('actionFailed'), { description: problem });
    }
    if (done) toast.success(action.done(row, telling));
    refresh(...reads);
  };

  return (row) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps presses on its buttons from opening the row
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard reaches the buttons themselves
    <span className="inline-flex gap-1" onClick={(event) => event.stopPropagation()}>
      {offered.map((action) => (
        <Button
          key={action.word}
          size="sm"
          variant="ghost"
          aria-label={action.name?.(row, telling)}
          disabledReason={action.refusal?.(row, telling)}
          onClick={() => void perform(action, row)}
        >
          {wordOf(telling, action.word)}
        </Button>
      ))}
    </span>
  );
}

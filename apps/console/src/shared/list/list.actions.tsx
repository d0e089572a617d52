import type { Input, Operation, OperationId } from '@platform/sdk';
import { Button, type ConfirmOptions, toast, useDialogs } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { call } from '../client.ts';
import { errorText } from '../error.text.ts';
import { useText } from '../messages.ts';
import { isSessionError, useRefresh } from '../query.ts';
import { listMessages } from './list.messages.ts';
import { type ListContext, type PlainKey, type Table, type Telling, wordOf } from './list.types.ts';

/**
 * An action on one row. The API contract decides whether the role may use it; `refusal` returns why it is not
 * possible for this row.
 */
export interface RowAction<Row, Words extends Table, Given> {
  word: PlainKey<Words>;
  operation: OperationId;
  run: (row: Row) => Promise<unknown>;
  /** The button's accessible name, if the label does not identify the row. */
  name?: (row: Row, telling: Telling<Words, Given>) => string;
  /** Message after success. */
  done: (row: Row, telling: Telling<Words, Given>) => string;
  refusal?: (row: Row, telling: Telling<Words, Given>) => string | undefined;
  /**
   * Confirmation: none if the action can be undone, a question if it cannot, typing a word if it is
   * dangerous.
   */
  question?: (
    row: Row,
    telling: Telling<Words, Given>,
  ) => Pick<ConfirmOptions, 'title' | 'body' | 'typed'> | undefined;
  tone?: 'neutral' | 'danger';
}

type Rest<Row, Words extends Table, Given> = Omit<RowAction<Row, Words, Given>, 'word' | 'operation' | 'run'>;

/**
 * Declares an action that makes a call. `input` builds the call's input from the row; the compiler checks it.
 */
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
 * The row's action buttons that this role may use; null if there are none. After each action the named
 * operations are refetched, also after a failure, because stale data may have caused it.
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
    /** Returns an error message; undefined on success or if the sign-in dialog handles the error. */
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

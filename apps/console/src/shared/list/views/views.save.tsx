import { BusinessError, type OperationId } from '@platform/sdk';
import { savedViewsAdd, savedViewsSetDefault } from '@platform/sdk/operations';
import {
  Button,
  type CustomDialogControl,
  DialogBody,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  Field,
  Input,
  Switch,
} from '@platform/ui-kit/skin';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { call } from '../../client.ts';
import { useLeaveQuestion } from '../../dialogs/leave.question.ts';
import { problemsBeside } from '../../error.fields.ts';
import { ErrorNotice } from '../../error-notice.tsx';
import { readerZone } from '../../format.ts';
import { useText } from '../../messages.ts';
import { isSessionError } from '../../query.ts';
import { listMessages } from '../list.messages.ts';
import { rangePresets } from '../time.range.ts';
import { viewMessages } from './views.messages.ts';
import type { SavedView, ViewState } from './views.model.ts';

export interface SaveViewProps {
  control: CustomDialogControl<SavedView>;
  operation: OperationId;
  /** Path of the screen that the view belongs to. */
  screen: string;
  /** The time ranges that equal a preset now. */
  ranges: ViewState['ranges'];
  stateFor: (ranges: ViewState['ranges']) => ViewState;
}

/** Asks for a name, and whether a relative range like "today" stays relative. */
export function SaveView({ control, operation, screen, ranges, stateFor }: SaveViewProps) {
  const say = useText(viewMessages);
  const sayList = useText(listMessages);
  const formId = useId();
  const [name, setName] = useState('');
  const [relative, setRelative] = useState(true);
  const [opens, setOpens] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [error, setError] = useState<unknown>(null);
  useLeaveQuestion(control, name.trim() !== '');
  // The dialog opened before this content was loaded, so the initial focus went elsewhere.
  useEffect(() => document.getElementById(`${formId}-name`)?.focus(), [formId]);
  const rangeNames = [...new Set(ranges.map(({ preset }) => preset))]
    .flatMap((preset) => rangePresets.filter((known) => known === preset))
    .map((preset) => sayList(preset))
    .join(', ');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    const wanted = name.trim();
    if (wanted === '') {
      setProblem(say('nameNeeded'));
      document.getElementById(`${formId}-name`)?.focus();
      return;
    }
    setBusy(true);
    setError(null);
    try {
      // The state comes from this console, so its values fit the narrower input type.
      const state = stateFor(relative ? ranges : []) as never;
      const view = await call(savedViewsAdd, { list: operation, screen, name: wanted, state });
      if (opens) await call(savedViewsSetDefault, { screen, id: view.id });
      control.resolve({ ...view, isDefault: opens });
    } catch (thrown) {
      if (BusinessError.is(thrown, 'savedViewNameTaken')) setProblem(thrown.reason);
      else {
        const found = problemsBeside(thrown, ['name']);
        if (found) setProblem(found.name);
        else if (!isSessionError(thrown)) setError(thrown);
      }
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <DialogHeader>
        <DialogTitle>{say('saveAs')}</DialogTitle>
        <DialogDescription>{say('contents')}</DialogDescription>
      </DialogHeader>
      <DialogBody>
        <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
          <Field id={`${formId}-name`} label={say('name')} error={problem} required>
            <Input
              value={name}
              maxLength={64}
              autoComplete="off"
              onChange={({ target }) => {
                setName(target.value);
                setProblem(undefined);
              }}
            />
          </Field>
          {rangeNames !== '' && (
            <Field
              layout="inline"
              label={say('keepRelative', { range: rangeNames })}
              help={say('keepRelativeHelp', { zone: readerZone() })}
            >
              <Switch checked={relative} onCheckedChange={setRelative} />
            </Field>
          )}
          <Field layout="inline" label={say('openWith')}>
            <Switch checked={opens} onCheckedChange={setOpens} />
          </Field>
          <ErrorNotice error={error} />
        </form>
      </DialogBody>
      <DialogFooter>
        <Button onClick={control.dismiss}>{say('cancel')}</Button>
        <Button type="submit" form={formId} variant="primary" loading={busy}>
          {say('saveButton')}
        </Button>
      </DialogFooter>
    </>
  );
}

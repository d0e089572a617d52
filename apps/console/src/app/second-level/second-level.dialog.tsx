import { sessionLoginSecondLevel } from '@platform/sdk/operations';
import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  Field,
  Input,
} from '@platform/ui-kit/skin';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../../shared/client.ts';
import { useErrorText } from '../../shared/error.text.ts';
import { ErrorNotice } from '../../shared/error-notice.tsx';
import { useText } from '../../shared/messages.ts';
import { useStore } from '../../shared/store.ts';
import { secondLevelMessages } from './second-level.messages.ts';
import { type SecondLevelPrompt, secondLevelPrompt } from './second-level.prompt.ts';

/** Part of the shell. Opens when the server asks for the second-level password. */
export function SecondLevelDialog() {
  const prompt = useStore(secondLevelPrompt);
  return (
    <Dialog open={prompt !== null} onOpenChange={(open) => !open && prompt?.cancel()}>
      {prompt && <SecondLevelForm prompt={prompt} />}
    </Dialog>
  );
}

function SecondLevelForm({ prompt }: { prompt: SecondLevelPrompt }) {
  const text = useText(secondLevelMessages);
  const formId = useId();
  const [problems, setProblems] = useState<{ password?: string; reason?: string }>({});
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const refusal = useErrorText(error);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const password = String(values.get('password') ?? '');
    const logInReason = String(values.get('reason') ?? '').trim();
    const found = {
      ...(!password && { password: text('passwordMissing') }),
      ...(!logInReason && { reason: text('reasonMissing') }),
    };
    setProblems(found);
    setError(null);
    const first = Object.keys(found)[0];
    if (first) {
      const field = form.elements.namedItem(first);
      if (field instanceof HTMLInputElement) field.focus();
      return;
    }
    if (busy) return;
    setBusy(true);
    try {
      await call(sessionLoginSecondLevel, { password, logInReason });
      prompt.done();
    } catch (thrown) {
      setError(thrown);
      setBusy(false);
    }
  };

  return (
    <DialogContent size="sm">
      <DialogHeader>
        <DialogTitle>{text('title')}</DialogTitle>
        <DialogDescription>{text(prompt.renewed ? 'expired' : 'needed')}</DialogDescription>
      </DialogHeader>
      <DialogBody>
        <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
          <Field label={text('password')} help={text('passwordHelp')} error={problems.password}>
            <Input name="password" type="password" autoComplete="off" maxLength={128} autoFocus />
          </Field>
          <Field label={text('reason')} help={text('reasonHelp')} error={problems.reason}>
            <Input name="reason" maxLength={200} />
          </Field>
          <ErrorNotice error={error} what={refusal ? text('failed', { reason: refusal.what }) : undefined} />
        </form>
      </DialogBody>
      <DialogFooter>
        <Button onClick={prompt.cancel}>{text('cancel')}</Button>
        <Button type="submit" form={formId} variant="primary" loading={busy}>
          {text('confirm')}
        </Button>
      </DialogFooter>
    </DialogContent>
  );
}

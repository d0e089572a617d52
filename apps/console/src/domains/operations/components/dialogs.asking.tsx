import { Button, FormField, Input, Textarea, useDialogs } from '@platform/ui-kit/skin';
import { useState } from 'react';
import { useText } from '../../../shared/messages.ts';
import { dialogsMessages } from './dialogs.messages.ts';
import { Line } from './example.tsx';

interface Note {
  reason: string;
  note: string;
}

export function AskingExample() {
  const say = useText(dialogsMessages);
  const dialogs = useDialogs();
  const [answer, setAnswer] = useState('');
  const tell = (given: string | undefined) => setAnswer(say('answer', { answer: given ?? say('no') }));
  const prompt = async () =>
    tell(
      await dialogs.prompt({
        title: say('rejectTitle'),
        label: say('reason'),
        kind: 'multiline',
        required: true,
        tone: 'danger',
        confirmLabel: say('reject'),
        cancelLabel: say('cancel'),
        validate: (value) => (value.trim() === '' ? say('reasonMissing') : undefined),
      }),
    );
  const form = async () => {
    const note = await dialogs.form<Note>({
      title: say('noteTitle'),
      initial: { reason: '', note: '' },
      validate: (values) => ({
        ...(values.reason === '' && { reason: say('reasonMissing') }),
        ...(values.note === '' && { note: say('noteMissing') }),
      }),
      onSubmit: async () => undefined,
      fields: (model) => (
        <>
          <FormField form={model} name="reason" label={say('reason')} required>
            <Input
              value={model.values.reason}
              onChange={({ target }) => model.set({ reason: target.value })}
            />
          </FormField>
          <FormField form={model} name="note" label={say('note')} required>
            <Textarea
              value={model.values.note}
              onChange={({ target }) => model.set({ note: target.value })}
            />
          </FormField>
        </>
      ),
      fieldName: (name) => say(name === 'note' ? 'note' : 'reason'),
      summaryTitle: (count) => say('attention', { count }),
      confirmLabel: say('add'),
      cancelLabel: say('cancel'),
      leave: { title: say('leaveTitle'), confirmLabel: say('leave'), cancelLabel: say('stay') },
    });
    tell(note && `${note.reason}, ${note.note}`);
  };
  return (
    <div className="grid gap-2">
      <Line>
        <Button onClick={prompt}>{say('prompt')}</Button>
        <Button onClick={form}>{say('form')}</Button>
      </Line>
      <p role="status" className="min-h-5 truncate text-sm text-muted-foreground">
        {answer}
      </p>
    </div>
  );
}

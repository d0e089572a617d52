import type { Form } from '@platform/ui-kit/headless/form';
import { FileDrop, FormField, Textarea } from '@platform/ui-kit/skin';
import { FormText } from '../../../shared/form.text.tsx';
import { useFormats } from '../../../shared/format.ts';
import { useText } from '../../../shared/messages.ts';
import { scriptFormMessages } from './scripts.messages.ts';

export interface VersionForm {
  note: string;
  content: string;
}

/** Bytes that a version may have. */
export const contentLimit = 1_048_576;
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** The content of a new version, typed or read from a file, and what changed. */
export function VersionFields({ form }: { form: Form<VersionForm> }) {
  const say = useText(scriptFormMessages);
  const { number } = useFormats();
  const { content } = form.values;
  const read = async ([file]: readonly File[]) => {
    if (!file) return;
    form.markUnreadable('content', undefined);
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
      form.set({ content: text });
    } catch {
      form.markUnreadable('content', say('fileRefused', { name: file.name }));
    }
  };
  return (
    <div className="grid gap-4">
      <FormText
        form={form}
        name="note"
        label={say('note')}
        help={say('noteHelp')}
        rows={2}
        maxLength={500}
        required
      />
      <FileDrop
        label={say('chooseFile')}
        mostBytes={contentLimit}
        items={[]}
        onFiles={(files) => void read(files)}
        onRemove={() => form.set({ content: '' })}
        labels={{
          choose: say('chooseFile'),
          drop: say('dropFile'),
          hint: say('fileHint'),
          refused: ({ name }) => say('fileRefused', { name }),
          retry: say('chooseFile'),
          sending: say('content'),
        }}
      />
      <FormField
        form={form}
        name="content"
        label={say('content')}
        help={say('contentHelp', { bytes: number(bytesOf(content)) })}
        required
      >
        <Textarea
          value={content}
          rows={12}
          spellCheck={false}
          className="font-mono text-sm"
          onChange={({ target }) => form.set({ content: target.value })}
        />
      </FormField>
    </div>
  );
}

import { Field, FileDrop, type FileDropItem, type FileDropLabels } from '@platform/ui-kit/skin';
import { useMemo, useState } from 'react';
import { useFormats } from '../../../shared/format.ts';
import { useText } from '../../../shared/messages.ts';
import { Example, Examples } from './example.tsx';
import { filesMessages } from './files.messages.ts';

const kilobyte = 1024;
const mostBytes = kilobyte * kilobyte;

export function FilesSection() {
  const say = useText(filesMessages);
  const labels = useDropLabels();
  const [shown, setShown] = useState(true);
  const states: FileDropItem[] = [
    { id: 'sending', name: 'payouts-2026-11-22.csv', size: '412 kB', state: 'sending', progress: 0.62 },
    { id: 'unknown', name: 'orders.txt', size: '88 kB', state: 'sending' },
    {
      id: 'done',
      name: 'orders-2026-11-21.csv',
      size: '96 kB',
      state: 'done',
      note: say('lines', { count: '1,204' }),
    },
    { id: 'failed', name: say('longName'), size: '12 kB', state: 'failed', note: say('badLine') },
  ];
  const hide = () => setShown(false);
  return (
    <Examples columns={2}>
      <LiveDrop />
      <Example title={say('states')}>
        <FileDrop
          label={say('label')}
          accept=".csv,.txt"
          items={shown ? states : []}
          onFiles={() => setShown(true)}
          onRemove={hide}
          onRetry={() => setShown(true)}
          labels={labels}
        />
      </Example>
      <Example title={say('disabled')}>
        <Field label={say('label')} help={say('disabledWhy')}>
          <FileDrop disabled items={[]} onFiles={hide} onRemove={hide} labels={labels} />
        </Field>
      </Example>
    </Examples>
  );
}

function useDropLabels(): FileDropLabels {
  const say = useText(filesMessages);
  return useMemo(
    () => ({
      choose: say('choose'),
      drop: say('drop'),
      hint: say('hint'),
      refused: ({ name, problem }) => say(problem, { name }),
      retry: say('retry'),
      sending: say('sending'),
    }),
    [say],
  );
}

interface ReadFile {
  readonly id: string;
  readonly file: File;
  readonly lines: number | null;
  readonly failed: boolean;
}

/** Counts the lines of a dropped file, without a server. */
function LiveDrop() {
  const say = useText(filesMessages);
  const labels = useDropLabels();
  const { number } = useFormats();
  const [files, setFiles] = useState<readonly ReadFile[]>([]);

  const read = async (id: string, file: File) => {
    const text = await file.text().catch(() => null);
    const outcome = {
      lines: text === null ? null : text.trimEnd().split('\n').length,
      failed: text === null,
    };
    setFiles((now) => now.map((one) => (one.id === id ? { ...one, ...outcome } : one)));
  };
  const add = (added: readonly File[]) => {
    const fresh = added.map((file) => ({ id: crypto.randomUUID(), file, lines: null, failed: false }));
    setFiles((now) => [...now, ...fresh]);
    for (const { id, file } of fresh) void read(id, file);
  };
  const stateOf = ({ lines, failed }: ReadFile) => {
    if (failed) return { state: 'failed', note: say('unreadable') } as const;
    return lines === null
      ? ({ state: 'sending' } as const)
      : ({ state: 'done', note: say('lines', { count: number(lines) }) } as const);
  };
  return (
    <Field label={say('label')} help={say('live')}>
      <FileDrop
        multiple
        accept=".csv,.txt"
        mostBytes={mostBytes}
        items={files.map((one) => ({
          id: one.id,
          name: one.file.name,
          size: `${number(Math.ceil(one.file.size / kilobyte))} kB`,
          ...stateOf(one),
        }))}
        onFiles={add}
        onRemove={(id) => setFiles((now) => now.filter((one) => one.id !== id))}
        onRetry={(id) => {
          const one = files.find((candidate) => candidate.id === id);
          if (one) void read(id, one.file);
        }}
        labels={labels}
      />
    </Field>
  );
}

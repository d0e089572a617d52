import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Button, IconButton } from '../button.tsx';
import { cn } from '../theme/class-names.ts';
import { useUiLabels } from '../ui-provider.tsx';
import { Input } from './input.tsx';

export interface ExtraEntry {
  key: string;
  value: string;
}

export interface ExtrasEditorProps {
  entries: readonly ExtraEntry[];
  onEntriesChange: (entries: readonly ExtraEntry[]) => void;
  labels: { key: string; value: string; duplicate: string };
  className?: string;
}

/** Non-empty names that occur more than once. */
export function duplicateKeys(entries: readonly ExtraEntry[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { key } of entries) {
    const name = key.trim();
    if (name !== '' && seen.has(name)) twice.add(name);
    seen.add(name);
  }
  return twice;
}

/** Editor for free name and value pairs. */
export function ExtrasEditor({ entries, onEntriesChange, labels, className }: ExtrasEditorProps) {
  const uiLabels = useUiLabels();
  const root = useRef<HTMLDivElement>(null);
  const twice = duplicateKeys(entries);
  const change = (index: number, part: Partial<ExtraEntry>) =>
    onEntriesChange(entries.map((entry, other) => (other === index ? { ...entry, ...part } : entry)));
  const remove = (index: number) => {
    onEntriesChange(entries.filter((_, other) => other !== index));
    root.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  };
  return (
    <div ref={root} className={cn('grid gap-2', className)}>
      {entries.map((entry, index) => {
        const duplicate = twice.has(entry.key.trim());
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is identified by its index only
          <div key={index} className="grid gap-1">
            <div className="flex items-center gap-2">
              <Input
                aria-label={`${labels.key} ${index + 1}`}
                placeholder={labels.key}
                spellCheck={false}
                className="font-mono text-sm"
                aria-invalid={duplicate || undefined}
                value={entry.key}
                onChange={(event) => change(index, { key: event.target.value })}
              />
              <Input
                aria-label={`${labels.value} ${index + 1}`}
                placeholder={labels.value}
                spellCheck={false}
                className="font-mono text-sm"
                value={entry.value}
                onChange={(event) => change(index, { value: event.target.value })}
              />
              <IconButton
                label={`${uiLabels.remove} ${entry.key || index + 1}`}
                size="icon-sm"
                onClick={() => remove(index)}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </div>
            {duplicate && (
              <p role="alert" className="text-xs text-danger">
                {labels.duplicate}
              </p>
            )}
          </div>
        );
      })}
      <Button
        size="sm"
        data-add=""
        className="justify-self-start"
        onClick={() => onEntriesChange([...entries, { key: '', value: '' }])}
      >
        <Plus aria-hidden />
        {uiLabels.add}
      </Button>
    </div>
  );
}

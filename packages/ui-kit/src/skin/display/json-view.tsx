import { Check, Copy } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { IconButton } from '../button.tsx';
import { toast } from '../overlays/toast.tsx';
import { cn } from '../theme/class-names.ts';
import { useUiLabels } from '../ui-provider.tsx';
import { copyToClipboard } from './copyable-text.tsx';
import { indentJson } from './json-text.ts';

export interface JsonViewProps {
  /** A value, or text; text that is not JSON is shown unchanged. */
  value: unknown;
  /** The region's name. */
  label: string;
  className?: string;
}

const token = /("(?:\\.|[^"\\])*")(\s*:)?|\b(true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

function toText(value: unknown): { text: string; isJson: boolean } {
  if (typeof value !== 'string') {
    return { text: JSON.stringify(value, null, 2) ?? String(value), isJson: true };
  }
  const indented = indentJson(value);
  return { text: indented ?? value, isJson: indented !== null };
}

/** Colours names and values. Every piece is plain text to React, so it cannot become markup. */
function paint(text: string): ReactNode[] {
  const pieces: ReactNode[] = [];
  let last = 0;
  for (const match of text.matchAll(token)) {
    const [whole, string, colon, word] = match;
    pieces.push(<Fragment key={last}>{text.slice(last, match.index)}</Fragment>);
    const tone = colon ? 'text-info' : string ? 'text-success' : word ? 'text-warning' : 'text-foreground';
    pieces.push(
      <span key={`t${match.index}`} className={tone}>
        {whole}
      </span>,
    );
    last = match.index + whole.length;
  }
  pieces.push(<Fragment key="end">{text.slice(last)}</Fragment>);
  return pieces;
}

export function JsonView({ value, label, className }: JsonViewProps) {
  const labels = useUiLabels();
  const [copied, setCopied] = useState(false);
  const { text, isJson } = toText(value);
  const copy = async () => {
    const done = await copyToClipboard(text);
    setCopied(done);
    if (!done) toast.danger(labels.copyFailed, { id: 'copy-failed' });
  };
  return (
    <section aria-label={label} className={cn('relative min-w-0 rounded-md border bg-muted/50', className)}>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        className="scrollbar-thin focus-ring-inset max-h-96 overflow-auto rounded-md p-3 pe-12 font-mono text-xs leading-5 whitespace-pre-wrap wrap-anywhere"
      >
        {isJson ? paint(text) : text}
      </pre>
      <IconButton
        label={copied ? labels.copied : labels.copy}
        size="icon-sm"
        className="absolute top-1.5 end-1.5"
        onClick={copy}
      >
        {copied ? <Check aria-hidden className="text-success" /> : <Copy aria-hidden />}
      </IconButton>
    </section>
  );
}

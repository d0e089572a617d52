import { Check, Copy } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { toast } from '../overlays/toast.tsx';
import { cn } from '../theme/class-names.ts';
import { useUiLabels } from '../ui-provider.tsx';

export interface CopyableTextProps {
  /** What is copied. */
  text: string;
  /** Displayed text, when it is shorter or masked. */
  children?: ReactNode;
  /** Monospace, for ids. Not for names. */
  mono?: boolean;
  className?: string;
}

const confirmationMs = 1_500;

/** An id that is copied on click. A tick confirms; a failure is shown as text. */
export function CopyableText({ text, children, mono = true, className }: CopyableTextProps) {
  const labels = useUiLabels();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    if (await copyToClipboard(text)) setCopied(true);
    else toast.danger(labels.copyFailed, { id: 'copy-failed' });
  };
  return (
    <button
      type="button"
      title={text}
      aria-label={`${labels.copy} ${text}`}
      onClick={copy}
      className={cn(
        'focus-ring group/copy inline-flex min-h-6 max-w-full items-center gap-1 rounded-sm text-start',
        mono && 'font-mono text-sm',
        className,
      )}
    >
      <span className="truncate group-hover/copy:underline group-hover/copy:decoration-dotted group-hover/copy:underline-offset-4">
        {children ?? text}
      </span>
      {copied ? (
        <Check aria-hidden className="size-3.5 shrink-0 text-success" />
      ) : (
        <Copy
          aria-hidden
          className="size-3.5 shrink-0 text-muted-foreground opacity-0 group-hover/copy:opacity-100 group-focus-visible/copy:opacity-100 pointer-coarse:opacity-60"
        />
      )}
      <span role="status" className="sr-only">
        {copied ? labels.copied : ''}
      </span>
    </button>
  );
}

/** The clipboard API needs a secure context; without one, fall back to `execCommand`. */
export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  area.select();
  try {
    return document.execCommand?.('copy') ?? false;
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

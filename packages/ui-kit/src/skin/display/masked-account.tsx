import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../button.tsx';
import { toast } from '../overlays/toast.tsx';
import { cn } from '../theme/class-names.ts';
import { useUiLabels } from '../ui-provider.tsx';
import { CopyableText } from './copyable-text.tsx';

export interface MaskedAccountProps {
  /** From the server: "•••• 4821". */
  masked: string;
  /**
   * For roles that may see the full number: how to load it (the server logs each access), and the text of a
   * failure.
   */
  reveal?: { load: () => Promise<string>; problemText: (error: unknown) => string } | undefined;
  className?: string;
}

/** A masked account number. A button shows and hides the full number, which can be copied while shown. */
export function MaskedAccount({ masked, reveal, className }: MaskedAccountProps) {
  const labels = useUiLabels();
  const [whole, setWhole] = useState<string>();
  const [fetching, setFetching] = useState(false);
  const show = async () => {
    if (!reveal) return;
    setFetching(true);
    try {
      setWhole(await reveal.load());
    } catch (error) {
      toast.danger(reveal.problemText(error), { id: 'reveal-failed' });
    } finally {
      setFetching(false);
    }
  };
  return (
    <span className={cn('inline-flex max-w-full min-w-0 items-center gap-1', className)}>
      {whole === undefined ? (
        <span className="font-mono text-sm wrap-anywhere tabular-nums">{masked}</span>
      ) : (
        <CopyableText text={whole} />
      )}
      {reveal && (
        <IconButton
          label={whole === undefined ? labels.showSecret : labels.hideSecret}
          aria-pressed={whole !== undefined}
          size="icon-xs"
          loading={fetching}
          onClick={() => (whole === undefined ? void show() : setWhole(undefined))}
        >
          {whole === undefined ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
        </IconButton>
      )}
    </span>
  );
}

import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../button.tsx';
import { toast } from '../overlays/toast.tsx';
import { cn } from '../theme/class-names.ts';
import { useUiLabels } from '../ui-provider.tsx';
import { CopyableText } from './copyable-text.tsx';

export interface MaskedAccountProps {
  /** As the server gives it: "•••• 4821". */
  masked: string;
  /** Where this role may see the whole: how to get it (the server writes down that it was), and why it could not be had. */
  reveal?: { load: () => Promise<string>; problemText: (error: unknown) => string } | undefined;
  className?: string;
}

/** An account number that is not lying open. Shown on demand, copied when shown, hidden again by the same button. */
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

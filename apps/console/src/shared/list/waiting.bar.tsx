import { Button } from '@platform/ui-kit/skin';
import { ArrowUp } from 'lucide-react';
import { useFormats } from '../format.ts';
import { useText } from '../messages.ts';
import { listMessages } from './list.messages.ts';

/** New rows wait here until they are asked for: rows never move under the cursor. */
export function WaitingBar({ count, more, onShow }: { count: number; more: boolean; onShow: () => void }) {
  const say = useText(listMessages);
  const { number } = useFormats();
  return (
    <div role="status">
      {count > 0 && (
        <Button
          variant="ghost"
          size="sm"
          className="w-full rounded-none border-b border-info-border bg-info-surface text-info"
          onClick={onShow}
        >
          <ArrowUp aria-hidden />
          {say('waitingRows', { count: `${number(count)}${more ? '+' : ''}` })}
        </Button>
      )}
    </div>
  );
}

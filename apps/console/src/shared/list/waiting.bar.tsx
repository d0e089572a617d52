import { Button } from '@platform/ui-kit/skin';
import { ArrowUp } from 'lucide-react';
import { useFormats } from '../format.ts';
import { useText } from '../messages.ts';
import { listMessages } from './list.messages.ts';

export interface WaitingBarProps {
  count: number;
  /** There may be more than were read. */
  more: boolean;
  onShow: () => void;
  /** Says how many wait, where rows have a name of their own. */
  words?: (count: string) => string;
}

/** New rows wait here until they are asked for: rows never move under the cursor. */
export function WaitingBar({ count, more, onShow, words }: WaitingBarProps) {
  const say = useText(listMessages);
  const { number } = useFormats();
  const shown = `${number(count)}${more ? '+' : ''}`;
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
          {words ? words(shown) : say('waitingRows', { count: shown })}
        </Button>
      )}
    </div>
  );
}

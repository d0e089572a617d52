import { Button } from '@platform/ui-kit/skin';
import { ArrowUp } from 'lucide-react';
import { useFormats } from '../format.ts';
import { useText } from '../messages.ts';
import { listMessages } from './list.messages.ts';

export interface WaitingBarProps {
  count: number;
  /** There may be more rows than were read. */
  more: boolean;
  onShow: () => void;
  /** Text with the number of waiting rows, if the list has its own name for rows. */
  words?: (count: string) => string;
}

/** Offers to show new rows. They are held back, so that rows do not move under the cursor. */
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

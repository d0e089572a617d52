import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

export interface TypedAheadProps {
  into: RefObject<string>;
  onCancel: () => void;
}

/**
 * Keeps what is typed or pasted before the search is there. It would be lost, or run shortcuts of the page: many
 * paste a number right after the keys that open the search.
 */
export function TypedAhead({ into, onCancel }: TypedAheadProps) {
  const take = useEffectEvent((event: KeyboardEvent | ClipboardEvent) => {
    if ('clipboardData' in event) {
      // A field of one line drops the line breaks, too.
      into.current += event.clipboardData?.getData('text').replace(/[\r\n]/g, '') ?? '';
    } else if (event.key === 'Escape') onCancel();
    else if (event.key === 'Backspace') into.current = into.current.slice(0, -1);
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey)
      into.current += event.key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent | ClipboardEvent) => take(event);
    window.addEventListener('keydown', listen, true);
    window.addEventListener('paste', listen, true);
    return () => {
      window.removeEventListener('keydown', listen, true);
      window.removeEventListener('paste', listen, true);
    };
  }, []);
  return null;
}

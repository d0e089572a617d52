import { useRouter } from '@tanstack/react-router';
import { type ComponentProps, type MouseEvent, useCallback } from 'react';

/** Goes to an address of the console; `replace` leaves no history entry. */
export type Go = (href: string, options?: { replace?: boolean }) => void;

export function useGo(): Go {
  const { history } = useRouter();
  return useCallback(
    (href, options) => (options?.replace ? history.replace(href) : history.push(href)),
    [history],
  );
}

/** Fetches what stands behind an address, as the app says how at its start. */
let prepareFor: (path: string) => void = () => undefined;
export function setLinkIntent(prepare: (path: string) => void): void {
  prepareFor = prepare;
}

export interface AppLinkProps extends ComponentProps<'a'> {
  href: string;
}

/**
 * A link inside the console. Pointing at it or focusing it fetches the page's code, so that the click finds it here; all
 * pages at once would be a load that nobody has asked for. Other
 * buttons and keys (new tab, new window, download) stay the browser's.
 */
export function AppLink({ href, onClick, onPointerEnter, onFocus, target, ...props }: AppLinkProps) {
  const go = useGo();
  const intend = () => prepareFor(href.split(/[?#]/)[0] ?? '');
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !plain || (target && target !== '_self')) return;
    event.preventDefault();
    go(href);
  };
  return (
    <a
      href={href}
      target={target}
      onClick={follow}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        intend();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        intend();
      }}
      {...props}
    />
  );
}

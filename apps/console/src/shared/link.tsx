import { useRouter } from '@tanstack/react-router';
import { type ComponentProps, type MouseEvent, useCallback } from 'react';

/** Navigates to an address of the console. `replace` adds no history entry. */
export type Go = (href: string, options?: { replace?: boolean }) => void;

export function useGo(): Go {
  const { history } = useRouter();
  return useCallback(
    (href, options) => (options?.replace ? history.replace(href) : history.push(href)),
    [history],
  );
}

/** Prefetches the page at an address. The app sets it at start. */
let prefetchPath: (path: string) => void = () => undefined;
export function setLinkIntent(prepare: (path: string) => void): void {
  prefetchPath = prepare;
}

export interface AppLinkProps extends ComponentProps<'a'> {
  href: string;
}

/**
 * A link inside the console. Pointing at it or focusing it prefetches the page's code. Prefetching all pages
 * would be too much. Modified clicks (new tab, new window, download) are left to the browser.
 */
export function AppLink({ href, onClick, onPointerEnter, onFocus, target, ...props }: AppLinkProps) {
  const go = useGo();
  const prefetch = () => prefetchPath(href.split(/[?#]/)[0] ?? '');
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
        prefetch();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch();
      }}
      {...props}
    />
  );
}

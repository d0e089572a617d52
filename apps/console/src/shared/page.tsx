import { createContext, useContext, useEffect, useId } from 'react';
import type { Screen } from './screen.ts';

/** Filters of a page in its tab's URL: plain text by name. */
export type PageSearch = Readonly<Record<string, string>>;

/**
 * What a page knows about its tab. A hidden tab keeps its own search while another tab owns the address bar.
 */
export interface Page {
  screen: Screen;
  /** Address with search of this tab. */
  href: string;
  search: PageSearch;
  /**
   * Replaces the search. Adds a history entry unless `replace` is set. Empty values are removed from the URL.
   */
  setSearch: (next: PageSearch, options?: { replace?: boolean }) => void;
  /** Marks a part of the page as unsaved, under any name of the part. */
  setUnsaved: (part: string, unsaved: boolean) => void;
  /** Whether this tab is on screen. */
  isShown: () => boolean;
}

const PageContext = createContext<Page | null>(null);
export const PageProvider = PageContext.Provider;

export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage is for components inside a page of the shell.');
  return page;
}

/** Asks before the page's tab closes while something is unsaved (a form, a running upload). */
export function useBeforeClose(unsaved: boolean): void {
  const { setUnsaved, isShown } = usePage();
  const part = useId();
  useEffect(() => {
    setUnsaved(part, unsaved);
    return () => {
      // Hiding a tab also runs clean-ups, but the form still exists and its question must stay.
      if (isShown()) setUnsaved(part, false);
    };
  }, [unsaved, part, setUnsaved, isShown]);
}

/** The search as `URLSearchParams` text, without empty values, in the same order. */
export function searchText(search: PageSearch): string {
  const filled = Object.entries(search).filter(([, value]) => value !== '');
  const text = new URLSearchParams(filled).toString();
  return text && `?${text}`;
}

import { createContext, useContext, useEffect, useId } from 'react';
import type { Screen } from './screen.ts';

/** Filters of a page as its tab's URL holds them: plain text by name. */
export type PageSearch = Readonly<Record<string, string>>;

/** What a page knows of the tab it stands in. A hidden tab keeps its own search while another one owns the address bar. */
export interface Page {
  screen: Screen;
  /** Address and search of this tab. */
  href: string;
  search: PageSearch;
  /** Replaces the search (a new history entry unless `replace`). Empty values leave the URL. */
  setSearch: (next: PageSearch, options?: { replace?: boolean }) => void;
  /** Whether closing the tab would lose something of one part of the page, by any name of the part. */
  setUnsaved: (part: string, unsaved: boolean) => void;
  /** Whether this tab is the one on screen now. */
  isShown: () => boolean;
}

const PageContext = createContext<Page | null>(null);
export const PageProvider = PageContext.Provider;

export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage is for components inside a page of the shell.');
  return page;
}

/** Asks before the page's tab closes while something would be lost (unsaved form, running upload). */
export function useBeforeClose(unsaved: boolean): void {
  const { setUnsaved, isShown } = usePage();
  const part = useId();
  useEffect(() => {
    setUnsaved(part, unsaved);
    return () => {
      // Hiding a tab runs clean-ups too, but then the form lives on and its question must stay.
      if (isShown()) setUnsaved(part, false);
    };
  }, [unsaved, part, setUnsaved, isShown]);
}

/** `URLSearchParams` text of a search, without empty values; keys keep their order. */
export function searchText(search: PageSearch): string {
  const filled = Object.entries(search).filter(([, value]) => value !== '');
  const text = new URLSearchParams(filled).toString();
  return text && `?${text}`;
}

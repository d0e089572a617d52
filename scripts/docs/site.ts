import type { Html } from './html.ts';

/** What the search finds: one entry a call, error, setting, event, exported name or section. */
export interface SearchEntry {
  title: string;
  kind: string;
  href: string;
  /** Further words by which it is found. */
  text: string;
}

export interface Page {
  /** Below /docs/, without slashes around it; empty for the first page. */
  path: string;
  title: string;
  /** Group of the side menu, and its name there; a page without them is not in the menu. */
  group?: 'Start' | 'Calls' | 'Reference' | 'SDK';
  menuTitle?: string;
  description: string;
  body: Html;
  search: readonly SearchEntry[];
}

/** Address of a page or of a place on it. */
export const href = (path: string, anchor = ''): string =>
  `/docs/${path === '' ? '' : `${path}/`}${anchor === '' ? '' : `#${anchor}`}`;

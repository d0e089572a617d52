import type { Html } from './html.ts';

/** Search entry of a call, error, setting, event, exported name or section. */
export interface SearchEntry {
  title: string;
  kind: string;
  href: string;
  /** Further words to search in. */
  text: string;
}

export interface Page {
  /** Path below /docs/, without outer slashes; empty for the first page. */
  path: string;
  title: string;
  /** Group and name in the side menu; a page without a group is not in the menu. */
  group?: 'Start' | 'Calls' | 'Reference' | 'SDK';
  menuTitle?: string;
  description: string;
  body: Html;
  search: readonly SearchEntry[];
}

/** Address of a page, or of an anchor on it. */
export const href = (path: string, anchor = ''): string =>
  `/docs/${path === '' ? '' : `${path}/`}${anchor === '' ? '' : `#${anchor}`}`;

export interface Paging {
  /** From 1. */
  page: number;
  pageSize: number;
  /** `null` when the server does not count: then only previous and next are available. */
  total: number | null;
  /** Whether there is a next page, when the total is unknown. */
  hasNext?: boolean;
}

export interface PagingView {
  /** `null` when the total is not known. */
  pageCount: number | null;
  /** First visible row, counted from 1; 0 when there are none. */
  firstRow: number;
  lastRow: number | null;
  canGoBack: boolean;
  canGoOn: boolean;
}

export function viewOfPaging({ page, pageSize, total, hasNext = false }: Paging): PagingView {
  if (total === null) {
    return {
      pageCount: null,
      firstRow: (page - 1) * pageSize + 1,
      lastRow: null,
      canGoBack: page > 1,
      canGoOn: hasNext,
    };
  }
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  return {
    pageCount,
    firstRow: total === 0 ? 0 : Math.min((page - 1) * pageSize + 1, total),
    lastRow: Math.min(page * pageSize, total),
    canGoBack: page > 1,
    canGoOn: page < pageCount,
  };
}

/** Parses a page number and limits it to the existing pages; `null` when the text is no page number. */
export function pageOfJump(text: string, pageCount: number | null): number | null {
  const trimmed = text.normalize('NFKC').trim();
  if (!/^\d{1,9}$/.test(trimmed)) return null;
  const page = Math.max(1, Number(trimmed));
  return pageCount === null ? page : Math.min(page, pageCount);
}

/** After a change of page size: the page that contains the current first row. */
export function pageForSize(paging: Paging, pageSize: number): number {
  return Math.floor(((paging.page - 1) * paging.pageSize) / pageSize) + 1;
}

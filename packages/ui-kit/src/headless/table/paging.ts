export interface Paging {
  /** From 1. */
  page: number;
  pageSize: number;
  /** `null` when the server does not count: then only next and previous are known. */
  total: number | null;
  /** Whether there is a next page, where the total is not known. */
  hasNext?: boolean;
}

export interface PagingView {
  /** `null` when the total is not known. */
  pageCount: number | null;
  /** Of the rows shown, counted from 1; 0 when there are none. */
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

/** The page a jump leads to, kept within the pages there are; `null` for what is not a page number. */
export function pageOfJump(text: string, pageCount: number | null): number | null {
  const trimmed = text.normalize('NFKC').trim();
  if (!/^\d{1,9}$/.test(trimmed)) return null;
  const page = Math.max(1, Number(trimmed));
  return pageCount === null ? page : Math.min(page, pageCount);
}

/** The page that still shows the first row of now, when the page size changes. */
export function pageForSize(paging: Paging, pageSize: number): number {
  return Math.floor(((paging.page - 1) * paging.pageSize) / pageSize) + 1;
}

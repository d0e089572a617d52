export interface PagePlace {
  /** Rows to read, and to skip before them. */
  readonly taken: number;
  readonly skipped: number;
  /** Read in the opposite order, and turn round what was read. */
  readonly isFromEnd: boolean;
}

/**
 * Where to read a page of a list whose length is known. A page of the second half is counted from the end, so that the
 * last page is as near as the first.
 */
export function placeOfPage(page: number, pageSize: number, total: number): PagePlace {
  const offset = (page - 1) * pageSize;
  const taken = Math.max(0, Math.min(pageSize, total - offset));
  const isFromEnd = offset > total / 2;
  return { taken, skipped: isFromEnd ? total - offset - taken : offset, isFromEnd };
}

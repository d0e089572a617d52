// Constants, because otherwise each of 26 lists would repeat both names in the bundle.

/** Wire names of a list's page number and page size. */
export const pageNumNames = { index: 'pageIndex', size: 'pageNum' } as const;

/** The same for lists that name the page size `pageSize`. */
export const pageSizeNames = { index: 'pageIndex', size: 'pageSize' } as const;

// Written once: of 26 lists each would carry both names.

/** Wire names of a list's page: its number, and how many rows it has. */
export const pageNumNames = { index: 'pageIndex', size: 'pageNum' } as const;

/** As `pageNumNames`, where the size is called what it is. */
export const pageSizeNames = { index: 'pageIndex', size: 'pageSize' } as const;

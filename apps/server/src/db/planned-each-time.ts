/**
 * Stands in the text of a query that is planned for the values of every call. A named statement is planned without its
 * values after a few calls, which is right for short queries; one that reads a long range of time needs to know it.
 */
export const plannedEachTime = '/* planned each time */';

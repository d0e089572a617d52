import { v7 } from 'uuid';

/**
 * A new id. Version 7: ids sort by the time they were made, so that inserts stay at the index's end. A
 * moment is given where the row is dated otherwise than now, such as demo data.
 */
export const newId = (at?: Date): string => (at ? v7({ msecs: at.getTime() }) : v7());

import { clearable } from '../../../db/clear-rows.ts';
import { blackListHits } from './black-list.table.ts';

/** Which orders met the black list long ago. The entry keeps their number. */
export const blackListHitsClearing = clearable({
  table: blackListHits,
  id: blackListHits.id,
  madeAt: blackListHits.at,
});

// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of `orders.simpleStatistics`. */
export const ordersSimpleStatisticsRules = /* @__PURE__ */ (() => ({
  todayDate: r.platformDateTime,
  tomorrowDate: r.platformDateTime,
  yesterdayDate: r.platformDateTime,
  isProxy: r.boolean,
}))();

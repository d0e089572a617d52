/** Scaled fields of the wire, by the name that the contract gives them (`x-unit`). `conversions.ts` has the rules. */
export type UnitName =
  | 'amountFilter'
  | 'usdtCount'
  | 'minReliableCheckAmount'
  | 'processingOrderAmount'
  | 'productAmount';

/** Names of the contract's unit conversions (`x-unit`); the rules are in `conversions.ts`. */
export type UnitName =
  | 'amountFilter'
  | 'usdtCount'
  | 'minReliableCheckAmount'
  | 'processingOrderAmount'
  | 'productAmount';

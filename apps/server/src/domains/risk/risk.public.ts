/** What wings above may use. */
export { orderFindings } from './order-analysis/order-analysis.table.ts';

import type { Currency } from '@platform/sdk';
import type { NewResource } from '../../domains/orders/resources/resources.service.ts';

/** The demo's dynamic product. UPI accounts are its own. */
export const dynamicProductId = 3101;

/** Accounts of one kind. The numbers are the indexes of the suppliers that share them. */
export interface DemoAccountPlan {
  readonly kind: NewResource['kind'];
  readonly label: string;
  readonly count: number;
  readonly currency: Currency;
  readonly productIds: readonly number[];
  readonly suppliers: readonly number[];
  readonly banks: readonly string[];
  /** How many of them, the last ones, pay by their device. */
  readonly devicesPay?: number;
}

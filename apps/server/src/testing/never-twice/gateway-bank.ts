import type { GatewayBook, PayoutGateway } from '@platform/simulator/payout-gateway';
import type { Bank } from './bank-book.ts';

/** What a gateway has paid, by payout: each attempt has a key of its own. */
export class GatewayBank implements Bank {
  readonly #gateway: PayoutGateway;

  constructor(gateway: PayoutGateway) {
    this.#gateway = gateway;
  }

  paymentsOf(orderCode: string): number {
    return this.#of(orderCode).reduce((sum, { payments }) => sum + payments, 0);
  }

  referenceOf(orderCode: string): string | undefined {
    return this.#of(orderCode).find(({ utr }) => utr !== null)?.utr ?? undefined;
  }

  isSettled(orderCode: string): boolean {
    return this.#of(orderCode).every(({ status }) => status !== 'processing');
  }

  #of(orderCode: string): GatewayBook[] {
    return this.#gateway.books.filter(({ key }) => key.startsWith(`${orderCode}-`));
  }
}

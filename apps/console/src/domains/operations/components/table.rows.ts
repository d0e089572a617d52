export const sampleStatuses = ['created', 'processing', 'succeeded', 'timedOut', 'failed'] as const;

export interface SampleOrder {
  readonly code: string;
  readonly merchantNumber: number;
  readonly status: (typeof sampleStatuses)[number];
  readonly amountMinor: number;
  readonly createdAt: string;
  readonly hasNote: boolean;
}

const startMs = Date.UTC(2026, 10, 22, 2, 30);
const everyMs = 7_000;
const merchantCount = 40;
const stride = 7_919;

/** Fixed sample orders. */
export function sampleOrders(count: number): readonly SampleOrder[] {
  return Array.from({ length: count }, (_, index) => ({
    code: `P20261122${String(index + 1).padStart(10, '0')}`,
    merchantNumber: ((index * stride) % merchantCount) + 1,
    status: sampleStatuses[(index * stride) % sampleStatuses.length] ?? 'created',
    amountMinor: ((index * stride) % 900_000) + 10_000,
    createdAt: new Date(startMs - index * everyMs).toISOString(),
    hasNote: index % 5 === 2,
  }));
}

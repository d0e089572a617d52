import type { Output } from '@platform/sdk';

export type Adjustment = Output<'adjustments.list'>['list'][number];

import type { DiffKind } from '../../headless/diff/index.ts';

export interface DiffLabels {
  before: string;
  after: string;
  /** Heads the names. */
  field: string;
  added: string;
  removed: string;
  changed: string;
  same: string;
  /** Of the switch that hides what is the same. */
  onlyChanges: string;
  /** There is no difference. */
  none: string;
}

/** A sign stands beside each colour, and its word for screen readers. */
export const diffLooks: Record<DiffKind, { sign: string; row: string }> = {
  added: { sign: '+', row: 'bg-success-surface' },
  removed: { sign: '−', row: 'bg-danger-surface' },
  changed: { sign: '~', row: 'bg-warning-surface' },
  same: { sign: '', row: '' },
};

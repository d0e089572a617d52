import type { DiffKind } from '../../headless/diff/index.ts';

export interface DiffLabels {
  before: string;
  after: string;
  /** Header of the field names. */
  field: string;
  added: string;
  removed: string;
  changed: string;
  same: string;
  /** Label of the switch that hides unchanged rows. */
  onlyChanges: string;
  /** Shown when there is no difference. */
  none: string;
}

/** Each colour has a sign, and a word for screen readers. */
export const diffLooks: Record<DiffKind, { sign: string; row: string }> = {
  added: { sign: '+', row: 'bg-success-surface' },
  removed: { sign: '−', row: 'bg-danger-surface' },
  changed: { sign: '~', row: 'bg-warning-surface' },
  same: { sign: '', row: '' },
};

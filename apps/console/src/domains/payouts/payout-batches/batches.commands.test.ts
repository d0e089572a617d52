import type { Role } from '@platform/sdk/permissions';
import { permissions } from '@platform/sdk/permissions';
import { describe, expect, it } from 'vitest';
import { batchCommands, isOpenRow, rowsCommands, rowsFor } from './batches.commands.ts';
import { rowStates } from './batches.labels.ts';

const reader = (role: Role) => ({
  role,
  mayCall: (operation: keyof typeof permissions) => permissions[operation].roles[role] !== undefined,
});
const batch = (state: 'created' | 'exported' | 'confirming' | 'closed' | 'cancelled', more = {}) => ({
  state,
  readsResults: true,
  openCount: 2,
  ...more,
});

describe('what can be done with a batch', () => {
  it('follows its state: export or cancel, then download and confirm, then download only', () => {
    const offered = (state: Parameters<typeof batch>[0]) => batchCommands(batch(state), reader('admin'));
    expect(offered('created')).toEqual(['export', 'cancel']);
    expect(offered('exported')).toEqual(['download', 'result', 'confirmAll']);
    expect(offered('confirming')).toEqual(['download', 'result', 'confirmAll']);
    expect(offered('closed')).toEqual(['download']);
    expect(offered('cancelled')).toEqual([]);
  });

  it('has no result file if its template reads none, and nothing to confirm if nothing is open', () => {
    expect(batchCommands(batch('exported', { readsResults: false }), reader('admin'))).not.toContain(
      'result',
    );
    expect(batchCommands(batch('confirming', { openCount: 0 }), reader('admin'))).not.toContain('confirmAll');
  });

  it('is nothing for those who only read', () => {
    for (const role of ['customerService', 'technicalMaintenance'] as const)
      for (const state of ['created', 'exported', 'closed'] as const) {
        expect(batchCommands(batch(state), reader(role))).toEqual([]);
        expect(rowsCommands(batch(state), reader(role))).toEqual([]);
      }
  });
});

describe('what can be done with chosen payouts', () => {
  it('before the export, they can only leave', () => {
    expect(rowsCommands(batch('created'), reader('supplier'))).toEqual(['takeOut']);
  });

  it('a supplier does not return to the pool what a bank was told to pay', () => {
    expect(rowsCommands(batch('exported'), reader('supplier'))).toEqual([
      'confirm',
      'exception',
      'rejecting',
    ]);
    expect(rowsCommands(batch('exported'), reader('admin'))).toContain('awaiting');
  });

  it('leaves alone what the command is not for', () => {
    const rows = rowStates.map((state) => ({ state }));
    const statesFor = (command: Parameters<typeof rowsFor>[0]) =>
      rowsFor(command, rows).map(({ state }) => state);
    expect(statesFor('takeOut')).toEqual(['prepared']);
    expect(statesFor('confirm')).toEqual(['paying', 'proven']);
    for (const command of ['exception', 'rejecting', 'awaiting'] as const)
      expect(statesFor(command)).toEqual(['paying']);
    expect(rows.filter(isOpenRow).map(({ state }) => state)).toEqual(['prepared', 'paying', 'proven']);
  });
});

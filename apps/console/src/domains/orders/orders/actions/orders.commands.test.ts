import { orderStatusIds } from '@platform/sdk/rules';
import { describe, expect, it } from 'vitest';
import type { Role } from '../../../../shared/roles.ts';
import { orderCommands } from './orders.commands.ts';

const context = { withinGrace: false, canTimeoutSupplement: true };
const everything = () => true;
const offered = (
  status: keyof typeof orderStatusIds,
  { as = 'admin' as Role, ...known }: { as?: Role; canTimeoutSupplement?: boolean } = {},
) =>
  Object.fromEntries(
    orderCommands(
      { status: orderStatusIds[status], payoutStatus: null },
      { ...context, ...known },
      { role: as, mayCall: everything },
    ).map(({ command, refusal }) => [command, refusal]),
  );

describe('actions on an order', () => {
  it('follow the rules, and disabled ones give the reason', () => {
    expect(offered('allocated')).toEqual({
      supplement: undefined,
      resendCallback: 'notPaid',
      reselect: undefined,
      freeResource: undefined,
      mark: undefined,
      reverse: 'notPaid',
    });
    expect(offered('callbackFailed')).toEqual({
      supplement: 'alreadyPaid',
      resendCallback: undefined,
      reselect: 'alreadyPaid',
      freeResource: 'alreadyPaid',
      mark: undefined,
      reverse: undefined,
    });
  });

  it('follow the setting for timed-out orders', () => {
    expect(offered('timedOut').supplement).toBeUndefined();
    expect(offered('timedOut', { canTimeoutSupplement: false }).supplement).toBe('timeoutSupplementDisabled');
  });

  it('are hidden from roles that may never take them', () => {
    const merchant = orderCommands({ status: orderStatusIds.callbackFailed, payoutStatus: null }, context, {
      role: 'merchant',
      mayCall: (operation) => operation === 'orders.callback',
    });
    expect(merchant).toEqual([{ command: 'resendCallback' }]);
  });
});

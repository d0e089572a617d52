import { orderStatusIds } from '@platform/sdk/rules';
import { describe, expect, it } from 'vitest';
import type { Role } from '../../../../shared/roles.ts';
import { type OrderCommand, orderCommands } from './orders.commands.ts';

const context = { withinGrace: false, canTimeoutSupplement: true };
const everything = () => true;
const offered = (
  status: keyof typeof orderStatusIds,
  { as = 'admin' as Role, ...known }: { as?: Role; canTimeoutSupplement?: boolean } = {},
) =>
  Object.fromEntries(
    orderCommands(
      { orderType: 1, status: orderStatusIds[status], payoutStatus: null },
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
    const merchant = orderCommands(
      { orderType: 1, status: orderStatusIds.callbackFailed, payoutStatus: null },
      context,
      { role: 'merchant', mayCall: (operation) => operation === 'orders.callback' },
    );
    expect(merchant).toEqual([{ command: 'resendCallback' }]);
  });

  it('leave payout steps to the payout lists', () => {
    const names = orderCommands({ orderType: 2, status: 1, payoutStatus: 4 }, context, {
      role: 'superAdmin',
      mayCall: everything,
    }).map(({ command }) => command);
    expect(names).toEqual<OrderCommand[]>(['resendCallback', 'mark']);
  });
});

import { merchantsDetail, merchantsEnable, merchantsList, merchantsUpdate } from '@platform/sdk/operations';
import { toast } from '@platform/ui-kit/skin';
import { call } from '../../../../shared/client.ts';
import { turnWith } from '../../../../shared/dialogs/turn.ts';
import { useStep } from '../../../../shared/dialogs/use-step.ts';
import { useGo } from '../../../../shared/link.tsx';
import type { ListContext } from '../../../../shared/list/list.types.ts';
import { useText } from '../../../../shared/messages.ts';
import { type OrderKind, ordersOf, orderTypes } from '../../../../shared/order.links.ts';
import type { PersonCommand } from '../../../../shared/people/people.labels.ts';
import { usePersonActions } from '../../../../shared/people/use-person-actions.tsx';
import { personOf } from '../party/party.labels.ts';
import { merchantFormMessages } from './merchants.form.messages.ts';
import { readMerchantChange } from './merchants.form.ts';
import type { MerchantRow } from './merchants.labels.ts';
import { merchantMessages } from './merchants.messages.ts';
import { useMerchantMoney } from './merchants.money.ts';
import { useCallbackTest } from './use-callback-test.tsx';
import { useMerchantForm } from './use-merchant-form.tsx';
import { useMerchantKeys } from './use-merchant-keys.tsx';

export type MerchantCommand =
  | 'edit'
  | OrderKind
  | 'adjust'
  | 'testCallback'
  | 'rotateKey'
  | 'revokeOldKey'
  | PersonCommand;

export interface MerchantActions {
  run: (command: MerchantCommand, row: MerchantRow) => Promise<unknown>;
  turn: (row: MerchantRow, enable: boolean) => Promise<void>;
}

/** Actions on merchants. Each refreshes the list. */
export function useMerchantActions({ user }: ListContext): MerchantActions {
  const say = useText(merchantMessages);
  const sayForm = useText(merchantFormMessages);
  const formFor = useMerchantForm();
  const go = useGo();
  const money = useMerchantMoney();
  const keys = useMerchantKeys();
  const callbackTest = useCallbackTest();
  const forPerson = usePersonActions(merchantsList, merchantsDetail);
  const { atOnce, withForm, withQuestion } = useStep(merchantsList, merchantsDetail);

  const openOrders =
    (kind: OrderKind) =>
    async ({ id }: MerchantRow) => {
      const href = ordersOf(user, orderTypes[kind], { merchantId: id });
      if (href) go(href);
    };

  const own = {
    edit: async (row: MerchantRow) => {
      const saved = await withForm(
        { ...formFor(row), title: sayForm('editTitle', { name: row.name }), size: 'lg' },
        (form) => call(merchantsUpdate, readMerchantChange(form, row)),
      );
      if (saved) toast.success(sayForm('saved', { name: row.name }));
    },
    collections: openOrders('collections'),
    payouts: openOrders('payouts'),
    adjust: money.adjust,
    rotateKey: keys.rotate,
    revokeOldKey: keys.revoke,
    testCallback: callbackTest,
  };
  const isOwn = (command: MerchantCommand): command is keyof typeof own => Object.hasOwn(own, command);

  return {
    run: (command, row) =>
      isOwn(command) ? own[command](row) : forPerson(command, personOf(row), row.kycState),
    turn: ({ id, name }, enable) =>
      turnWith(
        { atOnce, withQuestion },
        enable,
        {
          title: say('disableTitle', { name }),
          body: say('disableBody'),
          confirmLabel: say('disable'),
          done: say(enable ? 'enabledNow' : 'disabledNow', { name }),
        },
        () => call(merchantsEnable, { merchantId: id, enable }),
      ),
  };
}

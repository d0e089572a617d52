import { merchantsAdd, merchantsList, usersUnusedOptions } from '@platform/sdk/operations';
import { toast } from '@platform/ui-kit/skin';
import { useRef } from 'react';
import { call } from '../../../../shared/client.ts';
import { FormPage } from '../../../../shared/form.page.tsx';
import { useGo } from '../../../../shared/link.tsx';
import { listPage } from '../../../../shared/list/list.context.tsx';
import { listLink } from '../../../../shared/list.links.ts';
import { useText } from '../../../../shared/messages.ts';
import { withRefusalsAt } from '../../../../shared/refused.fields.ts';
import { refusedAccountField } from '../party/account.names.ts';
import { merchantFormMessages } from './merchants.form.messages.ts';
import { readNewMerchant } from './merchants.form.ts';
import { useMerchantForm } from './use-merchant-form.tsx';
import { useMerchantKeys } from './use-merchant-keys.tsx';

interface Added {
  merchant: { id: string; name: string; mchId: string };
  signingKey: string;
}

/** Takes on a merchant. Its key is shown once, then the merchant's drawer opens in the list. */
export const AddMerchantPage = listPage('merchants.add', function AddMerchant({ context }) {
  const say = useText(merchantFormMessages);
  const formFor = useMerchantForm();
  const keys = useMerchantKeys();
  const go = useGo();
  const added = useRef<Added>(null);
  const linkTo = (merchant?: string) =>
    listLink(merchantsList.id, context.user.access, { merchant }) ?? '/home';
  const finish = async () => {
    if (!added.current) return;
    const { merchant, signingKey } = added.current;
    added.current = null;
    toast.success(say('added', { name: merchant.name }));
    await keys.show(merchant, signingKey);
    go(linkTo(merchant.id));
  };
  return (
    <FormPage
      asked={formFor()}
      help={say('addHelp')}
      back={linkTo()}
      refreshed={[merchantsList, usersUnusedOptions]}
      work={async (form) => {
        added.current = await withRefusalsAt(
          () => call(merchantsAdd, readNewMerchant(form)),
          refusedAccountField,
        );
      }}
      onDone={() => void finish()}
    />
  );
});

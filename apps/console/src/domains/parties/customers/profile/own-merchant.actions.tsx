import { merchantsSigningKey, merchantsUpdateOwn } from '@platform/sdk/operations';
import {
  Button,
  CopyableText,
  DialogBody,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  toast,
  useDialogs,
} from '@platform/ui-kit/skin';
import { call } from '../../../../shared/client.ts';
import { useStep } from '../../../../shared/dialogs/use-step.ts';
import { useText } from '../../../../shared/messages.ts';
import { CallbackFields } from '../merchants/merchants.form.fields.tsx';
import { merchantFormMessages } from '../merchants/merchants.form.messages.ts';
import { type MerchantForm, readMerchantChange } from '../merchants/merchants.form.ts';
import type { MerchantRow } from '../merchants/merchants.labels.ts';
import { merchantMessages } from '../merchants/merchants.messages.ts';
import { merchantCalls } from '../merchants/merchants.money.ts';
import { useCallbackTest } from '../merchants/use-callback-test.tsx';
import { useMerchantForm } from '../merchants/use-merchant-form.tsx';
import { useMerchantKeys } from '../merchants/use-merchant-keys.tsx';
import { profileMessages } from './profile.messages.ts';

/** What a merchant does for itself: callback settings, a test callback, its keys. */
export function OwnMerchantActions({ row }: { row: MerchantRow }) {
  const say = useText(profileMessages);
  const sayForm = useText(merchantFormMessages);
  const sayMerchant = useText(merchantMessages);
  const formFor = useMerchantForm();
  const dialogs = useDialogs();
  const keys = useMerchantKeys();
  const test = useCallbackTest();
  const { atOnce, withForm } = useStep(...merchantCalls);
  const forbidden = row.allowModify ? undefined : say('notAllowed');

  const editSettings = async () => {
    const saved = await withForm<MerchantForm>(
      {
        title: sayForm('ownTitle'),
        ...formFor(row),
        fields: (form) => (
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <CallbackFields form={form} />
          </div>
        ),
      },
      (form) => {
        const {
          merchantId: _own,
          name: _name,
          signProfile: _sign,
          ...change
        } = readMerchantChange(form, row);
        return call(merchantsUpdateOwn, change);
      },
    );
    if (saved) toast.success(sayForm('ownSaved'));
  };
  const showKey = async () => {
    let key = '';
    const read = await atOnce(async () => {
      key = (await call(merchantsSigningKey, {})).signingKey;
    });
    if (!read) return;
    await dialogs.open({
      size: 'sm',
      render: (control) => (
        <>
          <DialogHeader>
            <DialogTitle>{sayForm('keyTitle', { name: row.name })}</DialogTitle>
          </DialogHeader>
          <DialogBody>
            <section aria-label={sayForm('key')}>
              <CopyableText text={key} className="font-mono wrap-anywhere" />
            </section>
          </DialogBody>
          <DialogFooter>
            <Button variant="primary" onClick={() => control.resolve(undefined)}>
              {sayForm('close')}
            </Button>
          </DialogFooter>
        </>
      ),
    });
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" disabledReason={forbidden} onClick={() => void editSettings()}>
        {say('settings')}
      </Button>
      <Button
        size="sm"
        disabledReason={row.defaultNotifyUrl === null ? sayMerchant('noUrl') : undefined}
        onClick={() => void test(row)}
      >
        {sayMerchant('testCallback')}
      </Button>
      <Button size="sm" onClick={() => void showKey()}>
        {say('showKey')}
      </Button>
      <Button size="sm" disabledReason={forbidden} onClick={() => void keys.rotate(row)}>
        {sayMerchant('rotateKey')}
      </Button>
      <Button
        size="sm"
        disabledReason={forbidden ?? (row.previousKeyUntil === null ? sayMerchant('noOldKey') : undefined)}
        onClick={() => void keys.revoke(row)}
      >
        {sayMerchant('revokeOldKey')}
      </Button>
    </div>
  );
}

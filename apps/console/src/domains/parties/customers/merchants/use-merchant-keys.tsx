import { merchantsRevokeOldKey, merchantsRotateKey } from '@platform/sdk/operations';
import { FormField, NumberInput, toast, useDialogs } from '@platform/ui-kit/skin';
import { call } from '../../../../shared/client.ts';
import { SecretDialog } from '../../../../shared/dialogs/secret.dialog.tsx';
import { useStep } from '../../../../shared/dialogs/use-step.ts';
import { useText } from '../../../../shared/messages.ts';
import { merchantFormMessages } from './merchants.form.messages.ts';
import type { MerchantRow } from './merchants.labels.ts';
import { merchantCalls } from './merchants.money.ts';

type KeyOwner = Pick<MerchantRow, 'id' | 'name' | 'mchId'>;

export interface MerchantKeys {
  rotate: (merchant: KeyOwner) => Promise<void>;
  revoke: (merchant: Pick<KeyOwner, 'id' | 'name'>) => Promise<void>;
  /** Shows a key that the server has just returned, until the user says that it is stored. */
  show: (merchant: Pick<KeyOwner, 'name' | 'mchId'>, secret: string) => Promise<unknown>;
}

const usualGraceHours = 24;
const mostGraceHours = 168;

/** Signing keys of a merchant, for staff and for the merchant itself. */
export function useMerchantKeys(): MerchantKeys {
  const say = useText(merchantFormMessages);
  const dialogs = useDialogs();
  const { withForm, withQuestion } = useStep(...merchantCalls);
  const show: MerchantKeys['show'] = ({ name, mchId }, secret) =>
    dialogs.open<true>({
      size: 'sm',
      render: (control) => (
        <SecretDialog
          control={control}
          title={say('keyTitle', { name })}
          description={say('keyBody', { number: mchId })}
          label={say('key')}
          secret={secret}
        />
      ),
    });
  return {
    show,
    rotate: async (merchant) => {
      let key = '';
      const rotated = await withForm<{ graceHours: number | null }>(
        {
          title: say('rotateTitle', { name: merchant.name }),
          body: say('rotateBody'),
          size: 'sm',
          initial: { graceHours: usualGraceHours },
          tone: 'danger',
          confirmLabel: say('rotate'),
          fieldName: () => say('graceHours'),
          validate: ({ graceHours }) =>
            graceHours !== null && graceHours >= 0 && graceHours <= mostGraceHours
              ? {}
              : { graceHours: say('graceHelp') },
          fields: (form) => (
            <FormField
              form={form}
              name="graceHours"
              label={say('graceHours')}
              help={say('graceHelp')}
              required
            >
              <NumberInput
                value={form.values.graceHours}
                onValueChange={(graceHours) => form.set({ graceHours })}
              />
            </FormField>
          ),
        },
        async ({ graceHours }) => {
          const input = { merchantId: merchant.id, graceHours: graceHours ?? 0 };
          key = (await call(merchantsRotateKey, input)).signingKey;
        },
      );
      if (rotated) await show(merchant, key);
    },
    revoke: async ({ id, name }) => {
      const gone = await withQuestion(
        {
          title: say('revokeTitle', { name }),
          body: say('revokeBody'),
          confirmLabel: say('revoke'),
          tone: 'danger',
        },
        () => call(merchantsRevokeOldKey, { merchantId: id }),
      );
      if (gone) toast.success(say('revoked'));
    },
  };
}

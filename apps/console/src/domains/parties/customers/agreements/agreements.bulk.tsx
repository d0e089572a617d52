import { userProductsAdd, userProductsUpdate } from '@platform/sdk/operations';
import { Field, Input, Select } from '@platform/ui-kit/skin';
import type { BulkEntryProps } from '../../../../shared/list/bulk/bulk.action.ts';
import { useText } from '../../../../shared/messages.ts';
import { usePartyOptions } from '../../../../shared/party.options.ts';
import { rateOfPercent } from '../../../../shared/rate.percent.ts';
import { agreementMessages } from './agreements.messages.ts';
import { bulkAction } from './agreements.parts.ts';

/** The rate of all chosen agreements, as a percentage. */
function RateEntry({ value, onValueChange }: BulkEntryProps) {
  const say = useText(agreementMessages);
  return (
    <Field label={`${say('rate')} (%)`} help={say('rateMissing')} required>
      <Input value={value} maxLength={12} onChange={({ target }) => onValueChange(target.value)} />
    </Field>
  );
}

/** Text of the entry: user and role of the party that gets the agreements. */
const targetOf = (text: string) => {
  const [userId = '', role = ''] = text.split(' ');
  return { userId, role };
};

function PartyEntry({ value, onValueChange }: BulkEntryProps) {
  const say = useText(agreementMessages);
  const parties = usePartyOptions();
  return (
    <Field label={say('copyTo')} required>
      <Select
        value={targetOf(value).userId}
        searchable
        options={parties}
        onValueChange={(userId) =>
          onValueChange(`${userId} ${parties.find((party) => party.value === userId)?.role ?? ''}`)
        }
      />
    </Field>
  );
}

/** Actions on many agreements. Each shows first which of them it leaves out, and why. */
export const agreementBulk = [
  bulkAction(
    userProductsUpdate,
    'enableMany',
    ({ userId, productId }) => ({ userId, productId, enabled: true }),
    {
      body: 'enableManyBody',
      refusals:
        ({ say }) =>
        ({ enabled }) =>
          enabled ? say('alreadyEnabled') : undefined,
    },
  ),
  bulkAction(
    userProductsUpdate,
    'disableMany',
    ({ userId, productId }) => ({ userId, productId, enabled: false }),
    {
      body: 'disableManyBody',
      tone: 'danger',
      refusals:
        ({ say }) =>
        ({ enabled }) =>
          enabled ? undefined : say('alreadyDisabled'),
    },
  ),
  bulkAction(
    userProductsUpdate,
    'rateMany',
    ({ userId, productId }, percent) => ({ userId, productId, rate: rateOfPercent(percent) ?? '' }),
    {
      body: 'rateManyBody',
      entry: {
        initial: '',
        control: RateEntry,
        refusal: (percent) => (rateOfPercent(percent) === undefined ? 'rateMissing' : undefined),
      },
      refusals:
        ({ say }, percent) =>
        ({ rate }) =>
          Number(rate) === Number(rateOfPercent(percent)) ? say('sameRate') : undefined,
    },
  ),
  bulkAction(
    userProductsAdd,
    'copyMany',
    ({ productId, rate, enabled, minAmountMinor, maxAmountMinor, weight, role }, target) => ({
      userId: targetOf(target).userId,
      productId,
      rate,
      enabled,
      minAmountMinor,
      maxAmountMinor,
      ...(role === 'supplier' && weight !== null && { weight }),
    }),
    {
      body: 'copyManyBody',
      entry: {
        initial: '',
        control: PartyEntry,
        refusal: (target) => (targetOf(target).userId === '' ? 'copyMissing' : undefined),
      },
      refusals: ({ say }, target) => {
        const { userId, role } = targetOf(target);
        // Two chosen parties may have the same product: the first one's terms are copied.
        const copied = new Set<number>();
        return (row) => {
          if (row.userId === userId) return say('sameParty');
          if (row.role !== role) return say('otherRole');
          if (copied.has(row.productId)) return say('alreadyAgreed');
          copied.add(row.productId);
          return undefined;
        };
      },
    },
  ),
];

import { formatPlatformTime } from '@platform/sdk';
import { payoutTemplatesOptions, resourcesList } from '@platform/sdk/operations';
import { Button, FormField, Input, Select } from '@platform/ui-kit/skin';
import { useReaderZone } from '../../../../shared/format.ts';
import { useText } from '../../../../shared/messages.ts';
import { useOperation } from '../../../../shared/query.ts';
import { zoneLabel } from '../../../../shared/time-zone.ts';
import { createMessages } from './create.messages.ts';
import { payoutTimeOf } from './draft.model.ts';
import { StepForm } from './step.form.tsx';
import type { StepProps } from './step.props.ts';

/** The largest page. */
const mostAccounts = 200;

/** The account that pays, the file, and the time. */
export function PayStep(props: StepProps) {
  const say = useText(createMessages);
  const zone = useReaderZone();
  const { draft, context } = props;
  const { supplierId } = context.user;
  const accounts = useOperation(resourcesList, {
    productKind: 'payout',
    currency: draft.currency,
    state: 0,
    pageSize: mostAccounts,
    ...(draft.productId && { productId: Number(draft.productId) }),
    ...(supplierId && { supplierId }),
  });
  const templates = useOperation(payoutTemplatesOptions, {}, { staleMs: 60_000 });
  const accountChoices = (accounts.data?.list ?? []).map(({ id, name, supplierName, cardNumberMasked }) => ({
    value: id,
    label: name,
    detail: [supplierName, cardNumberMasked].filter(Boolean).join(' · '),
  }));
  const known = (templateId: string) => templates.data?.find(({ id }) => id === templateId);
  // A time that was typed in another zone is shown in the reader's: the same moment.
  const time = payoutTimeOf(draft);
  const isMoved = draft.zone !== zone && time !== undefined && !Number.isNaN(time.getTime());
  const shown = { ...draft, ...(isMoved && { payoutTime: formatPlatformTime(time, zone) }), zone };
  return (
    <StepForm
      {...props}
      draft={shown}
      step="pay"
      help={say('payHelp')}
      fields={(form) => (
        <>
          <FormField
            form={form}
            name="resourceId"
            label={say('resourceId')}
            required
            help={
              accounts.data && accountChoices.length === 0
                ? say('noAccounts', { currency: draft.currency })
                : undefined
            }
          >
            <Select
              searchable
              value={form.values.resourceId}
              placeholder={say('chooseAccount')}
              options={accountChoices}
              onValueChange={(resourceId) => form.set({ resourceId })}
            />
          </FormField>
          <FormField
            form={form}
            name="templateId"
            label={say('templateId')}
            required
            help={
              templates.data?.length === 0
                ? say('noTemplates')
                : known(form.values.templateId)?.readsResults === false
                  ? say('noResults')
                  : undefined
            }
          >
            <Select
              searchable
              value={form.values.templateId}
              placeholder={say('chooseTemplate')}
              options={(templates.data ?? []).map(({ id, name, bankName, format, maxRows }) => ({
                value: id,
                label: name,
                detail: say('mostRows', { bank: bankName, format: format.toUpperCase(), count: maxRows }),
              }))}
              onValueChange={(templateId) => form.set({ templateId })}
            />
          </FormField>
          <FormField
            form={form}
            name="payoutTime"
            label={say('payoutTime')}
            required
            help={say('payoutTimeHelp', { zone: zoneLabel(zone, new Date()) })}
          >
            <Input
              value={form.values.payoutTime}
              placeholder="YYYY-MM-DD HH:mm"
              autoComplete="off"
              className="tabular-nums"
              onChange={({ target }) => form.set({ payoutTime: target.value, zone })}
            />
          </FormField>
          <div className="flex sm:pt-7">
            <Button
              size="sm"
              variant="ghost"
              onClick={() => form.set({ payoutTime: formatPlatformTime(new Date(), zone), zone })}
            >
              {say('now')}
            </Button>
          </div>
        </>
      )}
    />
  );
}

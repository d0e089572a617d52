import { resourcesSetEnabled, resourcesUpdate } from '@platform/sdk/operations';
import { translate } from '../../../shared/messages.ts';
import { fieldReasonMessages } from '../../../shared/reasons.messages.ts';
import type { FixedFilters } from '../../../shared/screen.ts';
import { formOf } from './resources.form.ts';
import { stateOf } from './resources.labels.ts';
import { LimitEntry } from './resources.limits.entry.tsx';
import { limitInput, limitRefusal, readLimit, writeLimit } from './resources.limits.ts';
import { bulkAction } from './resources.parts.ts';

/** Actions on many accounts. A limit begins in the currency of the list's accounts. */
export const resourceBulkAt = (fixed: FixedFilters) => [
  bulkAction(resourcesSetEnabled, 'enableMany', ({ id }) => ({ resourceId: id, enable: true }), {
    body: 'enableManyBody',
    refusals:
      ({ say }) =>
      (row) =>
        row.products.length === 0
          ? say('noProduct')
          : row.products.every(({ state }) => state === 0)
            ? say('alreadyEnabled')
            : undefined,
  }),
  bulkAction(resourcesSetEnabled, 'disableMany', ({ id }) => ({ resourceId: id, enable: false }), {
    body: 'disableManyBody',
    refusals:
      ({ say }) =>
      (row) =>
        stateOf(row) === 'disabled' ? say('alreadyDisabled') : undefined,
  }),
  bulkAction(resourcesUpdate, 'limitMany', limitInput, {
    body: 'limitManyBody',
    entry: {
      initial: writeLimit({
        name: 'dailyLimitMinor',
        currency: formOf(fixed).currency,
        value: undefined,
      }),
      control: LimitEntry,
      refusal: (text) => (readLimit(text).value === undefined ? 'limitMissing' : undefined),
    },
    refusals:
      ({ say, language, given }, text) =>
      (row) => {
        const why = limitRefusal(row, text, given.fixed);
        if (why === undefined) return undefined;
        return why === 'otherCurrency' || why === 'sameLimit'
          ? say(why)
          : translate(fieldReasonMessages, language, why);
      },
  }),
];

import type { Language } from '../../../../shared/language.ts';
import { translate } from '../../../../shared/messages.ts';
import { rejectReasonMessages } from '../../../../shared/reasons.messages.ts';

const isListed = (reason: string): reason is keyof typeof rejectReasonMessages.table =>
  Object.hasOwn(rejectReasonMessages.table, reason);

/** Why a payout was rejected: a reason of the list in the reader's language, any other text as it was written. */
export const reasonText = (reason: string | null, language: Language): string =>
  reason !== null && isListed(reason) ? translate(rejectReasonMessages, language, reason) : (reason ?? '');

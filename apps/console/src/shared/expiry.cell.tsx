import { TimeCell } from './cells/cells.tsx';
import { expiryMessages } from './expiry.messages.ts';
import { plainTime } from './format.ts';
import type { Language } from './language.ts';
import { translate, useText } from './messages.ts';

interface Expiring {
  expiresAt: string | null;
}

/** The end of a rule, or that it has none: a dash would read as an unknown time. */
export function ExpiryCell({ value }: { value: string | null }) {
  const say = useText(expiryMessages);
  return value === null ? (
    <span className="text-muted-foreground">{say('never')}</span>
  ) : (
    <TimeCell value={value} />
  );
}

/** The cells of a column of such ends, for `column.drawn`. */
export const expiryCells = {
  cell: ({ expiresAt }: Expiring) => <ExpiryCell value={expiresAt} />,
  text: ({ expiresAt }: Expiring, { language }: { language: Language }) =>
    expiresAt === null ? translate(expiryMessages, language, 'never') : plainTime(expiresAt),
};

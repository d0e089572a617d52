import type { Output } from '@platform/sdk';
import { cn } from '@platform/ui-kit/skin';
import { useText } from '../../../shared/messages.ts';
import { statementDrawerMessages } from './statements.drawer.messages.ts';
import { piecesOf } from './statements.marks.ts';

const partKeys = {
  amount: 'partAmount',
  utr: 'partUtr',
  balance: 'partBalance',
  payerName: 'partPayerName',
  remark: 'partRemark',
  accountTail: 'partAccountTail',
  time: 'partTime',
  direction: 'partDirection',
} as const satisfies Record<string, keyof typeof statementDrawerMessages.table>;
const isPart = (field: string): field is keyof typeof partKeys => Object.hasOwn(partKeys, field);

/** What decides a match stands out; the rest is only marked. */
const strong: ReadonlySet<string> = new Set(['amount', 'utr']);

/** The text of a message with its recognised parts marked and named. From a third party, so it is only text. */
export function MarkedText({ text, parts }: { text: string; parts: Output<'statements.detail'>['parts'] }) {
  const say = useText(statementDrawerMessages);
  let place = 0;
  return (
    <p className="rounded-md bg-muted px-3 py-2 font-mono text-sm leading-7 whitespace-pre-wrap wrap-anywhere">
      {piecesOf(text, parts).map(({ text: piece, field }) => {
        const key = place;
        place += piece.length;
        if (field === undefined) return <span key={key}>{piece}</span>;
        const name = isPart(field) ? say(partKeys[field]) : field;
        return (
          <mark
            key={key}
            title={name}
            className={cn(
              'rounded-xs bg-accent px-1 py-0.5 text-accent-foreground',
              strong.has(field) && 'font-semibold ring-1 ring-primary',
            )}
          >
            {piece}
            <span className="ms-1 font-sans text-xs font-normal opacity-80">{name}</span>
          </mark>
        );
      })}
    </p>
  );
}

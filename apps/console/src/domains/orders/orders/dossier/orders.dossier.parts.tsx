import type { Output } from '@platform/sdk';
import { JsonView, type Tone } from '@platform/ui-kit/skin';
import { AttemptTimeline } from '../../../../shared/callback-attempt/attempt.timeline.tsx';
import { MoneyCell, StatusCell } from '../../../../shared/cells/cells.tsx';
import { CopyText } from '../../../../shared/cells/copy.cell.tsx';
import { moneyText } from '../../../../shared/cells/money.text.ts';
import { useFormats } from '../../../../shared/format.ts';
import { AppLink } from '../../../../shared/link.tsx';
import { listLink } from '../../../../shared/list.links.ts';
import { type Translate, useText } from '../../../../shared/messages.ts';
import { useStore } from '../../../../shared/store.ts';
import { currentUser } from '../../../../shared/user.ts';
import { dossierMessages } from './orders.dossier.messages.ts';
import { DossierLine, DossierSection } from './orders.dossier.section.tsx';
import { timelineMessages } from './orders.timeline.messages.ts';

export type Dossier = Output<'orders.dossier'>;
type Table = typeof dossierMessages.table;
type Say = Translate<Table>;
/** Texts without placeholders, keyed by server codes. */
type PlainKey = Exclude<
  keyof Table,
  'product' | 'byHand' | 'to' | 'splitOrders' | 'splitRecords' | 'splitResidue'
>;

const isKnown = (name: string): name is PlainKey => Object.hasOwn(dossierMessages.table, name);
/** An unknown code of a newer server is shown unchanged. */
const wordOf = (name: string, say: Say): string => (isKnown(name) ? say(name) : name);
const joined = (parts: readonly (string | null | false | undefined)[]): string =>
  parts.filter(Boolean).join(' · ');

const attemptTones: Readonly<Record<string, Tone>> = {
  reserved: 'info',
  sent: 'info',
  paid: 'success',
  declined: 'danger',
  unknown: 'warning',
};

const riskTones: Readonly<Record<string, Tone>> = { high: 'danger', medium: 'warning', low: 'info' };

/** Sections of an order beside its fields and timeline. Empty sections are omitted. */
export function DossierParts({ dossier }: { dossier: Dossier }) {
  const say = useText(dossierMessages);
  const { callbacks } = dossier;
  return (
    <>
      <Attempts dossier={dossier} />
      <Statements dossier={dossier} />
      <Risks dossier={dossier} />
      <Postings dossier={dossier} />
      {callbacks.length > 0 && (
        <DossierSection title={say('callbacks')}>
          <AttemptTimeline attempts={callbacks} />
        </DossierSection>
      )}
      <Request dossier={dossier} />
    </>
  );
}

const isEvent = (failure: string): failure is keyof typeof timelineMessages.table =>
  failure in timelineMessages.table;

function Attempts({ dossier: { attempts, order } }: { dossier: Dossier }) {
  const say = useText(dossierMessages);
  // What ended a payout's stay on an account is a step of the order.
  const sayEvent = useText(timelineMessages);
  const { dateTime } = useFormats();
  if (attempts.length === 0) return null;
  return (
    <DossierSection title={say('attempts')}>
      <ul>
        {attempts.map(({ attempt, state, ...of }) => (
          <DossierLine
            key={attempt}
            title={`${attempt}. ${joined([of.resourceName ?? (of.resourceId ? null : say('noAccount')), of.supplierName])}`}
            end={<MoneyCell amountMinor={of.payAmountMinor ?? of.amountMinor} currency={order.currency} />}
          >
            <span className="me-2">
              <StatusCell looks={{ tone: attemptTones[state] ?? 'neutral' }}>{wordOf(state, say)}</StatusCell>
            </span>
            {joined([
              of.failure && (isEvent(of.failure) ? sayEvent(of.failure) : wordOf(of.failure, say)),
              say('product', { id: of.productId }),
              of.endedAt
                ? say('to', { from: dateTime(of.allocatedAt), to: dateTime(of.endedAt) })
                : dateTime(of.allocatedAt),
              of.operator,
            ])}
          </DossierLine>
        ))}
      </ul>
    </DossierSection>
  );
}

function Statements({ dossier: { statements } }: { dossier: Dossier }) {
  const say = useText(dossierMessages);
  const { dateTime } = useFormats();
  const user = useStore(currentUser);
  if (statements.length === 0) return null;
  const linkOf = (id: string, kind: string) =>
    user ? listLink('statements.list', user.access, { kind, statement: id }) : undefined;
  return (
    <DossierSection title={say('statements')}>
      <ul>
        {statements.map(({ id, match, amountMinor, currency, ...of }) => (
          <DossierLine
            key={id}
            title={of.utr === null ? wordOf(of.kind, say) : <CopyText value={of.utr} className="font-mono" />}
            end={amountMinor !== null && <MoneyCell amountMinor={amountMinor} currency={currency} />}
          >
            <span className="me-2">
              <StatusCell looks={{ tone: match === 'suspicious' ? 'warning' : 'success' }}>
                {match === 'byHand' ? say('byHand', { account: of.matchedBy ?? '–' }) : wordOf(match, say)}
              </StatusCell>
            </span>
            {joined([wordOf(of.kind, say), of.payerName, of.resourceName, dateTime(of.receivedAt)])}
            {of.split && (
              <p>
                {say(of.split.recordCount > 1 ? 'splitRecords' : 'splitOrders', {
                  amount: moneyText(of.split.partMinor, currency),
                  currency,
                  count: of.split.recordCount,
                  orders: of.split.otherOrderCodes.join(' '),
                })}
                {of.split.residueMinor !== null && of.split.residueMinor !== 0 && (
                  <>
                    {' '}
                    {say('splitResidue', {
                      amount: moneyText(of.split.residueMinor, currency),
                      currency,
                      note: of.split.residueNote ?? '–',
                    })}
                  </>
                )}
              </p>
            )}
            <StatementLink href={linkOf(id, of.kind)} />
            {of.rawText !== null && (
              <p className="mt-1 rounded-md bg-muted px-2 py-1 font-mono text-xs whitespace-pre-wrap text-foreground">
                {of.rawText}
              </p>
            )}
          </DossierLine>
        ))}
      </ul>
    </DossierSection>
  );
}

/** To the record in its list, where the role has one. */
function StatementLink({ href }: { href: string | undefined }) {
  const say = useText(dossierMessages);
  if (!href) return null;
  return (
    <AppLink href={href} className="focus-ring ms-2 rounded-xs text-primary underline underline-offset-2">
      {say('openStatement')}
    </AppLink>
  );
}

/** Findings arrive in the reader's language. */
function Risks({ dossier: { riskFindings } }: { dossier: Dossier }) {
  const say = useText(dossierMessages);
  const { dateTime } = useFormats();
  if (riskFindings.length === 0) return null;
  return (
    <DossierSection title={say('risks')}>
      <ul>
        {riskFindings.map(({ id, at, severity, message }) => (
          <DossierLine
            key={id}
            title={message}
            end={
              <StatusCell looks={{ tone: riskTones[severity] ?? 'neutral' }}>
                {wordOf(severity, say)}
              </StatusCell>
            }
          >
            {dateTime(at)}
          </DossierLine>
        ))}
      </ul>
    </DossierSection>
  );
}

function Postings({ dossier: { postings } }: { dossier: Dossier }) {
  const say = useText(dossierMessages);
  const { dateTime } = useFormats();
  if (postings.length === 0) return null;
  const account = (kind: string, owner: string | null) =>
    owner === null ? wordOf(kind, say) : `${wordOf(kind, say)} (${owner})`;
  return (
    <DossierSection title={say('postings')}>
      <ul>
        {postings.map((posting) => (
          <DossierLine
            key={posting.transferId}
            title={`${account(posting.debitKind, posting.debitOwner)} → ${account(posting.creditKind, posting.creditOwner)}`}
            end={<MoneyCell amountMinor={posting.amountMinor} currency={posting.currency} />}
          >
            {joined([
              posting.reverses !== null && say('reversal'),
              posting.kind !== 'single' && wordOf(posting.kind, say),
              dateTime(posting.at),
            ])}
          </DossierLine>
        ))}
      </ul>
    </DossierSection>
  );
}

function Request({ dossier: { request } }: { dossier: Dossier }) {
  const say = useText(dossierMessages);
  const { dateTime } = useFormats();
  if (request === null) return null;
  return (
    <DossierSection title={say('request')}>
      <div className="grid gap-2">
        <p className="text-sm text-muted-foreground wrap-anywhere">
          {joined([dateTime(request.receivedAt), request.ipAddress, request.userAgent])}
        </p>
        <JsonView label={say('requestFields')} value={request.body} />
      </div>
    </DossierSection>
  );
}

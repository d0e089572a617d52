import { Button, KeyValueList, StatusBadge } from '@platform/ui-kit/skin';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { MoneyCell, NoValue, StatusCell, TimeCell } from '../../../shared/cells/cells.tsx';
import { CopyText } from '../../../shared/cells/copy.cell.tsx';
import { explorerLink } from '../../../shared/explorers.ts';
import { AppLink } from '../../../shared/link.tsx';
import { DrawerPart } from '../../../shared/list/row.drawer.tsx';
import { listLink } from '../../../shared/list.links.ts';
import { useText } from '../../../shared/messages.ts';
import { ordersOf, orderTypes } from '../../../shared/order.links.ts';
import { statementDrawerMessages } from './statements.drawer.messages.ts';
import { chainLook, type StatementRow } from './statements.labels.ts';
import { statementMessages } from './statements.messages.ts';
import type { StatementGiven } from './statements.parts.ts';

const copied = (value: string | null) =>
  value && <CopyText value={value} className="font-mono text-sm wrap-anywhere" />;

interface Fact {
  key: string;
  label: string;
  value: ReactNode;
}

/** Facts without a value are left out: most records say only some. */
const filled = (facts: readonly Fact[]) => facts.filter(({ value }) => value !== null && value !== '');

/** A text with a link to its screen, where the role has one. */
function Linked({ href, children }: { href: string | undefined; children: string }) {
  if (!href) return children;
  return (
    <AppLink href={href} className="focus-ring rounded-xs text-primary underline underline-offset-2">
      {children}
    </AppLink>
  );
}

interface FactsProps {
  statement: StatementRow;
  given: StatementGiven;
}

/** The screen that shows an order of the record's account. */
export const orderLink = (
  { user }: StatementGiven,
  orderCode: string,
  { direction, supplierId }: Pick<StatementRow, 'direction' | 'supplierId'>,
) =>
  ordersOf(
    user,
    direction === 'out' ? orderTypes.payouts : orderTypes.collections,
    { order: orderCode },
    supplierId,
  );

export function StatementFacts({ statement, given }: FactsProps) {
  const say = useText(statementMessages);
  const sayDrawer = useText(statementDrawerMessages);
  const { orderCode, suspectedOrderCode, currency, balanceMinor } = statement;
  const role = given.user.access;
  const linkedOrder = (code: string | null) =>
    code && (
      <span className="font-mono text-sm">
        <Linked href={orderLink(given, code, statement)}>{code}</Linked>
      </span>
    );
  const facts = filled([
    // A transfer states its hash among its own facts.
    { key: 'utr', label: say('utr'), value: statement.usdt ? null : copied(statement.utr) },
    { key: 'order', label: say('order'), value: linkedOrder(orderCode) },
    {
      key: 'otherOrders',
      label: say('otherOrders'),
      value:
        statement.otherOrderCodes.length > 0 ? (
          <ul className="grid gap-1">
            {statement.otherOrderCodes.map((code) => (
              <li key={code}>{linkedOrder(code)}</li>
            ))}
          </ul>
        ) : null,
    },
    { key: 'suspected', label: say('suspectedOrder'), value: linkedOrder(suspectedOrderCode) },
    {
      key: 'account',
      label: say('account'),
      value: statement.resourceName && (
        <>
          <Linked href={listLink('resources.list', role, { account: statement.resourceId ?? undefined })}>
            {statement.resourceName}
          </Linked>
          {statement.cardNumberMasked && (
            <span className="ms-2 text-muted-foreground">{statement.cardNumberMasked}</span>
          )}
        </>
      ),
    },
    { key: 'supplier', label: say('supplier'), value: statement.supplierName },
    { key: 'payer', label: say('payer'), value: statement.payerName },
    {
      key: 'balance',
      label: say('balance'),
      value:
        balanceMinor !== null && currency !== null ? (
          <MoneyCell amountMinor={balanceMinor} currency={currency} />
        ) : null,
    },
    { key: 'remark', label: say('remark'), value: statement.remark },
    { key: 'tail', label: say('accountTail'), value: statement.accountTail },
    { key: 'handledBy', label: say('handledBy'), value: statement.matchedBy },
    { key: 'reason', label: say('reason'), value: statement.reason },
    {
      key: 'matchedAt',
      label: say('matchedAt'),
      value: statement.matchedAt && <TimeCell value={statement.matchedAt} />,
    },
  ]);
  if (facts.length === 0) return null;
  return (
    <DrawerPart title={sayDrawer('facts')}>
      <KeyValueList columns={2} items={facts} />
    </DrawerPart>
  );
}

/** Device, sender and template: where a record came from. */
export function OriginFacts({ statement, given }: FactsProps) {
  const say = useText(statementMessages);
  const sayDrawer = useText(statementDrawerMessages);
  const { monitorId, sender, kind, templateId, templateName, sequence, messageId } = statement;
  const role = given.user.access;
  return (
    <DrawerPart title={sayDrawer('origin')}>
      <KeyValueList
        columns={2}
        items={filled([
          {
            key: 'device',
            label: say('device'),
            value: monitorId && (
              <Linked href={listLink('monitorDevices.list', role, { monitorId })}>{monitorId}</Linked>
            ),
          },
          { key: 'sender', label: say(kind === 'webMessage' ? 'source' : 'sender'), value: sender },
          {
            key: 'template',
            label: say('template'),
            value: templateName && (
              <Linked href={listLink('messageTemplates.list', role, { template: templateId ?? undefined })}>
                {templateName}
              </Linked>
            ),
          },
          { key: 'sequence', label: say('sequence'), value: sequence },
          { key: 'messageId', label: say('messageId'), value: copied(messageId) },
          {
            key: 'receivedAt',
            label: say('receivedAt'),
            value: <TimeCell value={statement.receivedAt} />,
          },
          { key: 'storedAt', label: say('storedAt'), value: <TimeCell value={statement.storedAt} /> },
        ])}
      />
    </DrawerPart>
  );
}

/** A chain transfer as the network reports it, with its progress to finality. */
export function TransferFacts({ usdt }: { usdt: NonNullable<StatementRow['usdt']> }) {
  const say = useText(statementMessages);
  const sayDrawer = useText(statementDrawerMessages);
  const { network, contract, txid, logIndex, from, to, confirmations, neededConfirmations, success } = usdt;
  const page = explorerLink(network, txid);
  const isFinal = neededConfirmations !== null && confirmations >= neededConfirmations;
  return (
    <DrawerPart title={sayDrawer('transfer')}>
      <KeyValueList
        items={[
          { key: 'network', label: say('network'), value: network },
          {
            key: 'confirmations',
            label: say('confirmations'),
            value: (
              <StatusBadge tone={isFinal ? 'success' : 'warning'}>
                {neededConfirmations === null
                  ? String(confirmations)
                  : sayDrawer('confirmedOf', { count: confirmations, needed: neededConfirmations })}
              </StatusBadge>
            ),
          },
          {
            key: 'success',
            label: sayDrawer('success'),
            value: (
              <StatusBadge tone={success ? 'success' : 'danger'}>
                {sayDrawer(success ? 'succeeded' : 'failed')}
              </StatusBadge>
            ),
          },
          { key: 'hash', label: say('hash'), value: copied(txid) },
          { key: 'index', label: sayDrawer('logIndex'), value: String(logIndex) },
          { key: 'from', label: say('fromAddress'), value: copied(from) },
          { key: 'to', label: say('toAddress'), value: copied(to) },
          { key: 'contract', label: sayDrawer('contract'), value: copied(contract) },
        ]}
      />
      {page && (
        <Button asChild className="justify-self-start">
          <a href={page} target="_blank" rel="noopener noreferrer">
            <ExternalLink aria-hidden />
            {sayDrawer('explorer')}
          </a>
        </Button>
      )}
    </DrawerPart>
  );
}

/** The record's place in the security chain of its account. */
export function ChainFacts({ statement }: { statement: StatementRow }) {
  const say = useText(statementMessages);
  const sayDrawer = useText(statementDrawerMessages);
  const { chain, currency } = statement;
  const { word, ...looks } = chainLook(statement, say);
  const money = (amountMinor: number | null) =>
    amountMinor === null || currency === null ? (
      <NoValue />
    ) : (
      <MoneyCell amountMinor={amountMinor} currency={currency} />
    );
  return (
    <DrawerPart title={sayDrawer('chainPart')}>
      <KeyValueList
        columns={2}
        items={[
          { key: 'state', label: say('state'), value: <StatusCell looks={looks}>{word}</StatusCell> },
          ...(chain === null
            ? []
            : [
                { key: 'before', label: sayDrawer('balanceBefore'), value: money(chain.balanceBeforeMinor) },
                ...(chain.expectedBeforeMinor === null
                  ? []
                  : [
                      {
                        key: 'expected',
                        label: sayDrawer('expectedBefore'),
                        value: money(chain.expectedBeforeMinor),
                      },
                    ]),
              ]),
        ]}
      />
      {chain?.flagged && <p className="text-sm text-danger">{sayDrawer('flagged')}</p>}
    </DrawerPart>
  );
}

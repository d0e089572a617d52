import { searchFind } from '@platform/sdk/operations';
import { usePaletteSource } from '@platform/ui-kit/headless/palette';
import type { CommandPaletteGroup, CommandPaletteItem } from '@platform/ui-kit/skin/overlays/command-palette';
import {
  Banknote,
  Building2,
  CircleUserRound,
  CreditCard,
  Landmark,
  ListFilter,
  type LucideIcon,
  ReceiptText,
  Send,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { moneyText } from '../../shared/cells/money.text.ts';
import { call } from '../../shared/client.ts';
import { useFormats } from '../../shared/format.ts';
import { type Translate, useText } from '../../shared/messages.ts';
import { paletteMessages } from './palette.messages.ts';
import {
  type FoundGroup,
  type FoundHit,
  hrefOfFilter,
  hrefOfHit,
  isKnownKind,
  type KnownKind,
  type Searcher,
} from './palette.places.ts';

const icons: Record<KnownKind, LucideIcon> = {
  collection: ReceiptText,
  payout: Send,
  statement: Landmark,
  resource: CreditCard,
  merchant: Building2,
  supplier: Banknote,
  user: CircleUserRound,
};

/** Prefix of the ids of search hits. The rest of the id is the address of the hit. */
export const foundPrefix = 'found:';

/**
 * Prefix of the ids of hits without a page. The id ends with the hit's number; choosing the hit copies it.
 */
const copiedPrefix = 'copied:';
export const numberToCopy = (id: string): string | undefined =>
  id.startsWith(copiedPrefix) ? id.slice(id.indexOf(':', copiedPrefix.length) + 1) : undefined;

/** Searches the platform for the typed or pasted text. Returns the hits by kind. */
export function useFound(query: string, user: Searcher, openedHref: (path: string) => string | undefined) {
  const text = useText(paletteMessages);
  const { dateTime } = useFormats();
  return usePaletteSource<ReactNode>({
    query,
    load: async (wanted, signal) => {
      const { groups } = await call(searchFind, { text: wanted.slice(0, 200) }, { signal });
      return groups.flatMap((group) => groupOf(group, user, openedHref, text, dateTime));
    },
  });
}

function groupOf(
  group: FoundGroup,
  user: Searcher,
  openedHref: (path: string) => string | undefined,
  text: Translate<typeof paletteMessages.table>,
  dateTime: (iso: string) => string,
): CommandPaletteGroup[] {
  const { kind, hits, all } = group;
  if (!isKnownKind(kind)) return [];
  const Icon = icons[kind];
  const section = { id: `found-${kind}`, heading: text(kind) };
  const items: CommandPaletteItem[] = hits.map((hit) => {
    const href = hrefOfHit(kind, hit, user, openedHref);
    const hint = hintOf(hit, text, dateTime);
    const shown = { label: hit.label, icon: <Icon aria-hidden /> };
    if (href !== undefined) return { ...shown, id: `${foundPrefix}${href}`, hint };
    // Still show the hit, so that the user does not think that the number is wrong.
    return {
      ...shown,
      id: `${copiedPrefix}${hit.id}:${hit.filter.value}`,
      hint: [hint, text('noPage')].join(' · '),
    };
  });
  const allHref = all && hrefOfFilter(kind, user.access, all);
  if (allHref) {
    items.push({
      id: `${foundPrefix}${allHref}`,
      label: text('all'),
      hint: all.value,
      icon: <ListFilter aria-hidden />,
    });
  }
  return [{ ...section, items }];
}

/** Why the hit matched, its amount and its time. */
function hintOf(
  { field, detail, amountMinor, currency, time }: FoundHit,
  text: Translate<typeof paletteMessages.table>,
  dateTime: (iso: string) => string,
): string {
  const isNamed = Object.hasOwn(paletteMessages.table, field);
  const why = isNamed ? text(field as keyof typeof paletteMessages.table & typeof field) : field;
  const money = amountMinor === null ? '' : `${moneyText(amountMinor, currency ?? '')} ${currency ?? ''}`;
  // Separate the field from the values: the label is the number or its owner, so "Name 10000101" would be
  // wrong.
  return [why, detail, money.trim(), time === null ? '' : dateTime(time)].filter(Boolean).join(' · ');
}

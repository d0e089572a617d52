import { Button, ScrollArea } from '@platform/ui-kit/skin';
import { ListFilter } from 'lucide-react';
import { useText } from '../../../shared/messages.ts';
import { usePage } from '../../../shared/page.tsx';
import { useFiguresView } from './figures.context.ts';
import { figuresMessages } from './figures.messages.ts';
import {
  type FigureRow,
  filterOfRow,
  type Grouping,
  type MeasureName,
  measuredChange,
  measureOf,
} from './figures.model.ts';
import { ChangeText, FigureCard, FigureLink } from './figures.parts.tsx';
import { isSoFar } from './figures.periods.ts';
import { useRowName } from './figures.rows.ts';
import { valueAt } from './figures.steps.ts';
import { useFigureTexts } from './figures.texts.ts';

/** Rows of these open the page for themselves: a merchant with its products and days. */
const narrowing: Partial<Record<Grouping, 'productId' | 'merchantId' | 'supplierId'>> = {
  product: 'productId',
  merchant: 'merchantId',
  supplier: 'supplierId',
};

/** The chosen groups: each figure with its change, and the list whose rows add up to it. */
export function GroupTable({ group }: { group: Grouping }) {
  const say = useText(figuresMessages);
  const { breakdown, currency, shown } = useFiguresView();
  const rows = breakdown.groups.filter((row) => row.by === group && row.current.currency === currency);
  const greatest = Math.max(1, ...rows.map(({ current }) => current.paidMinor));
  const leavesOut = group === 'supplier' || group === 'account';
  return (
    <FigureCard title={say('table')} note={say(group)} className="md:col-span-2 xl:col-span-12">
      <ScrollArea label={say('table')} className="-mx-4 max-h-[40rem]">
        <table className="w-full" aria-label={`${say('table')}: ${say(group)}`}>
          <thead className="sticky top-0 z-10 bg-card">
            <tr className="border-b text-sm text-muted-foreground">
              <th scope="col" className="px-4 py-1.5 text-start font-medium">
                {say(group)}
              </th>
              {shown.map((name) => (
                <th key={name} scope="col" className="px-3 py-1.5 text-end font-medium whitespace-nowrap">
                  <MeasureHead name={name} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.key} row={row} group={group} share={row.current.paidMinor / greatest} />
            ))}
          </tbody>
        </table>
      </ScrollArea>
      {leavesOut && (
        <p className="pt-2 text-sm text-muted-foreground">
          {say('notAll')} {group === 'supplier' && breakdown.supplierTeams && say('withTeams')}
        </p>
      )}
    </FigureCard>
  );
}

/** A payout that could not be paid was cancelled; a collection found no account. */
function MeasureHead({ name }: { name: MeasureName }) {
  const say = useText(figuresMessages);
  const { orderType } = useFiguresView();
  return say(name === 'failed' && orderType === 2 ? 'cancelled' : name);
}

function Row({ row, group, share }: { row: FigureRow; group: Grouping; share: number }) {
  const say = useText(figuresMessages);
  const { shown } = useFiguresView();
  const { search, setSearch } = usePage();
  const nameOf = useRowName();
  const name = nameOf(row);
  const filter = narrowing[group];
  return (
    <tr className="border-b last:border-b-0">
      <th
        scope="row"
        className="max-w-72 min-w-40 max-sm:max-w-36 max-sm:min-w-36 px-4 py-1.5 text-start font-normal"
      >
        <span className="flex items-center gap-1">
          <span
            className="min-w-0 flex-1 wrap-anywhere sm:truncate"
            title={row.detail ? `${name} · ${row.detail}` : name}
          >
            {name}
            {row.detail && <span className="ms-1.5 text-xs text-muted-foreground">{row.detail}</span>}
          </span>
          {filter && (
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={say('drill', { name })}
              title={say('drill', { name })}
              onClick={() =>
                setSearch({ ...search, [filter]: row.key, group: group === 'product' ? 'time' : 'product' })
              }
            >
              <ListFilter aria-hidden />
            </Button>
          )}
        </span>
        <span aria-hidden className="flex h-1 rounded-full bg-muted">
          <span style={{ flexGrow: share }} className="min-w-0.5 rounded-full bg-chart-1" />
          <span style={{ flexGrow: 1 - share }} />
        </span>
      </th>
      {shown.map((measure) => (
        <Cell key={measure} row={row} rowName={name} name={measure} />
      ))}
    </tr>
  );
}

function Cell({ row, rowName, name }: { row: FigureRow; rowName: string; name: MeasureName }) {
  const say = useText(figuresMessages);
  const texts = useFigureTexts();
  const { breakdown, currency, link } = useFiguresView();
  const measure = measureOf(name);
  // An hour that has not begun has no figures yet: a fall to zero would be wrong.
  const now = valueAt(row, 'current', measure, Date.now());
  const before = measure.of(row.previous);
  const filters = { current: filterOfRow(row, 'current'), previous: filterOfRow(row, 'previous') };
  const title = `${rowName}: ${say(name)}`;
  const shownNow = texts.value(measure.kind, now, currency);
  const shownBefore = texts.value(measure.kind, before, currency);
  return (
    <td className="numeric px-3 py-1.5 text-end whitespace-nowrap">
      <FigureLink
        // Of no order there is no list.
        href={now && filters.current ? link('current', measure.figure, filters.current) : undefined}
        name={`${title} ${shownNow}`}
      >
        {shownNow}
      </FigureLink>
      <span className="flex min-h-6 items-center justify-end gap-1.5 text-xs text-muted-foreground">
        <ChangeText change={measuredChange(measure, now, before)} />
        {before !== 0 && before !== null && (
          <FigureLink
            href={filters.previous && link('previous', measure.figure, filters.previous)}
            name={`${title}, ${say(isSoFar(breakdown) ? 'wasByThen' : 'wasBefore', { value: shownBefore })}`}
          >
            {shownBefore}
          </FigureLink>
        )}
      </span>
    </td>
  );
}

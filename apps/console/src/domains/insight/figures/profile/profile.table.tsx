import { ScrollArea } from '@platform/ui-kit/skin';
import { useFormats } from '../../../../shared/format.ts';
import type { LinkFilter } from '../../../../shared/list.links.ts';
import { useText } from '../../../../shared/messages.ts';
import type { OrderFigure, Period } from '../figures.model.ts';
import { ChangeText, FigureLink } from '../figures.parts.tsx';
import { useFigureTexts } from '../figures.texts.ts';
import { profileMessages } from './profile.messages.ts';
import {
  type PerformanceMeasure,
  type PerformanceName,
  type ProfileRow,
  performanceChange,
  performanceMeasure,
  performanceNames,
} from './profile.model.ts';

/** The list behind a figure of a period. */
export type ProfileLink = (
  period: Period,
  figure: OrderFigure | undefined,
  filter: LinkFilter,
) => string | undefined;

/** A figure as text. */
export function usePerformanceText(): (measure: PerformanceMeasure, value: number | null) => string {
  const { number, percent } = useFormats();
  const { duration } = useFigureTexts();
  return ({ kind }, value) => {
    if (kind === 'time') return duration(value);
    if (value === null) return '–';
    return kind === 'rate' ? percent(value) : number(value);
  };
}

/** Performance by group, each figure beside that of the preceding range. */
export function ProfileTable(props: {
  head: string;
  label: string;
  rows: readonly ProfileRow[];
  /** Whether the range is not over. */
  soFar: boolean;
  link: ProfileLink;
}) {
  const { head, label, rows, soFar, link } = props;
  const say = useText(profileMessages);
  return (
    <ScrollArea label={label} className="-mx-4 max-h-[40rem]">
      <table className="w-full" aria-label={label}>
        <thead className="sticky top-0 z-10 bg-card">
          <tr className="border-b text-sm text-muted-foreground">
            <th scope="col" className="px-4 py-1.5 text-start font-medium">
              {head}
            </th>
            {performanceNames.map((name) => (
              <th key={name} scope="col" className="px-3 py-1.5 text-end font-medium whitespace-nowrap">
                {say(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="border-b last:border-b-0">
              <th
                scope="row"
                className="max-w-72 min-w-40 max-sm:max-w-36 max-sm:min-w-36 wrap-anywhere sm:truncate px-4 py-1.5 text-start font-normal"
                title={row.name}
              >
                {row.name}
                {row.detail && <span className="ms-1.5 text-xs text-muted-foreground">{row.detail}</span>}
              </th>
              {performanceNames.map((name) => (
                <Cell key={name} name={name} row={row} soFar={soFar} link={link} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

function Cell(props: { name: PerformanceName; row: ProfileRow; soFar: boolean; link: ProfileLink }) {
  const { name, row, soFar, link } = props;
  const say = useText(profileMessages);
  const textOf = usePerformanceText();
  const measure = performanceMeasure(name);
  const [now, before] = [row.current[name], row.previous[name]];
  // Of no order there is no list.
  const hrefOf = (period: Period) =>
    measure.figure === null || !row[period][name] ? undefined : link(period, measure.figure, row.filter);
  const title = `${row.name}: ${say(name)}`;
  const [shown, earlier] = [textOf(measure, now), textOf(measure, before)];
  return (
    <td className="numeric px-3 py-1.5 text-end whitespace-nowrap">
      <FigureLink href={hrefOf('current')} name={`${title} ${shown}`}>
        {shown}
      </FigureLink>
      <span className="flex min-h-6 items-center justify-end gap-1.5 text-xs text-muted-foreground">
        <ChangeText change={performanceChange(measure, now, before)} />
        <FigureLink
          href={hrefOf('previous')}
          name={`${title}, ${say(soFar ? 'wasByThen' : 'wasBefore', { value: earlier })}`}
        >
          {earlier}
        </FigureLink>
      </span>
    </td>
  );
}

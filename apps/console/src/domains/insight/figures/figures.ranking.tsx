import { useText } from '../../../shared/messages.ts';
import { useFiguresView } from './figures.context.ts';
import { figuresMessages } from './figures.messages.ts';
import { filterOfRow, type Grouping, measureOf, rankingOf } from './figures.model.ts';
import { FigureCard, FigureLink } from './figures.parts.tsx';
import { useRowName } from './figures.rows.ts';
import { useFigureTexts } from './figures.texts.ts';

/** The groups with the largest paid amounts. */
export function RankingCard({ group }: { group: Grouping }) {
  const say = useText(figuresMessages);
  const texts = useFigureTexts();
  const nameOf = useRowName();
  const { breakdown, currency, link } = useFiguresView();
  const rows = rankingOf(breakdown.groups, group, currency);
  const greatest = rows[0]?.current.paidMinor ?? 1;
  const { kind, figure } = measureOf('paidAmount');
  return (
    <FigureCard
      title={say('ranking')}
      note={`${say(group)} · ${currency}`}
      className="md:col-span-2 xl:col-span-6"
    >
      {rows.length === 0 ? (
        <p className="py-6 text-center text-muted-foreground">{say('nothingPaid')}</p>
      ) : (
        <ol className="grid gap-1">
          {rows.map((row) => {
            const name = nameOf(row);
            const value = texts.value(kind, row.current.paidMinor, currency);
            const filter = filterOfRow(row, 'current');
            const length = row.current.paidMinor / greatest;
            return (
              <li key={row.key} className="grid gap-0.5">
                <span className="flex items-center gap-3">
                  <span className="min-w-0 flex-1 truncate" title={name}>
                    {name}
                  </span>
                  <span className="numeric">
                    <FigureLink href={filter && link('current', figure, filter)} name={`${name} ${value}`}>
                      {value}
                    </FigureLink>
                  </span>
                </span>
                <span aria-hidden className="flex h-1 rounded-full bg-muted">
                  <span style={{ flexGrow: length }} className="min-w-0.5 rounded-full bg-chart-1" />
                  <span style={{ flexGrow: 1 - length }} />
                </span>
              </li>
            );
          })}
        </ol>
      )}
    </FigureCard>
  );
}

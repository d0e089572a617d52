import { StatTile } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { AppLink } from '../../../shared/link.tsx';
import { useText } from '../../../shared/messages.ts';
import { useFiguresView } from './figures.context.ts';
import { figuresMessages } from './figures.messages.ts';
import { type MeasureName, measuredChange, measureOf } from './figures.model.ts';
import { isSoFar } from './figures.periods.ts';
import { directionOf, useFigureTexts } from './figures.texts.ts';

const tiles: readonly MeasureName[] = ['orders', 'paid', 'paidAmount', 'successRate', 'fees', 'commission'];

/** The totals of the range, each with its change and the list behind it. */
export function FigureTiles() {
  const say = useText(figuresMessages);
  const texts = useFigureTexts();
  const { breakdown, currency, shown, link } = useFiguresView();
  const now = breakdown.totals.find((one) => one.currency === currency);
  const was = isSoFar(breakdown) ? 'wasByThen' : 'wasBefore';
  const before = breakdown.previousTotals.find((one) => one.currency === currency);
  return (
    <TileGrid>
      {tiles
        .filter((name) => shown.includes(name))
        .map((name) => {
          const measure = measureOf(name);
          const value = now ? measure.of(now) : measure.kind === 'rate' ? null : 0;
          const earlier = before ? measure.of(before) : measure.kind === 'rate' ? null : 0;
          const change = measuredChange(measure, value, earlier);
          const href = link('current', measure.figure);
          return (
            <li key={name} className="min-w-0">
              <StatTile
                className="h-full min-h-24"
                label={say(name)}
                value={texts.value(measure.kind, value, currency)}
                unit={measure.kind === 'money' && currency}
                delta={
                  change && change.direction !== 'none'
                    ? {
                        direction: directionOf(change),
                        text: texts.change(change),
                        words: '',
                        tone: change.tone,
                      }
                    : undefined
                }
                detail={say(was, { value: texts.value(measure.kind, earlier, currency) })}
                link={href === undefined ? undefined : <AppLink href={href} />}
              />
            </li>
          );
        })}
      <DurationTiles />
    </TileGrid>
  );
}

function TileGrid({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <ul className="grid grid-cols-2 gap-3 @2xl:grid-cols-4 @[100rem]:grid-cols-8">{children}</ul>
    </div>
  );
}

/** Times count no orders, so they open no list. */
function DurationTiles() {
  const say = useText(figuresMessages);
  const { duration } = useFigureTexts();
  const { breakdown, orderType } = useFiguresView();
  const { current, previous } = breakdown.durations;
  const p90 = duration(current.takeTimeP90Ms);
  const of = (name: 'takeTimeP50Ms' | 'payTimeP50Ms') =>
    say(isSoFar(breakdown) ? 'wasByThen' : 'wasBefore', { value: duration(previous[name]) });
  return (
    <>
      <li className="min-w-0">
        <StatTile
          className="h-full min-h-24"
          label={say(orderType === 1 ? 'takeTime' : 'claimTime')}
          value={duration(current.takeTimeP50Ms)}
          detail={`${say('slowest', { p90 })} · ${of('takeTimeP50Ms')}`}
        />
      </li>
      <li className="min-w-0">
        <StatTile
          className="h-full min-h-24"
          label={say('payTime')}
          value={duration(current.payTimeP50Ms)}
          detail={`${say('slowestOf', {
            p90: duration(current.payTimeP90Ms),
            p99: duration(current.payTimeP99Ms),
          })} · ${of('payTimeP50Ms')}`}
        />
      </li>
    </>
  );
}

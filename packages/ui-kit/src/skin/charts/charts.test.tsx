import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { findAxeViolations } from '../../testing/axe.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import type { ChartLabels } from './chart-frame.tsx';
import { DonutChart } from './donut-chart.tsx';
import { FunnelChart } from './funnel-chart.tsx';
import { HeatMap } from './heat-map.tsx';
import { SeriesChart } from './series-chart.tsx';
import { Sparkline } from './sparkline.tsx';

const labels: ChartLabels = { chart: 'Chart', table: 'Table', view: 'View', keys: 'Arrow keys move' };
const money = (value: number) => `${(value / 100).toFixed(2)} INR`;
const count = (value: number) => String(value);
const percent = (share: number) => `${Math.round(share * 100)} %`;

function Hours({
  kind,
  onOpen,
}: {
  kind: 'line' | 'bar' | 'stacked';
  onOpen?: (index: number, seriesId: string | undefined) => void;
}) {
  const [categories] = useState(['10:00', '11:00', '12:00']);
  return (
    <SeriesChart
      label="Received"
      kind={kind}
      categories={categories}
      categoryLabel="Hour"
      series={[
        { id: 'paid', label: 'Paid', values: [12_000, 0, 30_050], tone: 'success' },
        { id: 'late', label: 'Late', values: [100, null, 200] },
      ]}
      formatValue={money}
      labels={labels}
      {...(onOpen ? { onOpen } : {})}
    />
  );
}

const readTable = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe.each(['line', 'bar', 'stacked'] as const)('a chart of series, %s', (kind) => {
  it('has the same figures as a table', async () => {
    const { user } = renderUi(<Hours kind={kind} />);
    await user.click(screen.getByRole('radio', { name: 'Table' }));
    expect(readTable()).toEqual([
      ['Hour', 'Paid', 'Late'],
      ['10:00', '120.00 INR', '1.00 INR'],
      ['11:00', '0.00 INR', '–'],
      ['12:00', '300.50 INR', '2.00 INR'],
    ]);
  });

  it('is read value by value with the arrow keys, and opens the current one', async () => {
    const onOpen = vi.fn();
    const { user } = renderUi(<Hours kind={kind} onOpen={onOpen} />);
    const chart = screen.getByRole('group', { name: 'Received' });
    chart.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(within(chart).getByText('12:00, Paid 300.50 INR, Late 2.00 INR')).toBeDefined();
    await user.keyboard('{Enter}');
    expect(onOpen).toHaveBeenLastCalledWith(2, kind === 'stacked' ? undefined : 'paid');
    await user.keyboard('{Escape}');
    expect(within(chart).queryByText(/^12:00, /)).toBeNull();
  });

  it('moves between series with up and down, and opens the current one', async () => {
    const onOpen = vi.fn();
    const { user } = renderUi(<Hours kind={kind} onOpen={onOpen} />);
    const chart = screen.getByRole('group', { name: 'Received' });
    chart.focus();
    await user.keyboard('{End}{ArrowUp}');
    expect(within(chart).getByText('12:00, Late 2.00 INR')).toBeDefined();
    await user.keyboard('{Enter}');
    expect(onOpen).toHaveBeenLastCalledWith(2, 'late');
    await user.keyboard('{ArrowUp}');
    expect(within(chart).getByText('12:00, Paid 300.50 INR')).toBeDefined();
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(onOpen).toHaveBeenLastCalledWith(1, 'paid');
    await user.click(screen.getByRole('button', { name: 'Paid' }));
    chart.focus();
    await user.keyboard('{End}{ArrowDown}{Enter}');
    expect(onOpen).toHaveBeenLastCalledWith(2, 'late');
  });

  it('hides a series, also from its announcements', async () => {
    const { user } = renderUi(<Hours kind={kind} />);
    const late = screen.getByRole('button', { name: 'Late' });
    expect(late.getAttribute('aria-pressed')).toBe('true');
    await user.click(late);
    expect(late.getAttribute('aria-pressed')).toBe('false');
    screen.getByRole('group', { name: 'Received' }).focus();
    await user.keyboard('{Home}');
    expect(screen.getByText('10:00, Paid 120.00 INR')).toBeDefined();
  });

  it('has no axe finding, as a chart and as a table', async () => {
    const { user } = renderUi(<Hours kind={kind} />);
    expect(await findAxeViolations()).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'Table' }));
    expect(await findAxeViolations()).toEqual([]);
  });
});

it('a donut shows each part with its share', async () => {
  const onOpen = vi.fn();
  const { user } = renderUi(
    <DonutChart
      label="By status"
      parts={[
        { id: 'ok', label: 'Succeeded', value: 57, tone: 'success' },
        { id: 'out', label: 'Timed out', value: 43 },
      ]}
      partLabel="Status"
      valueLabel="Orders"
      shareLabel="Share"
      formatValue={count}
      formatShare={percent}
      total="100"
      labels={labels}
      onOpen={onOpen}
    />,
  );
  screen.getByRole('group', { name: 'By status' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByText('Timed out, 43, 43 %')).toBeDefined();
  await user.keyboard(' ');
  expect(onOpen).toHaveBeenCalledWith(1);
  expect(await findAxeViolations()).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'Table' }));
  expect(readTable()).toEqual([
    ['Status', 'Orders', 'Share'],
    ['Succeeded', '57', '57 %'],
    ['Timed out', '43', '43 %'],
  ]);
});

it('an empty donut has no shares and does not fail', () => {
  renderUi(
    <DonutChart
      label="By status"
      parts={[{ id: 'ok', label: 'Succeeded', value: 0 }]}
      partLabel="Status"
      valueLabel="Orders"
      shareLabel="Share"
      formatValue={count}
      formatShare={percent}
      labels={labels}
    />,
  );
  expect(screen.getByText('0 %')).toBeDefined();
});

it('a funnel shows the share of the first and of the previous stage', async () => {
  const { user } = renderUi(
    <FunnelChart
      label="From order to money"
      stages={[
        { id: 'created', label: 'Created', value: 200 },
        { id: 'allocated', label: 'Allocated', value: 100 },
        { id: 'paid', label: 'Paid', value: 50 },
      ]}
      stageLabel="Stage"
      valueLabel="Orders"
      ofFirstLabel="Of all"
      ofPreviousLabel="Of the stage before"
      formatValue={count}
      formatShare={percent}
      labels={labels}
    />,
  );
  screen.getByRole('group', { name: 'From order to money' }).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(screen.getByText('Paid, 50, Of all 25 %, Of the stage before 50 %')).toBeDefined();
  expect(await findAxeViolations()).toEqual([]);
});

it('the keyboard moves through a heat map in both directions', async () => {
  const onOpen = vi.fn();
  const { user } = renderUi(
    <HeatMap
      label="When"
      columns={['00', '12']}
      rows={[
        { id: 'mon', label: 'Mon', values: [1, 20] },
        { id: 'tue', label: 'Tue', values: [null, 40] },
      ]}
      rowLabel="Day"
      valueLabel="Orders"
      formatValue={count}
      labels={labels}
      onOpen={onOpen}
    />,
  );
  screen.getByRole('group', { name: 'When' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{Enter}');
  expect(screen.getByText('Tue 12, Orders 40')).toBeDefined();
  expect(onOpen).toHaveBeenCalledWith(1, 1);
  expect(await findAxeViolations()).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'Table' }));
  expect(readTable()).toEqual([
    ['Day', '00', '12'],
    ['Mon', '1', '20'],
    ['Tue', '–', '40'],
  ]);
});

it('a sparkline is an image with a text', () => {
  renderUi(<Sparkline values={[1, 5, 3]} label="Paid orders: from 1 to 3" />);
  expect(screen.getByRole('img', { name: 'Paid orders: from 1 to 3' })).toBeDefined();
});

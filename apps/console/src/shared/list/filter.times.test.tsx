import { type UiLabels, UiProvider } from '@platform/ui-kit/skin';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setReaderZone } from '../format.ts';
import { TimesFilter } from './filter.times.tsx';
import { valueLabel } from './filter.view.ts';

const labels = new Proxy({} as UiLabels, { get: (_, name) => String(name) });
beforeEach(() => setReaderZone('America/New_York'));
afterEach(() => act(() => setReaderZone(null)));

async function open(range: { from: string; to: string }) {
  const onRange = vi.fn();
  render(
    <UiProvider labels={labels}>
      <TimesFilter label="创建时间" range={range} onRange={onRange} boxed />
    </UiProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /创建时间/ }));
  return { onRange, user };
}

/** A day in New York, in the platform's zone. */
const day = { from: '2026-11-20 13:00:00', to: '2026-11-21 12:59:59' };

it('a range of the URL is read in the zone of the reader, which is named', async () => {
  await open(day);
  expect(await screen.findByLabelText('从')).toHaveProperty('value', '2026-11-20 00:00:00');
  expect(screen.getByText(/UTC-[45] America\/New_York/)).toBeDefined();
});

it('a time that is typed is one of the reader, and the URL has the platform’s', async () => {
  const { onRange, user } = await open({ from: '', to: '' });
  await user.type(await screen.findByLabelText('从'), '2026-03-08');
  await user.type(screen.getByLabelText('到'), '2026-03-08');
  await user.click(screen.getByRole('button', { name: '应用' }));
  // The clocks go forward on that day, so it has 23 hours.
  expect(onRange).toHaveBeenCalledWith({ from: '2026-03-08 13:00:00', to: '2026-03-09 11:59:59' });
});

it('a chip names the range as the reader reads it', () => {
  const view = { kind: 'times', name: 'startTime', from: 'startTime', to: 'endTime', label: '' } as const;
  expect(valueLabel(view, { startTime: day.from, endTime: day.to }, '')).toBe('2026-11-20');
});

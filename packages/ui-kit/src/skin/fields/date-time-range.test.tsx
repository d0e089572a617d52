import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { findAxeViolations } from '../../testing/axe.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { DateTimeRange, type DateTimeRangeValue } from './date-time-range.tsx';
import { Field } from './field.tsx';

/** A date alone means the whole day; anything else must be complete. */
function complete(text: string, end: 'from' | 'to'): string | null {
  if (text === '') return '';
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return `${text} ${end === 'from' ? '00:00:00' : '23:59:59'}`;
  return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? text : null;
}

function Created() {
  const [range, setRange] = useState<DateTimeRangeValue>({ from: null, to: null });
  return (
    <Field label="Created">
      <DateTimeRange
        value={range}
        onValueChange={setRange}
        presets={[
          {
            key: 'today',
            label: 'Today',
            range: () => ({ from: '2026-11-21 00:00:00', to: '2026-11-21 23:59:59' }),
          },
        ]}
        complete={complete}
        today="2026-11-21"
        language="en-US"
        labels={{
          placeholder: 'Any time',
          from: 'From',
          to: 'To',
          apply: 'Apply',
          notATime: 'Not a time',
          wrongOrder: 'The start is later than the end',
          previousMonth: 'Previous month',
          nextMonth: 'Next month',
          zone: 'Times of Asia/Shanghai',
          summary: ({ from, to }) => `${from} – ${to}`,
        }}
      />
    </Field>
  );
}

async function openRange() {
  const view = renderUi(<Created />);
  await view.user.click(screen.getByRole('button', { name: /Created|Any time/ }));
  return view;
}

it('can be set by a preset', async () => {
  const { user } = await openRange();
  expect(await findAxeViolations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(screen.getByText('2026-11-21 00:00:00 – 2026-11-21 23:59:59')).toBeDefined();
});

it('can be chosen in the calendar by keyboard alone', async () => {
  const { user } = await openRange();
  screen.getByRole('button', { name: 'Saturday, November 21, 2026' }).focus();
  await user.keyboard('{ArrowUp}');
  const lastWeek = screen.getByRole('button', { name: 'Saturday, November 14, 2026' });
  await waitFor(() => expect(document.activeElement).toBe(lastWeek));
  await user.keyboard('{Enter}{PageDown}');
  const nextMonth = screen.getByRole('button', { name: 'Monday, December 14, 2026' });
  await waitFor(() => expect(document.activeElement).toBe(nextMonth));
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('From')).toHaveProperty('value', '2026-11-14 00:00:00');
  expect(screen.getByLabelText('To')).toHaveProperty('value', '2026-12-14 23:59:59');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(screen.getByText('2026-11-14 00:00:00 – 2026-12-14 23:59:59')).toBeDefined();
});

it('completes a date to the whole day, and refuses invalid times', async () => {
  const { user } = await openRange();
  await user.type(screen.getByLabelText('From'), '2026-11-01');
  await user.type(screen.getByLabelText('To'), 'tomorrow{Enter}');
  expect(screen.getByText('Not a time')).toBeDefined();
  await user.clear(screen.getByLabelText('To'));
  await user.type(screen.getByLabelText('To'), '2026-11-02{Enter}');
  expect(screen.getByText('2026-11-01 00:00:00 – 2026-11-02 23:59:59')).toBeDefined();
});

it('is not applied when it ends before it starts', async () => {
  const { user } = await openRange();
  await user.type(screen.getByLabelText('From'), '2026-11-21');
  await user.type(screen.getByLabelText('To'), '2026-11-20{Enter}');
  expect(screen.getByText('The start is later than the end')).toBeDefined();
  await user.keyboard('{Escape}');
  expect(screen.getByText('Any time')).toBeDefined();
});

import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { findAxeViolations } from '../../testing/axe.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { Checkbox } from './checkbox.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { Switch } from './switch.tsx';

it.each(['checkbox', 'switch'] as const)(
  'a %s is toggled by a press and by Space, not by Enter',
  async (role) => {
    const turned = vi.fn();
    const Box = role === 'checkbox' ? Checkbox : Switch;
    const { user } = renderUi(<Box aria-label="Only failures" onCheckedChange={turned} />);
    const box = screen.getByRole(role, { name: 'Only failures' });
    await user.click(box);
    expect(box.getAttribute('aria-checked')).toBe('true');
    await user.keyboard(' ');
    expect(box.getAttribute('aria-checked')).toBe('false');
    await user.keyboard('{Enter}');
    expect(turned.mock.calls).toEqual([[true], [false]]);
    expect(await findAxeViolations()).toEqual([]);
  },
);

it('a partly checked box becomes fully checked', async () => {
  const turned = vi.fn();
  const { user } = renderUi(<Checkbox aria-label="All" checked="indeterminate" onCheckedChange={turned} />);
  expect(screen.getByRole('checkbox').getAttribute('aria-checked')).toBe('mixed');
  await user.click(screen.getByRole('checkbox'));
  expect(turned).toHaveBeenCalledExactlyOnceWith(true);
});

function Density() {
  const [value, setValue] = useState('normal');
  const options = ['compact', 'normal', 'relaxed'].map((each) => ({ value: each, label: each }));
  return <SegmentedControl label="Density" value={value} onValueChange={setValue} options={options} />;
}

it('a radio group is one Tab stop; arrows move and wrap around, Space chooses', async () => {
  const { user } = renderUi(<Density />);
  const choice = (name: string) => screen.getByRole('radio', { name });
  await user.tab();
  expect(document.activeElement).toBe(choice('normal'));
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(choice('compact'));
  expect(choice('normal').getAttribute('aria-checked')).toBe('true');
  await user.keyboard(' ');
  expect(choice('compact').getAttribute('aria-checked')).toBe('true');
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(choice('relaxed'));
  expect(await findAxeViolations()).toEqual([]);
});

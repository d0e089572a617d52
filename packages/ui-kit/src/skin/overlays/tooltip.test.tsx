import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { Button } from '../button.tsx';
import { Tooltip } from './tooltip.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const twoButtons = (
  <>
    <Tooltip content="Saves the draft">
      <Button>Save</Button>
    </Tooltip>
    <Tooltip content="Throws it away">
      <Button>Discard</Button>
    </Tooltip>
  </>
);
const tips = () => screen.queryAllByRole('tooltip').map(({ textContent }) => textContent);

it('appears when the pointer rests, stays while it is read, and leaves with it', () => {
  renderUi(twoButtons);
  vi.useFakeTimers();
  const save = screen.getByRole('button', { name: 'Save' });
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  // The element has moved under a resting pointer: this is no hover.
  fireEvent.pointerEnter(save);
  pass(1_000);
  expect(tips()).toEqual([]);
  fireEvent.pointerMove(save);
  expect(tips()).toEqual([]);
  pass(400);
  expect(tips()).toEqual(['Saves the draft']);
  fireEvent.pointerLeave(save);
  fireEvent.pointerEnter(screen.getByRole('tooltip'));
  pass(10_000);
  expect(tips()).toEqual(['Saves the draft']);
  fireEvent.pointerLeave(screen.getByRole('tooltip'));
  pass(200);
  expect(tips()).toEqual([]);
});

it('appears on keyboard focus and describes its element, one at a time', async () => {
  const { user } = renderUi(twoButtons);
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save.hasAttribute('aria-describedby')).toBe(false);
  await user.tab();
  expect(tips()).toEqual(['Saves the draft']);
  expect(document.getElementById(save.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Saves the draft',
  );
  await user.tab();
  expect(tips()).toEqual(['Throws it away']);
});

it('closes by Escape, which the surrounding dialog does not receive', async () => {
  const heard = vi.fn();
  const { user } = renderUi(twoButtons);
  document.addEventListener('keydown', heard);
  await user.tab();
  heard.mockClear();
  await user.keyboard('{Escape}');
  document.removeEventListener('keydown', heard);
  expect(tips()).toEqual([]);
  expect(heard).not.toHaveBeenCalled();
});

it('does not appear on a press or a touch', async () => {
  const onClick = vi.fn();
  const { user } = renderUi(
    <Tooltip content="Saves the draft">
      <Button onClick={onClick}>Save</Button>
    </Tooltip>,
  );
  const save = screen.getByRole('button', { name: 'Save' });
  await user.click(save);
  expect(onClick).toHaveBeenCalledOnce();
  expect(tips()).toEqual([]);
  vi.useFakeTimers();
  fireEvent.pointerMove(save, { pointerType: 'touch' });
  act(() => vi.runAllTimers());
  expect(tips()).toEqual([]);
});

import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { Button, IconButton } from './button.tsx';

it('calls its handler', async () => {
  const onClick = vi.fn();
  const { user } = renderUi(<Button onClick={onClick}>Save</Button>);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('does not submit a form by default', () => {
  renderUi(<Button>Save</Button>);
  expect(screen.getByRole('button')).toHaveProperty('type', 'button');
});

it('when disabled with a reason, keeps the focus, shows the reason, and does nothing', async () => {
  const onClick = vi.fn();
  const { user } = renderUi(
    <Button onClick={onClick} disabledReason="The order is completed">
      Supplement
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Supplement' });
  await user.tab();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect((await screen.findByRole('tooltip')).textContent).toBe('The order is completed');
  await user.click(button);
  await user.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
});

it('while loading, ignores presses, announces it, and keeps its name', async () => {
  const onClick = vi.fn();
  const { user } = renderUi(
    <Button type="submit" loading onClick={onClick}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button');
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.textContent).toBe('Save');
  await user.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

it('refuses to submit its form while loading', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { user } = renderUi(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading>
        Save
      </Button>
    </form>,
  );
  await user.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('an icon button has a name', () => {
  renderUi(
    <IconButton label="Copy">
      <svg aria-hidden="true" />
    </IconButton>,
  );
  expect(screen.getByRole('button', { name: 'Copy' })).toBeDefined();
});

import { screen } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { Dialog, DialogContent, DialogTitle } from './dialog.tsx';
import { Sheet, SheetContent, SheetTitle } from './sheet.tsx';

let openDialog: (open: boolean) => void;

function DialogOverDrawer() {
  const [drawer, setDrawer] = useState(true);
  const [dialog, setDialog] = useState(false);
  openDialog = setDialog;
  return (
    <>
      <Sheet open={drawer} onOpenChange={setDrawer}>
        <SheetContent hideClose>
          <SheetTitle>Order</SheetTitle>
        </SheetContent>
      </Sheet>
      <Dialog open={dialog} onOpenChange={setDialog}>
        <DialogContent hideClose>
          <DialogTitle>Search</DialogTitle>
        </DialogContent>
      </Dialog>
    </>
  );
}

/** As in a browser: React leaves later renders and effects to later tasks. */
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeEach(async () => {
  renderUi(<DialogOverDrawer />);
  await screen.findByRole('dialog', { name: 'Order' });
  environment.IS_REACT_ACT_ENVIRONMENT = false;
});
afterEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});

/** The drawer is hidden from screen readers while the dialog covers it. */
const isShown = (name: string): boolean =>
  screen.queryAllByRole('dialog', { name, hidden: true }).some(({ dataset }) => dataset.state === 'open');
const pressEscape = (how?: KeyboardEventInit) =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...how }),
  );

it('closes a dialog as soon as it is shown, and not the drawer under it', async () => {
  flushSync(() => openDialog(true));
  expect(isShown('Search')).toBe(true);
  pressEscape();
  await expect.poll(() => isShown('Search')).toBe(false);
  expect(isShown('Order')).toBe(true);
  pressEscape();
  await expect.poll(() => isShown('Order')).toBe(false);
});

it('closes nothing while an input method composes', async () => {
  flushSync(() => openDialog(true));
  pressEscape({ isComposing: true });
  await expect.poll(() => isShown('Search')).toBe(true);
  pressEscape();
  await expect.poll(() => isShown('Search')).toBe(false);
  expect(isShown('Order')).toBe(true);
});

import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Toaster } from '../skin/overlays/toast.tsx';
import { type UiLabels, UiProvider } from '../skin/ui-provider.tsx';

export const testLabels: UiLabels = {
  close: 'Close',
  clear: 'Clear',
  search: 'Search',
  noResults: 'No results',
  loading: 'Loading',
  showSecret: 'Show',
  hideSecret: 'Hide',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Could not copy',
  add: 'Add',
  remove: 'Remove',
  notifications: 'Notifications',
};

/** Renders with labels and toasts, and returns a user. */
export function renderUi(element: ReactElement) {
  const wrap = (inside: ReactElement) => (
    <UiProvider labels={testLabels}>
      {inside}
      <Toaster />
    </UiProvider>
  );
  const user = userEvent.setup();
  const view = render(wrap(element));
  return { user, ...view, rerender: (inside: ReactElement) => view.rerender(wrap(inside)) };
}

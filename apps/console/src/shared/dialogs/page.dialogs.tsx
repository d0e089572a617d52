import { DialogsProvider } from '@platform/ui-kit/skin';
import { type ReactNode, useState } from 'react';
import { useBeforeClose } from '../page.tsx';

/** The dialogs of a page. While one of them has unsaved changes, closing the page's tab asks too. */
export function PageDialogs({ children }: { children: ReactNode }) {
  const [guarded, setGuarded] = useState(false);
  useBeforeClose(guarded);
  return <DialogsProvider onGuarded={setGuarded}>{children}</DialogsProvider>;
}

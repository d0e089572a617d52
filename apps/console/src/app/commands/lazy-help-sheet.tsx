import { lazy, Suspense } from 'react';
import { loadPart } from '../pages/page.loader.ts';
import type { HelpSheetProps } from './help-sheet.tsx';

const Loaded = lazy(async () => ({
  default: (await loadPart('help', () => import('./help-sheet.tsx'))).HelpSheet,
}));

/** The help sheet, fetched when it is first asked for. */
export function LazyHelpSheet(props: HelpSheetProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}

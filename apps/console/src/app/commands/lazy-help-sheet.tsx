import { Suspense } from 'react';
import { lazyPart } from '../../shared/lazy-part.tsx';
import type { HelpSheetProps } from './help-sheet.tsx';

const Loaded = lazyPart('help', async () => (await import('./help-sheet.tsx')).HelpSheet);

/** The help sheet, loaded on first use. */
export function LazyHelpSheet(props: HelpSheetProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}

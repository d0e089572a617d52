import { Suspense } from 'react';
import { lazyPart } from '../../shared/lazy-part.tsx';
import type { PaletteProps } from './palette.tsx';

const Loaded = lazyPart('palette', async () => (await import('./palette.tsx')).Palette);

/** The palette with its search, fetched when it is first asked for. */
export function LazyPalette(props: PaletteProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}

import { lazy, Suspense } from 'react';
import { loadPart } from '../pages/page.loader.ts';
import type { PaletteProps } from './palette.tsx';

const load = () => loadPart('palette', () => import('./palette.tsx'));
const Loaded = lazy(async () => ({ default: (await load()).Palette }));

/** The palette with its search, fetched when it is first asked for. */
export function LazyPalette(props: PaletteProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}

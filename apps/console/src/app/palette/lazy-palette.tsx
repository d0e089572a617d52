import { Suspense } from 'react';
import { languages } from '../../shared/language.ts';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { loadTexts } from '../../shared/texts.ts';
import type { PaletteProps } from './palette.tsx';

const Loaded = lazyPart('palette', async () => {
  // Pages are found by their names in any language; where one does not come, by those of the others.
  const texts = Promise.allSettled(languages.map(loadTexts));
  const { Palette } = await import('./palette.tsx');
  await texts;
  return Palette;
});

/** The palette with its search, fetched when it is first asked for. */
export function LazyPalette(props: PaletteProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}

import { Suspense } from 'react';
import { languages } from '../../shared/language.ts';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { loadTexts } from '../../shared/texts.ts';
import type { PaletteProps } from './palette.tsx';

const Loaded = lazyPart('palette', async () => {
  // Pages can be found by their names in any language. If the texts of one language fail to load, the others
  // still work.
  const texts = Promise.allSettled(languages.map(loadTexts));
  const { Palette } = await import('./palette.tsx');
  await texts;
  return Palette;
});

/** The palette with its search, loaded on first use. */
export function LazyPalette(props: PaletteProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}

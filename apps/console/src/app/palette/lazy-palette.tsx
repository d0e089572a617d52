import { overlays } from '@platform/ui-kit/skin/overlays/overlay.lazy';
import { Suspense, useRef } from 'react';
import { languages } from '../../shared/language.ts';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { loadTexts } from '../../shared/texts.ts';
import type { PaletteProps } from './palette.tsx';
import { TypedAhead } from './typed-ahead.tsx';

const Loaded = lazyPart('palette', async () => {
  // Pages can be found by their names in any language. If the texts of one language fail to load, the others
  // still work.
  const texts = Promise.allSettled(languages.map(loadTexts));
  const dialog = overlays.load().catch(() => undefined);
  const { Palette } = await import('./palette.tsx');
  await Promise.all([texts, dialog]);
  return Palette;
});

/** The palette with its search, loaded on first use. */
export function LazyPalette(props: Omit<PaletteProps, 'typedAhead'>) {
  const typedAhead = useRef('');
  return (
    <Suspense fallback={<TypedAhead into={typedAhead} onCancel={props.onClose} />}>
      <Loaded {...props} typedAhead={typedAhead} />
    </Suspense>
  );
}

import { Direction } from 'radix-ui';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { useDocumentDirection } from '../headless/direction/index.ts';
import { onFirstUse } from '../headless/lazy/index.ts';
import { overlays } from './overlays/overlay.lazy.tsx';

/**
 * The few texts shared by small parts. The kit has no texts of its own; the app passes them in per language.
 */
export interface UiLabels {
  close: string;
  clear: string;
  search: string;
  noResults: string;
  loading: string;
  showSecret: string;
  hideSecret: string;
  copy: string;
  copied: string;
  copyFailed: string;
  add: string;
  remove: string;
  /** Region of the toasts. */
  notifications: string;
}

const UiLabelsContext = createContext<UiLabels | null>(null);

/** Context of all parts: the shared labels and the text direction. */
export function UiProvider({ labels, children }: { labels: UiLabels; children: ReactNode }) {
  useEffect(() => onFirstUse(overlays), []);
  return (
    <Direction.Provider dir={useDocumentDirection()}>
      <UiLabelsContext value={labels}>{children}</UiLabelsContext>
    </Direction.Provider>
  );
}

export function useUiLabels(): UiLabels {
  const labels = useContext(UiLabelsContext);
  if (!labels) throw new Error('This part needs its words: wrap the app in <UiProvider labels={…}>.');
  return labels;
}

import { Direction } from 'radix-ui';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { useDocumentDirection } from '../headless/direction/index.ts';
import { onFirstUse } from '../headless/lazy/index.ts';
import { overlays } from './overlays/overlay.lazy.tsx';

/** The few words that small parts share. The kit has none of its own: the app hands them over, once a language. */
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

/** What all parts ask for: the shared words, and which way the document's lines go. */
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

import { createContext, type ReactNode, useContext } from 'react';

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

export function UiProvider({ labels, children }: { labels: UiLabels; children: ReactNode }) {
  return <UiLabelsContext value={labels}>{children}</UiLabelsContext>;
}

export function useUiLabels(): UiLabels {
  const labels = useContext(UiLabelsContext);
  if (!labels) throw new Error('This part needs its words: wrap the app in <UiProvider labels={…}>.');
  return labels;
}

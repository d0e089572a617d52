import type { ReactNode } from 'react';
import { useLazyPart } from '../../headless/lazy/index.ts';
import { createToastStore, type ToastOptions, useToasts } from '../../headless/toast/index.ts';
import type { Tone } from '../theme/tone.ts';
import { overlays } from './overlay.lazy.tsx';

export interface ToastContent {
  tone: Tone;
  title: ReactNode;
  description?: ReactNode;
  action?: { label: string; onSelect: () => void };
  /** Called when the toast is closed by the user or by timeout, not when it is replaced. */
  onClose?: () => void;
}

type ToastExtras = Omit<ToastContent, 'tone' | 'title'> & ToastOptions;

const store = createToastStore<ToastContent>();

function show(tone: Tone, title: ReactNode, extras: ToastExtras = {}): string {
  const { id, durationMs, ...content } = extras;
  const options: ToastOptions = {};
  if (id !== undefined) options.id = id;
  if (durationMs !== undefined) options.durationMs = durationMs;
  return store.show({ tone, title, ...content }, options);
}

/** Shows toasts from anywhere. Errors stay longer; the same `id` replaces the toast in place. */
export const toast = {
  neutral: (title: ReactNode, extras?: ToastExtras) => show('neutral', title, extras),
  info: (title: ReactNode, extras?: ToastExtras) => show('info', title, extras),
  success: (title: ReactNode, extras?: ToastExtras) => show('success', title, extras),
  warning: (title: ReactNode, extras?: ToastExtras) => show('warning', title, extras),
  danger: (title: ReactNode, extras?: ToastExtras) =>
    show('danger', title, { durationMs: 10_000, ...extras }),
  dismiss: (id?: string) => store.dismiss(id),
};

/** Render once, near the root. F8 moves the focus to the toasts; hover or focus pauses their timeout. */
export function Toaster() {
  const records = useToasts(store);
  const parts = useLazyPart(overlays, records.length > 0);
  return parts && <parts.ToastRegion records={records} onDismiss={store.dismiss} onRemove={store.remove} />;
}

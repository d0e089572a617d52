export {
  createToastStore,
  defaultToastDurationMs,
  type ToastOptions,
  type ToastRecord,
  type ToastStore,
} from './toast-store.ts';
export { useToasts } from './use-toasts.ts';

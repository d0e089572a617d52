import type { ErrorParams } from './business-error.ts';

/** Fills the placeholders (`{name}`) of a message. */
export function fillMessage(message: string, params: ErrorParams): string {
  return message.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? '–'));
}

import type { ErrorParams } from './business-error.ts';

/** Puts the params into a text's places (`{name}`). */
export function fillMessage(message: string, params: ErrorParams): string {
  return message.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? '–'));
}

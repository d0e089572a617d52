import { randomUUID } from 'node:crypto';
import type { Language } from '../operation/context.ts';

/** What is known of a request before anything of it is believed. */
export interface RequestFacts {
  readonly requestId: string;
  readonly receivedAt: Date;
  readonly ip: string;
  /** The address that was called, as the caller wrote it: scheme and host. */
  readonly origin: string;
  readonly userAgent: string;
  readonly language: Language;
}

const saneRequestId = /^[\w.:-]{8,64}$/;

/** The client's own id when it is short and harmless in a log, else a new one. */
export function requestIdOf(header: string | undefined): string {
  return header !== undefined && saneRequestId.test(header) ? header : randomUUID();
}

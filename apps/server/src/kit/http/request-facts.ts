import { randomUUID } from 'node:crypto';
import type { Language } from '../operation/context.ts';

/** Facts about a request that are known before authentication. */
export interface RequestFacts {
  readonly requestId: string;
  readonly receivedAt: Date;
  readonly ip: string;
  /** Scheme and host of the request, as the caller wrote them. */
  readonly origin: string;
  readonly userAgent: string;
  readonly language: Language;
}

const saneRequestId = /^[\w.:-]{8,64}$/;

/** The client's own request id if it is short and safe to log, else a new one. */
export function requestIdOf(header: string | undefined): string {
  return header !== undefined && saneRequestId.test(header) ? header : randomUUID();
}

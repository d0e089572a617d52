import type { Output } from '@platform/sdk';
import type { Translate } from '../../shared/messages.ts';
import type { errorLogMessages } from './error-logs.messages.ts';

export type FaultRow = Output<'errorLogs.listGroups'>['list'][number];
export type ErrorReportRow = Output<'errorLogs.list'>['list'][number];
export type ErrorLogText = Translate<typeof errorLogMessages.table>;

/** The page of a report without its search, which is often long and says little. */
export const pageOf = (url: string | null): string | null => url?.split(/[?#]/)[0] ?? null;

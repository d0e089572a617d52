import type { Output } from '@platform/sdk';

export type FaultRow = Output<'errorLogs.listGroups'>['list'][number];
export type ErrorReportRow = Output<'errorLogs.list'>['list'][number];

/** The page of a report without its search, which is often long and says little. */
export const pageOf = (url: string | null): string | null => url?.split(/[?#]/)[0] ?? null;

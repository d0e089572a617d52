import type { Output } from '@platform/sdk';

export type FaultRow = Output<'errorLogs.listGroups'>['list'][number];
export type ErrorReportRow = Output<'errorLogs.list'>['list'][number];

/** The page of a report without its query string, which is long and rarely useful. */
export const pageOf = (url: string | null): string | null => url?.split(/[?#]/)[0] ?? null;

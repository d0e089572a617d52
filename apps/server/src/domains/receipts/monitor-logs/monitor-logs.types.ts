import type { OperationIO } from '@platform/sdk';

export type MonitorLogPhase = NonNullable<OperationIO['monitorLogs.list']['handlerInput']['logPhase']>;
export type MonitorLogLevel = 'info' | 'warning' | 'error';
export type MonitorLogRow = OperationIO['monitorLogs.list']['output']['list'][number];

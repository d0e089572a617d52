import type { OperationIO } from '@platform/sdk';

export type MonitorDeviceRow = OperationIO['monitorDevices.update']['output'];

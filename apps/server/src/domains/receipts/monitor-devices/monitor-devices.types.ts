import type { OperationIO } from '@platform/sdk';

export type MonitorDeviceKind = 'sms' | 'web' | 'chain';
export type DeviceLife = NonNullable<OperationIO['monitorDevices.list']['handlerInput']['life']>;
export type MonitorDeviceRow = OperationIO['monitorDevices.update']['output'];

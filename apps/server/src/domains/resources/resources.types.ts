import type { OperationIO } from '@platform/sdk';

export type ResourceDetail = OperationIO['resources.detail']['output'];
export type ResourceKind = ResourceDetail['kind'];
export type FloatMode = ResourceDetail['floatMode'];
export type MonitorState = ResourceDetail['monitorState'];

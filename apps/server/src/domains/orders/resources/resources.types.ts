import type { OperationIO } from '@platform/sdk';

export type ResourceDetail = OperationIO['resources.detail']['output'];

export type ResourceKind = 'bank' | 'wallet' | 'upi' | 'usdt' | 'gateway' | 'mobileMoney';
export type PaysBy = ResourceDetail['paysBy'];
export type { FloatMode } from '../../parties/parties.public.ts';
export type MonitorState = 'notNeeded' | 'online' | 'stale' | 'offline';

import type { OperationIO } from '@platform/sdk';

export type SecurityNodeState = 'start' | 'linked' | 'broken' | 'replayed';
export type SecurityLeakKind = 'break' | 'replay' | 'frequency';
export type SecurityLeakState = 'open' | 'handled';
export type ChainState = 'whole' | 'broken';
export type SecurityNodeRow = OperationIO['securityNodes.list']['output']['list'][number];
export type SecurityChainRow = OperationIO['securityNodes.accounts']['output']['list'][number];
export type SecurityLeakRow = OperationIO['securityNodes.leaks']['output']['list'][number];
export type SecurityPatchRow = OperationIO['securityPatches.list']['output']['list'][number];
export type SecurityPatchPreview = OperationIO['securityPatches.preview']['output'];

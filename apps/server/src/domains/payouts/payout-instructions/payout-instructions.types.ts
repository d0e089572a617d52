import type { OperationIO } from '@platform/sdk';

export type PaymentInstruction = NonNullable<OperationIO['payoutInstructions.take']['output']['instruction']>;
export type InstructionRow = OperationIO['payoutInstructions.list']['output']['list'][number];
export type InstructionState = InstructionRow['state'];
export type InstructionReport = OperationIO['payoutInstructions.report']['input'];
export type InstructionEvent = InstructionReport['event'];

import { signDeviceRequest } from '@platform/sdk';
import type { PaymentInstruction } from '../domains/payouts/payout-instructions/payout-instructions.types.ts';
import { type OutgoingDesk, openOutgoingDesk } from './outgoing-desk.ts';
import type { DeskDevice } from './statement-desk.ts';

export interface DeviceAnswer<Data> {
  readonly code: number;
  readonly msg: string;
  readonly data: Data;
}

export interface ReportAnswer {
  readonly instructionId: string;
  readonly state: string;
  readonly payoutStatus: number;
}

/** The outgoing desk with devices that pay. */
export interface InstructionDesk extends OutgoingDesk {
  take(
    device: DeskDevice,
    resourceId?: string,
  ): Promise<DeviceAnswer<{ instruction: PaymentInstruction | null }>>;
  tell(device: DeskDevice, instructionId: string, report: object): Promise<DeviceAnswer<ReportAnswer>>;
}

export async function openInstructionDesk(): Promise<InstructionDesk> {
  const desk = await openOutgoingDesk();
  const send = <Data>(path: string, content: object, device: DeskDevice): Promise<DeviceAnswer<Data>> => {
    const body = JSON.stringify(content);
    const headers = signDeviceRequest(device, body, desk.clock.now().getTime());
    return desk.post<Data>(path, body, { headers });
  };
  return Object.assign(desk, {
    take: (device: DeskDevice, resourceId?: string) =>
      send<{ instruction: PaymentInstruction | null }>(
        '/v1.0/monitor/payout/take',
        resourceId === undefined ? {} : { resourceId },
        device,
      ),
    tell: (device: DeskDevice, instructionId: string, report: object) =>
      send<ReportAnswer>('/v1.0/monitor/payout/report', { instructionId, ...report }, device),
  });
}

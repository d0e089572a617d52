import { signDeviceRequest } from '@platform/sdk';
import {
  addMonitorDevice,
  type NewMonitorDevice,
} from '../domains/receipts/monitor-devices/monitor-devices.service.ts';
import type { TestApp } from './test-app.ts';

/** A device as on a supplier's desk: it knows only its credentials and the server's address. */
export interface TestDevice {
  readonly monitorId: string;
  readonly token: string;
  readonly secret: string;
  /** Signs a call with the current or another time, and sends it. */
  send<Data>(
    path: string,
    body: unknown,
    sentAt?: Date,
  ): Promise<{ status: number; code: number; data: Data }>;
  /** Sends a heartbeat with its logs. */
  report(logs?: readonly unknown[]): Promise<{ status: number; code: number; data: ReportAnswer }>;
}

interface ReportAnswer {
  readonly liveSeconds: number;
  readonly accountCount: number;
  readonly storedCount: number;
}

export async function addTestDevice(
  app: TestApp,
  device: Partial<NewMonitorDevice> & { readonly monitorId: string },
): Promise<TestDevice> {
  const now = app.clock.now();
  const added = await app.store.transaction((tx) =>
    addMonitorDevice(
      tx,
      app.dependencies.secrets,
      { name: device.monitorId, kind: 'sms', supplierId: app.ids.supplierId, resourceIds: [], ...device },
      { scope: { kind: 'all' }, now, mayShare: false },
    ),
  );
  const send: TestDevice['send'] = (path, body, sentAt = app.clock.now()) => {
    const text = JSON.stringify(body);
    return app.post(path, text, { headers: signDeviceRequest(added, text, sentAt.getTime()) });
  };
  return { ...added, send, report: (logs) => send('/v1.0/monitor/heartbeat', logs ? { logs } : {}) };
}

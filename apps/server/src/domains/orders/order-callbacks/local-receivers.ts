import { hostOf } from './address-policy.ts';
import type { SendCallback } from './http-sender.ts';

/** Receivers that stand in this process: those of the demo's merchants. A platform without demo data has none. */
export interface LocalReceivers {
  /** Whether an address of this name is one of them. The name itself is nobody's, so nothing else can be meant. */
  readonly knowsHost: (host: string) => boolean;
  readonly answer: SendCallback;
}

/** Sends to the receivers of this process what is meant for them, and everything else out. */
export function createLocalSender(receivers: LocalReceivers | undefined, out: SendCallback): SendCallback {
  if (!receivers) return out;
  return (request) =>
    URL.canParse(request.url) && receivers.knowsHost(hostOf(new URL(request.url)))
      ? receivers.answer(request)
      : out(request);
}

import { hostOf } from './address-policy.ts';
import type { SendCallback } from './http-sender.ts';

/** Receivers in this process, for the demo's merchants. A platform without demo data has none. */
export interface LocalReceivers {
  /** Whether a host is one of them. The names are reserved, so they cannot mean another host. */
  readonly knowsHost: (host: string) => boolean;
  readonly answer: SendCallback;
}

/** Sends to a receiver of this process when the host is one, and otherwise over the network. */
export function createLocalSender(receivers: LocalReceivers | undefined, out: SendCallback): SendCallback {
  if (!receivers) return out;
  return (request) =>
    URL.canParse(request.url) && receivers.knowsHost(hostOf(new URL(request.url)))
      ? receivers.answer(request)
      : out(request);
}

import type { Platform, PlatformSocket } from '@platform/sdk';

/** The platform's websocket. Node before 22 has none of its own: `ws` stands in there, bundled into this tool alone. */
export async function openSocket(platform: Platform): Promise<PlatformSocket> {
  const WebSocket = globalThis.WebSocket ?? (await import('ws')).WebSocket;
  return platform.socket({ WebSocket });
}

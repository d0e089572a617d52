import type { Platform, PlatformSocket } from '@platform/sdk';

/**
 * Opens the platform's websocket. Node before 22 has no WebSocket, so the package `ws` is bundled into this
 * tool only.
 */
export async function openSocket(platform: Platform): Promise<PlatformSocket> {
  const WebSocket = globalThis.WebSocket ?? (await import('ws')).WebSocket;
  return platform.socket({ WebSocket });
}

export type SocketMessage =
  | { readonly kind: 'response'; readonly requestId: string; readonly code: number; readonly data: unknown }
  | { readonly kind: 'event'; readonly event: { readonly topic: string; readonly type: string } };

/** Parses a server message; undefined for anything else, which is ignored. */
export function readMessage(text: string): SocketMessage | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { requestId, code, commandType, data }: Record<string, unknown> = { ...value };
  if (commandType === 'event') return isEvent(data) ? { kind: 'event', event: data } : undefined;
  if (typeof requestId === 'string' && typeof code === 'number')
    return { kind: 'response', requestId, code, data };
  return undefined;
}

function isEvent(data: unknown): data is { topic: string; type: string } {
  return (
    typeof data === 'object' &&
    data !== null &&
    'topic' in data &&
    typeof data.topic === 'string' &&
    'type' in data &&
    typeof data.type === 'string'
  );
}

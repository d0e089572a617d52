import type { IncomingMessage } from 'node:http';

const longestBody = 65_536;

/** The whole body of a request; undefined when it is too long. */
export async function readBody(request: IncomingMessage, longest = longestBody): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > longest) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

import type { Readable, Writable } from 'node:stream';

/** The part of the process that a command uses; tests replace it. */
export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean };
  readonly stderr: Writable & { readonly isTTY?: boolean };
  readonly platform: NodeJS.Platform;
}

export const processTerminal = (): Terminal => process;

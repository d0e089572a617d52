import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Platform } from '../create-platform.ts';
import { HttpError } from '../errors/http-error.ts';
import type { OperationIO } from '../generated/io.ts';
import type { CallOptions } from '../runtime/client-options.ts';
import { utf8 } from './utf8.ts';

type Current = OperationIO['monitorScripts.current']['output'];

/** The part of a `Platform` that fetches scripts. */
export interface DeviceScriptClient {
  /** The call that fetches the script of the device that signs it. */
  readonly monitorScripts: Pick<Platform['monitorScripts'], 'current'>;
}

/** The script that the platform wants a device to run. */
export interface DeviceScript {
  /** Null: the platform has no script for this device. */
  readonly script: Current['script'];
  /** Give it to the next `fetchDeviceScript`, which then transfers the script only if it changed. */
  readonly etag: string | null;
}

/** The content that arrived is not the one whose checksum the platform names. Do not run it. */
export class DeviceScriptError extends Error {
  /** Tells it from other errors, also across copies of the SDK. */
  override readonly name = 'DeviceScriptError';
}

const notModified = 304;

/** SHA-256 of a script in lower-case hexadecimal, as `monitorLogs.report` takes it in `scriptChecksum`. */
export const scriptChecksum = (content: string): string => bytesToHex(sha256(utf8(content)));

/**
 * Fetches the script that a device should run. The client needs the option `device`.
 *
 * @param known what the last call returned; while the script is the same, its content is not sent again
 * @returns `known` itself if nothing changed
 * @throws DeviceScriptError when the content does not have the checksum that the platform names
 * @example
 * let held = await fetchDeviceScript(platform);
 * const { script } = await platform.monitorLogs.report({ scriptChecksum: held.script?.checksum });
 * if (script?.checksum !== held.script?.checksum) held = await fetchDeviceScript(platform, held);
 */
export async function fetchDeviceScript(
  platform: DeviceScriptClient,
  known?: DeviceScript,
  options: CallOptions = {},
): Promise<DeviceScript> {
  const headers = { ...options.headers, ...(known?.etag && { 'if-none-match': known.etag }) };
  try {
    const { data, headers: answered } = await platform.monitorScripts
      .current({}, { ...options, headers })
      .withResponse();
    const { script } = data;
    if (script && scriptChecksum(script.content) !== script.checksum)
      throw new DeviceScriptError(`The script ${script.name} arrived with another checksum.`);
    return { script, etag: answered.get('etag') };
  } catch (error) {
    if (known && HttpError.is(error) && error.status === notModified) return known;
    throw error;
  }
}

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createPlatform } from '../create-platform.ts';
import { createRecordedFetch } from '../testing/recorded-fetch.ts';
import { DeviceScriptError, fetchDeviceScript, scriptChecksum } from './device-script.ts';
import { deviceSignature, deviceSigner } from './sign-device.ts';

const device = { token: 'device-token-1', secret: 'device-secret' };
const content = 'run("₹")\n';
const script = {
  scriptId: '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d6a01',
  name: 'Forwarder',
  versionId: '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d6b02',
  version: 2,
  checksum: createHash('sha256').update(content).digest('hex'),
  content,
};
const answer = (found: object | null) =>
  new Response(JSON.stringify({ code: 200, msg: '', data: { script: found } }), {
    headers: { etag: 'W/"two"', 'content-type': 'application/json' },
  });
const open = (...answers: Response[]) => {
  const { fetch, requests } = createRecordedFetch(...answers);
  const platform = createPlatform({
    ...{ baseUrl: 'https://platform.example', fetch, device: deviceSigner(device), retries: 0, timeoutMs: 0 },
  });
  return { platform, requests };
};

describe('the script of a device', () => {
  it('is fetched with a signature over an empty body', async () => {
    const { platform, requests } = open(answer(script));
    expect(await fetchDeviceScript(platform)).toEqual({ script, etag: 'W/"two"' });
    const [request] = requests;
    const timestamp = request?.headers.get('x-device-timestamp') ?? '';
    expect(request?.headers.get('x-device-signature')).toBe(
      `v1=${deviceSignature(device.secret, timestamp, '')}`,
    );
    expect(request?.headers.has('if-none-match')).toBe(false);
  });

  it('is not sent again while it is the same', async () => {
    const { platform, requests } = open(answer(script), new Response(null, { status: 304 }));
    const held = await fetchDeviceScript(platform);
    expect(await fetchDeviceScript(platform, held)).toBe(held);
    expect(requests[1]?.headers.get('if-none-match')).toBe('W/"two"');
  });

  it('may be none', async () => {
    const { platform } = open(answer(null));
    expect(await fetchDeviceScript(platform)).toEqual({ script: null, etag: 'W/"two"' });
  });

  it('is refused when its content has another checksum', async () => {
    const { platform } = open(answer({ ...script, content: 'evil()' }));
    await expect(fetchDeviceScript(platform)).rejects.toThrow(DeviceScriptError);
  });

  it('has the checksum of its UTF-8 bytes', () => {
    expect(scriptChecksum(content)).toBe(script.checksum);
  });
});

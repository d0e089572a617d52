import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const version = 'v1';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts secrets at rest: AES-256-GCM with a key derived from the platform's master key. The purpose is
 * authenticated with the text, so a box copied from one column cannot be opened as another.
 */
export class SecretBox {
  readonly #masterKey: Uint8Array;
  readonly #boxKey: Uint8Array;
  readonly #macKeys = new Map<string, Uint8Array>();

  constructor(masterKey: Uint8Array) {
    if (masterKey.length !== 32) throw new Error('The master key must have 32 bytes.');
    this.#masterKey = masterKey;
    this.#boxKey = this.deriveKey('secret-box');
  }

  seal(purpose: string, text: string): string {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv('aes-256-gcm', this.#boxKey, nonce);
    cipher.setAAD(Buffer.from(purpose));
    const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `${version}.${sealed.toString('base64url')}`;
  }

  /** @throws when the box was altered, or made for another purpose or with another master key */
  open(purpose: string, box: string): string {
    const [boxVersion, encoded] = box.split('.');
    if (boxVersion !== version || !encoded) throw new Error('A stored secret has an unknown format.');
    const sealed = Buffer.from(encoded, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', this.#boxKey, sealed.subarray(0, nonceBytes));
    decipher.setAAD(Buffer.from(purpose));
    decipher.setAuthTag(sealed.subarray(-tagBytes));
    try {
      const text = decipher.update(sealed.subarray(nonceBytes, -tagBytes));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch (cause) {
      throw new Error('A stored secret cannot be read: it was altered, or the master key is another.', {
        cause,
      });
    }
  }

  /** HMAC-SHA256 with a separate key for this use. A valid MAC proves that the platform made the bytes. */
  mac(use: string, bytes: Uint8Array): Uint8Array {
    let key = this.#macKeys.get(use);
    if (!key) {
      key = this.deriveKey(use);
      this.#macKeys.set(use, key);
    }
    return createHmac('sha256', key).update(bytes).digest();
  }

  /** A separate key for another use of the master key. */
  deriveKey(use: string): Uint8Array {
    return new Uint8Array(hkdfSync('sha256', this.#masterKey, '', `platform ${use}`, 32));
  }
}

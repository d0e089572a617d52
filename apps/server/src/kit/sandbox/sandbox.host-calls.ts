import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { SandboxRequest } from './sandbox.types.ts';

const maxTextLength = 256 * 1_024;
const maxParts = 50;
const maxUrlLength = 2_048;
const maxHeaders = 30;

const text = z.string().max(maxTextLength);
const secretPart = z.strictObject({ secret: z.string().max(64), encoded: z.boolean().optional() });
/** A text, a secret by its name, or several of them joined. */
const secretText = z.union([text, secretPart, z.array(z.union([text, secretPart])).max(maxParts)]);
type SecretText = z.infer<typeof secretText>;

const algorithm = z.enum(['md5', 'sha1', 'sha256', 'sha512']);
const encoding = z.enum(['hex', 'base64', 'base64url']);

const headerName = /^[a-z0-9!#$%&'*+.^_`|~-]{1,100}$/;
/** Headers that the host sets. A script that sets one could send a second request inside the first. */
const ownHeaders: ReadonlySet<string> = new Set([
  'host',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'upgrade',
  'expect',
  'te',
  'trailer',
  'proxy-authorization',
]);

const requestDetails = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  url: z.string().min(1).max(maxUrlLength),
  headers: z.record(z.string(), secretText),
  body: secretText.nullable(),
  auth: z
    .union([
      z.strictObject({ basic: z.tuple([secretText, secretText]) }),
      z.strictObject({ bearer: secretText }),
    ])
    .optional(),
  timeoutMs: z.number().int().min(100).max(120_000).optional(),
});

/** A mistake of the script, thrown in it as an error. */
export class HostRefusal extends Error {}

/** The functions of the host that answer at once. They hold the secrets; the script only names them. */
export class HostCalls {
  readonly #secrets: Readonly<Record<string, string>>;
  readonly #onLog: (line: string) => void;

  constructor(secrets: Readonly<Record<string, string>>, onLog: (line: string) => void) {
    this.#secrets = secrets;
    this.#onLog = onLog;
  }

  /** @throws HostRefusal, or an error of zod, when the script calls it wrongly */
  call(name: string, args: readonly unknown[]): unknown {
    switch (name) {
      case 'hmac': {
        const [hash, key, message, as] = z.tuple([algorithm, secretText, secretText, encoding]).parse(args);
        return createHmac(hash, this.#fill(key)).update(this.#fill(message)).digest(as);
      }
      case 'digest': {
        const [hash, message, as] = z.tuple([algorithm, secretText, encoding]).parse(args);
        return createHash(hash).update(this.#fill(message)).digest(as);
      }
      case 'equal': {
        const [one, other] = z.tuple([text, text]).parse(args);
        return timingSafeEqual(sha256(one), sha256(other));
      }
      case 'base64Encode':
        return Buffer.from(z.tuple([text]).parse(args)[0]).toString('base64');
      case 'base64Decode':
        return Buffer.from(z.tuple([text]).parse(args)[0], 'base64').toString('utf8');
      case 'log':
        this.#onLog(z.tuple([text]).parse(args)[0]);
        return null;
      default:
        throw new HostRefusal('there is no such function');
    }
  }

  /** @throws HostRefusal, or an error of zod, when the script calls it wrongly */
  request(details: unknown): SandboxRequest {
    const { method, url, auth, timeoutMs, ...rest } = requestDetails.parse(details);
    const headers: Record<string, string> = {};
    const given = Object.entries(rest.headers);
    if (given.length > maxHeaders) throw new HostRefusal('too many headers');
    for (const [name, value] of given) {
      if (!headerName.test(name) || ownHeaders.has(name))
        throw new HostRefusal(`the header ${name.slice(0, 40)} is not allowed`);
      headers[name] = headerValue(this.#fill(value));
    }
    if (auth && 'basic' in auth) {
      const [user, password] = auth.basic.map((part) => this.#fill(part));
      headers.authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
    } else if (auth) headers.authorization = headerValue(`Bearer ${this.#fill(auth.bearer)}`);
    const body = rest.body === null ? null : this.#fill(rest.body);
    return { method, url, headers, body, ...(timeoutMs === undefined ? {} : { timeoutMs }) };
  }

  #fill(parts: SecretText): string {
    return [parts]
      .flat()
      .map((part) => {
        if (typeof part === 'string') return part;
        if (!Object.hasOwn(this.#secrets, part.secret))
          throw new HostRefusal(`there is no credential ${part.secret}`);
        const value = this.#secrets[part.secret] ?? '';
        return part.encoded ? encodeURIComponent(value) : value;
      })
      .join('');
  }
}

const sha256 = (value: string): Buffer => createHash('sha256').update(value).digest();

function headerValue(value: string): string {
  // Anything else could end the header and begin another one.
  if (!/^[\t\x20-\x7e]*$/.test(value)) throw new HostRefusal('a header has a character that is not allowed');
  return value;
}

/** What a script is told about a wrong call. Never a value: it may be a secret. */
export function wordsOfRefusal(error: unknown): string {
  if (error instanceof HostRefusal) return error.message;
  if (error instanceof z.ZodError)
    return `called wrongly: ${error.issues.map(({ path, code }) => `${path.join('.')} ${code}`).join(', ')}`;
  return 'called wrongly';
}

import { setTimeout as wait } from 'node:timers/promises';
import {
  BusinessError,
  createMemorySession,
  createPlatform,
  type DeviceCredentials,
  deviceSigner,
  type ErrorName,
  type MemorySession,
  type Platform,
  ValidationError,
} from '@platform/sdk';
import { Secret, TOTP } from 'otpauth';

export interface Login {
  readonly userName: string;
  readonly password: string;
  /** Base32, of a login that needs an authenticator code. */
  readonly totpSecret?: string | undefined;
}

/** All calls of people and devices. Lost: sent, and no answer came. Unreachable: the server was dead already. */
export const calls = { answered: 0, refused: 0, lost: 0, unreachable: 0 };

const retryMs = 100;
const longestMs = 20_000;
/** Without the second-level token nothing was decided: the call that asks for one was lost. */
const isRefusal = (error: unknown): error is BusinessError | ValidationError =>
  (BusinessError.is(error) && !BusinessError.is(error, 'secondLevelRequired')) || ValidationError.is(error);

function wasSent(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === 'ECONNREFUSED') return false;
  return true;
}

/** The name of a refusal; rethrows any other error. */
export function refusalOf(error: unknown): ErrorName | 'invalid' {
  if (BusinessError.is(error)) return error.codeName ?? 'invalid';
  if (ValidationError.is(error)) return 'invalid';
  throw error;
}

/** Somebody who works by the servers' HTTP calls, of which each may be lost. */
export abstract class Caller {
  readonly #urls: () => readonly string[];
  readonly #platforms = new Map<string, Platform>();
  #turn = 0;

  protected constructor(urls: () => readonly string[]) {
    this.#urls = urls;
  }

  protected abstract platformAt(url: string): Platform;

  /**
   * Sends the call to one server or the other until it is answered, each time the same. Throws a refusal. For reads,
   * and for writes that may be repeated.
   */
  async ask<Answer>(call: (platform: Platform) => Promise<Answer>): Promise<Answer> {
    for (let time = 1; ; time += 1) {
      const { answer } = await this.once(call);
      if (answer) return answer.value;
      // The other server first.
      if (time % this.#urls().length === 0) await wait(retryMs);
    }
  }

  /** Sends the call once. No answer: it may or may not have been carried out, so look first. Throws a refusal. */
  async once<Answer>(
    call: (platform: Platform) => Promise<Answer>,
  ): Promise<{ readonly answer?: { readonly value: Answer } }> {
    const urls = this.#urls();
    const url = urls[this.#turn++ % urls.length] ?? '';
    const platform = this.#platforms.get(url) ?? this.platformAt(url);
    this.#platforms.set(url, platform);
    try {
      const value = await call(platform);
      calls.answered += 1;
      return { answer: { value } };
    } catch (error) {
      if (isRefusal(error)) {
        calls.refused += 1;
        throw error;
      }
      if (wasSent(error)) calls.lost += 1;
      else calls.unreachable += 1;
      return {};
    }
  }
}

/** A user, signed in at both servers by one session. */
export class Person extends Caller {
  readonly #login: Login;
  readonly #session: MemorySession = createMemorySession();

  private constructor(urls: () => readonly string[], login: Login) {
    super(urls);
    this.#login = login;
  }

  static async signedIn(urls: () => readonly string[], login: Login): Promise<Person> {
    const person = new Person(urls, login);
    const { totpSecret, ...named } = login;
    const code = totpSecret && new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate();
    await person.ask((platform) =>
      platform.session.login({ ...named, ...(code ? { googleCode: code } : {}) }),
    );
    return person;
  }

  protected platformAt(baseUrl: string): Platform {
    const { password } = this.#login;
    const platform: Platform = createPlatform({
      baseUrl,
      session: this.#session,
      retries: 0,
      timeoutMs: longestMs,
      hooks: {
        onSecondLevel: () => platform.session.loginSecondLevel({ password, logInReason: 'never twice' }),
      },
    });
    return platform;
  }
}

/** A device, which signs its calls. */
export class SigningDevice extends Caller {
  readonly #credentials: DeviceCredentials;

  constructor(urls: () => readonly string[], credentials: DeviceCredentials) {
    super(urls);
    this.#credentials = credentials;
  }

  protected platformAt(baseUrl: string): Platform {
    return createPlatform({
      baseUrl,
      device: deviceSigner(this.#credentials),
      retries: 0,
      timeoutMs: longestMs,
    });
  }
}

/** A merchant's system, which signs its orders. */
export class Shop extends Caller {
  constructor(urls: () => readonly string[]) {
    super(urls);
  }

  protected platformAt(baseUrl: string): Platform {
    return createPlatform({ baseUrl, retries: 0, timeoutMs: longestMs });
  }
}

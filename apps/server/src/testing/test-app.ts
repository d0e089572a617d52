import { type App, createApp } from '../app.ts';
import type { Store } from '../db/connection.ts';
import { sealAuthenticatorSecret } from '../domains/access/authenticator/authenticator.service.ts';
import { codeAt } from '../domains/access/authenticator/totp.ts';
import { PasswordHasher } from '../domains/access/session/password.ts';
import { addUser, updateUser } from '../domains/access/users/users.service.ts';
import { addMerchant } from '../domains/parties/merchants/merchants.service.ts';
import { addSupplier } from '../domains/parties/suppliers/suppliers.service.ts';
import { type Fanout, LocalFanout } from '../kit/live/fanout.ts';
import { createLog } from '../kit/log/log.ts';
import type { OnCall } from '../kit/metrics/call-metrics.ts';
import type { Role } from '../kit/operation/context.ts';
import { SecretBox } from '../kit/secrets/secret-box.ts';
import { TestClock } from './test-clock.ts';
import { openTestStore, type TestStore } from './test-store.ts';

export const testPassword = 'Platform2026';
const testTimeZone = 'Asia/Shanghai';

/** One user per role, with the account names of the demo users. */
export const accountOf = {
  superAdmin: 'superadmin',
  admin: 'admin',
  supplier: 'supplier',
  merchant: 'merchant',
  customerService: 'service',
  technicalMaintenance: 'maintenance',
  technicalSupport: 'techsupport',
} as const satisfies Record<Role, string>;

const testRoles = Object.keys(accountOf) as Role[];

/** The envelope of an answer, with its HTTP status and headers. */
export interface TestAnswer<Data = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly code: number;
  readonly msg: string;
  readonly data: Data;
}

interface CallOptions {
  readonly token?: string | undefined;
  readonly token2?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestAppOptions {
  readonly trustedProxies?: readonly string[];
  readonly consoleOrigins?: readonly string[];
  readonly callbackNetworks?: readonly string[];
  readonly simulation?: boolean;
  readonly onCall?: OnCall;
  /** A store opened, and later closed, by the test. */
  readonly store?: Store;
  readonly fanout?: Fanout;
  readonly hasher?: PasswordHasher;
}

export interface TestApp extends App {
  readonly clock: TestClock;
  readonly fanout: Fanout;
  readonly store: Store;
  /** URL for a second process; absent on the embedded store. */
  readonly databaseUrl: string | undefined;
  /** Ids of the users, and of the merchant and supplier that two of them belong to. */
  readonly ids: Readonly<Record<Role, string>> & { readonly merchantId: string; readonly supplierId: string };
  readonly mchId: string;
  readonly signingKey: string;
  readonly logLines: readonly string[];
  get<Data = unknown>(path: string, options?: CallOptions): Promise<TestAnswer<Data>>;
  post<Data = unknown>(path: string, body?: unknown, options?: CallOptions): Promise<TestAnswer<Data>>;
  /** Signs in the user of the role. */
  signIn(role: Role): Promise<string>;
  /** A second-level token for the session. */
  signInSecondLevel(token: string): Promise<string>;
  /** Binds an authenticator to the role's user. @returns its code generator */
  bindAuthenticator(role: Role): Promise<{ code: () => string }>;
  close(): Promise<void>;
}

// Hashing at full cost takes a third of a second, and these tests do not test its cost.
const quickHasher = new PasswordHasher({ log2N: 4, r: 8, p: 1 });
const fixedSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** The whole server in-process, on the store of the test run, with one user per role. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const opened: TestStore | undefined = options.store ? undefined : await openTestStore();
  const store = options.store ?? opened?.store;
  if (!store) throw new Error('no store');
  const { hasher = quickHasher } = options;
  const clock = new TestClock();
  const secrets = new SecretBox(new Uint8Array(32).fill(7));
  const logLines: string[] = [];
  const log = createLog('info', { write: (line: string) => void logLines.push(line) });
  const fanout = options.fanout ?? new LocalFanout((error) => log.error({ error }, 'listener failed'));
  const app = createApp({
    store,
    clock,
    log,
    fanout,
    secrets,
    hasher,
    timeZone: testTimeZone,
    responseValidation: 'strict',
    trustedProxies: options.trustedProxies ?? [],
    consoleOrigins: options.consoleOrigins ?? [],
    callbackNetworks: options.callbackNetworks ?? [],
    simulation: options.simulation ?? false,
    ...(options.onCall && { onCall: options.onCall }),
  });

  const now = clock.now();
  const passwordHash = await hasher.hash(testPassword);
  const users = {} as Record<Role, string>;
  const party = await store.transaction(async (tx) => {
    for (const role of testRoles) {
      const { id } = await addUser(tx, { account: accountOf[role], nickname: role, role, passwordHash }, now);
      users[role] = id;
    }
    const merchant = await addMerchant(
      tx,
      secrets,
      { userId: users.merchant, mchId: '10000101', name: 'Test merchant' },
      now,
    );
    const supplier = await addSupplier(tx, { userId: users.supplier, name: 'Test supplier' }, now);
    return { merchantId: merchant.id, signingKey: merchant.signingKey, supplierId: supplier.id };
  });

  const call = async <Data>(path: string, init: RequestInit): Promise<TestAnswer<Data>> => {
    const response = await app.hono.request(path, init);
    const envelope = (await response.json()) as Omit<TestAnswer<Data>, 'status' | 'headers'>;
    return { status: response.status, headers: response.headers, ...envelope };
  };
  const headersOf = ({ token, token2, headers }: CallOptions): Record<string, string> => ({
    ...(token === undefined ? {} : { token }),
    ...(token2 === undefined ? {} : { token2 }),
    ...headers,
  });
  const get = <Data>(path: string, callOptions: CallOptions = {}) =>
    call<Data>(path, { headers: headersOf(callOptions) });
  const post = <Data>(path: string, body: unknown = {}, callOptions: CallOptions = {}) =>
    call<Data>(path, {
      method: 'POST',
      ...(body instanceof FormData
        ? { headers: headersOf(callOptions), body }
        : {
            headers: { 'content-type': 'application/json', ...headersOf(callOptions) },
            body: typeof body === 'string' ? body : JSON.stringify(body),
          }),
    });

  return {
    ...app,
    clock,
    fanout,
    store,
    databaseUrl: opened?.databaseUrl,
    ids: { ...users, merchantId: party.merchantId, supplierId: party.supplierId },
    mchId: '10000101',
    signingKey: party.signingKey,
    logLines,
    get,
    post,
    signIn: async (role) => {
      const body = { userName: accountOf[role], password: testPassword };
      const { data, msg } = await post<{ token: string } | null>('/v1.0/user/login', body);
      if (!data?.token) throw new Error(`sign-in failed: ${msg}`);
      return data.token;
    },
    signInSecondLevel: async (token) => {
      const body = { password: testPassword, logInReason: 'test' };
      const { data, msg } = await post<{ token: string } | null>('/v1.0/user/login2', body, { token });
      if (!data?.token) throw new Error(`second-level sign-in failed: ${msg}`);
      return data.token;
    },
    bindAuthenticator: async (role) => {
      const googleSecretBox = sealAuthenticatorSecret(secrets, fixedSecret);
      await updateUser(store.db, users[role], { googleSecretBox }, clock.now());
      return { code: () => codeAt(fixedSecret, clock.now()) };
    },
    close: async () => {
      await fanout.close();
      await opened?.close();
    },
  };
}

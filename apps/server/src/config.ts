import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { AddressSet } from './kit/http/client-address.ts';
import { parseMasterKey } from './kit/secrets/master-key.ts';

const flag = z
  .enum(['0', '1', 'true', 'false'], 'must be 1 or 0')
  .transform((text) => text === '1' || text === 'true');

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

const isAddressList = (entries: readonly string[]): boolean => {
  try {
    return new AddressSet(entries) !== undefined;
  } catch {
    return false;
  }
};

const isTimeZone = (text: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }) !== undefined;
  } catch {
    return false;
  }
};

/** `TRC20=https://explorer.example/tx/{txid}`, one of several. */
const explorer = /^([A-Z0-9]{3,16})=(https:\/\/\S*\{txid\}\S*)$/;

const integer = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, `must be from ${minimum} to ${maximum}`);

/** Address of the simulator's callback receivers. */
const simulatedReceivers = '127.0.0.1';

const defaultConsoleDist = fileURLToPath(new URL('../../console/dist', import.meta.url));
const defaultDocsDist = fileURLToPath(new URL('../../../docs/dist', import.meta.url));

/** Every environment variable that the server reads. */
const environment = z.object({
  PORT: integer(0, 65_535).default(3000),
  /** Local only by default, because demo accounts have a known password. */
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address')
    .optional(),
  DATABASE_POOL_SIZE: integer(1, 200).default(10),
  DATA_DIR: z.string().default('data'),
  DEMO: flag.optional(),
  DEMO_ORDERS: integer(0, 5_000_000).optional(),
  /**
   * A simulator may attach (`npm start` sets this for the demo): the server writes its credentials to a file
   * and allows callbacks to this machine, where the simulator's receivers are. Refused without demo data.
   */
  SIMULATION: flag.default(false),
  PLATFORM_TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'must be a time zone such as Asia/Shanghai')
    .default('Asia/Shanghai'),
  PLATFORM_MASTER_KEY: z
    .string()
    .refine((text) => parseMasterKey(text) !== undefined, 'must be 32 bytes written as 64 hexadecimal digits')
    .optional(),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be one of trace, debug, info, warn, error, fatal, silent',
    )
    .default('info'),
  CONSOLE_DIST: z.string().default(defaultConsoleDist),
  DOCS_DIST: z.string().default(defaultDocsDist),
  /** Exact origins of consoles on other hosts, comma separated. */
  CONSOLE_ORIGINS: list
    .refine((origins) => origins.every(isOrigin), 'must be origins such as https://console.example.com')
    .default([]),
  /**
   * Non-public addresses and networks that callbacks may be sent to, such as 127.0.0.1 during development of
   * a receiver; comma separated.
   */
  CALLBACK_NETWORKS: list
    .refine(isAddressList, 'must be addresses or networks such as 127.0.0.0/8')
    .default([]),
  /** Trusted proxies: addresses and networks whose X-Forwarded-For is used, comma separated. */
  TRUSTED_PROXIES: list.refine(isAddressList, 'must be addresses or networks such as 10.0.0.0/8').default([]),
  /** Addresses and networks that may read /metrics, comma separated. This machine only by default. */
  METRICS_ALLOW: list
    .refine(isAddressList, 'must be addresses or networks such as 10.0.0.0/8')
    .default(['127.0.0.0/8', '::1']),
  /** Telegram's Bot API by default, the simulator's in a demo that has one; or a Bot API server of one's own. */
  TELEGRAM_API: z.url({ protocol: /^https?$/ }).optional(),
  /** Block explorers that the console links chain transfers to, by network, comma separated. */
  CHAIN_EXPLORERS: list
    .default(['TRC20=https://tronscan.org/#/transaction/{txid}', 'ERC20=https://etherscan.io/tx/0x{txid}'])
    .refine(
      (entries) => entries.every((entry) => explorer.test(entry)),
      'must be pages such as TRC20=https://explorer.example/tx/{txid}',
    )
    .transform((entries) => {
      const pages: Record<string, string> = {};
      for (const entry of entries) {
        const [, network, page] = explorer.exec(entry) ?? [];
        if (network && page) pages[network] = page;
      }
      return pages;
    }),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  readonly databasePoolSize: number;
  readonly dataDir: string;
  /** Fill an empty store with demo data. */
  readonly demo: boolean;
  readonly demoOrders: number | undefined;
  /** Whether a simulator may attach. */
  readonly simulation: boolean;
  readonly timeZone: string;
  readonly masterKey: Uint8Array | undefined;
  readonly logLevel: string;
  readonly consoleDist: string;
  readonly docsDist: string;
  readonly consoleOrigins: readonly string[];
  readonly trustedProxies: readonly string[];
  readonly callbackNetworks: readonly string[];
  /** Addresses that may read the metrics. */
  readonly metricsAllow: readonly string[];
  /** Pages of block explorers by network. */
  readonly chainExplorers: Readonly<Record<string, string>>;
  readonly telegramApi: string | undefined;
}

/** The environment is invalid. The message names each variable and its problem. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable counts as not set.
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = environment.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
    throw new ConfigError(`The configuration is not right:\n${lines.join('\n')}`);
  }
  const values = result.data;
  // A PostgreSQL may be a production database, so demo data is written only on request.
  const demo = values.DEMO ?? values.DATABASE_URL === undefined;
  if (values.SIMULATION && !demo) {
    throw new ConfigError(
      'The configuration is not right:\n  SIMULATION needs demo data: set DEMO=1 too, and never on a platform that moves money',
    );
  }
  return {
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    dataDir: values.DATA_DIR,
    demo,
    demoOrders: values.DEMO_ORDERS,
    simulation: values.SIMULATION,
    timeZone: values.PLATFORM_TIME_ZONE,
    masterKey:
      values.PLATFORM_MASTER_KEY === undefined ? undefined : parseMasterKey(values.PLATFORM_MASTER_KEY),
    logLevel: values.LOG_LEVEL,
    consoleDist: values.CONSOLE_DIST,
    docsDist: values.DOCS_DIST,
    consoleOrigins: values.CONSOLE_ORIGINS,
    trustedProxies: values.TRUSTED_PROXIES,
    metricsAllow: values.METRICS_ALLOW,
    chainExplorers: values.CHAIN_EXPLORERS,
    telegramApi: values.TELEGRAM_API,
    callbackNetworks: [...values.CALLBACK_NETWORKS, ...(values.SIMULATION ? [simulatedReceivers] : [])],
  };
}

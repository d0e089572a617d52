import type { Explorers } from './explorers.ts';
import { isLanguage, type Language } from './language.ts';
import { takePrefetched } from './prefetch.ts';
import { isTimeZone } from './time-zone.ts';

/**
 * The content of `/config.json`, so that one build can run on any host. An empty address means the page's own
 * host.
 */
export interface ConsoleConfig {
  apiBase: string;
  merchantBase: string;
  websocketUrl: string;
  cookieDays: number;
  defaultLanguage: Language;
  timeZone: string;
  /** Whether the pages before sign-in show the logo. */
  showLogo: boolean;
  /** Block explorers that chain transfers link to. A network that is not named has no link. */
  explorers: Explorers;
}

/**
 * A field with its default and its format check. No schema library, because it would be larger than the rest
 * of the start code.
 */
interface Field<Value> {
  fallback: Value;
  is: (value: unknown) => value is Value;
  expected: string;
}

const matches =
  (pattern: RegExp) =>
  (value: unknown): value is string =>
    typeof value === 'string' && pattern.test(value);

const address: Field<string> = {
  fallback: '',
  is: matches(/^(|\/.*|https?:\/\/\S+)$/),
  expected: 'an http(s) address, a path, or empty',
};

const isExplorers = (value: unknown): value is Explorers =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(
    ([network, page]) => /^[A-Z0-9]{3,16}$/.test(network) && matches(/^https:\/\/\S*\{txid\}\S*$/)(page),
  );

const fields: { [Name in keyof ConsoleConfig]: Field<ConsoleConfig[Name]> } = {
  apiBase: address,
  merchantBase: address,
  websocketUrl: {
    fallback: '',
    is: matches(/^(|\/.*|wss?:\/\/\S+)$/),
    expected: 'a ws(s) address, a path, or empty',
  },
  cookieDays: {
    fallback: 1,
    is: (value): value is number => typeof value === 'number' && value > 0 && value <= 365,
    expected: 'a number of days above 0 and at most 365',
  },
  defaultLanguage: { fallback: 'zh-CN', is: isLanguage, expected: 'zh-CN, zh-TW or en-US' },
  timeZone: { fallback: 'Asia/Shanghai', is: isTimeZone, expected: 'an IANA time zone' },
  showLogo: {
    fallback: true,
    is: (value): value is boolean => typeof value === 'boolean',
    expected: 'true or false',
  },
  explorers: {
    // The server names them. A file without them links to none.
    fallback: {},
    is: isExplorers,
    expected: 'https addresses with {txid}, by network',
  },
};

/** The configuration is missing or invalid. `problems` has one line for each problem. */
export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[], options?: ErrorOptions) {
    super(`config.json cannot be used: ${problems.join('; ')}`, options);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

export function parseConfig(value: unknown): ConsoleConfig {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ConfigError(['config.json: not a JSON object']);
  }
  const given = new Map(Object.entries(value));
  const problems: string[] = [];
  const read = <Name extends keyof ConsoleConfig>(name: Name): ConsoleConfig[Name] => {
    const field: Field<ConsoleConfig[Name]> = fields[name];
    const own = given.get(name);
    given.delete(name);
    if (own === undefined) return field.fallback;
    if (field.is(own)) return own;
    problems.push(`${name}: expected ${field.expected}`);
    return field.fallback;
  };
  const config = {
    apiBase: read('apiBase'),
    merchantBase: read('merchantBase'),
    websocketUrl: read('websocketUrl'),
    cookieDays: read('cookieDays'),
    defaultLanguage: read('defaultLanguage'),
    timeZone: read('timeZone'),
    showLogo: read('showLogo'),
    explorers: read('explorers'),
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

export async function loadConfig(
  fetchText: (request: Request) => Promise<Response> = takePrefetched,
): Promise<ConsoleConfig> {
  let body: unknown;
  try {
    const response = await fetchText(
      new Request(new URL('/config.json', location.href), { cache: 'no-cache' }),
    );
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    body = await response.json();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ConfigError([`/config.json: ${reason}`], { cause });
  }
  return parseConfig(body);
}

/** The websocket's address: as configured, otherwise `/v1.0/ws` on the page's host. */
export function websocketAddress(config: ConsoleConfig, page: URL | Location): string {
  const url = new URL(config.websocketUrl || '/v1.0/ws', page.href);
  if (url.protocol === 'https:') url.protocol = 'wss:';
  if (url.protocol === 'http:') url.protocol = 'ws:';
  return url.href;
}

import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('without any variable the embedded store is used, on this machine alone, with demo data', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    dataDir: 'data',
    demo: true,
    timeZone: 'Asia/Shanghai',
    trustedProxies: [],
    metricsAllow: ['127.0.0.0/8', '::1'],
  });
});

test('on PostgreSQL there is no demo data unless asked for', () => {
  const DATABASE_URL = 'postgres://platform@db/platform';
  expect(readConfig({ DATABASE_URL }).demo).toBe(false);
  expect(readConfig({ DATABASE_URL, DEMO: '1' }).demo).toBe(true);
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', LOG_LEVEL: '' })).toEqual(readConfig({}));
});

test('lists are comma separated', () => {
  const config = readConfig({
    TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1',
    CONSOLE_ORIGINS: 'https://console.example.com,http://localhost:5173',
    CALLBACK_NETWORKS: '127.0.0.1, fd00::/8',
  });
  expect(config.trustedProxies).toEqual(['10.0.0.0/8', '127.0.0.1']);
  expect(config.callbackNetworks).toEqual(['127.0.0.1', 'fd00::/8']);
  expect(config.consoleOrigins).toEqual(['https://console.example.com', 'http://localhost:5173']);
});

test('block explorers are pages by network; without any, the usual ones', () => {
  const CHAIN_EXPLORERS = 'TRC20=https://a.example/#/tx/{txid}, ERC20=https://b.example/{txid}?x=1';
  expect(readConfig({ CHAIN_EXPLORERS }).chainExplorers).toEqual({
    TRC20: 'https://a.example/#/tx/{txid}',
    ERC20: 'https://b.example/{txid}?x=1',
  });
  expect(Object.keys(readConfig({}).chainExplorers)).toEqual(['TRC20', 'ERC20']);
});

test('a simulator is allowed if configured, with receivers on this machine, but never without demo data', () => {
  expect(readConfig({})).toMatchObject({ simulation: false, callbackNetworks: [] });
  const config = readConfig({ SIMULATION: '1', CALLBACK_NETWORKS: '10.0.0.1' });
  expect(config).toMatchObject({ simulation: true, callbackNetworks: ['10.0.0.1', '127.0.0.1'] });
  const DATABASE_URL = 'postgres://platform@db/platform';
  expect(() => readConfig({ SIMULATION: '1', DATABASE_URL })).toThrow('SIMULATION needs demo data');
  expect(readConfig({ SIMULATION: '1', DATABASE_URL, DEMO: '1' }).simulation).toBe(true);
});

test.each([
  ['PORT', '70000'],
  ['PORT', '30x'],
  ['DATABASE_URL', 'mysql://db'],
  ['CALLBACK_NETWORKS', 'localhost'],
  ['DEMO', 'maybe'],
  ['PLATFORM_TIME_ZONE', 'Asia/Nowhere'],
  ['PLATFORM_MASTER_KEY', 'too short'],
  ['LOG_LEVEL', 'loud'],
  ['CONSOLE_ORIGINS', '*'],
  ['CONSOLE_ORIGINS', 'https://console.example.com/path'],
  ['TRUSTED_PROXIES', '10.0.0.0/40'],
  ['METRICS_ALLOW', 'everyone'],
  ['CHAIN_EXPLORERS', 'TRC20=http://insecure.example/{txid}'],
  ['CHAIN_EXPLORERS', 'TRC20=https://without.example/the-hash'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^ {2}${name} must be`, 'm'));
});

test('the error names every invalid variable, and no value', () => {
  const read = (): unknown => readConfig({ PORT: 'x', PLATFORM_MASTER_KEY: 'sensitive-text' });
  expect(read).toThrow(/PORT[\s\S]*PLATFORM_MASTER_KEY/);
  expect(read).not.toThrow(/sensitive-text/);
});

import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig, parseConfig, websocketAddress } from './config.ts';

const answer =
  (body: string, status = 200) =>
  async () =>
    new Response(body, { status });

describe('config.json', () => {
  it('defaults to the same host and the usual values', () => {
    expect(parseConfig({})).toEqual({
      apiBase: '',
      merchantBase: '',
      websocketUrl: '',
      cookieDays: 1,
      defaultLanguage: 'zh-CN',
      timeZone: 'Asia/Shanghai',
      showLogo: true,
      explorers: {},
    });
  });

  it('names every field that is wrong', () => {
    const broken = {
      apiBase: 'ftp://host',
      merchantBase: 5,
      websocketUrl: 'https://host',
      cookieDays: 0,
      defaultLanguage: 'de-DE',
      timeZone: 'Mars/Olympus',
      explorers: { TRC20: 'https://explorer.example/without-the-hash' },
    };
    expect(() => parseConfig(broken)).toThrow(ConfigError);
    try {
      parseConfig(broken);
    } catch (error) {
      const fields =
        error instanceof ConfigError ? error.problems.map((problem) => problem.split(':')[0]) : [];
      expect(fields).toEqual(Object.keys(broken));
    }
  });

  it.each([null, [], 'text', 1])('refuses %j', (value) => {
    expect(() => parseConfig(value)).toThrow(ConfigError);
  });

  it('is read at start, and an error names its cause', async () => {
    await expect(loadConfig(answer('{"cookieDays":7}'))).resolves.toMatchObject({ cookieDays: 7 });
    await expect(loadConfig(answer('{', 200))).rejects.toThrow(ConfigError);
    await expect(loadConfig(answer('', 404))).rejects.toThrow('HTTP 404');
  });
});

describe('the websocket', () => {
  const page = new URL('https://console.example/home');
  it('is on the same host unless configured, and secure on a secure page', () => {
    expect(websocketAddress(parseConfig({}), page)).toBe('wss://console.example/v1.0/ws');
    expect(websocketAddress(parseConfig({}), new URL('http://localhost:3000/'))).toBe(
      'ws://localhost:3000/v1.0/ws',
    );
    const elsewhere = parseConfig({ websocketUrl: 'wss://push.example/v1.0/ws' });
    expect(websocketAddress(elsewhere, page)).toBe('wss://push.example/v1.0/ws');
  });
});

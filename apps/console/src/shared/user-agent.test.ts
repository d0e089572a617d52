import { expect, it } from 'vitest';
import { agentText, readAgent } from './user-agent.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/141.0.0.0 Safari/537.36`,
    'Chrome 141 · Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.1`,
    'Edge 140 · Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari 18 · macOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox 132 · Linux'],
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webKit} Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Chrome 130 · Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari 18 · iOS',
  ],
  ['node', 'Node.js'],
  ['something of its own', 'something of its own'],
])('%s is %s', (userAgent, text) => {
  expect(agentText(userAgent)).toBe(text);
});

it('distinguishes a phone from a desktop', () => {
  expect(
    readAgent(`Mozilla/5.0 (Linux; Android 14) ${webKit} Chrome/130.0 Mobile Safari/537.36`).isPhone,
  ).toBe(true);
  expect(readAgent(`Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/130.0 Safari/537.36`).isPhone).toBe(false);
});

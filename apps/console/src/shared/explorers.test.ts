import { expect, it } from 'vitest';
import { explorerLink, setExplorers } from './explorers.ts';

it('links a transaction to the explorer of its network, and no other network', () => {
  setExplorers({ TRC20: 'https://explorer.example/#/tx/{txid}?from=platform' });
  expect(explorerLink('TRC20', 'ab12')).toBe('https://explorer.example/#/tx/ab12?from=platform');
  expect(explorerLink('TRC20', 'a/b')).toBe('https://explorer.example/#/tx/a%2Fb?from=platform');
  expect(explorerLink('ERC20', 'ab12')).toBeUndefined();
  expect(explorerLink('toString', 'ab12')).toBeUndefined();
  setExplorers({});
});

import { expect, test } from 'vitest';
import { effectOfGoingLive } from './go-live.model.ts';

const used = { gatewayCount: 2, productCount: 0 };
const choosing = { direction: 'choice', gatewayCount: 0, productCount: 3 } as const;

test('going live names what runs the script: gateways that pay or collect, or dynamic products', () => {
  expect(effectOfGoingLive({ ...used, direction: 'payout' })).toEqual({ word: 'goLiveBody', count: 2 });
  expect(effectOfGoingLive({ ...used, direction: 'collection' }).word).toBe('goLiveCollections');
  expect(effectOfGoingLive(choosing)).toEqual({ word: 'goLiveChoice', count: 3 });
});

test('a script that nothing uses is not said to take over', () => {
  expect(effectOfGoingLive({ direction: 'payout', gatewayCount: 0, productCount: 0 }).word).toBe(
    'goLiveNone',
  );
  expect(effectOfGoingLive({ ...choosing, productCount: 0 }).word).toBe('goLiveChoiceNone');
});

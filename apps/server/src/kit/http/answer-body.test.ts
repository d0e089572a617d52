import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { answerBody } from './answer-body.ts';

const long = JSON.stringify(
  Array.from({ length: 400 }, (_, index) => ({ orderCode: `C${index}`, 名称: '订单' })),
);

describe('a long answer', () => {
  test('is compressed for a caller that accepts it, and unpacks to the same text', async () => {
    const { body, headers } = await answerBody(long, 'br;q=1.0, GZIP;q=0.8');
    expect(headers).toEqual({ 'content-encoding': 'gzip' });
    expect(gunzipSync(body).toString()).toBe(long);
    expect(body.length).toBeLessThan(long.length / 4);
  });

  test.each([undefined, '', 'br', 'gzip;q=0', 'identity'])(
    'is not compressed for a caller that accepts %o',
    async (takes) => {
      expect(await answerBody(long, takes)).toEqual({ body: long, headers: undefined });
    },
  );
});

test('a short answer is not compressed', async () => {
  expect(await answerBody('{"code":200}', 'gzip')).toEqual({ body: '{"code":200}', headers: undefined });
});

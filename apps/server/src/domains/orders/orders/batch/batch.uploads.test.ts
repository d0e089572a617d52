import { errorCodes } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type BatchAnswer,
  type BatchDesk,
  type Credentials,
  collection,
  csv,
  newKey,
  newNumber,
  notifyUrl,
  openBatchDesk,
} from '../../../../testing/batch-desk.ts';
import { auditRecords } from '../../../access/audit/audit.table.ts';
import { orderBatches, orderUploads } from './batch.table.ts';
import type { UploadFlag } from './batch.types.ts';

let desk: BatchDesk;
const upload: BatchDesk['upload'] = (file, options) => desk.upload(file, options);
const orderCount = () => desk.orderCount();

beforeAll(async () => {
  desk = await openBatchDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.store.db.delete(orderBatches);
});

describe('an invalid form', () => {
  const boundary = { 'content-type': 'multipart/form-data; boundary=b' };
  const send = async (body: string, headers: Record<string, string>) => {
    const init = { method: 'POST', body, headers: { ...desk.merchant, ...headers } };
    const response = await desk.hono.request('/v1.0/api/order/createBatch', init);
    return [response.status, ((await response.json()) as BatchAnswer).code];
  };
  const part = (name: string, text: string) =>
    `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;

  it.each<[string, string, Record<string, string>, keyof typeof errorCodes, number]>([
    ['JSON', '{}', { 'content-type': 'application/json' }, 'unsupportedMediaType', 415],
    ['no type', 'x', { 'content-type': '' }, 'unsupportedMediaType', 415],
    ['compressed', 'x', { ...boundary, 'content-encoding': 'gzip' }, 'unsupportedMediaType', 415],
    ['no boundary', 'x', { 'content-type': 'multipart/form-data; charset=utf-8' }, 'malformedRequest', 400],
    ['no closing boundary', part('key', 'a-good-key'), boundary, 'malformedRequest', 400],
    ['an empty body', '', boundary, 'malformedRequest', 400],
    [
      'a text field as file',
      `${part('file', 'x')}${part('orderType', '1')}${part('key', 'a-good-key')}--b--\r\n`,
      boundary,
      'validationFailed',
      400,
    ],
    [
      'a field twice',
      `${part('key', 'a-good-key')}${part('key', 'a-good-key')}--b--\r\n`,
      boundary,
      'validationFailed',
      400,
    ],
    ['unknown fields', `${part('__proto__', 'x')}--b--\r\n`, boundary, 'validationFailed', 400],
  ])('is refused: %s', async (_name, body, headers, error, status) => {
    expect(await send(body, headers)).toEqual([status, errorCodes[error]]);
  });
});

describe('an upload', () => {
  it('returns the same answer for a repeated key, and refuses the key for another file', async () => {
    const key = newKey();
    const file = csv(collection, `1008,${newNumber()},5,${notifyUrl}`);
    const first = await upload(file, { key });
    const before = await orderCount();
    const again = await upload(file, { key });
    expect(again.data).toEqual({ ...first.data, repeated: true });
    expect((await upload(`${file}\n`, { key })).code).toBe(errorCodes.idempotencyConflict);
    expect((await upload(file)).code).toBe(errorCodes.fileAlreadyUploaded);
    expect(await orderCount()).toBe(before);
  });

  it('may be corrected and sent again under the same key after a refusal', async () => {
    const key = newKey();
    const row = `1008,${newNumber()}`;
    expect((await upload(csv(collection, `${row},0,${notifyUrl}`), { key })).code).toBe(
      errorCodes.batchRowsInvalid,
    );
    expect((await upload(csv(collection, `${row},5,${notifyUrl}`), { key })).code).toBe(200);
  });

  it('creates its orders once when sent many times concurrently', async () => {
    const file = csv(collection, ...Array.from({ length: 20 }, () => `1008,${newNumber()},5,${notifyUrl}`));
    const before = (await orderCount()) ?? 0;
    const key = newKey();
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => upload(file, { key })),
      ...Array.from({ length: 3 }, () => upload(file)),
    ]);
    const won = answers.filter(({ code, data }) => code === 200 && !data.repeated);
    expect(won.length).toBe(1);
    const allowed = [200, errorCodes.uploadInProgress, errorCodes.fileAlreadyUploaded];
    expect(answers.filter(({ code }) => !(allowed as number[]).includes(code))).toEqual([]);
    expect(await orderCount()).toBe(before + 20);
  });

  it('creates its orders once when two staff users send it concurrently', async () => {
    const other = await desk.signIn('superAdmin');
    const second = { token: other, token2: await desk.signInSecondLevel(other) };
    const file = csv(`mchId,${collection}`, `${desk.mchId},1008,${newNumber()},5,${notifyUrl}`);
    const before = (await orderCount()) ?? 0;
    const codes = (await Promise.all([upload(file, { as: desk.admin }), upload(file, { as: second })])).map(
      ({ code }) => code,
    );
    expect(codes.filter((code) => code === 200).length).toBe(1);
    expect(await orderCount()).toBe(before + 1);
  });

  it('is audited with its file and requires the second-level token', async () => {
    const { data } = await upload(csv(collection, `1008,${newNumber()},5,${notifyUrl}`));
    const [record] = await desk.store.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.objectId, data.batchId));
    expect(record).toMatchObject({
      operation: 'orders.createBatch',
      objectType: 'orderBatch',
      after: { rowCount: 1 },
    });
    expect((await upload('x', { headers: { token2: '' } })).code).toBe(errorCodes.secondLevelRequired);
    const supplier = await desk.signIn('supplier');
    expect((await upload('x', { as: { token: supplier, token2: '' } })).code).toBe(errorCodes.forbidden);
  });
});

describe('the upload flag', () => {
  const flag = async (as: Credentials = desk.merchant) =>
    (await desk.get<UploadFlag>('/v1.0/order/orderUploadFlag', { token: as.token })).data;
  const set = async (name: string, enable: boolean) => {
    const token = await desk.signIn('superAdmin');
    await desk.post(
      `/v1.0/system-config/set${name}`,
      { enable },
      { token, token2: await desk.signInSecondLevel(token) },
    );
  };

  it('describes the file format and the last upload', async () => {
    expect(await flag()).toMatchObject({
      enabled: true,
      uploading: false,
      maxBytes: 5_242_880,
      maxRows: 500,
      lastUpload: null,
    });
    expect((await flag()).columns.map(({ name }) => name)).not.toContain('mchId');
    expect((await flag(desk.admin)).columns[0]).toMatchObject({ name: 'mchId', required: true });
    const { data } = await upload(csv(collection, `1008,${newNumber()},5,${notifyUrl}`));
    expect((await flag()).lastUpload).toMatchObject({
      batchId: data.batchId,
      rowCount: 1,
      createdBy: 'merchant',
    });
    expect((await flag(desk.admin)).lastUpload).toBeNull();
  });

  it('reports an upload in progress until its deadline', async () => {
    const until = new Date(desk.clock.now().getTime() + 1_000);
    await desk.store.db
      .insert(orderUploads)
      .values({ userId: desk.ids.merchant, id: desk.ids.merchant, until });
    expect((await flag()).uploading).toBe(true);
    const file = csv(collection, `1008,${newNumber()},5,${notifyUrl}`);
    expect((await upload(file)).code).toBe(errorCodes.uploadInProgress);
    desk.clock.advance(1_000);
    expect((await flag()).uploading).toBe(false);
    expect((await upload(file)).code).toBe(200);
    expect((await flag()).uploading).toBe(false);
  });

  it.each(['ShowBatchButton', 'enableService'])('follows %s at once', async (name) => {
    const path = name === 'enableService' ? 'EnableService' : name;
    await set(path, false);
    expect((await flag()).enabled).toBe(false);
    expect((await upload('x')).code).toBe(errorCodes.uploadDisabled);
    await set(path, true);
    expect((await flag()).enabled).toBe(true);
  });
});

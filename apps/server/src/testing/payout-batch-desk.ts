import { expect } from 'vitest';
import type { Order } from '../domains/orders/orders/orders.table.ts';
import { payoutBatchOrders } from '../domains/orders/payout-steps/batch-places.table.ts';
import type {
  BatchCreated,
  BatchDossier,
  BatchJudgement,
  BatchOutcome,
  BatchRow,
} from '../domains/payouts/payout-batches/payout-batches.types.ts';
import type { GivenDefinition } from '../domains/payouts/payout-templates/payout-templates.types.ts';
import { openPayingDesk, type PayingDesk, payoutAmountMinor, type SignedIn } from './paying-desk.ts';

export const bankDefinition = {
  format: 'csv',
  columns: [
    { title: 'No', source: 'row' },
    { title: 'Name', source: 'userName' },
    { title: 'Account', source: 'cardNumber', maxLength: 20 },
    { title: 'Amount', source: 'amount', format: 'number' },
    { title: 'Remark', source: 'reference' },
  ],
  amountStyle: 'decimalPoint',
  dateFormat: 'dd/MM/yyyy',
  result: {
    skipRows: 0,
    keySource: 'reference',
    keyColumn: 'Remark',
    referenceColumn: 'UTR',
    statusColumn: 'Status',
    amountColumn: 'Amount',
    reasonColumn: 'Reason',
    paidWords: ['SUCCESS'],
    failedWords: ['FAILED'],
    unknownWords: ['PENDING'],
  },
} satisfies GivenDefinition;

interface Answer<Data> {
  readonly status: number;
  readonly code: number;
  readonly msg: string;
  readonly data: Data;
}

/** The paying desk with a bank's template, on which batches are made. */
export interface PayoutBatchDesk extends Omit<PayingDesk, 'create'> {
  readonly superAdmin: SignedIn;
  addTemplate(definition?: GivenDefinition): Promise<string>;
  /** Calls an operation of batches. */
  call<Data = BatchRow>(name: string, body: object, as?: SignedIn): Promise<Answer<Data>>;
  preview(query?: string, as?: SignedIn): Promise<Answer<{ orderCount: number } & Record<string, unknown>>>;
  create(changes?: object, as?: SignedIn): Promise<Answer<BatchCreated>>;
  /** A batch of these payouts. */
  batchOf(payouts: readonly Order[], as?: SignedIn): Promise<BatchRow>;
  /** A batch of new payouts, and exported. */
  exported(count: number, as?: SignedIn): Promise<{ batch: BatchRow; payouts: Order[] }>;
  dossier(batchId: string, as?: SignedIn): Promise<BatchDossier>;
  confirm(batchId: string, more: object, as?: SignedIn): Promise<Answer<BatchOutcome>>;
  judge(
    batchId: string,
    file: string | Uint8Array,
    as?: SignedIn,
    name?: string,
  ): Promise<Answer<BatchJudgement>>;
  waitingMany(count: number, amount?: number): Promise<Order[]>;
}

let template = 0;

export async function openPayoutBatchDesk(): Promise<PayoutBatchDesk> {
  const desk = await openPayingDesk();
  const people = { superAdmin: { token: '', token2: '' } };
  let templateId = '';
  const call = <Data>(name: string, body: object, as: SignedIn = desk.admin) =>
    desk.post<Data>(`/v1.0/payoutBatch/${name}`, body, as);
  const waitingMany = async (count: number, amount = payoutAmountMinor): Promise<Order[]> => {
    const payouts: Order[] = [];
    for (let number = 0; number < count; number += 1) payouts.push(await desk.waiting(amount));
    return payouts;
  };
  const addTemplate = async (definition: GivenDefinition = bankDefinition): Promise<string> => {
    template += 1;
    const body = { name: `Bank ${template}`, bankName: 'Example Bank', definition };
    const { data, msg } = await desk.post<{ id: string } | null>(
      '/v1.0/payoutTemplate/add',
      body,
      desk.admin,
    );
    if (!data) throw new Error(msg);
    return data.id;
  };
  const create = (changes: object = {}, as?: SignedIn) =>
    call<BatchCreated>(
      'create',
      { resourceId: desk.account, templateId, payoutTime: '2026-11-20 18:00:00', ...changes },
      as,
    );
  const batchOf = async (payouts: readonly Order[], as?: SignedIn): Promise<BatchRow> => {
    const { code, data, msg } = await create({ orderCodes: payouts.map(({ orderCode }) => orderCode) }, as);
    expect([code, msg]).toEqual([200, expect.anything()]);
    return data.batch;
  };
  const renew = async (): Promise<void> => {
    await desk.store.db.delete(payoutBatchOrders);
    await desk.renew();
    const token = await desk.signIn('superAdmin');
    people.superAdmin = { token, token2: await desk.signInSecondLevel(token) };
    templateId = await addTemplate();
  };
  return {
    ...desk,
    get account() {
      return desk.account;
    },
    get supplier() {
      return desk.supplier;
    },
    get admin() {
      return desk.admin;
    },
    get superAdmin() {
      return people.superAdmin;
    },
    renew,
    call,
    create,
    batchOf,
    waitingMany,
    addTemplate,
    preview: (query = '', as = desk.admin) =>
      desk.get(`/v1.0/payoutBatch/getPreview?resourceId=${desk.account}${query}`, as),
    exported: async (count, as) => {
      const payouts = await waitingMany(count);
      const batch = await batchOf(payouts, as);
      const { data, code, msg } = await call<BatchRow>('export', { payoutBatchId: batch.id }, as);
      expect([code, msg]).toEqual([200, expect.anything()]);
      return { batch: data, payouts };
    },
    dossier: async (batchId, as = desk.admin) => {
      const path = `/v1.0/payoutBatch/getDossier?payoutBatchId=${batchId}`;
      return (await desk.get<BatchDossier>(path, as)).data;
    },
    confirm: (payoutBatchId, more, as) => call<BatchOutcome>('confirm', { payoutBatchId, ...more }, as),
    judge: async (batchId, file, as = desk.admin, name = 'result.csv') => {
      const form = new FormData();
      form.set('payoutBatchId', batchId);
      form.set('file', new File([file as BlobPart], name));
      const answer = await desk.hono.request('/v1.0/payoutBatch/judge', {
        method: 'POST',
        headers: { token: as.token, token2: as.token2 },
        body: form,
      });
      return { status: answer.status, ...((await answer.json()) as Omit<Answer<BatchJudgement>, 'status'>) };
    },
  };
}

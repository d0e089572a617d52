import type { DecisionDesk } from './decision-desk.ts';
import type { PartyDesk } from './party-desk.ts';
import { peopleOf } from './people.ts';
import { done, lastReason, type Row, rowOf, type TextWriter } from './stored-texts.ts';

const resultWays = ['keyColumn', 'referenceColumn', 'statusColumn', 'amountColumn', 'reasonColumn'].map(
  (name) => `definition.result.${name}`,
);
const wordWays = ['paidWords', 'failedWords', 'unknownWords'].map((name) => `definition.result.${name}.0`);
const [paidWord = '', ...otherWords] = wordWays;
const mainWays = [
  'name',
  'bankName',
  'definition.headerRows.0.0',
  'definition.columns.0.title',
  'definition.columns.0.constant',
  ...resultWays,
  paidWord,
];

type TextOf = (way: string) => string;

/** A template with the texts of these ways; a word cannot stand in two lists, so the others have their own. */
function templateOf(textOf: TextOf, ways: readonly string[], index: number) {
  const text = (way: string, other: string): string => (ways.includes(way) ? textOf(way) : other);
  const ofResult = (name: string): string => text(`definition.result.${name}`, name);
  const words = (name: string): string[] => [text(`definition.result.${name}.0`, name)];
  return {
    name: text('name', `Template ${index}`),
    bankName: text('bankName', 'Bank'),
    definition: {
      format: 'csv',
      headerRows: [[text('definition.headerRows.0.0', 'Head')]],
      columns: [
        {
          title: text('definition.columns.0.title', 'Title'),
          source: 'constant',
          constant: text('definition.columns.0.constant', 'Constant'),
        },
        { title: 'Amount', source: 'amount' },
        { title: 'Reference', source: 'reference' },
      ],
      amountStyle: 'minor',
      dateFormat: 'yyyyMMdd',
      result: {
        skipRows: 0,
        keySource: 'reference',
        keyColumn: ofResult('keyColumn'),
        referenceColumn: ofResult('referenceColumn'),
        statusColumn: ofResult('statusColumn'),
        amountColumn: ofResult('amountColumn'),
        reasonColumn: ofResult('reasonColumn'),
        paidWords: words('paidWords'),
        failedWords: words('failedWords'),
        unknownWords: words('unknownWords'),
      },
    },
  };
}

const at = (row: Row, way: string): unknown =>
  way.split('.').reduce<unknown>((from, key) => (from as Record<string, unknown>)[key], row);

/** Texts of bank templates. */
export function templateWriters(desk: PartyDesk): TextWriter[] {
  const { call } = desk;
  // A name is unique, so the template is deleted once it was read.
  const shownOf = (templateId: string, ways: readonly string[]) => async () => {
    const row = await rowOf(desk, 'admin', `payoutTemplate/getList?templateId=${templateId}`, () => true);
    done(await call('admin', 'payoutTemplate/delete', { templateId }));
    return Object.fromEntries(ways.map((way) => [way, at(row, way)]));
  };
  const writers = (ways: readonly string[]): TextWriter[] => [
    {
      operation: 'payoutTemplates.add',
      ways,
      write: async (textOf, index) => {
        const answer = await call<{ id: string }>(
          'admin',
          'payoutTemplate/add',
          templateOf(textOf, ways, index),
        );
        return { ...answer, shown: () => shownOf(answer.data.id, ways)() };
      },
    },
    {
      operation: 'payoutTemplates.update',
      ways,
      write: async (textOf, index) => {
        const plain = templateOf(textOf, [], index);
        const { id } = done(await call<{ id: string }>('admin', 'payoutTemplate/add', plain));
        const changed = { templateId: id, ...templateOf(textOf, ways, index) };
        const answer = await call('admin', 'payoutTemplate/update', changed);
        return { ...answer, shown: shownOf(id, ways) };
      },
    },
  ];
  return [mainWays, ...otherWords.map((way) => [way])].flatMap(writers);
}

/** Reasons of steps of payout batches. */
export async function batchWriters(desk: DecisionDesk): Promise<TextWriter[]> {
  const people = peopleOf(desk);
  const resourceId = await desk.payingAccount();
  const templateId = done(
    await people.call<{ id: string }>(
      'admin',
      'payoutTemplate/add',
      templateOf(() => '', [], 0),
    ),
  ).id;
  const created = async () => {
    const { orderCode } = await desk.waiting();
    const body = { resourceId, templateId, payoutTime: '2026-11-20 18:00:00', orderCodes: [orderCode] };
    const { batch } = done(await people.call<{ batch: { id: string } }>('admin', 'payoutBatch/create', body));
    return { payoutBatchId: batch.id, orderCode };
  };
  return [
    {
      operation: 'payoutBatches.cancel',
      ways: ['reason'],
      write: async (textOf) => {
        const { payoutBatchId, orderCode } = await created();
        const body = { payoutBatchId, reason: textOf('reason') };
        const answer = await people.call('admin', 'payoutBatch/cancel', body);
        return { ...answer, shown: lastReason(people, orderCode) };
      },
    },
    {
      operation: 'payoutBatches.handle',
      ways: ['reason'],
      write: async (textOf) => {
        const { payoutBatchId, orderCode } = await created();
        done(await people.call('admin', 'payoutBatch/export', { payoutBatchId }));
        const body = { payoutBatchId, orderCodes: [orderCode], to: 'rejecting', reason: textOf('reason') };
        const answer = await people.call('admin', 'payoutBatch/handle', body);
        return { ...answer, shown: lastReason(people, orderCode) };
      },
    },
  ];
}

import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { columnsFor, texts } from '../../../kit/exporting/export-columns.ts';
import { readXlsx } from '../../../kit/spreadsheet/xlsx.ts';
import { ExportFile, factsOf } from './exports.file.ts';
import { exportPolicy } from './exports.policy.ts';
import type { ListExport } from './exports.table.ts';

interface Row {
  code: string;
}

const column = columnsFor<Row>();
const columns = [column.text('code', texts('编号', '編號', 'Code'))] as never;
const source = { title: texts('订单', '訂單', 'Orders') } as never;
const rows = (count: number, from: number): Row[] =>
  // Texts that compress badly, so that the pieces reach their maximum size.
  Array.from({ length: count }, (_, at) => ({ code: `C${Math.sin(from + at)}${Math.cos(from + at)}` }));

async function written(format: 'csv' | 'xlsx', pages: number) {
  const asked = { format, language: 'en-US', timeZone: 'UTC' } as ListExport;
  const file = new ExportFile(columns, source, asked);
  const pieces: Uint8Array[] = [];
  const given: string[] = [];
  for (let page = 0; page < pages; page += 1) {
    const some = rows(1_000, page * 1_000);
    given.push(...some.map(({ code }) => code));
    file.add(some);
    pieces.push(...(await file.pieces()));
  }
  pieces.push(...(await file.lastPieces([])));
  return { pieces, given, sizeBytes: file.sizeBytes };
}

it('cuts a CSV into pieces of one mebibyte, each compressed separately', async () => {
  const { pieces, given, sizeBytes } = await written('csv', 60);
  const plain = pieces.map((piece) => gunzipSync(piece));
  expect(plain.length).toBeGreaterThan(2);
  for (const piece of plain.slice(0, -1)) expect(piece).toHaveLength(exportPolicy.pieceBytes);
  expect(plain.reduce((sum, { byteLength }) => sum + byteLength, 0)).toBe(sizeBytes);
  const [, ...read]: string[][] = parse(Buffer.concat(plain), { bom: true });
  expect(read.flat()).toEqual(given);
});

it('cuts a workbook into pieces that together can be opened', async () => {
  const { pieces, given, sizeBytes } = await written('xlsx', 60);
  expect(pieces.length).toBeGreaterThan(1);
  for (const piece of pieces) expect(piece.byteLength).toBeLessThanOrEqual(exportPolicy.pieceBytes);
  const whole = Buffer.concat(pieces);
  expect(whole.byteLength).toBe(sizeBytes);
  const read = await readXlsx(whole, { maxRows: 100_000, maxColumns: 5 });
  expect(read.slice(1).map(({ cells }) => cells[0])).toEqual(given);
});

describe('the notes of a workbook', () => {
  const asked = {
    account: 'admin',
    language: 'en-US',
    timeZone: 'UTC',
    filters: { orderStatusId: '4', sortBy: 'amount' },
    filterNotes: null,
    selection: null,
  } as unknown as ListExport;
  const told = { rowCount: 3, limitReached: false, now: new Date('2026-11-20T04:00:00Z') };
  const filtersIn = (facts: ReturnType<typeof factsOf>) =>
    facts.filter(([name]) => /^(Filter|筛选|篩選)/.test(name));

  it('have the filters in the words of the screen that asked', () => {
    const filterNotes = [{ label: 'Status', value: 'Paid' }];
    expect(filtersIn(factsOf(source, { ...asked, filterNotes }, told))).toEqual([['Filter: Status', 'Paid']]);
  });

  it.each([
    ['zh-CN', '状态', '筛选：状态'],
    ['zh-TW', '狀態', '篩選：狀態'],
  ] as const)('have the separator of the language %s', (language, label, name) => {
    const filterNotes = [{ label, value: 'X' }];
    const facts = factsOf(source, { ...asked, language, filterNotes }, told);
    expect(filtersIn(facts)).toEqual([[name, 'X']]);
  });

  it('have the parameters of a caller without a screen', () => {
    expect(filtersIn(factsOf(source, asked, told))).toEqual([
      ['Filter: orderStatusId', '4'],
      ['Filter: sortBy', 'amount'],
    ]);
  });

  it('have no filters if the screen had none', () => {
    expect(filtersIn(factsOf(source, { ...asked, filterNotes: [] }, told))).toEqual([]);
  });
});

import type { Currency, OperationIO } from '@platform/sdk';
import { and, inArray, isNotNull } from 'drizzle-orm';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { ownedRows } from '../../../kit/operation/owned-rows.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { SheetFault, type SheetRow } from '../../../kit/spreadsheet/sheet.ts';
import { orders } from '../../orders/orders.public.ts';
import type { FiledPayout } from './bank-file.fields.ts';
import { readBankSheet } from './bank-file.reading.ts';
import { writeBankFile } from './bank-file.service.ts';
import { definitionOf } from './payout-templates.definition.ts';
import type { TemplateDefinition } from './payout-templates.types.ts';

type Io = OperationIO['payoutTemplates.preview'];

/** Writes a file of a few payouts and reads its bytes again, so that an operator sees what the bank will read. */
export async function previewTemplate(
  context: HandlerContext,
  { definition, currency = 'INR', orderCodes }: Io['handlerInput'],
): Promise<Io['output']> {
  const template = definitionOf(definition);
  const payouts = orderCodes ? await namedPayouts(context, orderCodes) : inventedPayouts(currency);
  const { bytes, problems } = await writeBankFile(template, payouts, {
    batchCode: 'B20261120120000123456',
    payoutTime: context.now,
    timeZone: context.timeZone,
    payerAccount: '000123456789',
    payerName: 'Example Payer',
  });
  return {
    lines: await linesOf(template, bytes),
    text: template.format === 'csv' ? textOf(template, bytes) : null,
    sizeBytes: bytes.byteLength,
    problems,
  };
}

async function namedPayouts({ db, scope }: HandlerContext, codes: readonly string[]): Promise<FiledPayout[]> {
  const visible = ownedRows(scope, { merchant: orders.merchantId, supplier: orders.supplierId });
  const found = await db
    .select()
    .from(orders)
    .where(and(inArray(orders.orderCode, [...codes]), isNotNull(orders.payoutStatus), visible));
  return codes.map((orderCode) => {
    const order = found.find((one) => one.orderCode === orderCode);
    if (!order) throw new BusinessError('orderNotFound', { orderCode });
    return order;
  });
}

function inventedPayouts(currency: Currency): FiledPayout[] {
  const chain = currency === 'USDT';
  const made = (index: number, amountMinor: number, userName: string): FiledPayout => ({
    orderCode: `P20261120120000000000${index}`,
    merchantOrderNo: `M20261120-000${index}`,
    amountMinor,
    currency,
    userName,
    cardNumber: chain ? null : `12345678901${index}`,
    vpa: null,
    usdtAddress: chain ? `TExampleAddressOfBeneficiary00000${index}` : null,
    ifscCode: currency === 'INR' ? 'EXMP0001234' : null,
    bankName: chain ? null : 'Example Bank',
  });
  return [made(1, 250_000, 'Asha Verma'), made(2, 99, '=1+1'), made(3, 123_456_789, '王小明')];
}

const limits = { maxRows: 600, maxColumns: 64 };

/** What the bytes say. A file with characters that its encoding lacks has no bytes. */
async function linesOf(template: TemplateDefinition, bytes: Uint8Array): Promise<string[][]> {
  if (bytes.byteLength === 0) return [];
  try {
    return (await readBankSheet(template, bytes, limits)).map(cellsOf);
  } catch (error) {
    if (error instanceof SheetFault) return [];
    throw error;
  }
}

const cellsOf = ({ cells }: SheetRow): string[] =>
  cells.map((cell) => (typeof cell === 'string' ? cell : cell.refused));

const textOf = ({ encoding }: TemplateDefinition, bytes: Uint8Array): string =>
  new TextDecoder(encoding === 'gbk' ? 'gbk' : 'utf-8').decode(bytes);

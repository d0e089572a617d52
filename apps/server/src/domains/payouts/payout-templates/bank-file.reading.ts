import { readCsv } from '../../../kit/spreadsheet/csv.ts';
import type { SheetLimits, SheetRow } from '../../../kit/spreadsheet/sheet.ts';
import { readXlsx } from '../../../kit/spreadsheet/xlsx.ts';
import { separators } from './bank-file.service.ts';
import type { TemplateDefinition } from './payout-templates.types.ts';

/**
 * Reads a file exactly as the template describes it: encoding and separator are never guessed, because a wrong guess
 * could turn one payout's result into another's.
 *
 * @throws SheetFault
 */
export async function readBankSheet(
  { format, encoding, separator }: TemplateDefinition,
  bytes: Uint8Array,
  limits: SheetLimits,
): Promise<readonly SheetRow[]> {
  if (format === 'xlsx') return readXlsx(bytes, limits);
  const dialect = {
    encoding: encoding === 'gbk' ? 'gbk' : 'utf-8',
    delimiter: separators[separator],
  } as const;
  return readCsv(bytes, limits, dialect);
}

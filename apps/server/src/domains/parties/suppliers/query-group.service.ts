import type { Queryable } from '../../../db/connection.ts';
import type { SettingsReader } from '../../../kit/operation/context.ts';
import { supplierTree } from './suppliers.service.ts';

/**
 * SupplierUnifyQueryGroup: the suppliers that a list filter includes. While a group is set, the supplier with
 * its whole team; otherwise only the supplier. The caller's scope narrows either.
 */
export async function suppliersMeant(
  db: Queryable,
  settings: SettingsReader,
  supplierId: string | undefined,
): Promise<{ supplierIds?: readonly string[] }> {
  if (supplierId === undefined) return {};
  const asksTogether = (await settings.get('SupplierUnifyQueryGroup')) !== '';
  const team = asksTogether ? await supplierTree(db, supplierId) : [];
  return { supplierIds: [supplierId, ...team] };
}

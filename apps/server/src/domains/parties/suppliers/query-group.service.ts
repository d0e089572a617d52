import type { Queryable } from '../../../db/connection.ts';
import type { SettingsReader } from '../../../kit/operation/context.ts';
import { supplierTree } from './suppliers.service.ts';

/**
 * SupplierUnifyQueryGroup: whom a list means by a supplier. While a group is named in which suppliers are asked together,
 * that is the supplier with its whole team; without one the supplier alone. What the caller may see narrows either.
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

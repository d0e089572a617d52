import type { Role } from '@platform/sdk/permissions';

export type { Role };

// Not imported from the contract: that module includes the whole permission table, which sign-in does not
// need.
const known: Record<Role, true> = {
  superAdmin: true,
  admin: true,
  supplier: true,
  merchant: true,
  customerService: true,
  technicalMaintenance: true,
  technicalSupport: true,
};

export const roles = Object.keys(known) as Role[];

export function isRole(value: string): value is Role {
  return Object.hasOwn(known, value);
}

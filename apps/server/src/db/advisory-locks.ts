/**
 * Every advisory lock of the platform, here so that no two mean the same number. Other programs on the same database
 * stay away from these.
 */
export const advisoryLocks = {
  migration: 7_305_001,
  auditSeal: 7_305_002,
  firstSuperAdmin: 7_305_003,
  demo: 7_305_004,
  allocationUpkeep: 7_305_005,
  dataClearing: 7_305_006,
  orderSums: 7_305_007,
  supplierTeams: 7_305_008,
  payoutAssignment: 7_305_009,
  exportTaking: 7_305_010,
} as const;

/** First numbers of locks that take two; the second one says what is locked. */
export const advisoryLockGroups = {
  bankReference: 7_305_011,
  deadCallbackNotice: 7_305_012,
  suspicionNotice: 7_305_013,
  exportsOfUser: 7_305_014,
} as const;

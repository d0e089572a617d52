/**
 * Every advisory lock of the platform, in one place so that no number is used twice. Other programs on the
 * same database must not use these numbers.
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
  monitorScriptDefaults: 7_305_031,
  ipRules: 7_305_032,
  reconciliationSums: 7_305_033,
  analysisRules: 7_305_034,
} as const;

/** First keys of two-key locks. The second key identifies the locked object. */
export const advisoryLockGroups = {
  bankReference: 7_305_011,
  deadCallbackNotice: 7_305_012,
  suspicionNotice: 7_305_013,
  exportsOfUser: 7_305_014,
  linkNotice: 7_305_015,
  reportedPayment: 7_305_016,
} as const;

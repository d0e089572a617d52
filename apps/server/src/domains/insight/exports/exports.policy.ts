const secondMs = 1_000;
const hourMs = 3_600_000;

/** Limits of exports. */
export const exportPolicy = {
  /** Maximum rows per file. An XLSX sheet has 1,048,576 lines, including the header; 50,000 lines are about 1,100 pages. */
  rowLimits: { csv: 1_000_000, xlsx: 1_048_575, pdf: 50_000 },
  /** Per user: exports being written at the same time, and open ones (waiting or running). */
  running: 2,
  open: 5,
  /** Finished exports per user. The oldest are removed for new ones. */
  kept: 20,
  keptMs: 24 * hourMs,
  /** Rows per page read. */
  pageRows: 1_000,
  /** Lines of a document per page read: few, because setting them in type takes the time of requests. */
  documentRows: 200,
  /** Size of a piece of a file, before compression. */
  pieceBytes: 1_048_576,
  /** The lease: a process that does not renew it for this long counts as dead. */
  leaseMs: 30 * secondMs,
  renewEveryMs: 10 * secondMs,
  /** Maximum attempts per export. */
  attempts: 3,
  /** Minimum time between two progress events to the user. */
  tellEveryMs: secondMs,
} as const;

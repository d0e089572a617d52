const secondMs = 1_000;
const hourMs = 3_600_000;

/** What exports may cost, in one place. */
export const exportPolicy = {
  /** Most rows of a file. A sheet of XLSX has 1,048,576 lines, its header among them. */
  rowLimits: { csv: 1_000_000, xlsx: 1_048_575 },
  /** Of one user, at a time. */
  running: 2,
  open: 5,
  /** Of one user, finished: the oldest make room. */
  kept: 20,
  keptMs: 24 * hourMs,
  /** Rows that are read at once. */
  pageRows: 1_000,
  /** Of a file, before they are compressed. */
  pieceBytes: 1_048_576,
  /** A process that has not been heard of for this long is taken for gone. */
  leaseMs: 30 * secondMs,
  renewEveryMs: 10 * secondMs,
  /** Times that an export is begun. */
  attempts: 3,
  /** The user is told of progress no oftener. */
  tellEveryMs: secondMs,
} as const;

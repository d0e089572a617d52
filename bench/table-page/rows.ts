/** A row of an order list as the console has them; wide tables repeat its fields. */
export type BenchRow = Record<string, string>;

const statuses = ['created', 'allocated', 'timed out', 'callback succeeded', 'callback failed'];

export function makeRows(rowCount: number, columnCount: number): BenchRow[] {
  return Array.from({ length: rowCount }, (_, row) => {
    const cells: BenchRow = { id: `C20261120${String(row).padStart(12, '0')}` };
    for (let column = 0; column < columnCount; column += 1) cells[`c${column}`] = cellText(row, column);
    return cells;
  });
}

function cellText(row: number, column: number): string {
  switch (column % 5) {
    case 0:
      return `M${String((row * 7_919 + column) % 1_000_000).padStart(9, '0')}`;
    case 1:
      return statuses[(row + column) % statuses.length] ?? '';
    case 2:
      return `${((row * 31 + column) % 90_000) + 100}.${String(row % 100).padStart(2, '0')} INR`;
    case 3:
      return `2026-11-${String((row % 28) + 1).padStart(2, '0')} 12:${String(row % 60).padStart(2, '0')}:00`;
    default:
      return `merchant ${(row + column) % 311}`;
  }
}

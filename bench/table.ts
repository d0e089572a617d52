/** One line of the result: what was measured, ours and the reference. */
export interface Row {
  readonly what: string;
  readonly ours: string;
  readonly reference: string;
  /** Ours divided by the reference; absent when the target is absolute. */
  readonly ratio?: number;
  readonly target: string;
  readonly met: boolean;
}

export interface Target {
  readonly atMost?: number;
  readonly atLeast?: number;
}

/** A row whose target is a ratio. */
export function ratioRow(
  what: string,
  ours: number,
  reference: { readonly name: string; readonly value: number },
  unit: string,
  target: Target,
): Row {
  const ratio = ours / reference.value;
  return {
    what,
    ours: figure(ours, unit),
    reference: `${figure(reference.value, unit)} ${reference.name}`,
    ratio,
    ...judge(ratio, target, '×'),
  };
}

/** A row whose target is an absolute figure. */
export function figureRow(what: string, ours: number, unit: string, target: Target, reference = '–'): Row {
  return { what, ours: figure(ours, unit), reference, ...judge(ours, target, ` ${unit}`) };
}

function judge(value: number, { atMost, atLeast }: Target, unit: string): Pick<Row, 'target' | 'met'> {
  if (atMost !== undefined) return { target: `≤ ${atMost}${unit}`, met: value <= atMost };
  if (atLeast !== undefined) return { target: `≥ ${atLeast}${unit}`, met: value >= atLeast };
  return { target: '–', met: true };
}

function figure(value: number, unit: string): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return `${value.toFixed(digits)} ${unit}`;
}

export function formatTable(rows: readonly Row[]): string {
  const lines = [
    ['what', 'ours', 'reference', 'ratio', 'target', ''],
    ...rows.map(({ what, ours, reference, ratio, target, met }) => [
      what,
      ours,
      reference,
      ratio === undefined ? '–' : `${ratio.toFixed(2)}×`,
      target,
      target === '–' ? '' : met ? 'met' : 'MISSED',
    ]),
  ];
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map((line) => [...(line[column] ?? '')].length))) ?? [];
  return lines
    .map((line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
    .toSpliced(1, 0, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`)
    .join('\n');
}

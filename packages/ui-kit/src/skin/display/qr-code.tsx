import { cn } from '../theme/class-names.ts';

export interface QrCodeProps {
  /** Dark modules are `true`; without the quiet zone. */
  modules: readonly (readonly boolean[])[];
  /** What scanning the code does. */
  label: string;
  sizePx?: number;
  className?: string;
}

const quietZone = 4;

/** Black on white in both themes, because scanners expect that. The caller computes the matrix. */
export function QrCode({ modules, label, sizePx = 192, className }: QrCodeProps) {
  const side = modules.length + 2 * quietZone;
  const path = modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + quietZone} ${y + quietZone}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      width={sizePx}
      height={sizePx}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className={cn('rounded-md border', className)}
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

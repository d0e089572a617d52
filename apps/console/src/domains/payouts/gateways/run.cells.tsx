import { NoValue } from '../../../shared/cells/cells.tsx';
import { useFormats } from '../../../shared/format.ts';

/** The share of runs that the gateway answered. */
export function SuccessCell({ errorRate }: { errorRate: number | null }) {
  const { percent } = useFormats();
  if (errorRate === null) return <NoValue />;
  return <span className="numeric">{percent(1 - errorRate)}</span>;
}

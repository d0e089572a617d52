import { Badge } from '@platform/ui-kit/skin';
import { TriangleAlert } from 'lucide-react';
import { useFormats } from '../../../../shared/format.ts';

/** Payouts whose outcome is unknown. Any of them needs attention, so it does not look like zero. */
export function UnknownCount({ count }: { count: number }) {
  const { number } = useFormats();
  if (count === 0) return <span className="numeric">0</span>;
  return (
    <Badge tone="warning" className="numeric">
      <TriangleAlert aria-hidden />
      {number(count)}
    </Badge>
  );
}

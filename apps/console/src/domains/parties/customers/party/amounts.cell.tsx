import type { ReactNode } from 'react';
import { NoValue } from '../../../../shared/cells/cells.tsx';

/**
 * A column of amounts in several currencies. A table row shows the amounts that fit, and never a part of one:
 * a number without its last digits reads as another number. A card shows all.
 */
export const amounts = <Row extends object>(write: (row: Row) => string) => ({
  cell: (row: Row): ReactNode => <AmountsCell text={write(row)} />,
  text: write,
});

function AmountsCell({ text }: { text: string }) {
  if (text === '') return <NoValue />;
  return (
    <span title={text} className="whitespace-normal wrap-anywhere in-[[role=row]]:line-clamp-1">
      {text}
    </span>
  );
}

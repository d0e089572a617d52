import { useLanguage } from '../messages.ts';
import { NoValue } from './cells.tsx';
import { ratioText } from './ratio.text.ts';

/** A measured ratio, such as a success rate: 83.3%. An agreed rate is exact; see `RateCell`. */
export function RatioCell({ ratio }: { ratio: number | null }) {
  const language = useLanguage();
  if (ratio === null) return <NoValue />;
  return <span className="numeric">{ratioText(ratio, language)}</span>;
}

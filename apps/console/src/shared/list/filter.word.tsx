import { useText } from '../messages.ts';
import { listMessages } from './list.messages.ts';

/** Button label: on a phone the sheet has all filters, elsewhere only the additional ones. */
export function FiltersWord() {
  const say = useText(listMessages);
  return (
    <>
      <span className="max-sm:hidden">{say('moreFilters')}</span>
      <span className="sm:hidden">{say('filters')}</span>
    </>
  );
}

import { useText } from '../../messages.ts';
import { fieldReasonMessages } from '../../reasons.messages.ts';
import { importMessages } from './import.messages.ts';

/** Words for why a value of a file is refused. A file offers no choices, so an unknown one has other words than in a form. */
export function useFileReason(): (why: keyof typeof fieldReasonMessages.table) => string {
  const say = useText(importMessages);
  const sayReason = useText(fieldReasonMessages);
  return (why) => (why === 'unknownChoice' ? say('unknownValue') : sayReason(why));
}

import { RelativeTime } from '@platform/ui-kit/skin';
import { timeZone, useFormats } from './format.ts';
import { useLanguage } from './messages.ts';

/** Shows how long ago something was. Hover and focus show the exact time in the platform's time zone. */
export function Ago({ value, className }: { value: string; className?: string }) {
  const language = useLanguage();
  const { dateTime } = useFormats();
  const exact = `${dateTime(value)} (${timeZone()})`;
  return (
    <RelativeTime dateTime={value} language={language} exact={exact} {...(className && { className })} />
  );
}

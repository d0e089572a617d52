import { RelativeTime } from '@platform/ui-kit/skin';
import { timeZone, useFormats } from './format.ts';
import { useLanguage } from './messages.ts';

/** How long ago something was; the exact time in the platform's zone on hover and focus. */
export function Ago({ value, className }: { value: string; className?: string }) {
  const language = useLanguage();
  const { dateTime } = useFormats();
  const exact = `${dateTime(value)} (${timeZone()})`;
  return (
    <RelativeTime dateTime={value} language={language} exact={exact} {...(className && { className })} />
  );
}

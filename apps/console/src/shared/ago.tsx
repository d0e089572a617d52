import { RelativeTime } from '@platform/ui-kit/skin';
import { useFormats } from './format.ts';
import { useLanguage } from './messages.ts';

/** Shows how long ago something was. Hover and focus show the exact time with its time zone. */
export function Ago({ value, className }: { value: string; className?: string }) {
  const language = useLanguage();
  const { full } = useFormats();
  return (
    <RelativeTime
      dateTime={value}
      language={language}
      exact={full(value)}
      {...(className && { className })}
    />
  );
}

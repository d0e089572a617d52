import { Skeleton, Spinner } from '@platform/ui-kit/skin';
import { defineMessages, useText } from '../../shared/messages.ts';

const pageMessages = defineMessages('pages', {
  loading: { 'zh-CN': '正在加载页面', 'zh-TW': '正在載入頁面', 'en-US': 'Loading the page' },
});

/** What stands in for a page while its code arrives. */
export function PageSkeleton() {
  const text = useText(pageMessages);
  return (
    <div className="grid gap-4 p-4 sm:p-6">
      <span className="sr-only">
        <Spinner label={text('loading')} />
      </span>
      <Skeleton className="h-7 w-48" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}

import { Skeleton, Spinner } from '@platform/ui-kit/skin';
import { defineMessages, useText, useWords } from '../../shared/messages.ts';
import type { Screen } from '../../shared/screen.ts';

const pageMessages = defineMessages('pages', {
  loading: { 'zh-CN': '正在加载页面', 'zh-TW': '正在載入頁面', 'en-US': 'Loading page' },
});

/**
 * Placeholder while a page's code loads and its content renders. The heading is where the page will have it.
 */
export function PageSkeleton({ screen }: { screen: Screen }) {
  const text = useText(pageMessages);
  const words = useWords();
  return (
    <div className="flex min-h-full flex-col gap-3 p-3 sm:p-4">
      <header className="flex h-7 items-center">
        {screen.ownHeading ? (
          <Skeleton className="h-7 w-48" />
        ) : (
          <h1 className="text-lg font-semibold">{words(screen.title)}</h1>
        )}
        <span className="sr-only">
          <Spinner label={text('loading')} />
        </span>
      </header>
      <Skeleton className="h-9 w-full" />
      <Skeleton className="min-h-64 w-full flex-1" />
    </div>
  );
}

import { Check, Copy, X } from 'lucide-react';
import { useState } from 'react';
import { copyText } from './copy.ts';
import { defineMessages, useText } from './messages.ts';

const requestIdMessages = defineMessages('requestId', {
  requestId: { 'zh-CN': '请求编号', 'zh-TW': '請求編號', 'en-US': 'Request ID' },
  copy: { 'zh-CN': '复制请求编号', 'zh-TW': '複製請求編號', 'en-US': 'Copy request ID' },
  copied: { 'zh-CN': '已复制', 'zh-TW': '已複製', 'en-US': 'Copied' },
  copyFailed: { 'zh-CN': '复制失败', 'zh-TW': '複製失敗', 'en-US': 'Copy failed' },
});

const icons = { idle: Copy, copied: Check, failed: X };

/** The id of a call in the server's logs. Copied with a click. */
export function RequestId({ id }: { id: string }) {
  const text = useText(requestIdMessages);
  const [state, setState] = useState<keyof typeof icons>('idle');
  const Icon = icons[state];
  return (
    <p className="flex min-w-0 items-center gap-1.5 text-xs">
      <span className="shrink-0">{text('requestId')}</span>
      <button
        type="button"
        aria-label={text('copy')}
        className="focus-ring inline-flex min-h-6 min-w-0 items-center gap-1 rounded-sm font-mono underline-offset-2 hover:underline"
        onClick={async () => setState((await copyText(id)) ? 'copied' : 'failed')}
      >
        <span className="truncate">{id}</span>
        <Icon aria-hidden className="size-3 shrink-0" />
      </button>
      <span aria-live="polite" className="shrink-0">
        {state === 'copied' && text('copied')}
        {state === 'failed' && text('copyFailed')}
      </span>
    </p>
  );
}

import { IconButton } from '@platform/ui-kit/skin';
import { Check, Copy, X } from 'lucide-react';
import { useState } from 'react';
import { copyText } from './copy.ts';
import { defineMessages, useText } from './messages.ts';

const copyMessages = defineMessages('copy', {
  copy: { 'zh-CN': '复制', 'zh-TW': '複製', 'en-US': 'Copy' },
  copied: { 'zh-CN': '已复制', 'zh-TW': '已複製', 'en-US': 'Copied' },
  failed: { 'zh-CN': '复制失败', 'zh-TW': '複製失敗', 'en-US': 'Copy failed' },
});

const icons = { copy: Copy, copied: Check, failed: X };

/** Copies a text and confirms it on the button. */
export function CopyButton({ text: content }: { text: string }) {
  const text = useText(copyMessages);
  const [state, setState] = useState<keyof typeof icons>('copy');
  const Icon = icons[state];
  return (
    <>
      <IconButton
        size="icon-xs"
        label={text(state)}
        onClick={async () => setState((await copyText(content)) ? 'copied' : 'failed')}
      >
        <Icon aria-hidden />
      </IconButton>
      <span aria-live="polite" className="sr-only">
        {state !== 'copy' && text(state)}
      </span>
    </>
  );
}

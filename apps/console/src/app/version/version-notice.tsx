import { Button, IconButton } from '@platform/ui-kit/skin';
import { Sparkles, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { defineMessages, useText } from '../../shared/messages.ts';
import { useStore } from '../../shared/store.ts';
import { newVersion, watchVersion } from './version.watch.ts';

const versionMessages = defineMessages('version', {
  ready: {
    'zh-CN': '系统已更新。刷新后使用新版本，已打开的页面会恢复。',
    'zh-TW': '系統已更新。重新整理後使用新版本，已開啟的頁面會恢復。',
    'en-US': 'Console updated. Reload to use the new version; open pages are restored.',
  },
  reload: { 'zh-CN': '立即刷新', 'zh-TW': '立即重新整理', 'en-US': 'Reload now' },
  later: { 'zh-CN': '稍后', 'zh-TW': '稍後', 'en-US': 'Later' },
});

/**
 * Offers a reload when a new version is available. Never reloads without the user, who may have unsaved work.
 */
export function VersionNotice({ onReload }: { onReload: () => void }) {
  const text = useText(versionMessages);
  const isNew = useStore(newVersion);
  const [put, setPut] = useState(false);
  useEffect(watchVersion, []);
  return (
    <div role="status" className="empty:hidden">
      {isNew && !put && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-info-border bg-info-surface px-4 py-1.5 text-sm text-info">
          <Sparkles aria-hidden className="size-4 shrink-0" />
          <p className="min-w-0 flex-1">{text('ready')}</p>
          <Button size="sm" variant="primary" onClick={onReload}>
            {text('reload')}
          </Button>
          <IconButton size="icon-sm" label={text('later')} onClick={() => setPut(true)}>
            <X aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  );
}

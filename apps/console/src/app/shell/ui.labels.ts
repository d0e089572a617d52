import type { UiLabels } from '@platform/ui-kit/skin';
import { useMemo } from 'react';
import { defineMessages, useText } from '../../shared/messages.ts';

const labelMessages = defineMessages('labels', {
  close: { 'zh-CN': '关闭', 'zh-TW': '關閉', 'en-US': 'Close' },
  clear: { 'zh-CN': '清除', 'zh-TW': '清除', 'en-US': 'Clear' },
  search: { 'zh-CN': '搜索', 'zh-TW': '搜尋', 'en-US': 'Search' },
  noResults: { 'zh-CN': '没有匹配项', 'zh-TW': '沒有符合項目', 'en-US': 'No matches' },
  loading: { 'zh-CN': '加载中', 'zh-TW': '載入中', 'en-US': 'Loading' },
  showSecret: { 'zh-CN': '显示', 'zh-TW': '顯示', 'en-US': 'Show' },
  hideSecret: { 'zh-CN': '隐藏', 'zh-TW': '隱藏', 'en-US': 'Hide' },
  copy: { 'zh-CN': '复制', 'zh-TW': '複製', 'en-US': 'Copy' },
  copied: { 'zh-CN': '已复制', 'zh-TW': '已複製', 'en-US': 'Copied' },
  copyFailed: { 'zh-CN': '复制失败', 'zh-TW': '複製失敗', 'en-US': 'Copy failed' },
  add: { 'zh-CN': '添加', 'zh-TW': '新增', 'en-US': 'Add' },
  remove: { 'zh-CN': '移除', 'zh-TW': '移除', 'en-US': 'Remove' },
  notifications: { 'zh-CN': '通知', 'zh-TW': '通知', 'en-US': 'Notifications' },
});

/** Labels used by the ui-kit's components. */
export function useUiLabels(): UiLabels {
  const text = useText(labelMessages);
  return useMemo(
    () => ({
      close: text('close'),
      clear: text('clear'),
      search: text('search'),
      noResults: text('noResults'),
      loading: text('loading'),
      showSecret: text('showSecret'),
      hideSecret: text('hideSecret'),
      copy: text('copy'),
      copied: text('copied'),
      copyFailed: text('copyFailed'),
      add: text('add'),
      remove: text('remove'),
      notifications: text('notifications'),
    }),
    [text],
  );
}

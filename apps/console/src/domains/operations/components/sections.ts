import type { ComponentType } from 'react';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { ButtonsSection } from './buttons.section.tsx';
import { ColoursSection } from './colours.section.tsx';
import type { componentsMessages } from './components.messages.ts';
import { DataSection } from './data.section.tsx';
import { FieldsSection } from './fields.section.tsx';
import { StatusSection } from './status.section.tsx';

export interface Section {
  readonly id: string;
  readonly title: keyof typeof componentsMessages.table;
  /** Search terms in all languages. */
  readonly parts: string;
  readonly Content: ComponentType;
}

/** Heavy sections load after the others are rendered. */
export const sections: readonly Section[] = [
  {
    id: 'buttons',
    title: 'buttons',
    parts: 'button icon segmented control switch kbd shortcut tooltip link loading 按钮 按鈕 图标 圖示',
    Content: ButtonsSection,
  },
  {
    id: 'status',
    title: 'status',
    parts: 'badge count status notice empty skeleton spinner progress 状态 狀態 徽标 提示 空 进度 進度 骨架',
    Content: StatusSection,
  },
  {
    id: 'fields',
    title: 'fields',
    parts:
      'input text number money select multi checkbox switch date range secret password extras qr 输入 輸入 金额 金額 选择 選擇 日期 密码 密碼 二维码',
    Content: FieldsSection,
  },
  {
    id: 'form',
    title: 'form',
    parts: 'form validation error summary section 表单 表單 校验 驗證 错误 錯誤',
    Content: lazyPart('gallery', async () => (await import('./form.section.tsx')).FormSectionExample),
  },
  {
    id: 'files',
    title: 'files',
    parts: 'file drop upload progress 文件 檔案 上传 上傳',
    Content: lazyPart('gallery', async () => (await import('./files.section.tsx')).FilesSection),
  },
  {
    id: 'dialogs',
    title: 'dialogs',
    parts:
      'dialog confirm prompt danger confirmation steps drawer sheet popover menu context palette command toast tooltip 对话框 對話框 抽屉 抽屜 菜单 選單 命令',
    Content: lazyPart('gallery', async () => (await import('./dialogs.section.tsx')).DialogsSection),
  },
  {
    id: 'data',
    title: 'data',
    parts:
      'id copy money time relative masked account key value list bidi rtl 复制 複製 时间 時間 账号 帳號 金额 金額',
    Content: DataSection,
  },
  {
    id: 'changes',
    title: 'changes',
    parts: 'timeline diff json before after 时间线 時間軸 差异 差異 变更 變更',
    Content: lazyPart('gallery', async () => (await import('./changes.section.tsx')).ChangesSection),
  },
  {
    id: 'figures',
    title: 'figures',
    parts: 'stat tile delta sparkline 指标 指標 同比 走势 走勢',
    Content: lazyPart('gallery', async () => (await import('./figures.section.tsx')).FiguresSection),
  },
  {
    id: 'charts',
    title: 'charts',
    parts:
      'chart line bar stacked donut funnel heat map 图表 圖表 折线 折線 柱状 長條 环形 環形 漏斗 热力 熱力',
    Content: lazyPart('gallery', async () => (await import('./charts.section.tsx')).ChartsSection),
  },
  {
    id: 'table',
    title: 'table',
    parts: 'table grid columns sort pin density pager virtual 表格 列 欄 排序 分页 分頁',
    Content: lazyPart('gallery', async () => (await import('./table.section.tsx')).TableSection),
  },
  {
    id: 'tabs',
    title: 'tabs',
    parts: 'tabs opened pages breadcrumbs header 标签 頁籤 面包屑',
    Content: lazyPart('gallery', async () => (await import('./tabs.section.tsx')).TabsSection),
  },
  {
    id: 'colours',
    title: 'colours',
    parts: 'colour color token type font shadow 颜色 色彩 字体 字體',
    Content: ColoursSection,
  },
];

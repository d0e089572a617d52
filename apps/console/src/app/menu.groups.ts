import {
  ChartColumn,
  HandCoins,
  Handshake,
  House,
  Inbox,
  Landmark,
  ListTodo,
  type LucideIcon,
  Plug,
  ScanText,
  Settings,
  ShieldAlert,
  Wallet,
  Workflow,
} from 'lucide-react';
import type { Words } from '../shared/language.ts';

/** The heading of a menu group; null for entries above all groups. */
export type GroupHeading = { title: Words; icon: LucideIcon } | null;

const titles = {
  collection: { 'zh-CN': '代收', 'zh-TW': '代收', 'en-US': 'Collection' },
  payout: { 'zh-CN': '代付', 'zh-TW': '代付', 'en-US': 'Payout' },
  statements: { 'zh-CN': '流水记录', 'zh-TW': '流水記錄', 'en-US': 'Statements' },
  accounts: { 'zh-CN': '收付款账户', 'zh-TW': '收付款帳戶', 'en-US': 'Accounts' },
  parties: { 'zh-CN': '商户与供应商', 'zh-TW': '商家與供應商', 'en-US': 'Parties' },
  finance: { 'zh-CN': '财务', 'zh-TW': '財務', 'en-US': 'Finance' },
  statistics: { 'zh-CN': '统计', 'zh-TW': '統計', 'en-US': 'Statistics' },
  risk: { 'zh-CN': '风控', 'zh-TW': '風控', 'en-US': 'Risk' },
  automation: { 'zh-CN': '自动化', 'zh-TW': '自動化', 'en-US': 'Automation' },
  tools: { 'zh-CN': '对接工具', 'zh-TW': '串接工具', 'en-US': 'Integration' },
  system: { 'zh-CN': '系统管理', 'zh-TW': '系統管理', 'en-US': 'System' },
} as const satisfies Record<string, Words>;

/** Icons of the entries above all groups, by name. The menu shows none for the others. */
export const topIcons = { House, ListTodo } as const;
export const topIconOf = (icon: string | undefined): LucideIcon | undefined =>
  Object.entries(topIcons).find(([name]) => name === icon)?.[1];

/**
 * The side menu's groups, in the order they are shown; `top` has no heading. A group without an entry for a
 * role is not shown to it. Only the shell loads them: the sign-in page shows no menu. A group comes with its
 * first screen, because every page loads its icon.
 */
export const menuGroups = {
  top: null,
  collection: { title: titles.collection, icon: Inbox },
  payout: { title: titles.payout, icon: HandCoins },
  statements: { title: titles.statements, icon: ScanText },
  accounts: { title: titles.accounts, icon: Landmark },
  parties: { title: titles.parties, icon: Handshake },
  finance: { title: titles.finance, icon: Wallet },
  statistics: { title: titles.statistics, icon: ChartColumn },
  risk: { title: titles.risk, icon: ShieldAlert },
  automation: { title: titles.automation, icon: Workflow },
  tools: { title: titles.tools, icon: Plug },
  system: { title: titles.system, icon: Settings },
} as const satisfies Readonly<Record<string, GroupHeading>>;
export type MenuGroup = keyof typeof menuGroups;

const headings: Readonly<Record<string, GroupHeading>> = menuGroups;

/** The heading of a group; null for entries above all groups, undefined for no group. */
export const headingOf = (group: string | undefined): GroupHeading | undefined =>
  group === undefined ? undefined : headings[group];

import type { Language } from './language.ts';
import { defineMessages, translate } from './messages.ts';
import { isRole } from './roles.ts';

/** Role names. */
export const roleMessages = defineMessages('roles', {
  superAdmin: { 'zh-CN': '超级管理员', 'zh-TW': '超級管理員', 'en-US': 'Super admin' },
  admin: { 'zh-CN': '管理员', 'zh-TW': '管理員', 'en-US': 'Admin' },
  supplier: { 'zh-CN': '供应商', 'zh-TW': '供應商', 'en-US': 'Supplier' },
  merchant: { 'zh-CN': '商户', 'zh-TW': '商家', 'en-US': 'Merchant' },
  customerService: { 'zh-CN': '客服', 'zh-TW': '客服', 'en-US': 'Customer service' },
  technicalMaintenance: { 'zh-CN': '技术运维', 'zh-TW': '技術維運', 'en-US': 'Technical maintenance' },
  technicalSupport: { 'zh-CN': '技术支持', 'zh-TW': '技術支援', 'en-US': 'Technical support' },
});

/** Name of a role. An unknown role of a newer server is shown by its code. */
export function roleName(role: string, language: Language): string {
  return isRole(role) ? translate(roleMessages, language, role) : role;
}

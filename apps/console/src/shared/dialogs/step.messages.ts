import { defineMessages } from '../messages.ts';

/** Texts of every action on a row. */
export const stepMessages = defineMessages('step', {
  cancel: { 'zh-CN': '取消', 'zh-TW': '取消', 'en-US': 'Cancel' },
  requested: {
    'zh-CN': '已提交，等待另一人审批',
    'zh-TW': '已提交，等待另一人核准',
    'en-US': 'Requested: a second person has to approve it',
  },
  failed: { 'zh-CN': '操作失败', 'zh-TW': '操作失敗', 'en-US': 'Action failed' },
  wrongFormat: { 'zh-CN': '格式不正确', 'zh-TW': '格式不正確', 'en-US': 'Wrong format' },
  problems: {
    'zh-CN': '有 {{count}} 项需要修改',
    'zh-TW': '有 {{count}} 項需要修改',
    'en-US': '{{count}} fields need attention',
  },
});

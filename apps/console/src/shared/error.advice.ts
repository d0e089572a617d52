import { errorCatalogue } from '@platform/sdk/errors';
import type { Language } from './language.ts';
import { defineMessages, translate } from './messages.ts';

const adviceMessages = defineMessages('errorAdvice', {
  secondLevelLeft: {
    'zh-CN': '二级验证没有完成，什么都没有改变。再操作一次会重新询问。',
    'zh-TW': '二級驗證沒有完成，什麼都沒有改變。再操作一次會重新詢問。',
    'en-US':
      'Second-level verification was not completed, so nothing changed. Repeat the action to be asked again.',
  },
});

/** Errors for which the console opens a dialog. If the error is shown, the user has cancelled the dialog. */
const leftQuestions: ReadonlySet<string> = new Set(['secondLevelRequired', 'secondLevelInvalid']);

/**
 * The catalogue's advice for an error code; null for a text with placeholders, because only the server knows
 * their values.
 */
export function adviceFor(codeName: keyof typeof errorCatalogue, language: Language): string | null {
  if (leftQuestions.has(codeName)) return translate(adviceMessages, language, 'secondLevelLeft');
  const text = errorCatalogue[codeName].action?.[language];
  return text && !text.includes('{') ? text : null;
}

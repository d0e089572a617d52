import { errorCatalogue } from '@platform/sdk/errors';
import type { Language } from './language.ts';
import { defineMessages, translate } from './messages.ts';

const adviceMessages = defineMessages('errorAdvice', {
  secondLevelLeft: {
    'zh-CN': '二级验证没有完成，什么都没有改变。再操作一次会重新询问。',
    'zh-TW': '二級驗證沒有完成，什麼都沒有改變。再操作一次會重新詢問。',
    'en-US': 'It was not given, and nothing has changed. Do it again and you are asked again.',
  },
});

/** What the console asks about by itself: where one of these is shown, the question has been left. */
const leftQuestions: ReadonlySet<string> = new Set(['secondLevelRequired', 'secondLevelInvalid']);

/** What the catalogue says to do about a code. A text with places to fill is left out: only the server knows the values. */
export function adviceFor(codeName: keyof typeof errorCatalogue, language: Language): string | null {
  if (leftQuestions.has(codeName)) return translate(adviceMessages, language, 'secondLevelLeft');
  const text = errorCatalogue[codeName].action?.[language];
  return text && !text.includes('{') ? text : null;
}

import {
  BusinessError,
  HttpError,
  isPlatformError,
  OutcomeUnknownError,
  TimeoutError,
  ValidationError,
} from '@platform/sdk';
import { useEffect, useState } from 'react';
import { fieldProblems } from './error.fields.ts';
import type { Language } from './language.ts';
import { defineMessages, translate, useLanguage } from './messages.ts';

const errorMessages = defineMessages('errors', {
  network: {
    'zh-CN': '连接不到服务器，请检查网络',
    'zh-TW': '無法連線到伺服器，請檢查網路',
    'en-US': 'Cannot reach the server. Check the network.',
  },
  timeout: {
    'zh-CN': '服务器没有及时回应，请稍后再试',
    'zh-TW': '伺服器未及時回應，請稍後再試',
    'en-US': 'The server did not respond in time. Try again later.',
  },
  server: {
    'zh-CN': '服务器出错了，请稍后再试；若一直如此，请把请求编号告诉管理员',
    'zh-TW': '伺服器發生錯誤，請稍後再試；若持續發生，請將請求編號告訴管理員',
    'en-US': 'Server error. Try again later; if it keeps happening, give an administrator the request ID.',
  },
  outcomeUnknown: {
    'zh-CN': '没有收到回应，不知道是否已经执行。请先查看订单，不要直接重做',
    'zh-TW': '沒有收到回應，不知道是否已經執行。請先檢視訂單，不要直接重做',
    'en-US': 'No response: the action may or may not have been done. Check the order before repeating it.',
  },
  validation: {
    'zh-CN': '填写的内容有误',
    'zh-TW': '填寫的內容有誤',
    'en-US': 'Some of the entered data is invalid',
  },
  field: {
    'zh-CN': '{{title}}：{{message}}',
    'zh-TW': '{{title}}：{{message}}',
    'en-US': '{{title}}: {{message}}',
  },
  disagree: {
    'zh-CN': '服务器的回应无法识别，请刷新页面后再试',
    'zh-TW': '無法識別伺服器的回應，請重新整理頁面後再試',
    'en-US': 'Unknown response from the server. Reload the page and try again.',
  },
  unexpected: {
    'zh-CN': '页面出了意外的错误，已自动上报',
    'zh-TW': '頁面發生未預期的錯誤，已自動回報',
    'en-US': 'Unexpected error on this page. It has been reported.',
  },
});

/** An error in words for the user. */
export interface ErrorText {
  what: string;
  /** What to do, if known. */
  advice?: string;
  /** Identifies the call in the server's logs. */
  requestId?: string;
}

/** The screen's labels of request fields, by field name. */
export type FieldTitles = Readonly<Record<string, string>>;

/** Returns an error in the user's language. If the server rejected the call, the text is the server's. */
export function errorText(error: unknown, language: Language, titles: FieldTitles = {}): ErrorText {
  const say = (key: Exclude<keyof typeof errorMessages.table, 'field'>) =>
    translate(errorMessages, language, key);
  if (!isPlatformError(error)) return { what: say('unexpected') };
  const { requestId } = error;
  if (ValidationError.is(error)) {
    if (error.direction === 'response') return { what: say('disagree'), requestId };
    // Field names of the API are not for users. Fields without a label are not named.
    const problems = fieldProblems(error).map(({ name, message }) => {
      const title = titles[name];
      return title === undefined ? message : translate(errorMessages, language, 'field', { title, message });
    });
    return { what: say('validation'), advice: [...new Set(problems)].join('; '), requestId };
  }
  if (BusinessError.is(error)) return { what: error.reason || error.message, requestId };
  if (HttpError.is(error)) {
    return { what: error.status >= 500 || !error.codeName ? say('server') : error.explain().why, requestId };
  }
  if (OutcomeUnknownError.is(error)) return { what: say('outcomeUnknown'), requestId };
  if (TimeoutError.is(error)) return { what: say('timeout'), requestId };
  return { what: say('network'), requestId };
}

/** `errorText` with the catalogue's advice. The catalogue is lazy loaded with the first error. */
export function useErrorText(error: unknown, titles?: FieldTitles): ErrorText | null {
  const language = useLanguage();
  const [advice, setAdvice] = useState<{ of: unknown; language: Language; text: string } | null>(null);
  useEffect(() => {
    if (!isPlatformError(error) || !error.codeName) return;
    const { codeName } = error;
    let stale = false;
    import('./error.advice.ts').then(
      ({ adviceFor }) => {
        const text = adviceFor(codeName, language);
        if (!stale && text) setAdvice({ of: error, language, text });
      },
      // If the catalogue cannot be loaded, only the message is shown.
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [error, language]);
  if (!error) return null;
  const text = errorText(error, language, titles);
  return advice?.of === error && advice?.language === language && !text.advice
    ? { ...text, advice: advice.text }
    : text;
}

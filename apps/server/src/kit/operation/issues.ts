import type { Texts } from '@platform/sdk/errors';
import { en, zhCN, zhTW } from 'zod/locales';
import type { $ZodErrorMap, $ZodIssue } from 'zod/v4/core';
import type { Language } from './context.ts';
import { formatText } from './format-texts.ts';

/** One problem of a request. */
export interface RequestIssue {
  /** Dotted path of the field; empty for the whole request. */
  readonly path: string;
  readonly code: string;
  /** The validator's message in the caller's language, or a text in all three. */
  readonly message: string | Texts;
}

/** The issues with their messages in one language. */
export const issuesIn = (
  issues: readonly RequestIssue[],
  language: Language,
): (RequestIssue & { readonly message: string })[] =>
  issues.map((issue) => ({ ...issue, message: messageIn(issue, language) }));

const messageIn = ({ message }: RequestIssue, language: Language): string =>
  typeof message === 'string' ? message : message[language];

const locales: Readonly<Record<Language, $ZodErrorMap>> = {
  'zh-CN': zhCN().localeError,
  'zh-TW': zhTW().localeError,
  'en-US': en().localeError,
};

const maxIssues = 50;

/** The validator's error map, so that messages are in the caller's language. */
export const validationContext = (language: Language): { error: $ZodErrorMap } => ({
  error: locales[language],
});

/** Each unknown field becomes an issue of its own, at that field. What a format expects is said in every language. */
export function issuesOf(found: readonly $ZodIssue[]): RequestIssue[] {
  return found.slice(0, maxIssues).flatMap((issue): RequestIssue[] => {
    const path = issue.path.map(String);
    if (issue.code !== 'unrecognized_keys') {
      const message = formatText(issue.message) ?? issue.message;
      return [{ path: path.join('.'), code: issue.code, message }];
    }
    return issue.keys.slice(0, maxIssues).map((key) => ({
      path: [...path, key.slice(0, 100)].join('.'),
      code: 'unknown_field',
      message: issue.message.slice(0, 300),
    }));
  });
}

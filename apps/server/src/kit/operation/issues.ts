import type { Texts } from '@platform/sdk/errors';
import { en, zhCN, zhTW } from 'zod/locales';
import type { $ZodErrorMap, $ZodIssue } from 'zod/v4/core';
import type { Language } from './context.ts';

/** One thing that is wrong with a request. */
export interface RequestIssue {
  /** Dotted place in the request; empty for the whole of it. */
  readonly path: string;
  readonly code: string;
  /** As a validator said it in the caller's language, or in all three. */
  readonly message: string | Texts;
}

/** The issues as the caller reads them. */
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

/** What a validator is told so that its messages come in the caller's language. */
export const validationContext = (language: Language): { error: $ZodErrorMap } => ({
  error: locales[language],
});

/** Unknown fields are one issue each, at the field that is unknown. */
export function issuesOf(found: readonly $ZodIssue[]): RequestIssue[] {
  return found.slice(0, maxIssues).flatMap((issue) => {
    const path = issue.path.map(String);
    if (issue.code !== 'unrecognized_keys') {
      return [{ path: path.join('.'), code: issue.code, message: issue.message }];
    }
    return issue.keys.slice(0, maxIssues).map((key) => ({
      path: [...path, key.slice(0, 100)].join('.'),
      code: 'unknown_field',
      message: issue.message.slice(0, 300),
    }));
  });
}

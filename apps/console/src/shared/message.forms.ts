import i18next, { type i18n } from 'i18next';
import type { Language } from './language.ts';
import { singularForms } from './messages.singular.ts';

/** The i18n library for plural forms. Lazy loaded, because only some texts have them. */
const instance: i18n = i18next.createInstance();
await instance.init({
  fallbackLng: false,
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  // React escapes text. Escaping twice would show HTML entities.
  interpolation: { escapeValue: false },
});

// i18next's types expect resources declared globally. Here each message table has its own types.
const lookUp: (key: string, options: Record<string, string | number>) => string = instance.t;

const language = 'en-US' satisfies Language;
const namespace = 'forms';

/**
 * Returns a text in the plural form for `count`. Counts are usually formatted, `1,234`; only `1` is singular.
 */
export function sayInForm(
  key: string,
  text: string,
  values: Readonly<Record<string, string | number>>,
): string {
  if (!instance.exists(key, { lng: language, ns: namespace })) {
    instance.addResource(language, namespace, key, text);
    const one = singularForms[key];
    if (one !== undefined) instance.addResource(language, namespace, `${key}_one`, one);
  }
  const { count } = values;
  return lookUp(key, { lng: language, ns: namespace, ...values, ...(count === '1' && { count: 1 }) });
}

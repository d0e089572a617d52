import i18next, { type i18n } from 'i18next';
import type { Language } from './language.ts';
import { singularForms } from './messages.singular.ts';

/** The library that the project has chosen for its texts; it comes where a word changes with a number. */
const instance: i18n = i18next.createInstance();
await instance.init({
  fallbackLng: false,
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  // React escapes what it renders; escaping twice would show entities.
  interpolation: { escapeValue: false },
});

// i18next's own types describe resources declared beforehand; ours are typed by each table of messages instead.
const lookUp: (key: string, options: Record<string, string | number>) => string = instance.t;

const language = 'en-US' satisfies Language;
const namespace = 'forms';

/** A text in the form that its `count` asks for. Most numbers come written already, `1,234`: of those only `1` counts. */
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

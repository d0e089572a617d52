import type { Language } from '../operation/context.ts';

export const defaultLanguage: Language = 'zh-CN';

const traditional = /^zh-(?:tw|hk|mo|hant)/;

/** The first language of an Accept-Language header that the platform supports. */
export function parseLanguage(header: string | undefined): Language {
  if (!header) return defaultLanguage;
  const wanted = header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.trim().toLowerCase().split(';');
      const weight = options.map((option) => /^\s*q=([\d.]+)/.exec(option)?.[1]).find(Boolean);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .sort((a, b) => b.weight - a.weight);
  for (const { tag } of wanted) {
    if (traditional.test(tag)) return 'zh-TW';
    if (tag === 'zh' || tag.startsWith('zh-')) return 'zh-CN';
    if (tag === 'en' || tag.startsWith('en-')) return 'en-US';
  }
  return defaultLanguage;
}

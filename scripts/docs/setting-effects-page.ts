import { type SettingDefinition, settingActs } from '../generate/settings-paths.ts';
import { callsPath } from './call-pages.ts';
import { type Html, html, table } from './html.ts';
import { inLanguages, linkedHeading } from './layout.ts';
import { href, type Page } from './site.ts';

const path = 'setting-effects';

const headings: Readonly<Record<(typeof settingActs)[number], { title: string; lead: string }>> = {
  today: {
    title: 'In effect today',
    lead: 'They change what the platform does as soon as they are set, in every process: within moments by a notice, and within seconds where the notice was lost.',
  },
  payouts: {
    title: 'With payout batches',
    lead: 'They are stored, validated and audited, and change nothing yet.',
  },
  bots: {
    title: 'With the Telegram bots and SMS',
    lead: 'They are stored, validated and audited, and change nothing yet.',
  },
  later: { title: 'Later', lead: 'They are stored, validated and audited, and change nothing yet.' },
};

/** What each setting changes, and since when: the one page that says so of all of them. */
export function settingEffectsPage(settings: readonly SettingDefinition[]): Page {
  const section = (acts: (typeof settingActs)[number]): Html | '' => {
    const those = settings.filter((setting) => setting.acts === acts);
    const { title, lead } = headings[acts];
    return those.length === 0
      ? ''
      : html`
${linkedHeading(2, acts, `${title} (${those.length})`)}
<p>${lead}</p>
${table({
  label: title,
  className: 'effects',
  head: ['Setting', 'Meaning', 'What it changes'],
  rows: those.map(({ name, description, effect }) => [
    html`<a id="${name}" href="${href(callsPath('settings'), name)}"><code>${name}</code></a>`,
    inLanguages(description),
    effect,
  ]),
})}`;
  };
  return {
    path,
    title: 'What the settings do',
    group: 'Reference',
    menuTitle: 'Effects of settings',
    description: 'What each of the system settings changes today, or will change.',
    body: html`<p class="lead">What each of the ${settings.length} settings changes, in which calls and jobs, and from when on. Their values, bounds
and roles are <a href="${href(callsPath('settings'))}">beside their calls</a>.</p>
${settingActs.map(section)}`,
    search: settings.map(({ name, effect }) => ({
      title: `${name}: effect`,
      kind: 'setting',
      href: href(path, name),
      text: effect,
    })),
  };
}

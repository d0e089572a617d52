import { type SettingDefinition, settingActs } from '../generate/settings-paths.ts';
import { callsPath } from './call-pages.ts';
import { type Html, html, table } from './html.ts';
import { inLanguages, linkedHeading } from './layout.ts';
import { href, type Page } from './site.ts';

const path = 'setting-effects';

const headings: Readonly<Record<(typeof settingActs)[number], { title: string; lead: string }>> = {
  today: {
    title: 'In effect today',
    lead: 'A change takes effect in every process at once; within seconds if the notification between processes is lost.',
  },
  payouts: {
    title: 'With payout batches',
    lead: 'They are stored, validated and audited, but have no effect yet.',
  },
  bots: {
    title: 'With the Telegram bots and SMS',
    lead: 'They are stored, validated and audited, but have no effect yet.',
  },
  later: { title: 'Later', lead: 'They are stored, validated and audited, but have no effect yet.' },
};

/** The effect of every setting, grouped by the release part in which it takes effect. */
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
    description: 'The effect of each system setting, today or later.',
    body: html`<p class="lead">The effect of each of the ${settings.length} settings, in which calls and jobs, and whether it is in effect today. Values, bounds
and roles are <a href="${href(callsPath('settings'))}">listed with the calls</a>.</p>
${settingActs.map(section)}`,
    search: settings.map(({ name, effect }) => ({
      title: `${name}: effect`,
      kind: 'setting',
      href: href(path, name),
      text: effect,
    })),
  };
}

import { clientMessages, errorCatalogue } from '@platform/sdk/errors';
import { roles } from '@platform/sdk/permissions';
import { settingDefinitions, settingGroups } from '@platform/sdk/settings';
import { webhooksOf } from '../contract/breaking-changes.ts';
import { resolveSchema, type Schema } from '../generate/document.ts';
import { callsPath } from './call-pages.ts';
import type { ContractSource } from './contract-source.ts';
import { fieldsOf, fieldTable } from './fields.ts';
import { code, type Html, html, table } from './html.ts';
import { badge, inLanguages, linkedHeading } from './layout.ts';
import { codeBlock, markdown } from './markdown.ts';
import { href, type Page } from './site.ts';

const tones = { success: 'success', business: 'neutral', fault: 'danger' } as const;

export function errorsPage(): Page {
  const entries = Object.entries(errorCatalogue);
  return {
    path: 'errors',
    title: 'Errors',
    group: 'Reference',
    menuTitle: 'Errors',
    description: 'Every code of the platform: what happened and what to do, in three languages.',
    body: html`<p class="lead">Every code of the platform. A refusal is HTTP 200 with its code; a fault has a real HTTP
status and the same envelope. The SDK throws both as errors with this name: <code>BusinessError.is(error, 'orderNotFound')</code>.</p>
${table({
  label: 'Errors',
  className: 'errors',
  head: ['Name', 'Code', 'What happened', 'What to do'],
  rows: entries.map(([name, { code: number, kind, http, message, action }]) => [
    html`<code id="${name}">${name}</code>`,
    html`<b class="number">${number}</b> ${badge(kind === 'business' ? 'refusal' : kind, tones[kind])}${http === 200 ? '' : html` ${badge(`HTTP ${http}`)}`}`,
    inLanguages(message),
    action ? inLanguages(action) : '',
  ]),
})}
${linkedHeading(2, 'client-messages', 'Messages without a code')}
<p>Texts that a client shows when it got no answer with a code.</p>
${table({
  label: 'Messages without a code',
  className: 'errors',
  head: ['Name', 'Text'],
  rows: Object.entries(clientMessages).map(([name, texts]) => [code(name), inLanguages(texts)]),
})}`,
    search: entries.map(([name, { code: number, message }]) => ({
      title: `${number} ${name}`,
      kind: 'error',
      href: href('errors', name),
      text: Object.values(message).join(' '),
    })),
  };
}

export function settingsPage({ descriptors }: ContractSource): Page {
  const groups = Object.entries(settingGroups);
  const upper = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
  const all = Object.values(settingDefinitions);
  const section = ([group, { title }]: (typeof groups)[number]): Html => html`
${linkedHeading(2, group, title['en-US'])}
${table({
  label: `Settings: ${title['en-US']}`,
  className: 'settings',
  head: ['Setting', 'Value', 'Meaning', 'Calls'],
  rows: all
    .filter((setting) => setting.group === group)
    .map((setting) => [
      html`<code id="${setting.name}">${setting.name}</code>${inLanguages(setting.title)}`,
      html`${setting.type}${setting.unit ? `, ${setting.unit}` : ''}${valueRules(setting).map((rule) => html`<span class="rule">${rule}</span>`)}${setting.secret ? badge('secret', 'warning') : ''}`,
      inLanguages(setting.description),
      html`<code>settings.get${upper(setting.name)}</code><span class="rule">${setting.roles.get.join(', ')}</span><code>settings.set${upper(setting.name)}</code><span class="rule">${setting.roles.set.join(', ')}</span>`,
    ]),
})}`;
  return {
    path: callsPath('settings'),
    title: 'settings',
    group: 'Calls',
    menuTitle: 'settings',
    description: 'The 48 system settings: values, bounds, and the roles that read and change each.',
    body: html`<p class="lead">The ${all.length} system settings, each with a get and a set call (${[...descriptors.keys()].filter((id) => id.startsWith('settings.')).length} calls). Each get is
<code>GET /v1.0/system-config/get&lt;Name&gt;</code> and answers the value, the default, and the user and time of the last change; each set is
<code>POST /v1.0/system-config/set&lt;Name&gt;</code>. Boolean settings send <code>enable</code>, all others <code>value</code>. A change needs
the second-level password.</p>
${codeBlock(`const { value } = await platform.settings.getOrderTimeoutMinutes();
await platform.settings.setOrderTimeoutMinutes({ value: 15 });
await platform.settings.setEnableService({ enable: true });`)}
${groups.map(section)}`,
    search: all.map(({ name, title, description }) => ({
      title: name,
      kind: 'setting',
      href: href(callsPath('settings'), name),
      text: [...Object.values(title), description['en-US']].join(' '),
    })),
  };
}

function valueRules(setting: (typeof settingDefinitions)[keyof typeof settingDefinitions]): string[] {
  const { minimum, maximum, minLength, maxLength, maxItems, values } = setting;
  return [
    minimum !== undefined && maximum !== undefined ? `${minimum} to ${maximum}` : '',
    maxLength === undefined ? '' : `${minLength ?? 0} to ${maxLength} characters`,
    maxItems === undefined ? '' : `at most ${maxItems} entries`,
    values ? `one of ${values.join(', ')}` : '',
    setting.secret ? '' : `default ${JSON.stringify(setting.default)}`,
  ].filter(Boolean);
}

/** Callbacks to merchants. */
export function callbacksPage({ document, shared }: ContractSource): Page {
  const sections = Object.entries(webhooksOf(document)).map(([name, { post }]) => {
    const { description, summary, parameters = [], requestBody } = post;
    const [media] = Object.values(requestBody.content);
    const schema = media?.schema ?? {};
    const { example } = resolveSchema(document, schema);
    return html`<section aria-labelledby="${name}">${linkedHeading(2, name, name)}<p class="summary">${summary}.</p>${markdown(description)}
<h3>Headers</h3>
${fieldTable(
  document,
  shared,
  `Headers of ${name}`,
  parameters.map((header) => ({
    path: header.name,
    schema: header.schema,
    required: true,
    description: header.description,
  })),
)}
<h3>Body</h3>
<p>${Object.keys(requestBody.content).map((type, index) => html`${index > 0 ? ' or ' : ''}${code(type)}`)}</p>
${fieldTable(document, shared, `Body of ${name}`, fieldsOf(document, schema))}
${example === undefined ? '' : codeBlock(JSON.stringify(example, null, 2), 'json')}</section>`;
  });
  return {
    path: 'callbacks',
    title: 'Callbacks',
    group: 'Reference',
    menuTitle: 'Callbacks',
    description: 'Requests that the platform sends to merchants, their signature, and the expected answer.',
    body: html`<p class="lead">The requests that the platform sends to merchants. The SDK verifies them:
<a href="${href('sdk/callbacks', 'createCallbacks')}"><code>createCallbacks</code></a>.</p>
${codeBlock(`import { createCallbacks } from '@platform/sdk/callbacks';

const callbacks = createCallbacks({ key });
const result = await callbacks.verify(rawBody, headers);
if (result.ok) console.log(result.event.orderCode);
// Send result.answer unchanged: { status, body }.`)}
${sections}`,
    search: Object.keys(webhooksOf(document)).map((name) => ({
      title: name,
      kind: 'callback',
      href: href('callbacks', name),
      text: 'callback webhook notifyUrl X-Signature',
    })),
  };
}

interface SocketSource {
  constants: Record<string, string | number>;
  topics: Record<string, { description: string; roles: string[] }>;
  commands: Record<string, { description: string; request: Schema; response: Schema; errors: string[] }>;
  events: Record<string, { topic: string; description: string; data: Schema }>;
}

export function socketPage({ document, shared }: ContractSource, socket: SocketSource): Page {
  const fields = (label: string, schema: Schema): Html =>
    fieldTable(document, shared, label, fieldsOf(document, schema));
  return {
    path: 'websocket',
    title: 'Websocket',
    group: 'Reference',
    menuTitle: 'Websocket',
    description: 'Commands, topics and pushed events.',
    body: html`<p class="lead">One connection at <code>${socket.constants.path ?? ''}</code>: requests <code>{requestId, commandType, data, token}</code>, answers
<code>{requestId, code, data}</code>, events <code>{commandType: "event", data}</code>. Events are delivered at most
once, so a client reads its lists again after a reconnect (the SDK’s <code>gap</code> event).</p>
${codeBlock(`const socket = platform.socket();
socket.on('gap', () => readTheListAgain());
socket.subscribe('orders', (event) => console.log(event.type));`)}
${linkedHeading(2, 'topics', 'Topics')}
${table({ label: 'Topics', head: ['Topic', 'Events', 'Roles'], rows: Object.entries(socket.topics).map(([name, topic]) => [code(name), topic.description, topic.roles.join(', ')]) })}
${linkedHeading(2, 'commands', 'Commands')}
${Object.entries(socket.commands).map(
  ([
    name,
    command,
  ]) => html`<section aria-labelledby="command-${name}">${linkedHeading(3, `command-${name}`, name)}${markdown(command.description)}
<h4>Request</h4>${fields(`Request of ${name}`, command.request)}<h4>Answer</h4>${fields(`Answer of ${name}`, command.response)}
<p>Refusals: ${command.errors.map((error, index) => html`${index > 0 ? ', ' : ''}<a href="${href('errors', error)}"><code>${error}</code></a>`)}</p></section>`,
)}
${linkedHeading(2, 'events', 'Events')}
${Object.entries(socket.events).map(
  ([type, event]) =>
    html`<section aria-labelledby="event-${type}">${linkedHeading(3, `event-${type}`, html`${type} ${badge(event.topic, 'info')}`)}${markdown(event.description)}${fields(`Fields of ${type}`, event.data)}</section>`,
)}`,
    search: [
      ...Object.keys(socket.commands).map((name) => ({
        title: name,
        kind: 'command',
        href: href('websocket', `command-${name}`),
        text: 'websocket',
      })),
      ...Object.entries(socket.events).map(([type, event]) => ({
        title: type,
        kind: 'event',
        href: href('websocket', `event-${type}`),
        text: event.description,
      })),
    ],
  };
}

const scopeSigns: Readonly<Record<string, string>> = {
  all: 'all',
  ownMerchant: 'merchant',
  supplierTree: 'team',
  self: 'own',
};

export function rolesPage({ permissions, operations }: ContractSource): Page {
  const rows = operations.filter(({ noun }) => noun !== 'settings');
  return {
    path: 'roles',
    title: 'Roles',
    group: 'Reference',
    menuTitle: 'Roles',
    description: 'Which role may call which operation, and which rows it sees.',
    body: html`<p class="lead">Which role may call which operation, and which rows it sees: <b>all</b>, those of its <b>merchant</b>, those of its supplier and
<b>team</b>, or only its <b>own</b>. The <a href="${href(callsPath('settings'))}">settings</a> list their roles themselves.</p>
<div class="wide" tabindex="0" role="group" aria-label="Roles of every call, scrolls sideways">${table({
      label: 'Roles of every call',
      className: 'matrix',
      head: ['Call', ...roles, 'token2'],
      rows: rows.map(({ id, noun }) => {
        const { public: open, roles: allowed, secondLevel } = permissions[id as keyof typeof permissions];
        return [
          html`<a href="${href(callsPath(noun), id)}"><code>${id}</code></a>`,
          ...roles.map((role) => (open ? 'open' : (scopeSigns[allowed[role] ?? ''] ?? '–'))),
          secondLevel ? 'yes' : '–',
        ];
      }),
    })}</div>`,
    search: [{ title: 'Roles', kind: 'page', href: href('roles'), text: roles.join(' ') }],
  };
}

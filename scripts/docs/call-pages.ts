import { type Document, type LocatedOperation, resolveSchema } from '../generate/document.ts';
import { httpExample, sdkExample, wireExample } from './call-example.ts';
import type { ContractSource } from './contract-source.ts';
import { fieldsOf, fieldTable, typesPath } from './fields.ts';
import { code, type Html, html, table } from './html.ts';
import { badge, linkedHeading } from './layout.ts';
import { codeBlock, markdown, markdownLine } from './markdown.ts';
import { href, type Page } from './site.ts';

export const callsPath = (noun: string): string => `calls/${noun}`;

/** One page for each noun, one section for each call. The settings have their own page. */
export function callPages(source: ContractSource): Page[] {
  return source.tags
    .filter(({ name }) => name !== 'settings')
    .map(({ name, description }) => {
      const operations = source.operations.filter(({ noun }) => noun === name);
      return {
        path: callsPath(name),
        title: name,
        group: 'Calls',
        menuTitle: name,
        description: `Calls of platform.${name}: ${description}`,
        body: html`<p class="lead">${markdownLine(description)}</p>${overview(name, operations)}
${operations.map((operation) => callSection(source, operation))}`,
        search: operations.map(({ id, path, operation }) => ({
          title: id,
          kind: 'call',
          href: href(callsPath(name), id),
          text: `${operation.summary} ${path}`,
        })),
      };
    });
}

const method = ({ method: name }: LocatedOperation): Html =>
  html`<span class="method ${name.toLowerCase()}">${name}</span>`;

function overview(noun: string, operations: readonly LocatedOperation[]): Html {
  return table({
    label: `Calls of ${noun}`,
    className: 'overview',
    head: ['Call', 'What it does', 'On the wire'],
    rows: operations.map((one) => [
      html`<a href="#${one.id}"><code>${one.id}</code></a>`,
      one.operation.summary,
      html`${method(one)} <code>${one.path}</code>`,
    ]),
  });
}

function callSection(source: ContractSource, one: LocatedOperation): Html {
  const { document, shared } = source;
  const { id, operation, path, parameters, body, data } = one;
  const request = body
    ? fieldsOf(document, body)
    : parameters.map(({ name, schema, required, description, 'x-unit': unit }) => ({
        path: name,
        schema: unit ? { ...schema, 'x-unit': unit } : schema,
        required: required ?? false,
        description,
      }));
  const wire = wireExample(document, one);
  const descriptor = source.descriptors.get(id);
  if (!descriptor) throw new Error(`the SDK has no descriptor of ${id}`);
  const answer = operation.responses['200'];
  const example = answerExample(source, one);
  return html`<section class="call" aria-labelledby="${id}">
${linkedHeading(2, id, html`<span class="call-name">platform.<b>${id}</b>()</span>`)}
<p class="wire">${method(one)} <code>${path}</code></p>
<p class="summary">${operation.summary}.</p>
${operation.description ? markdown(operation.description) : ''}
${facts(source, one)}
<h3>Request</h3>
${request.length === 0 ? html`<p class="none">Nothing to send.</p>` : fieldTable(document, shared, `Request of ${id}`, request)}
<h3>Answer</h3>
<p>${markdownLine(answer?.description ?? '')}</p>
${fieldTable(
  document,
  shared,
  `Answer of ${id}`,
  [{ path: 'data', schema: data, required: true, description: undefined }].flatMap((root) =>
    fieldsOf(document, root.schema),
  ),
)}
<h3>Example</h3>
${codeBlock(sdkExample(descriptor, wire, unitsOf(document, one)))}
<details><summary>Over the wire</summary>${codeBlock(httpExample(one, wire), 'json')}</details>
${example === undefined ? '' : html`<details><summary>Answer</summary>${codeBlock(JSON.stringify(example, null, 2), 'json')}</details>`}
</section>
`;
}

/** Unit of each request field, by name. */
export function unitsOf(document: Document, { body, parameters }: LocatedOperation): Record<string, string> {
  const fields = body
    ? Object.entries(resolveSchema(document, body).properties ?? {}).map(([name, schema]) => [
        name,
        schema['x-unit'],
      ])
    : parameters.map((parameter) => [parameter.name, parameter['x-unit'] ?? parameter.schema['x-unit']]);
  return Object.fromEntries(fields.filter(([, unit]) => unit !== undefined));
}

function answerExample({ document }: ContractSource, { operation, data }: LocatedOperation): unknown {
  const media = operation.responses['200']?.content?.['application/json'];
  if (media?.example !== undefined) return media.example;
  const name = data.$ref?.split('/').at(-1);
  return name ? document.components.schemas[name]?.example : data.example;
}

const scopeNames: Readonly<Record<string, string>> = {
  all: 'every row',
  ownMerchant: 'own merchant',
  supplierTree: 'own supplier and team',
  self: 'own',
};

/** Roles, token, retry behaviour and refusals of a call. */
function facts(source: ContractSource, { id, operation }: LocatedOperation): Html {
  const permission = source.permissions[id as keyof typeof source.permissions];
  const roles = Object.entries(permission.roles).map(
    ([role, scope]) => html`<li>${badge(role)} <span class="scope">${scopeNames[scope] ?? scope}</span></li>`,
  );
  const errors = Object.keys(source.errors).filter((name) =>
    new RegExp(`\\b${name}\\b`).test(operation.description ?? ''),
  );
  const token =
    operation['x-auth'] === 'signature'
      ? 'none: the merchant signs the body'
      : operation['x-auth'] === 'device'
        ? 'none: the device signs the request'
        : permission.public
          ? 'none'
          : permission.secondLevel
            ? html`session token and ${code('token2')} of the second-level password`
            : 'session token';
  return html`<dl class="facts">
${roles.length > 0 ? html`<dt>Roles</dt><dd><ul class="roles">${roles}</ul></dd>` : ''}
<dt>Token</dt><dd>${token}</dd>
<dt>Kind</dt><dd>${permission.writes ? 'writes; the SDK does not retry it automatically' : 'reads; the SDK retries it after temporary failures'}${operation['x-base'] === 'merchant' ? html`, at ${code('merchantBaseUrl')}` : ''}${operation['x-origin'] === 'extension' ? html` ${badge('extension', 'info')}` : ''}</dd>
${errors.length > 0 ? html`<dt>Refusals</dt><dd>${errors.map((name, index) => html`${index > 0 ? ', ' : ''}<a href="${href('errors', name)}"><code>${name}</code></a>`)}</dd>` : ''}
</dl>`;
}

/** Types that several calls share. */
export function typesPage({ document, shared }: ContractSource): Page {
  const names = [...shared].sort();
  return {
    path: typesPath,
    title: 'Shared types',
    group: 'Reference',
    menuTitle: 'Shared types',
    description: 'Types of the contract that more than one call uses.',
    body: html`<p class="lead">What more than one call sends or answers.</p>
${names.map((name) => {
  const schema = document.components.schemas[name] ?? {};
  return html`<section aria-labelledby="${name}">${linkedHeading(2, name, name)}
${schema.description ? markdown(schema.description) : ''}
${fieldTable(document, new Set([...shared].filter((other) => other !== name)), `Fields of ${name}`, fieldsOf(document, schema))}</section>`;
})}`,
    search: names.map((name) => ({
      title: name,
      kind: 'type',
      href: href(typesPath, name),
      text: document.components.schemas[name]?.description ?? '',
    })),
  };
}

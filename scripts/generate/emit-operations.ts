import { usualPath } from '../../packages/sdk/src/runtime/usual-operation.ts';
import { banner } from './banner.ts';
import { type Document, type LocatedOperation, resolveSchema, type Schema } from './document.ts';

/** The conversions that an operation's request and response need, from the contract. */
export type Conversions = {
  page?: { index: string; size: string };
  times: string[];
  requestUnits: Record<string, string>;
  responseUnits: Record<string, string>;
};

export function conversionsOf(document: Document, operation: LocatedOperation): Conversions {
  const names = new Set(operation.parameters.map((parameter) => parameter.name));
  const size = ['pageNum', 'pageSize'].find((name) => names.has(name));
  const times: string[] = [];
  const requestUnits: Record<string, string> = {};
  for (const parameter of operation.parameters) {
    if (parameter.schema.format === 'platform-date-time') times.push(parameter.name);
    if (parameter['x-unit']) requestUnits[parameter.name] = parameter['x-unit'];
  }
  if (operation.body) {
    Object.assign(requestUnits, unitPaths(document, operation.body));
    for (const [name, property] of Object.entries(resolveSchema(document, operation.body).properties ?? {})) {
      if (property.format === 'platform-date-time') times.push(name);
    }
  }
  return {
    ...(names.has('pageIndex') && size ? { page: { index: 'pageIndex', size } } : {}),
    times,
    requestUnits,
    responseUnits: unitPaths(document, operation.data),
  };
}

/** Dotted paths of the scaled fields below a schema. */
export function unitPaths(document: Document, schema: Schema, path = ''): Record<string, string> {
  const resolved = resolveSchema(document, schema);
  if (resolved['x-unit']) return { [path]: resolved['x-unit'] };
  const found: Record<string, string> = {};
  for (const [name, property] of Object.entries(resolved.properties ?? {})) {
    Object.assign(found, unitPaths(document, property, path ? `${path}.${name}` : name));
  }
  if (resolved.items) Object.assign(found, unitPaths(document, resolved.items, `${path}[]`));
  if (resolved.oneOf?.[0]) Object.assign(found, unitPaths(document, resolved.oneOf[0], path));
  return found;
}

/** Calls of a page that nobody has signed in to. They are a module of their own, so that it loads no others. */
const firstNouns: ReadonlySet<string> = new Set(['session', 'errorLogs']);

/** What the constants are made with, by module of the runtime. */
const helpers: readonly (readonly [path: string, names: readonly string[]])[] = [
  ['codec', ['codec']],
  ['operation', ['get', 'post', 'postJson']],
  ['outcome', ['outcomeUnknown']],
  ['page-names', ['pageNumNames', 'pageSizeNames']],
  ['setting-operations', ['settingOperation']],
  ['upload', ['uploadCodec']],
  ['usual-operation', ['usualGet', 'usualPostJson']],
];

/** The modules of operations by name: `operations.ts` has them all. */
export function emitOperations(document: Document, operations: LocatedOperation[]): [string, string][] {
  const groups = Map.groupBy(operations, moduleOf);
  const apart = [
    'first',
    ...[...groups.keys()].filter((name) => name !== 'first' && name !== 'shared').sort(),
  ];
  const again = apart.map((name) => `export * from './operations.${name}.ts';\n`).join('');
  const rest = emitModule(document, groups.get('shared') ?? []);
  return [
    ...apart.map((name): [string, string] => [
      `operations.${name}.ts`,
      emitModule(document, groups.get(name) ?? []),
    ]),
    ['operations.ts', rest.replace('\n\n', `\n\n${again}`)],
  ];
}

/** Nouns that few pages call, each a module of its own: the other pages do not load their calls. */
const ownNouns: ReadonlySet<string> = new Set([
  'payGateways',
  'payScripts',
  'payScriptRuns',
  'statements',
  'splitMatches',
  'messageTemplates',
  'monitorScripts',
  'monitorLogs',
  'securityNodes',
  'securityPatches',
  'fundRecords',
  'adjustments',
  'orderCallbacks',
  'merchants',
  'userProducts',
  'admin',
  'authenticator',
  'payouts',
  'payoutClaims',
  'payoutInstructions',
  'payoutBatches',
  'payoutTemplates',
  'botGroups',
  'botPeople',
  'botMessages',
  'botRefusals',
  'payerIps',
  'orderFindings',
  'orderAnalysisRules',
  'frozenIps',
  'blackList',
  'ipRules',
  'entityData',
  'dataClearings',
  'auditRecords',
  'banks',
  'reconciliation',
]);

/** Few pages upload files, and the encoder of forms is large. */
function moduleOf({ noun, bodyKind }: LocatedOperation): string {
  if (firstNouns.has(noun)) return 'first';
  if (bodyKind === 'multipart') return 'uploads';
  return ownNouns.has(noun) ? noun : 'shared';
}

/** One constant per operation, so that bundlers drop unused ones. */
function emitModule(document: Document, operations: readonly LocatedOperation[]): string {
  const code = operations.map((located) => constantOf(document, located)).join('\n\n');
  const imports = helpers.flatMap(([path, names]) => {
    // A key of the same name, as in `codec: uploadCodec`, is not a use.
    const used = names.filter((name) => new RegExp(`\\b${name}\\b(?!:)`).test(code));
    return used.length > 0 ? [`import { ${used.join(', ')} } from '../runtime/${path}.ts';`] : [];
  });
  return `${banner}${imports.join('\n')}\n\n${code}\n`;
}

/** Operations by what there is to say beyond id and path, each with the sign that says it in one text. */
const plainForms: readonly (readonly [sign: string, constant: RegExp])[] = [
  ['?', /\busualGet\('[\w.]+'\);$/],
  ['*', /\busualGet\('[\w.]+', \{\s+page: pageNumNames,\s+codec,\s+\}\);$/],
  [
    '#',
    /\busualGet\('[\w.]+', \{\s+page: pageNumNames,\s+times: \['startTime', 'endTime'\],\s+codec,\s+\}\);$/,
  ],
  ['^', /\busualGet\('[\w.]+', \{\s+times: \['startTime', 'endTime'\],\s+codec,\s+\}\);$/],
  ['~', /\busualPostJson\('[\w.]+', \{\s+writes: false,\s+\}\);$/],
  ['', /\busualPostJson\('[\w.]+'\);$/],
  ['!', /\busualPostJson\('[\w.]+', \{\s+movesMoney: outcomeUnknown,\s+\}\);$/],
  ['$', /\busualGet\('[\w.]+', \{\s+writes: true,\s+\}\);$/],
  ['&', /\busualPostJson\('[\w.]+', \{\s+auth: 'device',\s+\}\);$/],
  ['+', /\busualPostJson\('[\w.]+', \{\s+auth: 'none',\s+\}\);$/],
];

/** An operation of which the text of `usualOperations` says all. */
export interface PlainOperation {
  readonly noun: string;
  readonly verb: string;
  readonly sign: string;
  readonly path: string;
  /** The path that follows from the id. */
  readonly usual: string;
}

/** Undefined for an operation that needs a descriptor of its own. */
export function plainOperation(document: Document, located: LocatedOperation): PlainOperation | undefined {
  const constant = constantOf(document, located);
  const [call = '', make = '', id = '', path] =
    /\b(get|postJson)\('([\w.]+)', '([^']+)'/.exec(constant) ?? [];
  const same = constant.replace(call, `usual${make[0]?.toUpperCase()}${make.slice(1)}('${id}'`);
  const sign = plainForms.find(([, form]) => form.test(path ? same : constant))?.[0];
  if (sign === undefined) return undefined;
  const { noun, verb } = located;
  const usual = usualPath(located.id, located.method === 'GET');
  return { noun, verb, sign, path: path || usual, usual };
}

const splitPath = (path: string): [room: string, name: string] => [
  path.replace(/\/[^/]*$/, ''),
  path.replace(/^.*\//, ''),
];

/** The operations of a noun as `usualOperations` reads them. */
export function plainGroup(noun: string, members: readonly PlainOperation[]): string {
  const rooms = Map.groupBy(members, ({ path }) => splitPath(path)[0]);
  const room = [...rooms].sort(([, a], [, b]) => b.length - a.length)[0]?.[0];
  const [own] = splitPath(members[0]?.usual ?? '');
  const words = members.map(({ verb, sign, path, usual }) => {
    const [itsRoom, name] = splitPath(path);
    const isUsual = itsRoom === room && name === splitPath(usual)[1];
    return `${verb}${sign}${isUsual ? '' : `=${itsRoom === room ? name : path}`}`;
  });
  return [room !== own ? `${noun}=${room}` : noun, ...words].join(' ');
}

function constantOf(document: Document, located: LocatedOperation): string {
  const { operation } = located;
  const { page, times, requestUnits, responseUnits } = conversionsOf(document, located);
  const auth = operation['x-auth'] ?? (operation.security?.length === 0 ? 'none' : 'token');
  const writes = operation['x-writes'] ?? located.method === 'POST';
  const isUpload = located.bodyKind === 'multipart';
  const isConverted = page || times.length || Object.keys({ ...requestUnits, ...responseUnits }).length > 0;
  if (isUpload && isConverted) throw new Error(`${located.id}: an upload with scaled fields is not handled`);
  // Shorter than naming method and body at each of them: a bundle may hold them all.
  const make = located.method === 'GET' ? 'get' : located.bodyKind === 'json' ? 'postJson' : 'post';
  const fields = [
    ...(operation['x-base'] ? [`base: '${operation['x-base']}'`] : []),
    ...(auth === 'token' ? [] : [`auth: '${auth}'`]),
    ...(writes === (located.method === 'POST') ? [] : [`writes: ${writes}`]),
    // Referenced only here, like the codecs, so that bundles without such calls do not contain it.
    ...(operation['x-moves-money'] ? ['movesMoney: outcomeUnknown'] : []),
    ...(located.bodyKind && make !== 'postJson' ? [`body: '${located.bodyKind}'`] : []),
    ...(isUpload && located.body ? formFields(document, located.body) : []),
    ...(page ? [`page: ${page.size}Names`] : []),
    ...(times.length ? [`times: [${times.map((name) => `'${name}'`).join(', ')}]`] : []),
    ...unitFields(requestUnits, responseUnits),
    ...(isConverted ? ['codec'] : []),
    ...(isUpload ? ['codec: uploadCodec'] : []),
  ];
  const doc = `/** ${operation.summary}. \`${located.method} ${located.path}\` */`;
  if (isPlainSetting(document, located))
    return `${doc}\nexport const ${located.constant} = /* @__PURE__ */ settingOperation('${located.id}');`;
  const more = fields.length ? `, {\n${fields.map((field) => `  ${field},`).join('\n')}\n}` : '';
  const named = located.path.replace(/^\/v1\.0\//, '');
  // Shorter again where the path follows from the id.
  const isUsual = make !== 'post' && named === usualPath(located.id, make === 'get');
  const call = isUsual
    ? `usual${make[0]?.toUpperCase()}${make.slice(1)}('${located.id}'`
    : `${make}('${located.id}', '${named}'`;
  return `${doc}
export const ${located.constant} = /* @__PURE__ */ ${call}${more});`;
}

/** The 96 settings calls differ only in name, unless a value is scaled. */
export function isPlainSetting(document: Document, located: LocatedOperation): boolean {
  const { requestUnits, responseUnits } = conversionsOf(document, located);
  return located.noun === 'settings' && Object.keys({ ...requestUnits, ...responseUnits }).length === 0;
}

function unitFields(request: Record<string, string>, response: Record<string, string>): string[] {
  const side = (name: string, units: Record<string, string>) =>
    Object.keys(units).length === 0
      ? []
      : [
          `${name}: { ${Object.entries(units)
            .map(([path, unit]) => `'${path}': '${unit}'`)
            .join(', ')} }`,
        ];
  const sides = [...side('request', request), ...side('response', response)];
  return sides.length ? [`units: { ${sides.join(', ')} }`] : [];
}

function formFields(document: Document, body: Schema): string[] {
  const files = Object.entries(resolveSchema(document, body).properties ?? {}).filter(
    ([, property]) => resolveSchema(document, property).format === 'binary',
  );
  const bytes = files[0]?.[1]['x-max-bytes'];
  return [
    `files: [${files.map(([name]) => `'${name}'`).join(', ')}]`,
    ...(bytes === undefined ? [] : [`maxFileBytes: ${bytes}`]),
  ];
}

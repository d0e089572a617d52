import { banner } from './banner.ts';
import { componentName, type Document, type LocatedOperation, type Schema } from './document.ts';

/**
 * Rules of query parameters, a file for each operation: a bundler does not divide a file, and every list would
 * load the rules of all. Pages check their filters with them, without the schema library. Fails on unknown
 * keywords instead of ignoring them.
 *
 * @returns files by path from the folder of generated files
 */
export function emitQueryRules(document: Document, operations: LocatedOperation[]): [string, string][] {
  const asked = operations.filter(({ parameters }) => parameters.length > 0);
  const files = asked.map(({ constant, id, parameters }): [string, string] => {
    const rules = parameters.map(({ name, schema }) => `  ${name}: ${ruleOf(document, schema)},`);
    // Every bundler completely drops an unused call of a function expression, and no other form.
    const text = `${banner}import * as r from '../../validation/value-rules.ts';

/** Rules of the parameters of \`${id}\`. */
export const ${constant}Rules = /* @__PURE__ */ (() => ({
${rules.join('\n')}
}))();
`;
    return [`query-rules/${id}.ts`, text];
  });
  const index = asked.map(({ id }) => `export * from './query-rules/${id}.ts';`).join('\n');
  return [['query-rules.ts', `${banner}${index}\n`], ...files];
}

const known = new Set(
  'type format enum pattern minLength maxLength minimum maximum items minItems maxItems'.split(' '),
);
/** Keywords that do not restrict the value. */
const silent = /^(?:description|title|default|examples?|x-.*)$/;

function ruleOf(document: Document, schema: Schema): string {
  if (schema.$ref) {
    const component = document.components.schemas[componentName(schema.$ref)];
    if (!component) throw new Error(`no schema ${schema.$ref}`);
    return ruleOf(document, component);
  }
  const unknown = Object.keys(schema).find((keyword) => !known.has(keyword) && !silent.test(keyword));
  if (unknown) throw new Error(`a parameter with ${unknown} has no rule yet`);
  if (schema.enum)
    return `r.oneOf(${schema.enum.map((value) => JSON.stringify(value).replaceAll('"', "'")).join(', ')})`;
  switch (schema.type) {
    case 'string':
      return textRule(schema);
    case 'integer':
    case 'number':
      return call(schema.type, [schema.minimum, schema.maximum]);
    case 'boolean':
      return 'r.boolean';
    case 'array':
      return call('list', [ruleOf(document, schema.items ?? {}), schema.minItems, schema.maxItems]);
    default:
      throw new Error(`a parameter of type ${JSON.stringify(schema.type)} has no rule yet`);
  }
}

const formats: Readonly<Record<string, string>> = {
  uuid: 'r.uuid',
  'platform-date-time': 'r.platformDateTime',
};

function textRule({ format, pattern, minLength, maxLength }: Schema): string {
  if (format === undefined) {
    const regexp = pattern === undefined ? undefined : `/${pattern.replaceAll('/', '\\/')}/u`;
    return call('text', [minLength, maxLength, regexp]);
  }
  const rule = formats[format];
  if (!rule || pattern !== undefined || minLength !== undefined || maxLength !== undefined)
    throw new Error(`a parameter of format ${format} has no rule yet, or says more than its format`);
  return rule;
}

/** Omits trailing undefined arguments. */
function call(name: string, given: readonly (string | number | undefined)[]): string {
  const last = given.findLastIndex((value) => value !== undefined);
  return `r.${name}(${given
    .slice(0, last + 1)
    .map((value) => value ?? 'undefined')
    .join(', ')})`;
}

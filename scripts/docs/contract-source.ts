import type { Operation } from '@platform/sdk';
import { errorCatalogue } from '@platform/sdk/errors';
import * as operationModule from '@platform/sdk/operations';
import { permissions } from '@platform/sdk/permissions';
import {
  componentName,
  type Document,
  type LocatedOperation,
  locateOperations,
} from '../generate/document.ts';
import type { SharedTypes } from './fields.ts';

/** The contract in the form that the pages need. */
export interface ContractSource {
  document: Document;
  operations: readonly LocatedOperation[];
  descriptors: ReadonlyMap<string, Operation>;
  tags: readonly { name: string; description: string }[];
  shared: SharedTypes;
  permissions: typeof permissions;
  errors: typeof errorCatalogue;
}

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'id' in value && 'path' in value;

export function contractSource(document: Document): ContractSource {
  const operations = locateOperations(document);
  const descriptors = Object.values(operationModule).filter(isOperation);
  return {
    document,
    operations,
    descriptors: new Map(descriptors.map((descriptor) => [descriptor.id, descriptor])),
    tags: document.tags as ContractSource['tags'],
    shared: sharedTypes(document, operations),
    permissions,
    errors: errorCatalogue,
  };
}

/** Object types that more than one call uses. */
function sharedTypes(document: Document, operations: readonly LocatedOperation[]): SharedTypes {
  const callers = new Map<string, Set<string>>();
  const visit = (value: unknown, caller: string): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('$ref' in value && typeof value.$ref === 'string') {
      const name = componentName(value.$ref);
      const schema = document.components.schemas[name];
      const known = callers.get(name) ?? new Set();
      if (!schema || known.has(caller)) return;
      callers.set(name, known.add(caller));
      visit(schema, caller);
      return;
    }
    for (const inner of Object.values(value)) visit(inner, caller);
  };
  for (const { id, body, data, noun } of operations) {
    // The settings page has a layout of its own.
    if (noun === 'settings') continue;
    visit(body, id);
    visit(data, id);
  }
  const isLarge = (name: string): boolean =>
    Object.keys(document.components.schemas[name]?.properties ?? {}).length > 2;
  return new Set(
    [...callers].filter(([name, users]) => users.size > 1 && isLarge(name)).map(([name]) => name),
  );
}

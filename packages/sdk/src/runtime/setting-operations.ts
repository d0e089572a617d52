import type { OperationId } from '../generated/io.ts';
import { type Operation, operation } from './operation.ts';

type Setting<
  Call extends string,
  Id extends OperationId = OperationId,
> = Id extends `settings.${Call}${string}` ? Id : never;

/** Descriptor of a setting's get call: the 48 differ in their name alone. */
export function settingGet<Id extends Setting<'get'>>(id: Id): Operation<Id> {
  return operation(id, 'GET', pathOf(id));
}

/** Descriptor of a setting's set call. */
export function settingSet<Id extends Setting<'set'>>(id: Id): Operation<Id> {
  return operation(id, 'POST', pathOf(id), { body: 'json' });
}

const pathOf = (id: string) => `/v1.0/system-config/${id.slice('settings.'.length)}`;

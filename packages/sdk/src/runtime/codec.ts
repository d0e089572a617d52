import { type Conversion, ConversionRefusal, conversions } from '../units/conversions.ts';
import { defaultTimeZone, formatPlatformTime, parsePlatformTime } from '../units/platform-time.ts';
import type { UnitName } from '../units/unit-name.ts';
import { CodecError } from './codec-error.ts';
import type { CodecOptions, Operation, OperationCodec } from './operation.ts';

type Fields = Readonly<Record<string, unknown>>;
type Direction = keyof Conversion;

/** Converts the SDK's request to the wire's: page names, times as text, units. */
export function encodeRequest(operation: Operation, input: unknown, options: CodecOptions = {}): Fields {
  const { page, times, units } = operation;
  const fields = fieldsOf(input);
  if (!page && !times && !units?.request) return fields;
  const wire: Record<string, unknown> = { ...fields };
  if (page) {
    rename(wire, 'page', page.index);
    rename(wire, 'pageSize', page.size);
  }
  for (const name of times ?? []) {
    if (wire[name] !== undefined) wire[name] = encodeTime(name, wire[name], options.timeZone);
  }
  return fieldsOf(convert(wire, units?.request, 'encode'));
}

/** Converts a coerced and validated wire request to the handler's input: times as Date. */
export function decodeRequest(operation: Operation, wire: unknown, options: CodecOptions = {}): Fields {
  const { page, times, units } = operation;
  const input: Record<string, unknown> = { ...fieldsOf(convert(fieldsOf(wire), units?.request, 'decode')) };
  if (page) {
    rename(input, page.index, 'page');
    rename(input, page.size, 'pageSize');
  }
  for (const name of times ?? []) {
    const text = input[name];
    if (typeof text !== 'string') continue;
    const time = parsePlatformTime(text, options.timeZone);
    if (!time) throw notATime(name);
    input[name] = time;
  }
  return input;
}

/** Converts a handler's output to the wire's response data. */
export function encodeResponse(operation: Operation, output: unknown): unknown {
  return convert(output, operation.units?.response, 'encode');
}

/** Converts the wire's response data to the caller's output. */
export function decodeResponse(operation: Pick<Operation, 'units'>, data: unknown): unknown {
  return convert(data, operation.units?.response, 'decode');
}

/** Codec of the descriptors that have something to convert. */
export const codec: OperationCodec = { encodeRequest, decodeResponse };

function rename(fields: Record<string, unknown>, from: string, to: string): void {
  if (from === to || !(from in fields)) return;
  fields[to] = fields[from];
  delete fields[from];
}

function encodeTime(name: string, value: unknown, timeZone: string = defaultTimeZone): string {
  if (typeof value === 'string' && parsePlatformTime(value, timeZone)) return value;
  // ISO 8601 is accepted only with an offset: without one it would depend on this machine's time zone.
  const isMoment = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:\d{2})$/.test(value);
  const time = isMoment ? new Date(value) : value;
  if (!(time instanceof Date) || Number.isNaN(time.getTime())) throw notATime(name);
  return formatPlatformTime(time, timeZone);
}

const notATime = (name: string) =>
  new CodecError(name, 'notATime', 'Expected a Date, or a time that exists written YYYY-MM-DD HH:mm:ss.');

function convert(
  value: unknown,
  units: Readonly<Record<string, UnitName>> | undefined,
  direction: Direction,
): unknown {
  let converted = value;
  for (const path in units) {
    const unit = units[path];
    if (unit) converted = convertAt(converted, path.split('.'), conversions[unit][direction], '');
  }
  return converted;
}

/** Converts the value at a path. Copies only the objects on the path; the caller's object is not changed. */
function convertAt(
  value: unknown,
  path: readonly string[],
  conversion: Conversion[Direction],
  at: string,
): unknown {
  const [segment = '', ...rest] = path;
  const name = segment.replace(/(?:\[\])+$/, '');
  if (name === '' && segment !== '') return eachItem(value, segment, rest, conversion, at);
  if (typeof value !== 'object' || value === null || !(name in value)) return value;
  const fields = fieldsOf(value);
  const inner = fields[name];
  if (inner === undefined || inner === null) return value;
  const here = at ? `${at}.${name}` : name;
  const brackets = segment.slice(name.length);
  return { ...fields, [name]: convertInner(inner, brackets, rest, conversion, here, fields) };
}

function convertInner(
  inner: unknown,
  brackets: string,
  rest: readonly string[],
  conversion: Conversion[Direction],
  here: string,
  siblings: Fields,
): unknown {
  if (brackets) return eachItem(inner, brackets, rest, conversion, here);
  if (rest.length) return convertAt(inner, rest, conversion, here);
  try {
    return conversion(inner, siblings);
  } catch (error) {
    if (error instanceof ConversionRefusal) throw new CodecError(here, error.code, error.message);
    throw error;
  }
}

function eachItem(
  value: unknown,
  brackets: string,
  rest: readonly string[],
  conversion: Conversion[Direction],
  at: string,
): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown, index) => {
    const here = at ? `${at}.${index}` : String(index);
    return item === null || item === undefined
      ? item
      : convertInner(item, brackets.slice(2), rest, conversion, here, {});
  });
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

import type { Upload } from './upload.ts';

/** The codec's types: how wire types look in the SDK. `codec.ts` converts the values. */

export type JsonBody<Wire> = Wire extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Body
  : never;

export type MultipartBody<Wire> = Wire extends {
  requestBody: { content: { 'multipart/form-data': infer Body } };
}
  ? Body
  : never;

export type Query<Wire> = Wire extends { parameters: { query?: infer Parameters } }
  ? NonNullable<Parameters>
  : never;

export type EnvelopeData<Wire> = Wire extends {
  responses: { 200: { content: { 'application/json': { data: infer Data } } } };
}
  ? Data
  : never;

/** How one operation's request differs between SDK and wire. */
interface Shape {
  page?: string;
  times?: string;
  units?: object;
}

type Pages<S extends Shape> = S extends { page: string } ? { page?: number; pageSize?: number } : unknown;
type PageNames<S extends Shape> = S extends { page: infer Names } ? Names : never;
type TimeNames<S extends Shape> = S extends { times: infer Names } ? Names : never;
type UnitShape<S extends Shape> = S extends { units: infer Units } ? Units : unknown;

type Flat<T> = { [K in keyof T]: T[K] };

type Request<Wire, S extends Shape, Time> = Flat<
  {
    [K in keyof Wire as K extends PageNames<S> ? never : K]: K extends TimeNames<S>
      ? Time
      : K extends keyof UnitShape<S>
        ? WithUnits<Wire[K], UnitShape<S>[K]>
        : Wire[K];
  } & Pages<S>
>;

/** The caller's input: `page` and `pageSize`, times as Date or text, amounts in the SDK's units. */
export type RequestInput<Wire, S extends Shape> = Request<Wire, S, Date | string>;

/** The input of a server's handler: the same, with times as Date. */
export type HandlerInput<Wire, S extends Shape> = Request<Wire, S, Date>;

/** The caller's input of a form, with files as `Upload`. */
export type UploadInput<Wire> = { [K in keyof Wire]: Blob extends Wire[K] ? Upload : Wire[K] };

/** Replaces the types of scaled fields in a wire type by the SDK's; null stays null. */
export type WithUnits<Wire, Units> = Units extends number | string
  ? Units | Extract<Wire, null | undefined>
  : Units extends readonly (infer UnitItem)[]
    ? Wire extends readonly (infer Item)[]
      ? WithUnits<Item, UnitItem>[]
      : Wire
    : { [K in keyof Wire]: K extends keyof Units ? WithUnits<Wire[K], Units[K]> : Wire[K] };

import {
  type messages,
  type PGlite,
  parse,
  protocol,
  type QueryOptions,
  type Results,
  types,
} from '@electric-sql/pglite';
import { sqlStateOf } from './retry.ts';

const { serialize } = protocol;

/** A statement that the engine has parsed. After a few runs the engine also keeps its plan. */
interface NamedStatement {
  readonly name: string;
  readonly parameterTypes: readonly number[];
  /** Absent if the statement returns no rows. */
  readonly columns: messages.RowDescriptionMessage | undefined;
  /** Distinct types of the columns. */
  readonly columnTypes: readonly number[];
}

/** A plan takes some tens of kilobytes of the engine's memory. */
const maxStatements = 400;

/**
 * A cache of prepared statements by text. PGlite sends each query in six messages and has it parsed and
 * planned each time, which takes longer than most queries run. Here a text is parsed once under its own name,
 * and each later query is one message. The least recently used statements are dropped first.
 *
 * Tables can change under a statement: the engine then plans it again. If its result columns have changed,
 * the engine refuses it, and the text is parsed again.
 */
export class EmbeddedStatements {
  readonly #client: PGlite;
  readonly #atMost: number;
  readonly #byText = new Map<string, NamedStatement>();
  #count = 0;

  constructor(client: PGlite, atMost = maxStatements) {
    this.#client = client;
    this.#atMost = atMost;
  }

  /** The caller must have exclusive use of the engine. */
  async run<T>(text: string, values: readonly unknown[], options: QueryOptions = {}): Promise<Results<T>> {
    const known = this.#known(text);
    try {
      return await this.#execute<T>(known ?? (await this.#parse(text)), values, options);
    } catch (error) {
      if (!known || !outdated.has(sqlStateOf(error) ?? '')) throw error;
      this.#byText.delete(text);
      // In a transaction the refusal has aborted the transaction. Outside one the query has had no effect yet
      // and can be repeated.
      if (this.#client.isInTransaction()) throw error;
      return this.#execute<T>(await this.#parse(text), values, options);
    }
  }

  #known(text: string): NamedStatement | undefined {
    const statement = this.#byText.get(text);
    if (!statement) return undefined;
    this.#byText.delete(text);
    this.#byText.set(text, statement);
    return statement;
  }

  async #parse(text: string): Promise<NamedStatement> {
    this.#count += 1;
    const name = `s${this.#count}`;
    const answers = await this.#client.execProtocolStream(
      joined([
        ...this.#forgetOldest(),
        serialize.parse({ name, text }),
        serialize.describe({ type: 'S', name }),
        serialize.sync(),
      ]),
      { syncToFs: false },
    );
    const columns = answers.find(isRowDescription);
    const columnTypes = [...new Set(columns?.fields.map(({ dataTypeID }) => dataTypeID))];
    const parameterTypes = parse.parseDescribeStatementResults(answers);
    const statement = { name, parameterTypes, columns, columnTypes };
    this.#byText.set(text, statement);
    return statement;
  }

  #forgetOldest(): Uint8Array[] {
    if (this.#byText.size < this.#atMost) return [];
    const [oldest] = this.#byText;
    if (!oldest) return [];
    const [text, { name }] = oldest;
    this.#byText.delete(text);
    return [serialize.close({ type: 'S', name })];
  }

  async #execute<T>(
    { name, parameterTypes, columns, columnTypes }: NamedStatement,
    values: readonly unknown[],
    { rowMode, parsers }: QueryOptions,
  ): Promise<Results<T>> {
    const answers = await this.#client.execProtocolStream(
      joined([
        serialize.bind({
          statement: name,
          values: values.map((value, index) => this.#given(value, parameterTypes[index])),
        }),
        serialize.execute(),
        serialize.sync(),
      ]),
      { syncToFs: false },
    );
    // Only the parsers for this statement's columns. PGlite would copy the parsers of all types for each
    // query.
    const ofColumns = Object.fromEntries(
      columnTypes.map((type) => [type, parsers?.[type] ?? this.#client.parsers[type] ?? asItIs]),
    );
    const described = columns ? [columns, ...answers] : answers;
    const [results] = parse.parseResults(described, ofColumns, rowMode ? { rowMode } : {});
    return results as Results<T>;
  }

  #given(value: unknown, type = 0): string | Uint8Array | null {
    if (value === null || value === undefined) return null;
    const serializer = this.#client.serializers[type];
    const text = serializer ? serializer(value) : String(value);
    return text.length >= longText && sentAsBytes.has(type) ? Buffer.from(text) : text;
  }
}

/**
 * PGlite counts the bytes of a text character by character, twice. For the rows of a batch that takes longer
 * than writing them.
 */
const longText = 256;
/** Types whose text and binary forms are the same bytes: text, json and varchar. */
const sentAsBytes: ReadonlySet<number> = new Set([types.TEXT, types.JSON, types.VARCHAR]);

const asItIs = (text: string): string => text;

/** The statement is gone, or its result columns have changed. */
const outdated: ReadonlySet<string> = new Set(['26000', '0A000']);

const isRowDescription = (message: { name: string }): message is messages.RowDescriptionMessage =>
  message.name === 'rowDescription';

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

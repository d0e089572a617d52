import type { Input, Output } from '@platform/sdk';
import { ValidationError } from '@platform/sdk';
import {
  type EntryPoint,
  entryPoints,
  type Verdict,
  verdicts,
} from '../../../../shared/script-run/run.labels.ts';

export type VersionDetail = Output<'payScripts.version'>;
type SavedSample = VersionDetail['samples'][number];
export type SampleInput = NonNullable<Input<'payScripts.addVersion'>['samples']>[number];

/** A sample while it is edited. Input and answers are JSON as typed, which may not be readable yet. */
export interface SampleDraft {
  /** Stays the same while the sample is edited. */
  readonly id: string;
  readonly name: string;
  readonly entryPoint: EntryPoint;
  readonly verdict: Verdict;
  /** Empty: not compared; so are the next three. */
  readonly reference: string;
  readonly utr: string;
  readonly code: string;
  readonly link: string;
  /** Numbers of a choice, separated by commas. Empty: not compared. */
  readonly products: string;
  /** payout, order, notice, or order and capacity; baseUrl, parameters, credentials. */
  readonly input: string;
  readonly answers: string;
}

export interface Draft {
  /** The version that it began from. */
  readonly versionId: string;
  readonly source: string;
  readonly samples: readonly SampleDraft[];
  /** Whether source or samples differ from that version. */
  readonly isChanged: boolean;
}
export type Drafts = ReadonlyMap<string, Draft>;

const indented = (value: unknown) => JSON.stringify(value, null, 2);

/** The input of an entry point, as the editor shows it. */
const inputOf = ({ payout, notice, order, capacity, baseUrl, parameters, credentials }: SavedSample) =>
  indented({ payout, notice, order, capacity, baseUrl, parameters, credentials });

const sampleDraftOf = (sample: SavedSample, index: number): SampleDraft => ({
  id: `saved-${index}`,
  name: sample.name,
  entryPoint: entryPoints.find((each) => each === sample.entryPoint) ?? 'send',
  verdict: verdicts.find((each) => each === sample.expected.verdict) ?? 'unknown',
  reference: sample.expected.reference ?? '',
  utr: sample.expected.utr ?? '',
  code: sample.expected.code ?? '',
  link: sample.expected.link ?? '',
  products: sample.expected.products?.join(', ') ?? '',
  input: inputOf(sample),
  answers: indented(sample.answers),
});

export const draftOf = (detail: VersionDetail): Draft => ({
  versionId: detail.version.id,
  source: detail.source,
  samples: detail.samples.map(sampleDraftOf),
  isChanged: false,
});

/** The draft with changes; it counts as changed only if it differs from its version. */
export function withChanges(
  draft: Draft,
  changes: Partial<Pick<Draft, 'source' | 'samples'>>,
  of: VersionDetail,
): Draft {
  const next = { ...draft, ...changes };
  const start = draftOf(of);
  const same = next.source === start.source && contentOf(next.samples) === contentOf(start.samples);
  return { ...next, isChanged: !same };
}

const contentOf = (samples: readonly SampleDraft[]) =>
  JSON.stringify(samples.map(({ id: _, ...rest }) => rest));

const emptySample = { reference: '', utr: '', code: '', link: '', products: '' };

/** What a new sample of a choice starts with: an order, and the room of two products. */
export const newChoiceSample = (name: string, id: string): SampleDraft => ({
  ...emptySample,
  id,
  name,
  entryPoint: 'choose',
  verdict: 'chosen',
  input: indented({
    order: {
      orderCode: 'C2026112012000012345678',
      mchId: 'M10001',
      productId: 3024,
      amountMinor: 250_000,
      currency: 'INR',
      createdAt: '2026-11-20T04:00:00.000Z',
    },
    capacity: [
      { productId: 1008, currency: 'INR', accountCount: 3, maxAmountMinor: 5_000_000 },
      { productId: 1034, currency: 'INR', accountCount: 0, maxAmountMinor: 0 },
    ],
  }),
  answers: '[]',
});

/** What a new sample starts with: a payout and one answer, to be changed. */
export const newSample = (name: string, id: string): SampleDraft => ({
  ...emptySample,
  id,
  name,
  entryPoint: 'send',
  verdict: 'accepted',
  input: indented({
    payout: {
      orderCode: 'P2026112012000012345678',
      key: 'P2026112012000012345678-1',
      attempt: 1,
      amountMinor: 250_000,
      currency: 'INR',
      createdAt: '2026-11-20T04:00:00.000Z',
      reference: null,
      userName: 'B Sample',
      cardNumber: '50100012345678',
      bankName: 'Example Bank',
      ifscCode: 'EXMP0000123',
      vpa: null,
      usdtAddress: null,
    },
    parameters: {},
    credentials: {},
  }),
  answers: indented([{ status: 200, headers: { 'content-type': 'application/json' }, body: '{}' }]),
});

/** What a new sample of collections starts with: an order and one answer, to be changed. */
export const newCollectionSample = (name: string, id: string): SampleDraft => ({
  ...emptySample,
  id,
  name,
  entryPoint: 'create',
  verdict: 'created',
  input: indented({
    order: {
      orderCode: 'C2026112012000012345678',
      mchId: 'M10001',
      productId: 1045,
      amountMinor: 250_000,
      currency: 'INR',
      createdAt: '2026-11-20T04:00:00.000Z',
      key: 'C2026112012000012345678-1',
      attempt: 1,
      expiresAt: '2026-11-20T04:10:00.000Z',
      reference: null,
      subject: null,
    },
    parameters: {},
    credentials: {},
  }),
  answers: indented([{ status: 200, headers: { 'content-type': 'application/json' }, body: '{}' }]),
});

/** What a new sample of a script of the direction starts with. */
export const newSampleOf = (direction: string) => {
  if (direction === 'choice') return newChoiceSample;
  return direction === 'collection' ? newCollectionSample : newSample;
};

export type SampleField = 'name' | 'products' | 'input' | 'answers';
export type SampleProblem = 'required' | 'noJson' | 'noObject' | 'noList' | 'unknownField' | 'noProducts';
export type SampleProblems = Readonly<Partial<Record<SampleField, SampleProblem>>>;

const inputFields: ReadonlySet<string> = new Set([
  'payout',
  'notice',
  'order',
  'capacity',
  'baseUrl',
  'parameters',
  'credentials',
]);

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function inputProblem(text: string): SampleProblem | undefined {
  const parsed = parse(text);
  if (!parsed) return 'noJson';
  if (!isObject(parsed.value)) return 'noObject';
  return Object.keys(parsed.value).every((name) => inputFields.has(name)) ? undefined : 'unknownField';
}

function answersProblem(text: string): SampleProblem | undefined {
  const parsed = parse(text);
  if (!parsed) return 'noJson';
  return Array.isArray(parsed.value) ? undefined : 'noList';
}

/** The problems of a sample that need no call. The contract's other rules are checked when it is sent. */
export function problemsOf(sample: SampleDraft): SampleProblems {
  const found: Record<SampleField, SampleProblem | undefined> = {
    name: sample.name.trim() === '' ? 'required' : undefined,
    products: /^\s*(?:\d{1,5}\s*(?:,\s*\d{1,5}\s*)*)?$/.test(sample.products) ? undefined : 'noProducts',
    input: inputProblem(sample.input),
    answers: answersProblem(sample.answers),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

const isReadable = (sample: SampleDraft) => Object.keys(problemsOf(sample)).length === 0;
/** The first sample that cannot be sent. */
export const firstBroken = (samples: readonly SampleDraft[]): SampleDraft | undefined =>
  samples.find((sample) => !isReadable(sample));

/** The samples as they are sent. None of them is broken. */
export const readSamples = (samples: readonly SampleDraft[]): SampleInput[] =>
  samples.map(({ name, entryPoint, verdict, reference, utr, code, link, products, input, answers }) => ({
    ...(JSON.parse(input) as Pick<SampleInput, 'payout' | 'notice' | 'order' | 'capacity'>),
    name: name.trim(),
    entryPoint,
    answers: JSON.parse(answers) as SampleInput['answers'],
    expected: {
      verdict,
      ...(reference !== '' && { reference }),
      ...(utr !== '' && { utr }),
      ...(code !== '' && { code }),
      ...(link !== '' && { link }),
      ...(products.trim() !== '' && { products: products.split(',').map(Number) }),
    },
  }));

/** The first problem of the request that is about a sample: which one, and where in it. */
export function refusedSample(error: unknown): { index: number; text: string } | undefined {
  if (!ValidationError.is(error) || error.direction !== 'request') return undefined;
  for (const { path, message } of error.issues) {
    const [field, index = '', ...rest] = path.split('.');
    if (field === 'samples' && /^\d+$/.test(index))
      return { index: Number(index), text: [rest.join('.'), message].filter(Boolean).join(': ') };
  }
  return undefined;
}

/** Samples as text, so that two versions of them can be compared line by line. */
export const samplesText = (samples: readonly SampleDraft[]): string =>
  samples
    .map(({ name, entryPoint, verdict, reference, utr, code, link, products, input, answers }) =>
      [
        `# ${name}`,
        `${entryPoint} → ${[verdict, reference, utr, code, link, products].filter(Boolean).join(' ')}`,
        input,
        answers,
        '',
      ].join('\n'),
    )
    .join('\n');

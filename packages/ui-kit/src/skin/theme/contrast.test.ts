import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const tokens = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');

/** The variables of one selector's block. */
function readTokens(selector: string): Map<string, string> {
  const start = tokens.indexOf(`\n${selector} {`);
  const block = tokens.slice(start, tokens.indexOf('\n}', start));
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((match) => [match[1]!, match[2]!.trim()]),
  );
}

function luminance(colour: string): number {
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(colour);
  if (!match) throw new Error(`Not an opaque oklch colour: ${colour}`);
  const [lightness, chroma, hue] = match.slice(1).map(Number) as [number, number, number];
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channel = (value: number) => Math.min(Math.max(value, 0), 1);
  const red = channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = channel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [high, low] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const tones = ['neutral', 'info', 'success', 'warning', 'danger'];
const surfaces = ['background', 'card', 'popover', 'muted', 'hover', 'accent'];

const textPairs: [string, string][] = [
  ...surfaces.map((surface): [string, string] => ['foreground', surface]),
  ...surfaces.map((surface): [string, string] => ['muted-foreground', surface]),
  ...['background', 'card', 'popover', 'hover'].map((surface): [string, string] => ['primary', surface]),
  ...tones.map((tone): [string, string] => [tone, `${tone}-surface`]),
  ...tones.flatMap((tone) => ['card', 'background', 'popover'].map((on): [string, string] => [tone, on])),
  ['primary-foreground', 'primary'],
  ['primary-foreground', 'primary-hover'],
  ['accent-foreground', 'accent'],
  ['foreground', 'raised'],
  ['inverse-foreground', 'inverse'],
  ['sidebar-foreground', 'sidebar'],
  ['muted-foreground', 'sidebar'],
  ['danger-solid-foreground', 'danger-solid'],
  ['danger-solid-foreground', 'danger-solid-hover'],
];

/** Shapes that must be visible: control borders, the focus ring, chart lines. */
const shapePairs: [string, string][] = [
  ['input', 'card'],
  ['input', 'popover'],
  ['ring', 'card'],
  ['ring', 'background'],
  ...[1, 2, 3, 4, 5, 6].map((number): [string, string] => [`chart-${number}`, 'card']),
];

describe.each([
  ['light', ':root'],
  ['dark', '.dark'],
])('%s theme', (_theme, selector) => {
  const colours = readTokens(selector);
  const ratio = (first: string, second: string) => contrast(colours.get(first)!, colours.get(second)!);

  it.each(textPairs)('text %s on %s is readable (WCAG AA, 4.5)', (text, surface) => {
    expect(ratio(text, surface)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)('%s stands out from %s (WCAG 1.4.11, 3)', (shape, surface) => {
    expect(ratio(shape, surface)).toBeGreaterThanOrEqual(3);
  });
});

it('measures black on white as 21', () => {
  expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1);
});

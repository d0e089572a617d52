import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { encode } from 'jpeg-js';

/** What a slip says. */
export interface SlipFacts {
  /** Such as 1,250.00. */
  readonly amount: string;
  readonly reference: string;
  readonly payee: string;
  readonly vpa: string;
  readonly orderCode?: string;
}

/** How the slip looks, and how its picture was damaged. */
export interface SlipLook {
  readonly layout: number;
  readonly width: number;
  readonly isDark: boolean;
  readonly degrees: number;
  /** Standard deviation of the noise of each channel. */
  readonly noise: number;
  /** JPEG quality; PNG without one. Noise only goes with a JPEG. */
  readonly quality?: number;
}

const fonts = join(dirname(createRequire(import.meta.url).resolve('@embedpdf/fonts-sc')), '../fonts');
const fontFiles = ['Regular', 'Medium', 'Bold'].map((weight) => join(fonts, `NotoSansHans-${weight}.otf`));

type Line = readonly [text: string, size: number, weight?: 'bold' | 'normal', gap?: number];

const layouts: ReadonlyArray<(facts: SlipFacts) => Line[]> = [
  ({ amount, reference, payee, vpa, orderCode }) => [
    ['Payment successful', 26, 'bold', 30],
    [`Rs. ${amount}`, 54, 'bold', 40],
    [`To ${payee}`, 24],
    [vpa, 20, 'normal', 40],
    ['UPI transaction ID', 20],
    [reference, 24, 'normal', 26],
    ['Google transaction ID', 20],
    ['CICAgOjYp5vNKQ', 22, 'normal', 26],
    ['20 Nov 2026, 3:41 pm', 20, 'normal', 20],
    ...(orderCode ? [[`Note: ${orderCode}`, 20] as const] : []),
  ],
  ({ amount, reference, payee, vpa, orderCode }) => [
    ['Transaction Successful', 24, 'bold'],
    ['03:41 pm on 20 Nov 2026', 18, 'normal', 30],
    ['Paid to', 18],
    [`${payee}     ₹${amount}`, 26, 'bold'],
    [vpa, 18, 'normal', 30],
    ['Transaction ID', 18],
    ['T2611201541203948571029', 20, 'normal', 20],
    ['Debited from', 18],
    [`XXXXXXXX4821     ₹${amount}`, 20],
    [`UTR: ${reference}`, 20, 'normal', 20],
    ...(orderCode ? [[`Message: ${orderCode}`, 18] as const] : []),
  ],
  ({ amount, reference, payee, vpa, orderCode }) => [
    ['STATE BANK', 30, 'bold', 20],
    ['Fund transfer receipt', 22, 'normal', 30],
    [`Amount: INR ${amount}`, 22],
    [`Beneficiary: ${payee}`, 22],
    [`Beneficiary VPA: ${vpa}`, 22],
    [`UPI Ref No: ${reference}`, 22],
    ['Date: 20-11-2026 15:41:22', 22],
    ['Status: SUCCESS', 22],
    ...(orderCode ? [[`Remarks: ${orderCode}`, 22] as const] : []),
  ],
  ({ amount, reference, payee, orderCode }) => [
    ['VM-HDFCBK', 22, 'bold', 20],
    [`Money Sent! Rs.${amount}`, 24],
    ['From HDFC Bank A/C x4821', 24],
    [`To ${payee}`, 24],
    ['On 20/11/26', 24],
    [`Ref ${reference}`, 24],
    ...(orderCode ? [[`Order ${orderCode}`, 24] as const] : []),
    ['Not you? Call 18002586161', 24],
  ],
];

const baseWidth = 540;
const xmlOf = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Draws a slip as PNG or JPEG. The same facts, look and seed give the same bytes. */
export function drawSlip(facts: SlipFacts, look: SlipLook, seed = 1): Buffer {
  const lines = (layouts[look.layout % layouts.length] ?? layouts[0])?.(facts) ?? [];
  const ink = look.isDark ? '#e8eaed' : '#202124';
  const paper = look.isDark ? '#17181a' : '#ffffff';
  let y = 50;
  const texts = lines.map(([text, size, weight = 'normal', gap = 8]) => {
    y += size;
    const drawn = `<text x="36" y="${y}" font-size="${size}" font-weight="${weight}" fill="${ink}">${xmlOf(text)}</text>`;
    y += gap + 6;
    return drawn;
  });
  const height = y + 60;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${baseWidth} ${height}" font-family="Noto Sans Hans"><rect width="${baseWidth}" height="${height}" fill="${paper}"/><g transform="rotate(${look.degrees} ${baseWidth / 2} ${height / 2})">${texts.join('')}</g></svg>`;
  const image = new Resvg(drawing, {
    fitTo: { mode: 'width', value: look.width },
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Noto Sans Hans' },
  }).render();
  if (look.quality === undefined) return image.asPng();
  const data = Buffer.from(image.pixels);
  const random = randomOf(seed);
  if (look.noise > 0)
    for (let index = 0; index < data.length; index += 1) {
      if (index % 4 === 3) continue;
      data[index] = Math.max(0, Math.min(255, (data[index] ?? 0) + look.noise * normal(random)));
    }
  return encode({ data, width: image.width, height: image.height }, look.quality).data;
}

/** Random numbers from 0 to 1 that a seed repeats (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { formatDecimal } from '@platform/sdk';
import PDFDocument from 'pdfkit';
import type { Language } from '../operation/context.ts';
import type { CellValue, LineLook } from './export-source.ts';
import type { FileColumn, FileFacts, FileWriter } from './file-writer.ts';
import type { WallClock } from './wall-clock.ts';

/** A column of a printed page, and its share of the width. */
export interface PrintedColumn extends FileColumn {
  readonly share: number;
}

export interface PdfOptions {
  readonly clock: WallClock;
  readonly title: string;
  readonly heading: FileFacts;
  readonly language: Language;
}

const require = createRequire(import.meta.url);

/** Noto Sans of the Chinese scripts; a file holds only the glyphs that it shows. Latin text uses a built-in font. */
const chineseFont = join(dirname(require.resolve('@embedpdf/fonts-sc')), '../fonts/NotoSansHans-Regular.otf');
const fonts = { chinese: 'chinese', latin: 'Helvetica', bold: 'Helvetica-Bold' } as const;

const margin = 32;
const footer = 22;
const gap = 6;
const lineHeight = 11.5;
const sizes = { title: 14, heading: 8, section: 9, cell: 7 } as const;
const colours = { text: '#18181b', quiet: '#71717a', rule: '#d4d4d8', band: '#f4f4f5' } as const;
const factNameWidth = 110;

const pageWords = { 'zh-CN': '第 # 页', 'zh-TW': '第 # 頁', 'en-US': 'Page #' } as const;

/** Invisible signs would break or turn a line: control characters, directions of writing, line separators. */
const invisible = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;
const isLatin = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/**
 * A table on A4 pages that are streamed while it is written: a finished page leaves the memory. Long texts are
 * cut to their column; amounts are never cut.
 */
export class PdfWriter implements FileWriter {
  readonly #columns: readonly (PrintedColumn & { readonly x: number; readonly width: number })[];
  readonly #clock: WallClock;
  readonly #language: Language;
  readonly #title: string;
  readonly #document: PDFKit.PDFDocument;
  readonly #ended: Promise<unknown>;
  #ready: Uint8Array[] = [];
  #y = 0;
  #page = 0;
  #section: string | undefined;

  constructor(columns: readonly PrintedColumn[], { clock, title, heading, language }: PdfOptions) {
    this.#clock = clock;
    this.#language = language;
    this.#title = title;
    this.#document = new PDFDocument({
      size: 'A4',
      layout: 'landscape',
      // The writer sets every line itself; margins would break pages on their own.
      margin: 0,
      autoFirstPage: false,
      lang: language,
      displayTitle: true,
      info: { Title: title, Producer: 'Platform', Creator: 'Platform' },
    });
    this.#ended = once(this.#document, 'end');
    // The error reaches the caller of `end`.
    this.#ended.catch(() => undefined);
    this.#document.on('data', (bytes: Uint8Array) => this.#ready.push(bytes));
    this.#document.registerFont(fonts.chinese, chineseFont);
    this.#addPage();
    const shares = columns.reduce((sum, { share }) => sum + share, 0);
    const room = this.#document.page.width - 2 * margin - gap * (columns.length - 1);
    let x = margin;
    this.#columns = columns.map((column) => {
      const placed = { ...column, x, width: (room * column.share) / shares };
      x += placed.width + gap;
      return placed;
    });
    this.#write(title, margin, this.#y, { size: sizes.title, bold: true });
    this.#y += 24;
    this.#facts(heading);
    this.#y += 4;
    this.#header();
  }

  row(cells: readonly CellValue[], { section, isSum = false }: LineLook = {}): void {
    if (section !== undefined) this.#beginSection(section);
    this.#need(lineHeight);
    if (isSum) this.#band();
    for (const [at, column] of this.#columns.entries()) {
      const value = cells[at] ?? null;
      if (value === null || value === '') continue;
      const isAmount = typeof value === 'object';
      const text = this.#text(value, column);
      this.#write(text, column.x, this.#y, {
        size: sizes.cell,
        bold: isSum,
        width: column.width,
        right: isAmount || typeof value === 'number',
        whole: isAmount,
      });
    }
    this.#y += lineHeight;
  }

  async take(): Promise<Uint8Array[]> {
    // Pages that are finished reach the listener in the next turn.
    await new Promise((resolve) => setImmediate(resolve));
    return this.#out();
  }

  async end(facts: FileFacts): Promise<Uint8Array[]> {
    this.#section = undefined;
    this.#y += lineHeight;
    this.#facts(facts);
    this.#document.end();
    await this.#ended;
    return this.#out();
  }

  #out(): Uint8Array[] {
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }

  #text(value: Exclude<CellValue, null>, column: FileColumn): string {
    if (typeof value === 'number') return String(value);
    if (typeof value === 'object') return formatDecimal(value.amountMinor, value.digits);
    return column.kind === 'time' ? this.#clock.text(value) : value;
  }

  #addPage(): void {
    this.#document.addPage();
    this.#page += 1;
    this.#y = margin;
    const { width, height } = this.#document.page;
    const y = height - footer;
    this.#write(this.#title, margin, y, {
      size: sizes.cell,
      quiet: true,
      width: width - 2 * margin - 100,
    });
    this.#write(pageWords[this.#language].replace('#', String(this.#page)), width - margin - 100, y, {
      size: sizes.cell,
      quiet: true,
      width: 100,
      right: true,
    });
  }

  /** Begins a page when the rest of this one is too low, with the header of the table and the name of its section. */
  #need(height: number, withHeader = true): void {
    if (this.#y + height <= this.#document.page.height - footer - 6) return;
    this.#addPage();
    if (!withHeader) return;
    if (this.#section !== undefined) this.#sectionName(this.#section);
    this.#header();
  }

  #beginSection(section: string): void {
    // A section does not begin at the foot of a page.
    this.#need(lineHeight * 5);
    this.#section = section;
    this.#y += 5;
    this.#sectionName(section);
  }

  #sectionName(section: string): void {
    this.#write(section, margin, this.#y, { size: sizes.section, bold: true });
    this.#y += 15;
  }

  #header(): void {
    for (const { title, x, width, kind } of this.#columns)
      this.#write(title, x, this.#y, { size: sizes.cell, quiet: true, width, right: kind === 'money' });
    this.#y += lineHeight;
    this.#document
      .moveTo(margin, this.#y - 2)
      .lineTo(this.#document.page.width - margin, this.#y - 2)
      .lineWidth(0.5)
      .strokeColor(colours.rule)
      .stroke();
    this.#y += 2;
  }

  #band(): void {
    this.#document
      .rect(margin - 3, this.#y - 2.5, this.#document.page.width - 2 * margin + 6, lineHeight)
      .fill(colours.band);
  }

  #facts(facts: FileFacts): void {
    const width = this.#document.page.width - 2 * margin - factNameWidth;
    for (const [name, value] of facts) {
      this.#need(lineHeight, false);
      this.#write(name, margin, this.#y, {
        size: sizes.heading,
        quiet: true,
        width: factNameWidth - gap,
      });
      this.#write(value, margin + factNameWidth, this.#y, { size: sizes.heading, width });
      this.#y += lineHeight + 1;
    }
  }

  #write(
    given: string,
    x: number,
    y: number,
    look: {
      readonly size: number;
      readonly width?: number;
      readonly right?: boolean;
      readonly bold?: boolean;
      readonly quiet?: boolean;
      /** Never cut. */
      readonly whole?: boolean;
    },
  ): void {
    const { size, width, right = false, bold = false, quiet = false, whole = false } = look;
    const clean = given.replace(invisible, ' ');
    const font = isLatin(clean) ? (bold ? fonts.bold : fonts.latin) : fonts.chinese;
    this.#document.font(font, size).fillColor(quiet ? colours.quiet : colours.text);
    const text = width === undefined || whole ? clean : this.#cut(clean, width, size);
    const left =
      right && width !== undefined ? x + Math.max(0, width - this.#document.widthOfString(text)) : x;
    // The two fonts have other heights above the line; the texts of a line share its base.
    this.#document.text(text, left, y + size * 0.85, { lineBreak: false, baseline: 'alphabetic' });
  }

  /** The text as far as it fits, with an ellipsis. */
  #cut(text: string, width: number, size: number): string {
    // No sign is wider than its height, so most texts need no measuring.
    if (text.length * size <= width || this.#document.widthOfString(text) <= width) return text;
    const signs = [...text];
    let [fits, tooLong] = [0, signs.length];
    while (tooLong - fits > 1) {
      const middle = Math.floor((fits + tooLong) / 2);
      if (this.#document.widthOfString(`${signs.slice(0, middle).join('')}...`) <= width) fits = middle;
      else tooLong = middle;
    }
    return `${signs.slice(0, fits).join('')}...`;
  }
}

import type { Output } from '@platform/sdk';
import { exportsPiece } from '@platform/sdk/operations';
import { call } from '../../../shared/client.ts';
import { saveFile } from '../../../shared/list/save.file.ts';

export type Export = Output<'exports.list'>['list'][number];
type Piece = Output<'exports.piece'>;

/**
 * Downloads a file in parts and gives it to the browser. Each part is an authenticated call, so no URL opens
 * the file. A failed part is retried.
 */
export async function download(
  { id, fileName, format, pieceCount }: Export,
  onProgress: (ratio: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const parts: Blob[] = [];
  for (let index = 0; index < pieceCount; index += 1) {
    parts.push(await bytesOf(await call(exportsPiece, { id, index }, { signal })));
    onProgress((index + 1) / pieceCount);
  }
  saveFile(new Blob(parts, { type: types[format] ?? 'application/octet-stream' }), fileName);
}

const types: Readonly<Record<string, string>> = {
  csv: 'text/csv;charset=utf-8',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Blobs, because the browser may keep large ones outside memory. */
async function bytesOf({ contentBase64, compression }: Piece): Promise<Blob> {
  const packed = new Blob([Uint8Array.from(atob(contentBase64), (sign) => sign.charCodeAt(0))]);
  if (compression !== 'gzip') return packed;
  return new Response(packed.stream().pipeThrough(new DecompressionStream('gzip'))).blob();
}

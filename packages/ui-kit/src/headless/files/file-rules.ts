export interface FileRules {
  /** As the `accept` attribute has it: ".csv,.xlsx,image/*". Empty takes all. */
  readonly accept?: string | undefined;
  readonly mostBytes?: number | undefined;
}

/** Why a file is not taken. */
export type FileProblem = 'type' | 'size' | 'empty';

/** The part of a `File` that the rules look at. */
export interface FileFacts {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** Whether a file is of a kind that is asked for. A file that is dropped has not passed the browser's own dialog. */
export function acceptsFile({ name, type }: Pick<FileFacts, 'name' | 'type'>, accept = ''): boolean {
  const kinds = accept
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim())
    .filter(Boolean);
  if (kinds.length === 0) return true;
  const fileName = name.toLowerCase();
  const mime = type.toLowerCase();
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return fileName.endsWith(kind);
    return kind.endsWith('/*') ? mime.startsWith(kind.slice(0, -1)) : mime === kind;
  });
}

/** What is wrong with a file, or nothing. */
export function fileProblem(file: FileFacts, { accept, mostBytes }: FileRules): FileProblem | undefined {
  if (!acceptsFile(file, accept)) return 'type';
  if (file.size === 0) return 'empty';
  return mostBytes !== undefined && file.size > mostBytes ? 'size' : undefined;
}

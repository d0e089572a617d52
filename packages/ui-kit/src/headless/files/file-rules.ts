export interface FileRules {
  /** Same syntax as the `accept` attribute: ".csv,.xlsx,image/*". Empty accepts all. */
  readonly accept?: string | undefined;
  readonly mostBytes?: number | undefined;
}

/** Reason why a file is refused. */
export type FileProblem = 'type' | 'size' | 'empty';

/** The properties of a `File` that the rules use. */
export interface FileFacts {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** Whether the file type is accepted. A dropped file has not been filtered by the browser's file dialog. */
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

/** Why the file is refused; undefined when it is accepted. */
export function fileProblem(file: FileFacts, { accept, mostBytes }: FileRules): FileProblem | undefined {
  if (!acceptsFile(file, accept)) return 'type';
  if (file.size === 0) return 'empty';
  return mostBytes !== undefined && file.size > mostBytes ? 'size' : undefined;
}

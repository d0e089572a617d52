import { type DragEvent, useRef, useState } from 'react';
import { type FileProblem, type FileRules, fileProblem } from './file-rules.ts';

export interface RefusedFile {
  readonly name: string;
  readonly problem: FileProblem | 'tooMany';
}

export interface FileDropSettings extends FileRules {
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

export interface FileDrop {
  /** A file is being dragged over the drop area. */
  readonly over: boolean;
  /** Files refused the last time, with the reason. */
  readonly refused: readonly RefusedFile[];
  /** Adds files chosen in the browser's file dialog. */
  take(files: Iterable<File>): void;
  readonly dropProps: {
    onDragEnter: (event: DragEvent) => void;
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
}

/** Files by drag and drop or by the file dialog, checked before upload. */
export function useFileDrop(settings: FileDropSettings): FileDrop {
  const { multiple = false, disabled = false, onFiles } = settings;
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  // Entering a child fires a leave on its parent, so count depth: only the outermost leave ends the drag.
  const depth = useRef(0);

  const take = (files: Iterable<File>) => {
    if (disabled) return;
    const taken: File[] = [];
    const not: RefusedFile[] = [];
    for (const file of files) {
      const problem = fileProblem(file, settings) ?? (!multiple && taken.length > 0 ? 'tooMany' : undefined);
      if (problem) not.push({ name: file.name, problem });
      else taken.push(file);
    }
    setRefused(not);
    if (taken.length > 0) onFiles(taken);
  };
  const move = (step: number) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    // Also when disabled: otherwise the browser navigates to the dropped file.
    event.preventDefault();
    depth.current = Math.max(0, depth.current + step);
    setOver(depth.current > 0 && !disabled);
  };
  return {
    over,
    refused,
    take,
    dropProps: {
      onDragEnter: move(1),
      onDragOver: (event) => event.preventDefault(),
      onDragLeave: move(-1),
      onDrop: (event) => {
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        take(event.dataTransfer.files);
      },
    },
  };
}

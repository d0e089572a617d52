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
  /** Something is held over the place now. */
  readonly over: boolean;
  /** What was not taken the last time, and why. */
  readonly refused: readonly RefusedFile[];
  /** What the dialog of the browser gave. */
  take(files: Iterable<File>): void;
  readonly dropProps: {
    onDragEnter: (event: DragEvent) => void;
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
}

/** Files by dropping or by choosing, looked at before anybody has to send them. */
export function useFileDrop(settings: FileDropSettings): FileDrop {
  const { multiple = false, disabled = false, onFiles } = settings;
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  // Entering a child leaves its parent: only the outermost leaving is one.
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
    // Also when disabled: the browser would leave the page to show the file.
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

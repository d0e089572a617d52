export { acceptsFile, type FileFacts, type FileProblem, type FileRules, fileProblem } from './file-rules.ts';
export { type FileDrop, type FileDropSettings, type RefusedFile, useFileDrop } from './use-file-drop.ts';

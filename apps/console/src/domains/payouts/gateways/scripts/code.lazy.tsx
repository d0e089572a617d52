import { Skeleton } from '@platform/ui-kit/skin';
import { lazyPart } from '../../../../shared/lazy-part.tsx';

/** The editor arrives after the page around it, because it is larger than the rest of it. */
export const CodeEditor = lazyPart('code editor', async () => (await import('./code.editor.tsx')).CodeEditor);

export const EditorPlace = ({ isLarge = false }: { isLarge?: boolean }) => (
  <Skeleton className={isLarge ? 'h-[clamp(20rem,60dvh,48rem)] w-full' : 'h-32 w-full'} />
);

import { lazyPart } from '@platform/ui-kit/headless/lazy';

/**
 * The form and the frame of the sign-in page for the other places that show them. A static import would split the page
 * into several files.
 */
export const signInParts = lazyPart(() => import('./sign-in.page.tsx'));

/**
 * What the sign-in page and the shell share. Named here, it is in the file that every page loads; in a file of its own
 * it would be one request more, and in the shell's file the sign-in page would load the shell.
 */
import '@platform/ui-kit/skin/display/card';
import '@platform/ui-kit/skin/fields/field';
import '@platform/ui-kit/skin/fields/input';
import '../shared/brand.tsx';
import '../shared/error-notice.tsx';
import './shell/shell.messages.ts';
import './theme.icons.ts';

/** The dialogs that any page can open, as one lazy chunk. */
export { SecondLevelDialog } from '../second-level/second-level.dialog.tsx';
export { ExpiredDialog } from '../sign-in/expired.dialog.tsx';
export { CloseQuestionDialog } from '../tabs/close-question.dialog.tsx';
export { WorkBar } from './work.bar.tsx';

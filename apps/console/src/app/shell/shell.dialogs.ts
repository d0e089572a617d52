/** The dialogs that any page may lead to, in one file. */
export { SecondLevelDialog } from '../second-level/second-level.dialog.tsx';
export { ExpiredDialog } from '../sign-in/expired.dialog.tsx';
export { CloseQuestionDialog } from '../tabs/close-question.dialog.tsx';

// The exports for higher domains. Everything else under domains/access/ is internal.
export { notifyApprovers } from './approvals/approval-notice.service.ts';
export { needsSecondPerson, withSecondPerson } from './approvals/approvals.service.ts';
export { auditRecords } from './audit/audit.table.ts';
export { dropAuthenticator } from './authenticator/authenticator.service.ts';
export { errorLogs } from './error-logs/error-logs.table.ts';
export { type MessageName, messageText, type NewMessage, sendMessage } from './messages/messages.service.ts';
export { messages } from './messages/messages.table.ts';
export { canRead, usersInRoles } from './messages/recipients.service.ts';
export { countSessions, endSecondLevel, onlineUsers, revokeSessions } from './session/session.service.ts';
export { delaysOf, forgetDelays } from './session/sign-in-delay.service.ts';
export { checkAnother, checkManages, checkMayModify } from './users/account-permissions.service.ts';
export { checkMayMoveMoney } from './users/money-rights.service.ts';
export { checkNewPassword } from './users/new-password.service.ts';
export {
  addUser,
  findUser,
  lockSuperAdmins,
  lockUser,
  lockUserEvenDeleted,
  type NewUser,
  updateUser,
} from './users/users.service.ts';
export { type UserRow, users } from './users/users.table.ts';

// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import type { ListMethod, Method } from '../runtime/bind-operations.ts';
import type { Operation } from '../runtime/operation.ts';
import { settingOperation } from '../runtime/setting-operations.ts';
import { usualOperations } from '../runtime/usual-operation.ts';
import * as operations from './operations.ts';

/** Every operation of the contract, by noun and verb. */
export interface PlatformOperations<Options> {
  session: {
    /**
     * Sign in. `POST /v1.0/user/login`
     *
     * Takes account name, password and, if the account has an authenticator, its code. An account that must use an
     * authenticator but has not bound one gets a token with `bindRequired: true`. Until the binding is confirmed,
     * that token can call only session.info, session.logout, authenticator.bind and authenticator.confirmBind.
     * Repeated failures answer signInDelayed with a growing delay, per account and per address; there is no
     * permanent lock.
     */
    login: Method<'session.login', Options>;
    /**
     * Obtain a second-level token. `POST /v1.0/user/login2`
     *
     * Takes the second-level password again and the reason. That password is the account's pay password if one is
     * set, else its sign-in password. Send the returned token as `token2`; it is valid for at most five minutes, in
     * this session only.
     */
    loginSecondLevel: Method<'session.loginSecondLevel', Options>;
    /**
     * Signed-in user. `POST /v1.0/user/getInfo`
     *
     * Returns the signed-in user, with everything that the console's shell needs.
     */
    info: Method<'session.info', Options>;
    /**
     * Sign out. `POST /v1.0/user/logout`
     *
     * Ends this session and closes its websockets at once.
     */
    logout: Method<'session.logout', Options>;
    /**
     * End another session. `POST /v1.0/user/forceLogout`
     *
     * `token` is the handle in a row of session.list, never the secret token. A session that has already ended is
     * unchanged. A session that the caller may not see answers notFound.
     */
    forceLogout: Method<'session.forceLogout', Options>;
    /**
     * List open sessions. `POST /v1.0/user/getSessions`
     *
     * Online users, paginated. Roles other than superAdmin and admin see only their own sessions.
     */
    list: ListMethod<'session.list', Options>;
    /**
     * List own open sessions. `GET /v1.0/user/getOwnSessions`
     *
     * Available to every role. `session.forceLogout` ends one of them.
     */
    listOwn: Method<'session.listOwn', Options>;
    /**
     * End all own other sessions. `POST /v1.0/user/endOtherSessions`
     *
     * Use it when a session was left open elsewhere or is unknown. Their websockets close at once.
     */
    endOthers: Method<'session.endOthers', Options>;
    /**
     * Change own password. `POST /v1.0/user/changePassword`
     *
     * Takes the current password. A wrong one answers secondLevelFailed and causes the same delay as a failed
     * second-level login. The new password must not be a common one, contain the account name, or equal the old one
     * (passwordRejected). A user that may not change its own data gets modifyNotAllowed. All sessions of the account
     * end, including this one.
     */
    changePassword: Method<'session.changePassword', Options>;
    /**
     * Pin own language. `POST /v1.0/user/setLanguage`
     *
     * Sets the console's language for this account on every device. It has priority over the browser's language and
     * over a choice stored in the browser. Without `language` the pin is removed.
     */
    setLanguage: Method<'session.setLanguage', Options>;
    /**
     * Choose own time zone. `POST /v1.0/user/setTimeZone`
     *
     * Sets the time zone in which the console shows and reads times, for this account on every device. Times in
     * requests and responses do not change. Without `timeZone` the console uses the platform's.
     */
    setTimeZone: Method<'session.setTimeZone', Options>;
    /**
     * Set own pay password. `POST /v1.0/user/setPayPassword`
     *
     * From then on session.loginSecondLevel takes this password, and earlier second-level tokens end.
     * `currentPassword` is the current second-level password: the pay password if one is set, else the sign-in
     * password. A wrong one causes the same delay as a failed second-level login. The new password follows the
     * password rules and must differ from the sign-in password (passwordRejected).
     *
     * While EnablePayPassword is on, merchants and suppliers without a pay password get payPasswordNotSet from every
     * call that moves money, so that their second-level token always comes from a pay password. Requests signed with
     * a merchant's key need none: the signature is the proof.
     */
    setPayPassword: Method<'session.setPayPassword', Options>;
  };
  authenticator: {
    /**
     * Start binding an authenticator. `POST /v1.0/user/bindUser`
     *
     * Returns a new secret to scan; it takes effect when confirmBind verifies a code. With `needToLogout` every
     * session of the account ends once the binding is confirmed.
     */
    bind: Method<'authenticator.bind', Options>;
    /**
     * Confirm a binding with a code. `POST /v1.0/user/confirmBind`
     *
     * The code proves that the secret was scanned. The specification's call takes the account only, which would
     * allow confirming a binding that was never scanned.
     */
    confirmBind: Method<'authenticator.confirmBind', Options>;
    /**
     * Remove an account's authenticator. `POST /v1.0/user/unbind`
     *
     * Ends the account's sessions, because they were opened with the removed authenticator.
     */
    unbind: Method<'authenticator.unbind', Options>;
    /**
     * Start binding an authenticator from the personal center. `POST /v1.0/user/bindUserForProfile`
     *
     * Like authenticator.bind, for the caller's own account in a full session.
     */
    bindForProfile: Method<'authenticator.bindForProfile', Options>;
    /**
     * Confirm a binding from the personal center. `POST /v1.0/user/confirmBindForProfile`
     *
     * Like authenticator.confirmBind, for the caller's own account.
     */
    confirmBindForProfile: Method<'authenticator.confirmBindForProfile', Options>;
    /**
     * Remove own authenticator. `POST /v1.0/user/unbindForProfile`
     *
     * Like authenticator.unbind, for the caller's own account.
     */
    unbindForProfile: Method<'authenticator.unbindForProfile', Options>;
  };
  users: {
    /**
     * Options for choosing a user of a role. `GET /v1.0/user/getUserOptions`
     *
     * For filters and forms. `partyId` is the merchant or supplier that the user belongs to.
     */
    options: Method<'users.options', Options>;
    /**
     * Options for choosing a supplier. `GET /v1.0/user/getSupplierUserOptions`
     *
     * A supplier sees itself and, with isGetAllAgentSupplier, its whole team.
     */
    supplierOptions: Method<'users.supplierOptions', Options>;
    /**
     * Options for choosing an unlinked user. `GET /v1.0/user/getUnusedUserOptions`
     *
     * Users with the role merchant or supplier that are not linked to a merchant or supplier, for example after
     * admin.updateUser gave them the role. merchants.add and suppliers.add accept them as userId.
     */
    unusedOptions: Method<'users.unusedOptions', Options>;
    /**
     * Require a user's authenticator, or stop requiring it. `POST /v1.0/user/enableGoogleVerify`
     *
     * A user without an authenticator must bind one at the next sign-in, and its open sessions end. Switching it off
     * keeps a bound authenticator. A user cannot switch it off for itself (accountProtected). Requires the
     * second-level token.
     */
    enableGoogleVerify: Method<'users.enableGoogleVerify', Options>;
    /**
     * Disable or enable a user. `POST /v1.0/user/setEnabled`
     *
     * Disabling ends the user's sessions at once, and a later sign-in answers accountDisabled. Orders signed with a
     * merchant's key continue; merchants.enable stops those. A user cannot set this for itself, and the last enabled
     * superAdmin cannot be disabled (accountProtected). Requires the second-level token.
     */
    setEnabled: Method<'users.setEnabled', Options>;
    /**
     * Set the addresses that a user may sign in from. `POST /v1.0/user/setAllowedAddresses`
     *
     * Replaces the whole list; an empty list allows any address. Sessions from other addresses end at once, and
     * later calls and sign-ins from them are refused (ipNotAllowed). A list without the caller's own address is
     * refused for the caller's own account (ownAddressNotAllowed). Requires the second-level token.
     */
    setAllowedAddresses: Method<'users.setAllowedAddresses', Options>;
    /**
     * Set whether a user may change its own data. `POST /v1.0/user/setAllowModify`
     *
     * Without the permission, every change of own data answers modifyNotAllowed. The user's orders continue, and a
     * required authenticator can still be bound. A user cannot set this for itself (accountProtected).
     */
    setAllowModify: Method<'users.setAllowModify', Options>;
    /**
     * Balances visible to the caller. `GET /v1.0/user/getTotalBalance`
     *
     * Sums of the ledger, one entry per currency: for a merchant its own, for a supplier its own and its team's, for
     * staff the whole platform's. Values that the caller may not see are null.
     */
    totalBalance: Method<'users.totalBalance', Options>;
    /**
     * Set a user's identity check. `POST /v1.0/user/setKyc`
     *
     * While KYC is on, a user whose check is not completed gets kycRequired from every call that moves money
     * (`x-moves-money`); so does the creation of a payout signed with its merchant's key. Collection orders
     * continue, because they bring money in. A user cannot set this for itself (accountProtected); the first
     * superAdmin is created with a completed check. Requires the second-level token.
     */
    setKyc: Method<'users.setKyc', Options>;
  };
  messages: {
    /**
     * List own messages in three lists. `GET /message/init`
     *
     * Newest first, at most 200 per list, without content (messages.content returns it). Messages in the trash are
     * deleted after 30 days, all others after the days of the setting DataClearCycle.
     */
    list: Method<'messages.list', Options>;
    /**
     * Content of one message. `GET /message/content`
     *
     * Does not mark the message as read; use messages.markRead. Another user's message answers messageNotFound.
     */
    content: Method<'messages.content', Options>;
    /**
     * Mark a message as read. `POST /message/has_read`
     *
     * Moves an unread message to read. A message that is already read is unchanged; one in the trash answers
     * conflict.
     */
    markRead: Method<'messages.markRead', Options>;
    /**
     * Move a read message to the trash. `POST /message/remove_readed`
     *
     * Moves a read message to the trash. A message already in the trash is unchanged; an unread one answers
     * conflict.
     */
    remove: Method<'messages.remove', Options>;
    /**
     * Restore a message from the trash. `POST /message/restore`
     *
     * Moves a message from the trash back to read. A message that is already read is unchanged; an unread one
     * answers conflict.
     */
    restore: Method<'messages.restore', Options>;
    /**
     * List own messages of one list. `GET /message/getList`
     *
     * Newest first, without content. Every page is equally fast, however many messages there are.
     */
    listBox: Method<'messages.listBox', Options>;
    /**
     * Mark all own messages as read. `POST /message/readAll`
     *
     * Marks the unread messages up to `newest`, the first message that the user saw in the list, so that later
     * arrivals stay unread. Without `newest` it marks all.
     */
    markAllRead: Method<'messages.markAllRead', Options>;
  };
  search: {
    /**
     * Search by a pasted text. `POST /v1.0/search/find`
     *
     * For a search box. Finds order numbers, merchant order numbers, UTRs, transaction hashes, card numbers (whole
     * or last digits), blockchain and IP addresses, VPAs, and names or accounts of merchants and suppliers. The
     * format of the text decides which kinds are searched. Each search is one index lookup, by equality or prefix,
     * never by substring. Only kinds whose list the caller's role may read are searched, within the caller's scope.
     * Masked fields stay masked. The text is sent in a POST body, so that card numbers do not appear in URLs and
     * their logs.
     */
    find: Method<'search.find', Options>;
  };
  admin: {
    /**
     * Add a user. `POST /v1.0/admin/addUser`
     *
     * The account name must be unused, ignoring case, even by a deleted user, because history refers to it
     * (accountExists). A new merchant also gets its number and signing key; a new supplier is created without a
     * leader. While AutoCreateRelateSupplier is on, a merchant also gets a related supplier; while
     * AutoCreateRelateMerchant is on, a supplier gets a related merchant. That is another user, named after the
     * account with the suffix `Supplier` or `Merchant`, with the same initial password.
     *
     * The caller cannot give a role above its own (forbidden). A password that is short, common or contains the
     * account name is refused (passwordRejected). Requires the second-level token.
     */
    addUser: Method<'admin.addUser', Options>;
    /**
     * List users. `GET /v1.0/admin/getUserList`
     *
     * Newest first by default. Deleted users only with includeDeleted.
     */
    listUsers: ListMethod<'admin.listUsers', Options>;
    /**
     * List team proxies of suppliers. `GET /v1.0/admin/getSupplierProxyList`
     *
     * A supplier sees its whole team, at every depth; staff see all teams.
     */
    listSupplierProxies: ListMethod<'admin.listSupplierProxies', Options>;
    /**
     * Change a user. `POST /v1.0/admin/updateUser`
     *
     * Without a password it is unchanged. A changed password, account or role ends the user's sessions. The last
     * superAdmin keeps its role, and callers cannot change their own role (accountProtected) or give a role above
     * their own (forbidden). A user that belongs to a merchant or supplier keeps its role (roleBound). A deleted
     * user must be repaired first (accountNotFound). The user is notified by a message. Requires the second-level
     * token.
     */
    updateUser: Method<'admin.updateUser', Options>;
    /**
     * Delete a user. `GET /v1.0/admin/deleteUser`
     *
     * Ends the user's sessions. Its history and its merchant or supplier are kept. Callers cannot delete themselves
     * or the last superAdmin (accountProtected). The account name stays taken; admin.repairUser restores a deleted
     * user. Deleting twice has no further effect. This GET changes data: it needs the token headers like every call
     * and is never retried. Requires the second-level token.
     */
    deleteUser: Method<'admin.deleteUser', Options>;
    /**
     * Give a user a new account name. `POST /v1.0/admin/repairUser`
     *
     * For an account that can no longer sign in. The user gets the new name, which may equal the old one, and is
     * restored if deleted. Its sessions end and its sign-in delay is reset. The old name becomes free. Password,
     * role and authenticator are unchanged. Requires the second-level token.
     */
    repairUser: Method<'admin.repairUser', Options>;
    /**
     * Remove a user's pay password. `GET /v1.0/admin/resetPayPassword`
     *
     * The second level uses the sign-in password until the user sets a new pay password. The user's second-level
     * tokens end, and the user is notified by a message. This GET changes data, like admin.deleteUser. Requires the
     * second-level token.
     */
    resetPayPassword: Method<'admin.resetPayPassword', Options>;
  };
  resources: {
    /**
     * Details of one resource. `GET /v1.0/resource/getResourceDetailInfo`
     *
     * Account, limits, monitor, today's figures and current reservations. A resource outside the caller's rows
     * answers resourceNotFound.
     */
    detail: Method<'resources.detail', Options>;
    /**
     * Current capacity of suppliers' resources. `GET /v1.0/resource/getResourceStaticInfo`
     *
     * One row per supplier, product and currency. Both filters are optional.
     */
    staticInfo: Method<'resources.staticInfo', Options>;
    /**
     * Enable or disable a resource for a product. `POST /v1.0/resource/enableResource`
     *
     * A disabled resource gets no new orders; orders already reserved on it continue.
     */
    enable: Method<'resources.enable', Options>;
    /**
     * Enable or disable a resource for all its products. `POST /v1.0/resource/setEnabled`
     *
     * As resources.enable for each of its products, in one step. A resource without a product cannot be enabled
     * (validationFailed: resourceId).
     */
    setEnabled: Method<'resources.setEnabled', Options>;
    /**
     * Explain why an account gets an order or not. `GET /v1.0/resource/explain`
     *
     * The verdict of the allocation rules on one account for an order of a product and amount, now, with the facts
     * behind it. For a payout the same rules decide which account may pay; the supplier's balance does not limit it,
     * and several payouts of one amount may stand on one account. An account that does not serve the product answers
     * resourceNotFound.
     */
    explain: Method<'resources.explain', Options>;
    /**
     * List accounts. `GET /v1.0/resource/getList`
     *
     * By supplier and name by default, with today's figures and current reservations. Account and phone numbers are
     * masked; resources.reveal returns them in full. A supplier sees its own accounts and its team's. Deleted
     * accounts are not listed. `kind` and `kinds` must both hold. `nextCursor` reads on in any order, each page as
     * fast as the first.
     */
    list: ListMethod<'resources.list', Options>;
    /**
     * Add an account. `POST /v1.0/resource/add`
     *
     * The required fields depend on the kind (`resourceRefusals` of @platform/sdk/rules; validationFailed has one
     * issue per field):
     *
     * - bank: cardNumber, bankName, accountName
     * - upi: vpa
     * - wallet: accountName, and a link or picture
     * - usdt: usdtAddress and usdtNetwork; currency USDT
     * - gateway: gatewayName; with `gatewayId` that gateway collects on it or sends its payouts; only staff may name it
     * - mobileMoney: mobileNumber, or paybillNumber with paybillAccount, or tillNumber
     *
     * An account can be registered only once (resourceExists). Its products must have its currency and be in the
     * supplier's agreements (productNotEnabled). A supplier adds accounts for itself and its team
     * (supplierNotFound).
     *
     * A bank account without a currency gets the country of the setting CardCountry (IN, CN, KE: INR, CNY, KES),
     * whose rules validate its number and bank code. Every other kind must name its currency. Requires the
     * second-level token.
     */
    add: Method<'resources.add', Options>;
    /**
     * Change an account. `POST /v1.0/resource/update`
     *
     * Fields left out are unchanged; null clears a value. Kind, currency and supplier cannot change. The whole
     * account is validated as in resources.add. Orders already reserved on it continue with the details that their
     * payers were shown. `productIds` replaces all products: those that stay keep their state, new ones are enabled.
     * Requires the second-level token.
     */
    update: Method<'resources.update', Options>;
    /**
     * Delete an account. `POST /v1.0/resource/delete`
     *
     * Refused while an order is reserved on it (resourceBusy). Its orders and figures are kept; the same account can
     * be registered again. Requires the second-level token.
     */
    delete: Method<'resources.delete', Options>;
    /**
     * Reveal an account's numbers. `POST /v1.0/resource/reveal`
     *
     * Returns in full the numbers that lists mask. Each call is audited. Requires the second-level token.
     */
    reveal: Method<'resources.reveal', Options>;
  };
  orders: {
    /**
     * Create an order. `POST /v1.0/api/order/create`
     *
     * The merchant sends the request and signs it with its key, over exactly the values on the wire. Idempotent on
     * (mchId, mchOrderNo): the same body returns the existing order, even if a new order would be refused now. A
     * different body answers orderNumberConflict and changes nothing.
     *
     * The product decides between collection and payout. A payout needs its beneficiary (`userName`, `cardNumber`,
     * `ifscCode` or `address`, as the product requires). Its amount and fee are held at once; if the balance is too
     * small, the call answers insufficientBalance and creates nothing.
     */
    create: Method<'orders.create', Options>;
    /**
     * Create orders from a file. `POST /v1.0/api/order/createBatch`
     *
     * Accepts CSV (UTF-8, UTF-16 or GB18030; comma, semicolon or tab) or XLSX (first sheet only). The first row
     * names the columns as orders.uploadFlag lists them, in any of its languages. Limits: 5 MiB and 500 orders
     * (payloadTooLarge, batchOrderLimitExceeded).
     *
     * All or nothing: if a row is wrong, no order is created and the call answers batchRowsInvalid with one issue
     * per cell (`rows.12.amount`, numbered as in a spreadsheet). Amounts are in major units. A cell with a formula,
     * a date, or a number of more than 15 digits is refused, because its displayed value differs from its stored
     * value.
     *
     * A merchant uploads its own orders; staff name the merchant in the column mchId. A row without notifyUrl uses
     * the merchant's address.
     *
     * `key` identifies the upload. The same key with the same file returns the first result; with another file it
     * answers idempotencyConflict. The same file under another key is refused (fileAlreadyUploaded).
     */
    createBatch: Method<'orders.createBatch', Options>;
    /**
     * State of order uploads. `GET /v1.0/order/orderUploadFlag`
     *
     * Format of the file, whether one of the caller's files is being processed, and the last upload.
     */
    uploadFlag: Method<'orders.uploadFlag', Options>;
    /**
     * Create a test order on behalf of a merchant. `POST /v1.0/order/createTest`
     *
     * The server writes the request that the merchant would send, signs it with the merchant's key, and creates the
     * order by the same rules as orders.create; the key is never shown. Only the merchant's list of allowed addresses
     * is not checked, because the request does not come from the merchant's server. The order is labelled test, has
     * its own number (`TEST-…`), and is left out of all figures unless they are asked for. Its money is real: a payer
     * who pays it, or a test payout, changes balances. Requires the second-level token.
     */
    createTest: Method<'orders.createTest', Options>;
    /**
     * List orders. `GET /v1.0/order/getList`
     *
     * Newest first by default. A merchant sees its own orders; a supplier sees its own and its team's. With
     * `payoutStatus` 1 a supplier also sees the payouts in the pool.
     *
     * Orders whose allocation failed (status 10) are hidden unless orderStatusId is 10 or notInOrderStatusIds is
     * given; an empty notInOrderStatusIds hides nothing. While HighPerfOrderQuery is on, `total` is null and
     * pagination uses the cursor.
     */
    list: ListMethod<'orders.list', Options>;
    /**
     * Count orders by status. `GET /v1.0/order/getStatusCounts`
     *
     * Number of orders in each status, for the orders that orders.list shows with the same filters and caller. If
     * the filters are only merchant, supplier, channel, currency, label, kind and time of creation, the counts come
     * from sums that are always exact. With any other filter, and for payouts, the server counts rows, 100,000 in
     * total at most. If there are more, `exact` is false and each count means "at least".
     */
    statusCounts: Method<'orders.statusCounts', Options>;
    /**
     * Newest order visible to the caller. `GET /v1.0/order/getLastOrder`
     *
     * Consoles without a websocket poll this every 10 s. Both fields are null if there is no order yet.
     */
    latest: Method<'orders.latest', Options>;
    /**
     * Performance of collection orders. `GET /v1.0/order/profile`
     *
     * Success and allocation rates and time to pay: overall and by product, supplier, resource and hour of day,
     * compared with the preceding range of the same length. A range that is not over is compared with the part of
     * the preceding one up to the same point. An order counts at its time of creation. Default
     * endTime: end of today; default startTime: beginning of endTime's day; at most 93 days. Test orders are left
     * out.
     */
    profile: Method<'orders.profile', Options>;
    /**
     * Complete an order by hand. `POST /v1.0/order/replenishmentOrder`
     *
     * Records by hand that the money has arrived (补单). A given UTR is consumed and never matches again (utrConsumed,
     * utrInvalid). The second check and the limits answer supplementRefused, supplementLimitReached and
     * timeoutSupplementDisabled. Requires the second-level token.
     *
     * For a payout, the result depends on the caller: the holder of the claim starts the payment, a UTR is the
     * proof, and an operator confirms. A supplier's payout waits for that confirmation as pendingConfirmation. Above
     * the approval limit the first operator's confirmation answers secondApprovalRequired and is stored as a request;
     * another operator confirms, and never the one who claimed and paid the payout.
     */
    supplement: Method<'orders.supplement', Options>;
    /**
     * Move an order to another product. `POST /v1.0/order/reselect`
     *
     * The first product in the list that may serve the order and has capacity takes it, as a new attempt. A product
     * may serve it if it is enabled, agreed with the merchant, of the same kind and currency, and if the amount is
     * within its limits and the merchant's. The fee stays as it was at creation. The expiry is extended only if it has
     * passed. If no product may serve the order, the call answers productNotEnabled; if none has capacity,
     * orderAllocationFailed; the order is then unchanged. Bank details that are left out are unchanged. A payout
     * returns to the pool with a new key. Unpaid orders only.
     */
    reselect: Method<'orders.reselect', Options>;
    /**
     * Reject a payout order. `POST /v1.0/order/reject`
     *
     * Moves an awaiting or preparing payout to rejecting. The held money is released once the rejection is approved.
     * A reason is required (rejectReasonRequired). A collection order answers orderTypeRefused.
     */
    reject: Method<'orders.reject', Options>;
    /**
     * Free the resource reserved by an order. `POST /v1.0/order/freeResource`
     *
     * The order times out now; its reserved place and amount are free for other orders. With
     * isOffsetReplenishmentOrder the supplier's side is settled too: it has received the money and owes it, and the
     * merchant was credited otherwise. Such an order is neither completed nor allocated again (orderSettled).
     */
    freeResource: Method<'orders.freeResource', Options>;
    /**
     * Re-send an order's callback. `POST /v1.0/order/callback`
     *
     * Sends an extra attempt at once; the retry schedule is unchanged. Paid orders only (callbackNotEligible). A
     * delivery that was acknowledged stays acknowledged whatever the new answer is.
     */
    callback: Method<'orders.callback', Options>;
    /**
     * Reverse a paid order. `POST /v1.0/order/reverseOrder`
     *
     * Reverses the postings; the UTR stays consumed. Above the limit a second person must approve: the first call
     * answers secondApprovalRequired, and the same call by another person reverses the order. If the merchant has
     * spent the money, the call answers insufficientBalance. Requires the second-level token.
     */
    reverse: Method<'orders.reverse', Options>;
    /**
     * Statistics of orders in a time range. `GET /v1.0/order/statisticsV2`
     *
     * By time, product, supplier and, with groupByMerchant, merchant; compared with the preceding range of the same
     * length. A range that is not over is compared with the part of the preceding one up to the same point. An order counts at its time of creation, with its current status. Default endTime: end of today;
     * default startTime: beginning of endTime's day; at most 366 days. Figures are computed at the time of the call.
     * Test orders count only with orderMark 2.
     *
     * A merchant cannot filter by supplier, nor a supplier by merchant: the result is empty. isProxy applies to the
     * given supplier, or to the calling supplier; without a supplier it is refused.
     */
    statistics: Method<'orders.statistics', Options>;
    /**
     * Figures of today and yesterday. `GET /v1.0/order/simplestatisticsV2`
     *
     * Figures for the home page, without test orders. The three times are midnights in the platform's time zone;
     * missing ones are computed. Yesterday's figures are also given up to the current time of day, for a fair
     * comparison. Each day can be a range of up to 31 days. While ShowUserStatisticInfo is off, `shown` is false and
     * there are no figures. isProxy is for suppliers only.
     */
    simpleStatistics: Method<'orders.simpleStatistics', Options>;
    /**
     * Figures of orders by groups. `GET /v1.0/order/getBreakdown`
     *
     * Totals, funnel, durations and the requested groups, compared with the preceding range of the same length. A
     * range that is not over is compared with the part of the preceding one up to the same point. An order counts at its time of creation, with its current status. Default endTime: end of today; default
     * startTime: beginning of endTime's day; at most 366 days. Everything is of one moment.
     *
     * The filters mean the same as in orders.list: with them, `figure`, `isTest` false and the range, that call lists
     * the orders of a figure. Test orders count only with orderMark 2. Orders without a supplier or account are in no
     * group by supplier or account. isProxy is for suppliers only. For a merchant there are no groups by supplier and
     * account, for a supplier none by merchant.
     */
    breakdown: Method<'orders.breakdown', Options>;
    /**
     * Order statuses. `GET /v1.0/order/getOrderStatusList`
     *
     * Ids and names in the three languages.
     */
    statuses: Method<'orders.statuses', Options>;
    /**
     * Order labels. `GET /v1.0/order/getOrderMarkList`
     *
     * Ids and names in the three languages.
     */
    marks: Method<'orders.marks', Options>;
    /**
     * Allocation of an order. `GET /v1.0/order/getOrderAllocateInfo`
     *
     * Every attempt; for a payout every account that was to pay it. For the last attempt also every candidate resource, with the reasons why it was not eligible.
     */
    allocationInfo: Method<'orders.allocationInfo', Options>;
    /**
     * Details of one order. `GET /v1.0/order/getDossier`
     *
     * The order with its timeline, attempts, statements, callbacks, postings, risk findings and raw request, reduced
     * to the caller's permissions. A merchant sees no supplier, resource, statement text or commission. A supplier
     * sees no merchant fee and no callback. An order outside the caller's rows answers orderNotFound.
     */
    dossier: Method<'orders.dossier', Options>;
    /**
     * Label an order. `POST /v1.0/order/updateOrderMark`
     *
     * Changes the label only; a label never moves money.
     */
    updateMark: Method<'orders.updateMark', Options>;
    /**
     * Unlock claimed payout orders. `POST /v1.0/order/unlockOrder`
     *
     * Releases each claim, so that the orders await payout again. Each order is processed separately; a refused one
     * does not stop the others. Idempotent.
     */
    unlock: Method<'orders.unlock', Options>;
  };
  payouts: {
    /**
     * Cancel a payout. `POST /v1.0/payout/cancel`
     *
     * Cancels a payout that awaits payout and releases the held money to the merchant. A claimed payout cannot be
     * cancelled; staff unlock it first with orders.unlock.
     */
    cancel: Method<'payouts.cancel', Options>;
    /**
     * Approve a payout's rejection. `POST /v1.0/payout/approveRejection`
     *
     * Completes a rejection that orders.reject or a decline requested. The payout becomes rejected, and the held
     * money is released to the merchant.
     */
    approveRejection: Method<'payouts.approveRejection', Options>;
    /**
     * Refuse a payout's rejection. `POST /v1.0/payout/refuseRejection`
     *
     * The payout awaits payout again, as a new attempt with a new key, because a gateway may have declined it under
     * the old key.
     */
    refuseRejection: Method<'payouts.refuseRejection', Options>;
    /**
     * Report that a payment was declined. `POST /v1.0/payout/reportDeclined`
     *
     * For a payment that the bank or gateway has definitely not made. The payout goes to the review of its rejection
     * or, while GatewayOrderRejectToPayoutPool is on, back to the pool as a new attempt. A supplier reports only
     * payouts that it has claimed (claimNotOwned). If the result is uncertain, use payouts.reportUnknown.
     */
    reportDeclined: Method<'payouts.reportDeclined', Options>;
    /**
     * Report that a payment's result is unknown. `POST /v1.0/payout/reportUnknown`
     *
     * For a timeout or an answer that cannot be interpreted: the payment may have been made. The payout becomes a
     * processing exception until an operator resolves it (payouts.resolveException). It is never retried
     * automatically.
     */
    reportUnknown: Method<'payouts.reportUnknown', Options>;
    /**
     * Dispute the proof of a payout. `POST /v1.0/payout/dispute`
     *
     * Contests the proof of a payout that is pending confirmation. The payout becomes a processing exception.
     */
    dispute: Method<'payouts.dispute', Options>;
    /**
     * Resolve a processing exception. `POST /v1.0/payout/resolveException`
     *
     * Records what the operator found at the bank. Found paid: the payout is completed and posted; it needs the bank
     * reference (utrConsumed, utrInvalid) unless it already has one. Found not paid: it awaits payout again, as a
     * new attempt. Above the approval limit, finding it paid needs two operators: the first call answers
     * secondApprovalRequired and is stored as a request, and the operator who claimed and paid the payout cannot
     * approve it. Requires the second-level token.
     */
    resolveException: Method<'payouts.resolveException', Options>;
    /**
     * Add a picture that proves a payment. `POST /v1.0/payout/addProof`
     *
     * Keeps a picture of the bank's receipt with the payout, which must have a payer (orderTransitionRefused) and be
     * visible to the caller. The same picture again changes nothing. A payout has at most 5 pictures. It changes
     * neither the payout's status nor money: the proof that counts is the reference.
     */
    addProof: Method<'payouts.addProof', Options>;
    /**
     * Show the pictures that prove a payment. `GET /v1.0/payout/getProofs`
     *
     * Pictures of the payout, of every attempt, oldest first. Merchants do not see them.
     */
    proofs: Method<'payouts.proofs', Options>;
  };
  payoutClaims: {
    /**
     * Claim a payout order. `POST /v1.0/payoutOrderClaim/claimOrder`
     *
     * Grants an exclusive lease to pay one order that awaits payout. Of several concurrent claims one succeeds; the
     * others answer claimTaken. A claim by the current holder renews the lease. Only this call returns the whole
     * card number, and only to the holder of the claim.
     *
     * A supplier's claim reserves the account that pays, within its limits: `resourceId`, or else the one that
     * allocation would choose among the supplier's own accounts for the product. Without such an account the claim
     * names none. An account is refused as resourceNotFound (not the supplier's own, deleted, not for the product, or
     * of a gateway, from which only the platform pays), resourceDisabled, productNotEnabled, monitorOffline or resourceLimitExceeded; without `resourceId`
     * the last two say that none of the supplier's accounts can pay now. A renewal keeps the account, or moves the
     * order to the one that it names. The account is free again when the order leaves the claim unpaid.
     *
     * Staff pay from no account of a supplier, so `resourceId` is refused to them (validationFailed).
     */
    claim: Method<'payoutClaims.claim', Options>;
    /**
     * Release a claimed payout order. `POST /v1.0/payoutOrderClaim/cancelClaim`
     *
     * The order awaits payout again. Only the holder can cancel a claim (claimNotOwned; staff use orders.unlock),
     * and only before the payment has begun (cancelClaimFailed).
     */
    cancel: Method<'payoutClaims.cancel', Options>;
    /**
     * Claim the next payout order. `POST /v1.0/payoutOrderClaim/claimNext`
     *
     * Claims the oldest payout of the pool that the caller may pay, under the rules of payoutClaims.claim. Payouts
     * that another caller is claiming at the moment are passed over, so that many callers never wait for each other.
     * Any currency, product and amount, unless given. `claim` is null if there is none. A payout that none of the
     * supplier's accounts can pay now is passed over too; if only such payouts are found, the answer is the refusal
     * of the oldest (monitorOffline, resourceLimitExceeded).
     */
    next: Method<'payoutClaims.next', Options>;
    /**
     * Payouts that the caller has in hand. `GET /v1.0/payoutOrderClaim/getHeld`
     *
     * Payouts that the caller has claimed and those that it is paying, the first lease to end first. Like
     * payoutClaims.claim it returns whole card numbers, which nobody but the holder gets.
     */
    held: Method<'payoutClaims.held', Options>;
  };
  payGateways: {
    /**
     * List gateways. `GET /v1.0/payGateway/getList`
     *
     * With their health of the last 24 hours, from the records of their runs. Credentials are never shown.
     */
    list: ListMethod<'payGateways.list', Options>;
    /**
     * Gateways for choosing. `GET /v1.0/payGateway/getOptions`
     *
     * By name, disabled ones included.
     */
    options: Method<'payGateways.options', Options>;
    /**
     * Add a gateway. `POST /v1.0/payGateway/add`
     *
     * It begins disabled. `baseUrl` and the other hosts must be public addresses (gatewayAddressRefused). The script
     * must have the direction of the gateway (scriptNotFound); the product too, and its currency is the gateway's
     * (productNotFound). Requires the second-level token.
     */
    add: Method<'payGateways.add', Options>;
    /**
     * Change a gateway. `POST /v1.0/payGateway/update`
     *
     * Fields left out are unchanged; direction and product cannot change. A credential of the list is set, one with
     * null is removed, and all others stay. A run that has begun ends with the old values. Requires the second-level
     * token.
     */
    update: Method<'payGateways.update', Options>;
    /**
     * Enable or disable a gateway. `POST /v1.0/payGateway/setEnabled`
     *
     * A disabled gateway gets no new orders. Those that were sent are still queried, and its notices are still read.
     * A gateway whose script has no live version cannot be enabled (scriptNotLive). Requires the second-level
     * token.
     */
    setEnabled: Method<'payGateways.setEnabled', Options>;
    /**
     * Test a gateway. `POST /v1.0/payGateway/test`
     *
     * Runs `test` of the live script, which asks the gateway for something harmless, such as its balance. Works for a
     * disabled gateway too. A failure answers resourceTestFailed with the reason. Both are records of
     * payScriptRuns. A script without a live version answers scriptNotLive.
     */
    test: Method<'payGateways.test', Options>;
    /**
     * Send a payout by a gateway. `POST /v1.0/payGateway/send`
     *
     * Reserves an account of a gateway for a payout of the pool, within the account's limits. A background worker
     * then saves the key of the attempt and sends the payout once. Until that the payout is preparing, and
     * orders.unlock takes it back. The account must be enabled and serve the product (resourceNotFound,
     * resourceDisabled, productNotEnabled, resourceLimitExceeded), and its gateway must be enabled (gatewayDisabled)
     * and take the amount (amountOutOfRange). A payout that another caller holds answers claimTaken. Requires the
     * second-level token.
     */
    send: Method<'payGateways.send', Options>;
  };
  payScripts: {
    /**
     * List pay scripts. `GET /v1.0/payScript/getList`
     */
    list: ListMethod<'payScripts.list', Options>;
    /**
     * Pay scripts for choosing. `GET /v1.0/payScript/getOptions`
     *
     * By name.
     */
    options: Method<'payScripts.options', Options>;
    /**
     * List the versions of a script. `GET /v1.0/payScript/getVersions`
     *
     * Newest first, without source and samples.
     */
    versions: ListMethod<'payScripts.versions', Options>;
    /**
     * One version of a script. `GET /v1.0/payScript/getVersion`
     *
     * With source and samples.
     */
    version: Method<'payScripts.version', Options>;
    /**
     * Add a pay script. `POST /v1.0/payScript/add`
     *
     * With its first version, which is not live. A source that is no module, or exports none of the entry points of
     * its direction, answers scriptInvalid. Requires the second-level token.
     */
    add: Method<'payScripts.add', Options>;
    /**
     * Rename a pay script. `POST /v1.0/payScript/rename`
     */
    rename: Method<'payScripts.rename', Options>;
    /**
     * Add a version to a script. `POST /v1.0/payScript/addVersion`
     *
     * A version never changes. It gets the samples of the newest version unless the request brings its own. It is not
     * live. Refusals as in payScripts.add. Requires the second-level token.
     */
    addVersion: Method<'payScripts.addVersion', Options>;
    /**
     * Try a script. `POST /v1.0/payScript/tryRun`
     *
     * Runs a source or a version in the sandbox, against samples or against the recorded answers of a run. Nothing
     * is sent and nothing changes. Give `source` or `versionId`, and `samples` or `runId`; without these two, the
     * samples of the version. An answer that was not recorded fails the request of the script. The verdicts are
     * judged as those of `direction`; default: that of the version or the run, and payout for a source alone.
     */
    tryRun: Method<'payScripts.tryRun', Options>;
    /**
     * Put a version live. `POST /v1.0/payScript/goLive`
     *
     * The samples of the version run first: one that does not give its expected verdict answers scriptTestFailed. A
     * version without a sample of `send`, for collections of `create`, for a choice of `choose` answers
     * scriptSampleMissing. An order under way goes on with the new version. Requires the second-level token.
     */
    goLive: Method<'payScripts.goLive', Options>;
    /**
     * Bring back the version before. `POST /v1.0/payScript/bringBack`
     *
     * Puts the version live that was live before the present one. Its samples passed when it went live, so they do
     * not run again. Without such a version: scriptNotLive. Requires the second-level token.
     */
    bringBack: Method<'payScripts.bringBack', Options>;
  };
  payScriptRuns: {
    /**
     * List runs of pay scripts. `GET /v1.0/payScriptRun/getList`
     *
     * Newest first by default. Cleared by the data-clear cycle.
     */
    list: ListMethod<'payScriptRuns.list', Options>;
    /**
     * One run. `GET /v1.0/payScriptRun/getDetail`
     *
     * With its requests, their answers and its log. Texts of a gateway are foreign; display them as plain text.
     */
    detail: Method<'payScriptRuns.detail', Options>;
    /**
     * Query the order of a run again. `POST /v1.0/payScriptRun/queryAgain`
     *
     * Asks the gateway now, without waiting for the next query, and takes the order on as the answer demands. Works
     * while the outcome of the attempt is open: a payout that is submitted, paying, or a processing exception; a
     * collection whose link was made and may still be paid. Otherwise, and for a run without an order:
     * gatewayQueryRefused.
     */
    queryAgain: Method<'payScriptRuns.queryAgain', Options>;
  };
  payoutBatches: {
    /**
     * Preview a batch. `GET /v1.0/payoutBatch/getPreview`
     *
     * Which payouts payoutBatches.create would take now, oldest first, and what it would leave out and why. While
     * PayoutBatchCalculateAmount is on, the choice stops where the paying account's limits would be passed
     * (`stoppedBy`); while it is off, a sum above the account's daily limit is a warning (`exceeds`), and creation
     * stops there all the same. Nothing is reserved. The account's answers are those of payoutClaims.claim
     * (resourceNotFound, resourceDisabled, productNotEnabled, monitorOffline).
     */
    preview: Method<'payoutBatches.preview', Options>;
    /**
     * Create a batch. `POST /v1.0/payoutBatch/create`
     *
     * Takes the payouts that match, oldest first, and reserves the paying account for each of them, in one
     * transaction. Payouts that somebody else takes at the same moment are left out and counted in `skipped`. The
     * account's limits hold whatever the settings say: the batch stops where they are reached. With `orderCodes`
     * only these payouts are taken, and each that was not is named in `skipped`.
     *
     * Answers batchEmpty if no payout could be taken, validationFailed for the form's rules, batchDisabled while
     * ShowBatchButton is off, and the account's refusals (see payoutBatches.preview).
     */
    create: Method<'payoutBatches.create', Options>;
    /**
     * List payout batches. `GET /v1.0/payoutBatch/getList`
     *
     * Newest first. A supplier sees its own batches and those of its team.
     */
    list: ListMethod<'payoutBatches.list', Options>;
    /**
     * Everything about a batch. `GET /v1.0/payoutBatch/getDossier`
     *
     * The batch with its rows, its steps, its file and the result files that were uploaded.
     */
    dossier: Method<'payoutBatches.dossier', Options>;
    /**
     * Cancel a batch, or take payouts out of it. `POST /v1.0/payoutBatch/cancel`
     *
     * Before the export only (batchTransitionRefused). The payouts go back to the pool and the account's places are
     * released. With `orderCodes` only these leave the batch; when the last one leaves, the batch is cancelled.
     * Repeating the call changes nothing.
     */
    cancel: Method<'payoutBatches.cancel', Options>;
    /**
     * Export a batch to its file. `POST /v1.0/payoutBatch/export`
     *
     * The point of no return. Writes the file once, keeps it with its SHA-256, and every payout of the batch is being
     * paid from here on. A value that the file cannot hold refuses the export with one issue per cell
     * (batchExportFailed); nothing is changed then. Repeating the call returns the same file. Requires the
     * second-level token.
     */
    export: Method<'payoutBatches.export', Options>;
    /**
     * Download the file of a batch. `POST /v1.0/payoutBatch/download`
     *
     * The same bytes at every download. Each download is recorded in the audit trail. A batch that is not exported
     * answers batchTransitionRefused; a stored file whose bytes no longer agree with their SHA-256 is never given
     * out (batchDownloadFailed). Requires the second-level token.
     */
    download: Method<'payoutBatches.download', Options>;
    /**
     * Judge the bank's result file. `POST /v1.0/payoutBatch/judge`
     *
     * Stores the file and shows each line beside its payout. No payout changes: payoutBatches.confirm with the
     * answer's `resultId` applies the lines that are beyond doubt. Nothing in doubt is guessed. The same file again
     * returns the first result's id, judged anew. Answers templateDetailsUnsupported if the template reads no
     * results, fileTypeInvalid, and fileParseFailed for a file that is not in the template's format or lacks its
     * columns. At most 2 MiB and 5,000 lines.
     */
    judge: Method<'payoutBatches.judge', Options>;
    /**
     * Confirm payouts of a batch. `POST /v1.0/payoutBatch/confirm`
     *
     * `all`: every payout that is still being paid was paid. `rows`: the named payouts were paid, with the bank's
     * references where known. `file`: the lines of a judged file that are beyond doubt; paid ones are confirmed, and
     * failed ones go to the review of their rejection, as with payouts.reportDeclined. The file is judged again
     * against the payouts as they are now.
     *
     * Each payout is decided by itself, and a refused one does not stop the others. What is confirmed already is
     * answered `already`, so the call may be repeated. A payout above the approval limit is left pending confirmation
     * and answered `needsSecondPerson`; another operator confirms it, here or with orders.supplement. A supplier's
     * call submits the proof, and an operator confirms. Requires the second-level token.
     */
    confirm: Method<'payoutBatches.confirm', Options>;
    /**
     * Handle abnormal payouts of a batch. `POST /v1.0/payoutBatch/handle`
     *
     * For payouts that are being paid by an exported batch. `exception`: the result is unknown; an operator resolves
     * it (payouts.resolveException). `rejecting`: surely not paid, and to be rejected. `awaiting`: surely not paid,
     * and back to the pool as a new attempt; operators only. Answers batchExceptionHandlingFailed if none of the
     * payouts could be handled. Requires the second-level token.
     */
    handle: Method<'payoutBatches.handle', Options>;
  };
  payoutTemplates: {
    /**
     * List templates of bank files. `GET /v1.0/payoutTemplate/getList`
     *
     * By name.
     */
    list: ListMethod<'payoutTemplates.list', Options>;
    /**
     * Options for choosing a template. `GET /v1.0/payoutTemplate/getOptions`
     *
     * Enabled templates, by name.
     */
    options: Method<'payoutTemplates.options', Options>;
    /**
     * Add a template. `POST /v1.0/payoutTemplate/add`
     *
     * The name must be unused (payoutTemplateExists). A result reading needs a column with the source that it finds
     * orders by, and no word twice (validationFailed). Requires the second-level token.
     */
    add: Method<'payoutTemplates.add', Options>;
    /**
     * Change a template. `POST /v1.0/payoutTemplate/update`
     *
     * Fields left out are unchanged; `definition` is replaced as a whole. Batches that exist keep the template as it
     * was at their creation. Refusals are those of payoutTemplates.add. Requires the second-level token.
     */
    update: Method<'payoutTemplates.update', Options>;
    /**
     * Delete a template. `POST /v1.0/payoutTemplate/delete`
     *
     * Batches that were made with it keep their copy. Requires the second-level token.
     */
    delete: Method<'payoutTemplates.delete', Options>;
    /**
     * Preview the file of a template. `POST /v1.0/payoutTemplate/preview`
     *
     * Stores nothing. Renders the named payouts, else invented ones, exactly as the file of a batch is written, and
     * reads the bytes again in the template's encoding. A value that the encoding or the column cannot hold is named
     * in `problems` and would refuse the export.
     */
    preview: Method<'payoutTemplates.preview', Options>;
  };
  statements: {
    /**
     * Report messages about money movements. `POST /v1.0/statement/ingest`
     *
     * For devices and chain watchers, which authenticate with headers instead of a session:
     *
     * - `x-device-token`: the device's token
     * - `x-device-timestamp`: sending time in Unix seconds; at most five minutes from the server's time
     * - `x-device-signature`: `v1=` and HMAC-SHA256 in lower-case hexadecimal, keyed with the device's secret, of the
     *   timestamp, a full stop and the body exactly as sent
     *
     * `signDeviceRequest` of the SDK creates them; an SDK client with a `device` sends them automatically. Missing
     * or wrong headers answer deviceUnauthorized.
     *
     * Each record is stored before it is parsed, so that a record that cannot be parsed is not lost. A repeated
     * record answers `duplicate` and changes nothing, in the same or another request. A USDT transfer may be
     * reported again as its confirmations grow. Results are in the order of the records. Each record holds exactly
     * one of `sms`, `webMessage` and `usdt`, matching the kind of the device.
     */
    ingest: Method<'statements.ingest', Options>;
    /**
     * List statement records. `GET /v1.0/statement/getList`
     *
     * Newest report first. A supplier sees the records of its own accounts and devices and of its team's. Texts come
     * from third parties: display them as plain text, never as HTML. The states suspicious and unmatched are the two
     * queues for manual review. `kind` and `kinds` must both hold.
     */
    list: ListMethod<'statements.list', Options>;
    /**
     * Count statement records by state. `GET /v1.0/statement/getStateCounts`
     *
     * Number of records in each state, for the records that statements.list shows with the same filters and caller. The
     * server counts 100,000 records at most. If there are more, `exact` is false and each count means "at least".
     */
    stateCounts: Method<'statements.stateCounts', Options>;
    /**
     * Show one statement record. `GET /v1.0/statement/getDetail`
     *
     * The record, where its recognised parts are in the raw text, and the messages of the same account just before and
     * after it. The parts are found with the current version of the record's template; a part that this version reads
     * differently is omitted.
     */
    detail: Method<'statements.detail', Options>;
    /**
     * List the orders that a statement record may belong to. `GET /v1.0/statement/getCandidates`
     *
     * For money in, unpaid collections; for money out, payouts that its account holds or has held and that no other
     * message has proven. Best candidate first, at most twenty, each with everything in which it differs from the
     * record. Only orders that the caller sees. Considered are: the order suspected before, orders with the same
     * reference (also one that a payer entered), and, from three days before the record, orders of its account, or of
     * the accounts that its device watches, and orders of the same amount. With `orderNo` the answer holds the orders
     * of this number instead, in whatever status; `refusal` says why one cannot be matched.
     */
    candidates: Method<'statements.candidates', Options>;
    /**
     * Match a statement record with an order by hand. `POST /v1.0/statement/matchByHand`
     *
     * The operator assigns a record to an order, in the order's currency. If account, amount or reference differ from
     * the order, a reason is required (statementDiffers names the differences). Record, reference and order change in
     * one transaction. Requires the second-level token.
     *
     * Unmatched or suspicious money in completes a collection. This is a supplement, so the rules of supplements
     * apply, including CanTimeoutSupplement. Money out proves a payout: one that is claimed, paying or submitted
     * becomes pending confirmation; one that is proven, completed or in exception keeps its status and is linked to
     * the record; any other is refused (orderTransitionRefused).
     */
    matchByHand: Method<'statements.matchByHand', Options>;
    /**
     * Ignore a statement record. `POST /v1.0/statement/ignore`
     *
     * Removes money that belongs to no order from the review queues. A matched record cannot be ignored.
     */
    ignore: Method<'statements.ignore', Options>;
    /**
     * Parse and match a statement record again. `POST /v1.0/statement/rematch`
     *
     * Uses the current templates, accounts and settings, for example after a template was added for the text. A
     * matched record is unchanged (statementAlreadyMatched). Lateness is measured from the time of the report. No
     * second-level token is needed: the record is matched by the same rules as automatically, and the caller chooses
     * neither order nor amount. statements.matchByHand does require it.
     */
    rematch: Method<'statements.rematch', Options>;
    /**
     * Ignore or match many statement records. `POST /v1.0/statement/resolveMany`
     *
     * Starts a background job that takes the records in the given order, each in a transaction of its own, by the rules of
     * statements.ignore or statements.rematch. A refused record is skipped. With `dryRun` the job does the same and takes
     * each change back, so its result says what would happen to each record by itself. Ignoring needs a reason
     * (validationFailed). statements.resolution shows progress and result, statements.stopResolution stops the job.
     */
    resolveMany: Method<'statements.resolveMany', Options>;
    /**
     * Show a job that resolves many statement records. `GET /v1.0/statement/getResolution`
     *
     * Only to the user that started it (statementNotFound otherwise).
     */
    resolution: Method<'statements.resolution', Options>;
    /**
     * Stop a job that resolves many statement records. `POST /v1.0/statement/stopResolution`
     *
     * Records that it has not reached stay as they are. A job that has ended is unchanged.
     */
    stopResolution: Method<'statements.stopResolution', Options>;
  };
  splitMatches: {
    /**
     * Match one record with several orders, or several records with one order. `POST /v1.0/splitMatch/add`
     *
     * For money in, by hand. Either one record and at least two collections, or at least two records and one
     * collection (validationFailed), all in one currency (statementDiffers), and all of the supplier whose account
     * got the money (splitSuppliersDiffer). The records are unmatched or suspicious, and no two report the same
     * payment (splitRecordRepeated). Payouts are refused (orderTypeRefused): a payout is paid once, by one transfer.
     *
     * The residue is the sum of the records less the sum of what the orders ask their payers. It may not exceed the
     * tolerance of the currency (residueTooLarge), and needs a kind and a note (residueUnexplained) that fit its
     * direction (also residueUnexplained). A residue below zero is borne by the platform, so a supplier cannot book one
     * (residueForStaff). The order that asks the most carries the residue; it is booked between the supplier and
     * the platform, and merchants are credited as for any other collection.
     *
     * Each order is completed as by a supplement, so the rules of supplements apply, including CanTimeoutSupplement.
     * Everything happens in one transaction or not at all: if another match took a record first, the answer is
     * statementAlreadyMatched; if it took an order, orderTransitionRefused. The references of all records are
     * consumed (utrConsumed if one was before).
     *
     * A match is not undone as a whole, because its merchants have been told. orders.reverse takes back one order
     * with exactly its own bookings, and the residue with the order that carries it. Requires the second-level
     * token.
     */
    add: Method<'splitMatches.add', Options>;
    /**
     * Get a match of several. `GET /v1.0/splitMatch/getDetail`
     *
     * A supplier gets the matches of its own records and of its team's (splitNotFound otherwise).
     */
    detail: Method<'splitMatches.detail', Options>;
    /**
     * Get the tolerance of each currency. `GET /v1.0/splitMatch/getTolerances`
     *
     * The largest residue that a match of several may leave, in either direction.
     */
    tolerances: Method<'splitMatches.tolerances', Options>;
    /**
     * Set the tolerance of a currency. `POST /v1.0/splitMatch/setTolerance`
     *
     * Takes effect with the next match. 0 allows exact matches only. Each currency has a bound that no tolerance
     * exceeds (settingOutOfBounds). Requires the second-level token.
     */
    setTolerance: Method<'splitMatches.setTolerance', Options>;
  };
  savedViews: {
    /**
     * List the views of one list of a screen. `GET /v1.0/savedView/getList`
     *
     * The caller's own views first, then views shared with its role, by name. At most 100 own and 100 shared views
     * (`total` counts all). `isDefault` is the caller's default for the screen; the owner may be another user.
     */
    list: Method<'savedViews.list', Options>;
    /**
     * Save a view. `POST /v1.0/savedView/add`
     *
     * Creates a personal view; savedViews.share shares it with a role. Limits: 100 views per user (savedViewLimit),
     * 8 KiB per view (savedViewTooLarge), unique names per list and screen (savedViewNameTaken).
     */
    add: Method<'savedViews.add', Options>;
    /**
     * Rename or overwrite a view. `POST /v1.0/savedView/update`
     *
     * Owner only; other users get savedViewNotFound. Fields left out are unchanged. `version` is the version that
     * the caller has read: if the stored one is newer, the call answers conflict and writes nothing.
     */
    update: Method<'savedViews.update', Options>;
    /**
     * Share a view with a role, or stop sharing. `POST /v1.0/savedView/share`
     *
     * The caller can share its own views, with a role that may open the list (savedViewNotShareable). Anyone who may
     * share can also withdraw a colleague's shared view (`role: null`), so that outdated shared views can be
     * removed.
     */
    share: Method<'savedViews.share', Options>;
    /**
     * Set the default view of a screen. `POST /v1.0/savedView/setDefault`
     *
     * Applies to the caller and this screen only; `id: null` removes the default. The view must be the caller's own or
     * shared with its role, and belong to the screen (savedViewNotFound). At most 100 screens (savedViewLimit).
     */
    setDefault: Method<'savedViews.setDefault', Options>;
    /**
     * Delete a view. `POST /v1.0/savedView/delete`
     *
     * Owner only. Users that had it as default open the screen without a default view.
     */
    delete: Method<'savedViews.delete', Options>;
  };
  messageTemplates: {
    /**
     * List message templates. `GET /v1.0/messageTemplate/getList`
     *
     * In matching order: smallest `priority` first. Each row says how many of the stored messages the template read;
     * the server counts at most 100,000 of them for a template.
     */
    list: ListMethod<'messageTemplates.list', Options>;
    /**
     * Add a message template. `POST /v1.0/messageTemplate/add`
     *
     * `pattern` and `senderPattern` are regular expressions in RE2 syntax, which runs in linear time and therefore
     * has no look-around or back-references. Matching ignores case, and `.` also matches a line break. `pattern` can
     * match anywhere in the text; `senderPattern` must match the whole sender. Named groups are the fields: `amount`
     * (required), `utr`, `balance`, `payerName`, `remark` (what the payer wrote), `accountTail`, `time`, `direction`
     * (a word for credit or debit). A template must parse its own `sample`; templateInvalid gives the problem. Without
     * `priority` the template is tried after all others of its kind. `bankId` names the bank that sends the messages,
     * for people: it does not limit which accounts a message may be about (bankNotFound). Requires the second-level
     * token.
     */
    add: Method<'messageTemplates.add', Options>;
    /**
     * Change a message template. `POST /v1.0/messageTemplate/update`
     *
     * Fields left out are unchanged. Records that were already parsed are unchanged; messageTemplates.rematch reads
     * those again that could not be parsed. Requires the second-level token.
     */
    update: Method<'messageTemplates.update', Options>;
    /**
     * Delete a message template. `POST /v1.0/messageTemplate/delete`
     *
     * Records that it parsed are kept, without its name. Requires the second-level token.
     */
    delete: Method<'messageTemplates.delete', Options>;
    /**
     * Test how a message is parsed and matched. `POST /v1.0/messageTemplate/test`
     *
     * Stores nothing. With `draft` only that template is tried, stored or not; without it, the templates in use, in
     * order. With `monitorId` the answer also names the order that the message would complete now if that device
     * reported it.
     */
    test: Method<'messageTemplates.test', Options>;
    /**
     * Show the order in which templates are tried. `GET /v1.0/messageTemplate/getOrder`
     *
     * All templates of one kind, also disabled ones, with the version that messageTemplates.reorder needs.
     */
    order: Method<'messageTemplates.order', Options>;
    /**
     * Change the order in which templates are tried. `POST /v1.0/messageTemplate/reorder`
     *
     * `templateIds` names all templates of the kind in their new order; each gets a new `priority`. `version` is that
     * of the order which the caller saw. If a template has been added, deleted or moved since, nothing changes
     * (templateOrderChanged). Requires the second-level token.
     */
    reorder: Method<'messageTemplates.reorder', Options>;
    /**
     * Try a template on the newest messages. `POST /v1.0/messageTemplate/trial`
     *
     * Stores nothing. Reads the newest 500 stored messages of the kind twice, with the templates in use and with the
     * draft among them at its `priority`, and returns the difference. The draft replaces the template `templateId`.
     * Reading stops after two seconds; `tried` says how many messages were read.
     */
    trial: Method<'messageTemplates.trial', Options>;
    /**
     * Read the unparsed messages of a template's sender again. `POST /v1.0/messageTemplate/rematch`
     *
     * Starts a background job. It takes the messages of the template's kind and sender that no template could parse,
     * oldest first, and parses and matches those that the templates in use can parse now. Lateness is measured from
     * the time of each report. A message that an operator has handled meanwhile is left alone. If a job of the
     * template is running, that job is returned. No second-level token is needed: the messages are matched by the same
     * rules as automatically.
     */
    rematch: Method<'messageTemplates.rematch', Options>;
    /**
     * Show the latest job that read a template's messages again. `GET /v1.0/messageTemplate/getLatestRematch`
     *
     * Its progress while it runs, and its result afterwards.
     */
    latestRematch: Method<'messageTemplates.latestRematch', Options>;
    /**
     * Stop a job that reads messages again. `POST /v1.0/messageTemplate/stopRematch`
     *
     * Messages that it has not reached stay as they are. A job that has ended is unchanged.
     */
    stopRematch: Method<'messageTemplates.stopRematch', Options>;
  };
  monitorDevices: {
    /**
     * List monitor devices. `GET /v1.0/monitorDevice/getList`
     *
     * Newest first. A supplier sees its own devices and its team's.
     */
    list: ListMethod<'monitorDevices.list', Options>;
    /**
     * Add a monitor device. `POST /v1.0/monitorDevice/add`
     *
     * Returns the device's token and secret, which are never shown again. A device added by a supplier belongs to
     * that supplier. Without `supplierId` a supplier's device is its own; added by anyone else it is the platform's.
     * While AllowOneMonitorAccountMoreUser is off, all accounts of a device must belong to one supplier, its owner
     * if it has one (monitorSharedRefused). An account has one device: assigning it here removes it from the other
     * device. An id in use, even by a revoked device, answers monitorExists. Requires the second-level token.
     */
    add: Method<'monitorDevices.add', Options>;
    /**
     * Change a monitor device. `POST /v1.0/monitorDevice/update`
     *
     * Fields left out are unchanged. `resourceIds` replaces the whole list of monitored accounts.
     */
    update: Method<'monitorDevices.update', Options>;
    /**
     * Give a monitor device a new token and secret. `POST /v1.0/monitorDevice/rotateToken`
     *
     * The old token and secret stop working at once. Requires the second-level token.
     */
    rotateToken: Method<'monitorDevices.rotateToken', Options>;
    /**
     * Revoke a monitor device. `POST /v1.0/monitorDevice/revoke`
     *
     * Permanent. The device is refused from now on and monitors no account; its reports are kept.
     */
    revoke: Method<'monitorDevices.revoke', Options>;
  };
  monitorScripts: {
    /**
     * List monitor scripts. `GET /v1.0/monitorScript/getList`
     */
    list: ListMethod<'monitorScripts.list', Options>;
    /**
     * List the versions of a monitor script. `GET /v1.0/monitorScript/getVersions`
     *
     * Newest first, without content.
     */
    versions: ListMethod<'monitorScripts.versions', Options>;
    /**
     * One version of a monitor script. `GET /v1.0/monitorScript/getVersion`
     *
     * With its content.
     */
    version: Method<'monitorScripts.version', Options>;
    /**
     * Count the devices of each version. `GET /v1.0/monitorScript/getDevices`
     *
     * Newest version first; versions that no device runs and none should run are left out. The last entry, without a
     * version, counts devices that report another content, or nothing. Disabled and revoked devices do not count.
     * monitorDevices.list with `scriptId` names the devices.
     */
    devices: Method<'monitorScripts.devices', Options>;
    /**
     * Show what a roll-out would do. `GET /v1.0/monitorScript/getReach`
     *
     * Counts the devices of the script that would get the live version, and names some of them. Nothing changes.
     * `percent` and `monitorIds` as in monitorScripts.setRollOut.
     */
    reach: Method<'monitorScripts.reach', Options>;
    /**
     * Add a monitor script. `POST /v1.0/monitorScript/add`
     *
     * Without a version; monitorScripts.addVersion adds one. The default script of a kind belongs to every device of
     * the kind that has no script of its own; the first script of a kind becomes its default. A name in use answers
     * scriptExists. Requires the second-level token.
     */
    add: Method<'monitorScripts.add', Options>;
    /**
     * Change a monitor script. `POST /v1.0/monitorScript/update`
     *
     * Fields left out are unchanged. `isDefault` true makes it the default script of its kind instead of the present
     * one; false leaves the kind without one. Requires the second-level token.
     */
    update: Method<'monitorScripts.update', Options>;
    /**
     * Add a version to a monitor script. `POST /v1.0/monitorScript/addVersion`
     *
     * A version never changes. It is not live until monitorScripts.goLive. A file that is empty or not text in UTF-8
     * answers scriptInvalid; a byte order mark is dropped. At most 1 MiB. Requires the second-level token.
     */
    addVersion: Method<'monitorScripts.addVersion', Options>;
    /**
     * Put a version of a monitor script live. `POST /v1.0/monitorScript/goLive`
     *
     * The devices of the roll-out get it; without one, all. The others stay at the version that all devices had
     * before. Requires the second-level token.
     */
    goLive: Method<'monitorScripts.goLive', Options>;
    /**
     * Bring back the version before. `POST /v1.0/monitorScript/bringBack`
     *
     * Puts the version live that all devices had before, for all devices. A second call takes it back. Without such a
     * version: scriptNotLive. Requires the second-level token.
     */
    bringBack: Method<'monitorScripts.bringBack', Options>;
    /**
     * Set which devices get the live version. `POST /v1.0/monitorScript/setRollOut`
     *
     * `all`: every device of the script. `share`: `percent` of them, chosen by a stable hash of the device's id, so
     * that a larger share contains a smaller one. `named`: the devices in `monitorIds`; one that is not known answers
     * monitorNotFound. The other devices get the version before. Without a live version: scriptNotLive.
     * Requires the second-level token.
     */
    setRollOut: Method<'monitorScripts.setRollOut', Options>;
    /**
     * Give devices a script of their own. `POST /v1.0/monitorScript/assign`
     *
     * Instead of the default script of their kind; `scriptId` null returns them to it. A device of another kind answers
     * scriptKindDiffers. All devices change, or none. Requires the second-level token.
     */
    assign: Method<'monitorScripts.assign', Options>;
    /**
     * Fetch the script that a device should run. `GET /v1.0/monitor/script`
     *
     * For the device itself, signed as in statements.ingest; the body is empty, so the signature covers the timestamp
     * and a full stop. Null when the device has no script, or when its script has no version for it.
     *
     * The response has an `ETag`. A request with that value in `If-None-Match` is answered with status 304 and no body
     * while the version is the same. `fetchDeviceScript` of the SDK does this and checks the checksum.
     */
    current: Method<'monitorScripts.current', Options>;
  };
  monitorLogs: {
    /**
     * Report a device's heartbeat and log lines. `POST /v1.0/monitor/heartbeat`
     *
     * Heartbeat of a monitor device, signed as in statements.ingest (a report there counts as a heartbeat too). Its
     * accounts are eligible for orders while heartbeats arrive: send one several times within `liveSeconds`, with or
     * without log lines. A device that is silent for longer is offline: its accounts get no new orders, and the
     * users responsible for them are notified. Lines are stored unchanged except for redacted secrets. Limit: 600
     * lines per minute and device (tooManyRequests). `script` of the answer names the version that the device should
     * run: one with another checksum is to be fetched with monitorScripts.current, and its checksum reported. A line about an account that the device does not monitor
     * answers resourceNotFound.
     */
    report: Method<'monitorLogs.report', Options>;
    /**
     * Clear the monitor logs. `GET /v1.0/monitorLog/clear`
     *
     * Deletes all monitor logs. This GET changes data: it needs the token headers like every call and is never
     * retried. Statement records, orders and the audit trail are kept; the audit trail records the count, steps and
     * time range. Requires the second-level token.
     */
    clear: Method<'monitorLogs.clear', Options>;
    /**
     * List monitor logs. `GET /v1.0/monitorLog/getList`
     *
     * Newest first. Steps reported by the devices and scripts that monitor accounts, and the platform's results in
     * the caller's language. `total` counts up to 100000; a larger list also shows 100000. `nextCursor` reads all
     * rows, each page as fast as the first.
     */
    list: ListMethod<'monitorLogs.list', Options>;
  };
  payoutInstructions: {
    /**
     * Take the next payment instruction. `POST /v1.0/monitor/payout/take`
     *
     * For the device that monitors an account that pays by device; signed as in statements.ingest, and a heartbeat
     * like a report there. Answers the instruction that the device already has, else the oldest payout that stands on
     * one of its accounts, else null. An account has one instruction at a time; one that is switched off for the
     * product gets none.
     *
     * The instruction is leased until `leaseExpiresAt`. Before the device pays, it reports `begun`; only if that is
     * accepted may it pay. If the lease runs out before, the payout awaits payout again and may be paid elsewhere.
     * An instruction whose `state` is `begun` was begun before, perhaps by an earlier run of the device: it must look
     * up whether it has paid, and never pay again.
     */
    take: Method<'payoutInstructions.take', Options>;
    /**
     * Report what became of an instruction. `POST /v1.0/monitor/payout/report`
     *
     * - `begun`: the payout becomes paying. Refused as instructionVoid when the payout is no longer the device's to
     *   pay: it must not pay.
     * - `paid` with the bank's reference or transaction hash: the payout is proven and becomes pending confirmation.
     *   If the device is the platform's own, a payout within the limit of one person is completed at once; a USDT
     *   payout waits for its chain record. An amount other than the payout's makes it an exception.
     * - `declined`: definitely not paid; the payout goes to the review of its rejection or, while
     *   GatewayOrderRejectToPayoutPool is on, back to the pool as a new attempt.
     * - `unknown`: it may have been paid; the payout becomes a processing exception.
     *
     * A repeated report answers the same and changes nothing. A report that comes after the payout became an exception
     * is kept for the person who resolves it. An unknown instruction, or another device's, answers
     * instructionVoid.
     */
    report: Method<'payoutInstructions.report', Options>;
    /**
     * List payment instructions. `GET /v1.0/payoutInstruction/getList`
     *
     * Newest first. A supplier sees the instructions of its own accounts and of its team's. `nextCursor` reads all
     * rows, each page as fast as the first. `total` counts up to 100000.
     */
    list: Method<'payoutInstructions.list', Options>;
  };
  securityNodes: {
    /**
     * List the chains of accounts. `GET /v1.0/securityNode/getAccounts`
     *
     * One row per account with a chain; broken chains first, longest broken first. A chain is broken until a patch,
     * or the arrival of the missing message, repairs every break.
     */
    accounts: ListMethod<'securityNodes.accounts', Options>;
    /**
     * List the messages of chains. `GET /v1.0/securityNode/getList`
     *
     * Newest first. A message is in its account's chain if its text has the balance and SecurityFreqParameters.type
     * includes its kind. States: `linked` follows from an earlier message; `start` had no earlier message within
     * GlobalSecuritySetting.messageInSecurityChainCacheTime; `broken` does not follow from the previous ones;
     * `replayed` repeats an earlier one. `reliable` uses the current settings. `total` counts up to 100000; use
     * `nextCursor` to read all.
     */
    list: ListMethod<'securityNodes.list', Options>;
    /**
     * List the findings of the periodic check. `GET /v1.0/securityNode/getLeaks`
     *
     * Newest first: breaks, replays, and accounts with more than GlobalSecuritySetting.perMinuteFreqCount messages
     * in a minute. The check runs every SecurityFreqParameters.sbLeakCheckInterval seconds. A break that the missing
     * message repaired before the next check is not listed. A finding is open until a person handles it; a patch of
     * its chain does not handle it.
     */
    leaks: ListMethod<'securityNodes.leaks', Options>;
    /**
     * Mark a finding as handled. `POST /v1.0/securityNode/handleLeak`
     *
     * Stores who handled it, when, and what came of it. Chain and orders are not changed. A finding that is already
     * handled answers leakHandled.
     */
    handleLeak: Method<'securityNodes.handleLeak', Options>;
    /**
     * Open a handled finding again. `POST /v1.0/securityNode/reopenLeak`
     *
     * The earlier note stays in the audit record. A finding that is open answers leakOpen.
     */
    reopenLeak: Method<'securityNodes.reopenLeak', Options>;
  };
  securityPatches: {
    /**
     * Preview a repair. `GET /v1.0/securityPatch/getPreview`
     *
     * What securityPatches.add with the same `nodeId` would do now, judged by the same rules; nothing is written. It
     * answers the same refusals. A repair does not make messages reliable: the messages after a break must prove
     * themselves, so each break says how many messages follow from it and how many of those are reliable.
     */
    preview: Method<'securityPatches.preview', Options>;
    /**
     * List repairs of chains. `GET /v1.0/securityPatch/getList`
     *
     * Newest first.
     */
    list: ListMethod<'securityPatches.list', Options>;
    /**
     * Repair a broken chain. `POST /v1.0/securityPatch/add`
     *
     * Records the operator's reason why the balances do not follow, for example money moved without a message, or a
     * lost message. It repairs the given break and all earlier ones of the account, but none that came after the
     * operator looked. The supplement counter restarts. Messages are not changed. Requires the second-level token.
     */
    add: Method<'securityPatches.add', Options>;
  };
  orderCallbacks: {
    /**
     * List callback attempts. `GET /v1.0/orderCallBack/getDetailList`
     *
     * Newest first, each with its request and response.
     */
    listDetails: ListMethod<'orderCallbacks.listDetails', Options>;
    /**
     * List callback deliveries. `GET /v1.0/orderCallBack/getList`
     *
     * Newest first. To send one again, use orders.callback.
     */
    list: ListMethod<'orderCallbacks.list', Options>;
    /**
     * Send a test callback. `POST /v1.0/orderCallBack/test`
     *
     * Sends one signed callback to the merchant's default callback URL and returns what came back. The order in it does
     * not exist: its numbers begin with TEST. Nothing is stored but the audit record, and it is not repeated. A merchant
     * does this for itself, staff for any merchant. Without a default URL: validationFailed. Requires the
     * second-level token.
     */
    test: Method<'orderCallbacks.test', Options>;
    /**
     * Delete callback deliveries. `POST /v1.0/orderCallBack/delete`
     *
     * Deletes the deliveries and their attempts, all or none. A delivery with attempts still to come is refused
     * (callbackNotFinished), because the merchant would not get its result. Requires the second-level token.
     */
    delete: Method<'orderCallbacks.delete', Options>;
    /**
     * Re-send callbacks by filter. `POST /v1.0/orderCallBack/resendMany`
     *
     * Starts a background job that re-sends the callbacks of paid orders and completed payouts that match the filter
     * and were created before the call. Acknowledged deliveries are included only if `state` or `orderCodes` is
     * given. `orderCodes` alone selects exactly these orders; together with other filters, those of them that match.
     * A merchant selects among its own orders only.
     *
     * The job sends at most twenty per second. It checks each order when its turn comes, with the rules of
     * orders.callback, and counts refused ones under their error. The event id is unchanged, and the attempt appears
     * in the order's timeline. More than `max` matches answer callbackResendTooMany; a user has one running job at a
     * time (callbackResendRunning). `orderCallbacks.listResends` shows progress, `orderCallbacks.listResendResults`
     * the result of each order, and `orderCallbacks.cancelResend` stops the job.
     */
    resendMany: Method<'orderCallbacks.resendMany', Options>;
    /**
     * Preview a re-send by filter. `GET /v1.0/orderCallBack/previewResend`
     *
     * Returns how many deliveries orderCallbacks.resendMany would select now with the same filter, and how many of
     * them it would skip, by reason. Sends nothing.
     */
    previewResend: Method<'orderCallbacks.previewResend', Options>;
    /**
     * List re-send jobs. `GET /v1.0/orderCallBack/getResendList`
     *
     * Newest first, with the progress of running jobs. A merchant sees only the jobs that it started.
     */
    listResends: ListMethod<'orderCallbacks.listResends', Options>;
    /**
     * List the results of a re-send job. `GET /v1.0/orderCallBack/getResendResults`
     *
     * In processing order, with the job's progress.
     */
    listResendResults: ListMethod<'orderCallbacks.listResendResults', Options>;
    /**
     * Cancel a re-send job. `POST /v1.0/orderCallBack/cancelResend`
     *
     * Orders not processed yet are left unchanged; attempts already requested are sent. A finished job is unchanged.
     */
    cancelResend: Method<'orderCallbacks.cancelResend', Options>;
  };
  exports: {
    /**
     * Columns of a list's export. `GET /v1.0/export/getColumns`
     *
     * In the language of the request and in default order. Only columns that the caller may see: fields hidden from
     * the role in the list are not offered.
     */
    columns: Method<'exports.columns', Options>;
    /**
     * Export rows of a list. `POST /v1.0/export/start`
     *
     * Returns at once. A background job writes the file, and export.updated reports its progress. The file holds the
     * same data as the list call returns to the caller, with the same permission, scope and masks. Rows are read
     * page by page, so the job stops if the caller is disabled, changes role or loses access to the list. Without
     * `selection` all rows that match the filters are written.
     *
     * Per user, at most two jobs run and at most five run or wait; another one answers exportsRunning. Files are
     * kept for a day, at most the newest twenty of a user. The audit trail records the requester, the request and
     * the row count.
     */
    start: Method<'exports.start', Options>;
    /**
     * List own exports. `GET /v1.0/export/getList`
     *
     * Exports of the last day, newest first. Exports of other users are never visible.
     */
    list: ListMethod<'exports.list', Options>;
    /**
     * Download one piece of a file. `GET /v1.0/export/getPiece`
     *
     * A finished file is downloaded in pieces of at most 1 MiB, numbered from 0; join them in order. Each request
     * sends the token header like every call, so that no URL gives access to the file, and an interrupted download
     * can resume. With `compression` gzip each piece is compressed separately.
     */
    piece: Method<'exports.piece', Options>;
    /**
     * Cancel an export. `POST /v1.0/export/cancel`
     *
     * Cancels a waiting or running export. It ends within one page of rows, and its partial file is deleted. A
     * finished export is unchanged.
     */
    cancel: Method<'exports.cancel', Options>;
    /**
     * Delete an export and its file. `POST /v1.0/export/delete`
     *
     * A waiting or running export is cancelled first.
     */
    delete: Method<'exports.delete', Options>;
  };
  dataClearings: {
    /**
     * Count what the next run would clear. `GET /v1.0/dataClearing/getPreview`
     *
     * Counts by kind of record, each up to 100000. Nothing changes. The cycle runs every hour.
     */
    preview: Method<'dataClearings.preview', Options>;
    /**
     * List checkpoints of the data-clear cycle. `GET /v1.0/dataClearing/getList`
     *
     * Newest first. Each step that deletes records writes a checkpoint in the same transaction. The setting
     * DataClearCycle defines the retention. Ledger, orders, statement records and the audit trail are never cleared.
     */
    list: ListMethod<'dataClearings.list', Options>;
  };
  reconciliation: {
    /**
     * List accounts by day with their difference. `GET /v1.0/reconciliation/getDays`
     *
     * Days with records, orders or a closing, newest first, then by account. The days of startTime and endTime, at most
     * 31; default: the last seven. A record belongs to the day of its report, an order to the day of its completion.
     */
    days: ListMethod<'reconciliation.days', Options>;
    /**
     * Close a day of an account. `POST /v1.0/reconciliation/closeDay`
     *
     * Keeps the figures of this moment; later changes are then shown as a difference from them. The day has to be over,
     * otherwise validationFailed. A closed day stays as it is.
     */
    closeDay: Method<'reconciliation.closeDay', Options>;
    /**
     * Reopen a closed day. `POST /v1.0/reconciliation/reopenDay`
     *
     * The closing stays in the audit trail. An open day stays as it is.
     */
    reopenDay: Method<'reconciliation.reopenDay', Options>;
  };
  auditRecords: {
    /**
     * List audit records. `GET /v1.0/auditRecord/getList`
     *
     * Newest first. `total` counts up to 100000; a larger list also shows 100000. `nextCursor` reads all rows, each
     * page as fast as the first.
     */
    list: ListMethod<'auditRecords.list', Options>;
    /**
     * One audit record. `GET /v1.0/auditRecord/getDetail`
     *
     * With the values before and after, and whether its link in the chain holds.
     */
    detail: Method<'auditRecords.detail', Options>;
    /**
     * Verify a part of the chain. `GET /v1.0/auditRecord/getVerify`
     *
     * Recomputes the hashes from `from` on, at most 2000 records in one call. Call again with `from` = `nextFrom`
     * until it is null. The last part also checks the end of the chain, so that removed newest records are found.
     */
    verify: Method<'auditRecords.verify', Options>;
  };
  entityData: {
    /**
     * List tables and their columns. `GET /v1.0/entityData/getEntities`
     *
     * The same until the next release.
     */
    entities: Method<'entityData.entities', Options>;
    /**
     * List rows of a table. `GET /v1.0/entityData/getList`
     *
     * Newest first where the table has a time to sort by, otherwise by key. Each call is audited. A value that does not
     * fit its column finds nothing. An unknown table, and a filter that the table does not allow, answer
     * validationFailed.
     */
    list: ListMethod<'entityData.list', Options>;
  };
  system: {
    /**
     * Health of the platform. `GET /v1.0/system/getHealth`
     *
     * First check when something seems wrong: the answering process, the database, queue lengths and ages, and
     * findings of the periodic checks. Cheap: it reads indexes and single rows, and counts each queue up to 10000. A
     * system queue whose age grows means that its job cannot keep up.
     */
    health: Method<'system.health', Options>;
    /**
     * Rebuild the resource pool. `GET /v1.0/system-config/resetSystemResourcePool`
     *
     * Reloads every resource and releases reservations of ended orders; those of open orders stay. This GET changes
     * data: it needs the token headers like every call and is never retried. While one runs, another answers
     * maintenanceInProgress. Requires the second-level token.
     */
    resetResourcePool: Method<'system.resetResourcePool', Options>;
    /**
     * Repair resources that contradict their orders. `GET /v1.0/system-config/fixSystemResources`
     *
     * Compares every resource's counters and reservations with its orders and ledger, and corrects the resource. A
     * second run finds nothing. This GET changes data, like system.resetResourcePool. Requires the second-level
     * token.
     */
    fixResources: Method<'system.fixResources', Options>;
    /**
     * Read all settings that the caller may read. `GET /v1.0/system-config/getList`
     *
     * Each as its own call gives it. Who may read which setting is the same.
     */
    listSettings: Method<'system.listSettings', Options>;
  };
  todo: {
    /**
     * List own open work. `GET /v1.0/todo/getList`
     *
     * One entry per kind of work that this role handles, even if empty, with the count and the items to handle first.
     * Merchants and suppliers see only their own; a user's own approval requests are not shown to that user. Counts
     * stop at 1000. Cheap enough to poll every 30 seconds.
     */
    list: Method<'todo.list', Options>;
  };
  products: {
    /**
     * Options for choosing a product. `GET /v1.0/product/getOptions`
     *
     * A merchant gets the products that it may use, with its own limits. Suppliers and staff get all products.
     */
    options: Method<'products.options', Options>;
    /**
     * List products. `GET /v1.0/product/getList`
     *
     * By number, with all settings.
     */
    list: ListMethod<'products.list', Options>;
    /**
     * Add a product. `POST /v1.0/product/add`
     *
     * The number must be unused (productExists). A main product must have no main product itself, and the same kind
     * and currency (productRefused). Only product 1045 has scaled amounts on the wire; the scaling depends on the
     * number. A script that chooses must have the direction choice (otherwise scriptNotFound) and a live version
     * (otherwise scriptNotLive). Requires the second-level token.
     */
    add: Method<'products.add', Options>;
    /**
     * Change a product. `POST /v1.0/product/update`
     *
     * Fields left out are unchanged. Number, kind and currency cannot change, because orders and accounts depend on
     * them. Changes apply to later orders; defaults apply to new agreements and accounts. A disabled product accepts
     * no orders and gets no allocations. The script that chooses as in products.add. Requires the second-level token.
     */
    update: Method<'products.update', Options>;
  };
  banks: {
    /**
     * Options for choosing a bank. `GET /v1.0/bank/getOptions`
     *
     * Enabled banks, by short name.
     */
    options: Method<'banks.options', Options>;
    /**
     * List banks. `GET /v1.0/bank/getList`
     *
     * By country and number.
     */
    list: ListMethod<'banks.list', Options>;
    /**
     * Add a bank. `POST /v1.0/bank/add`
     *
     * The number must be unused in its country, and the IFSC prefix by any other bank (bankExists). Only a bank of
     * India has an IFSC prefix (validationFailed).
     */
    add: Method<'banks.add', Options>;
    /**
     * Change a bank. `POST /v1.0/bank/update`
     *
     * Fields left out are unchanged; the country cannot change. A disabled bank can no longer be chosen. Records
     * that name the bank are unchanged. Refusals are those of banks.add.
     */
    update: Method<'banks.update', Options>;
  };
  payerIps: {
    /**
     * Analyse payer addresses. `GET /v1.0/payerIp/getList`
     *
     * Collection orders of a period by clientIp, without test orders. Default endTime: now; default startTime: a day
     * before it; at most 31 days (validationFailed). An order counts at its time of creation.
     */
    list: ListMethod<'payerIps.list', Options>;
  };
  orderFindings: {
    /**
     * List findings. `GET /v1.0/orderFinding/getList`
     *
     * Last order first by default. A finding is one subject within one window of one rule. Its orders: orders.list
     * with `findingId`. The staff get a message about an open finding of high severity, once for a rule and subject.
     */
    list: ListMethod<'orderFindings.list', Options>;
    /**
     * Dismiss or confirm a finding. `POST /v1.0/orderFinding/decide`
     *
     * A decision may be changed. A dismissed finding opens again when as many new orders as its rule asks for joined it
     * since. With `expectedState`, a finding that has another state by now is refused (conflict).
     */
    decide: Method<'orderFindings.decide', Options>;
    /**
     * Label the orders of a finding. `POST /v1.0/orderFinding/mark`
     *
     * Normal orders get the label; suspicious ones can become malicious. Orders with any other label keep it.
     */
    mark: Method<'orderFindings.mark', Options>;
  };
  orderAnalysisRules: {
    /**
     * List the rules. `GET /v1.0/orderAnalysisRule/getList`
     *
     * One rule for each pattern.
     */
    list: ListMethod<'orderAnalysisRules.list', Options>;
    /**
     * Change a rule. `POST /v1.0/orderAnalysisRule/update`
     *
     * Applies from the window that is open now; findings of earlier windows stay. A disabled rule finds nothing new.
     */
    update: Method<'orderAnalysisRules.update', Options>;
    /**
     * Try a rule on the last 30 days. `GET /v1.0/orderAnalysisRule/getTrial`
     *
     * What the rule would have found with these thresholds. Nothing changes.
     */
    trial: Method<'orderAnalysisRules.trial', Options>;
  };
  frozenIps: {
    /**
     * List frozen addresses. `GET /v1.0/frozenIp/getList`
     *
     * Frozen, expired and thawed ones, newest first.
     */
    list: ListMethod<'frozenIps.list', Options>;
    /**
     * Freeze addresses. `POST /v1.0/frozenIp/freeze`
     *
     * New orders from them are refused (ipFrozen), and the payer's page cannot be used from them. Orders that exist go
     * on. A network that is frozen already keeps its reason and end, and is named in the answer.
     */
    freeze: Method<'frozenIps.freeze', Options>;
    /**
     * Thaw an address. `POST /v1.0/frozenIp/thaw`
     *
     * Refused when it is no longer frozen (conflict).
     */
    thaw: Method<'frozenIps.thaw', Options>;
    /**
     * Change the end of a freeze. `POST /v1.0/frozenIp/extend`
     *
     * Refused when it is no longer frozen (conflict).
     */
    extend: Method<'frozenIps.extend', Options>;
  };
  blackList: {
    /**
     * List the black list. `GET /v1.0/blackList/getList`
     *
     * Entries in force, disabled, expired and removed, newest first.
     */
    list: ListMethod<'blackList.list', Options>;
    /**
     * List the hits of an entry. `GET /v1.0/blackList/getHits`
     *
     * Orders that met it, newest first. A refused order has no order code.
     */
    hits: ListMethod<'blackList.hits', Options>;
    /**
     * Try entries before adding them. `POST /v1.0/blackList/trial`
     *
     * How many orders of the last 30 days the entries would have met, and what became of those orders. Test orders do
     * not count. Stores nothing.
     */
    trial: Method<'blackList.trial', Options>;
    /**
     * Add to the black list. `POST /v1.0/blackList/add`
     *
     * Values are compared without case, spaces and marks; names also alike in traditional and simplified characters. A
     * value that is listed already keeps its entry, and is named in the answer.
     */
    add: Method<'blackList.add', Options>;
    /**
     * Change an entry. `POST /v1.0/blackList/update`
     *
     * Refused when it was removed (conflict).
     */
    update: Method<'blackList.update', Options>;
    /**
     * Remove an entry. `POST /v1.0/blackList/remove`
     *
     * It stays in the history. Refused when it was removed before (conflict).
     */
    remove: Method<'blackList.remove', Options>;
  };
  ipRules: {
    /**
     * List IP rules. `GET /v1.0/ipRule/getList`
     *
     * Newest first.
     */
    list: ListMethod<'ipRules.list', Options>;
    /**
     * Add or change IP rules. `POST /v1.0/ipRule/save`
     *
     * Without `ipRuleId` one rule is added for each network; with it that rule changes, and fields left out stay. A
     * subject with rules that are active may come only from their networks; without one it may come from anywhere. An
     * account also needs an address that its role's rules and its own list (users.setAllowedAddresses) allow, and a
     * merchant one that its own list (`allowedIps`) allows. With `ipRuleIds` several rules are enabled or disabled at
     * once.
     *
     * Sessions from other addresses end at once, and their later calls are refused (ipNotAllowed). A change that
     * would exclude the caller's own address is refused (ownAddressNotAllowed). Requires the second-level token.
     */
    save: Method<'ipRules.save', Options>;
    /**
     * Remove an IP rule. `POST /v1.0/ipRule/remove`
     *
     * Sessions that no other rule allows end at once. Refused when it would exclude the caller's own address
     * (ownAddressNotAllowed). Requires the second-level token.
     */
    remove: Method<'ipRules.remove', Options>;
    /**
     * Preview a change of IP rules. `POST /v1.0/ipRule/preview`
     *
     * Which sessions ipRules.save, or with `remove` ipRules.remove, would end now, and which callers it would refuse.
     * Callers are merchants by the addresses of their last orders and devices by that of their last report, within
     * 30 days. Stores nothing.
     */
    preview: Method<'ipRules.preview', Options>;
  };
  merchants: {
    /**
     * Read own signing key. `POST /v1.0/merchant/getSigningKey`
     *
     * For a merchant that tests order creation. Requires the second-level token; each call is audited.
     */
    signingKey: Method<'merchants.signingKey', Options>;
    /**
     * List merchants. `GET /v1.0/merchant/getList`
     *
     * Newest first by default. Balances come from the ledger; signing keys are never included.
     */
    list: ListMethod<'merchants.list', Options>;
    /**
     * One merchant. `GET /v1.0/merchant/getDetail`
     *
     * A merchant can read itself only. A merchant outside the caller's rows answers merchantNotFound.
     */
    detail: Method<'merchants.detail', Options>;
    /**
     * Add a merchant. `POST /v1.0/merchant/add`
     *
     * Creates the merchant's number, its signing key and its user, from account and password with the rules of
     * admin.addUser (accountExists, passwordRejected). With userId instead, the merchant belongs to an existing user
     * of this role, one of users.unusedOptions (userAlreadyLinked, accountNotFound). Only this response contains the key. While AutoCreateRelateSupplier is on, a related supplier
     * is created too. The merchant has no product until userProducts.add gives it one. Requires the second-level
     * token.
     */
    add: Method<'merchants.add', Options>;
    /**
     * Change a merchant. `POST /v1.0/merchant/update`
     *
     * Fields left out are unchanged; null clears a value. New callback settings apply to orders created from then
     * on. A new sign profile applies to the next request and the next callback, so the merchant must change its side
     * at the same time. Products, fees and limits are changed with userProducts.update. Requires the second-level
     * token.
     */
    update: Method<'merchants.update', Options>;
    /**
     * Change one's own callback settings. `POST /v1.0/merchant/updateOwn`
     *
     * Callback format, default callback URL and allowed addresses of the caller's merchant. Refused to a merchant that may
     * not modify its data (modifyNotAllowed). Fields left out are unchanged. Callbacks that wait are sent to their own
     * URL in the new format. Requires the second-level token.
     */
    updateOwn: Method<'merchants.updateOwn', Options>;
    /**
     * Enable or disable a merchant. `POST /v1.0/merchant/enable`
     *
     * A disabled merchant cannot create orders (merchantDisabled). Its existing orders continue, callbacks are sent,
     * and its user can sign in.
     */
    enable: Method<'merchants.enable', Options>;
    /**
     * Rotate a merchant's signing key. `POST /v1.0/merchant/rotateKey`
     *
     * The new key is in this response; afterwards only the merchant can read it (merchants.signingKey). The old key
     * stays valid for `graceHours`: requests signed with either key are accepted, and X-Signature of a callback has
     * one signature per key, the new one first. `sign` uses the old key until then. During that time another
     * rotation answers keyRotationInProgress. With 0 hours the old key ends at once. A merchant rotates its own key
     * only. Requires the second-level token.
     */
    rotateKey: Method<'merchants.rotateKey', Options>;
    /**
     * Revoke a merchant's old signing key. `POST /v1.0/merchant/revokeOldKey`
     *
     * For a merchant that has switched to the new key, or whose old key leaked. Has no effect if there is no old
     * key. Requires the second-level token.
     */
    revokeOldKey: Method<'merchants.revokeOldKey', Options>;
    /**
     * Adjust a merchant's balance. `POST /v1.0/merchant/adjustBalance`
     *
     * Posts one transfer between the merchant's balance and the platform's adjustment account, with the reason.
     * `key` is the idempotency key: a repeated call returns the first result, another body with the same key answers
     * idempotencyConflict.
     *
     * Above the currency's limit a second person must approve: the first call stores a request and answers
     * secondApprovalRequired, and the same call by another person posts it. adjustments.list shows pending requests;
     * adjustments.refuse declines one. A balance that is too small answers insufficientBalance. Requires the
     * second-level token.
     */
    adjustBalance: Method<'merchants.adjustBalance', Options>;
    /**
     * Clear a merchant's balance. `POST /v1.0/merchant/clearBalance`
     *
     * Takes the whole available balance of one currency; money held for payouts stays. Allowed only while
     * CanClearMerchantBalance is on (balanceClearingDisabled). Key, second approval and second-level token work as
     * in merchants.adjustBalance. The amount is the balance available at the time of posting; if it is 0,
     * `adjustment` is null.
     */
    clearBalance: Method<'merchants.clearBalance', Options>;
  };
  suppliers: {
    /**
     * List suppliers. `GET /v1.0/supplier/getList`
     *
     * Team leaders and proxies, by name. A supplier sees itself and its team. Balances come from the ledger.
     */
    list: ListMethod<'suppliers.list', Options>;
    /**
     * Add a supplier or a team proxy. `POST /v1.0/supplier/add`
     *
     * Also creates the supplier's user, from account and password with the rules of admin.addUser (accountExists,
     * passwordRejected). With userId instead, staff give an existing user of this role its supplier, one of
     * users.unusedOptions (userAlreadyLinked, accountNotFound). Without
     * parentSupplierId, staff create a supplier without a leader, and a supplier creates a direct proxy of itself. A
     * supplier adds within its own team only (supplierNotFound). While AutoCreateRelateMerchant is on, a supplier
     * without a leader also gets a related merchant. The commission of an account goes to the supplier that owns it;
     * leaders get no share of their proxies' commission. Requires the second-level token.
     */
    add: Method<'suppliers.add', Options>;
    /**
     * Rename a supplier or move it to another leader. `POST /v1.0/supplier/update`
     *
     * Fields left out are unchanged. parentSupplierId null removes the leader; the team moves along. A move below
     * itself or its own team answers teamMoveRefused. A supplier changes its team only, and moves members within it
     * only. Orders and balances are not affected. Requires the second-level token.
     */
    update: Method<'suppliers.update', Options>;
    /**
     * Enable or disable a supplier or its team. `POST /v1.0/supplier/enable`
     *
     * Accounts of a disabled supplier get no new orders; orders already allocated to them continue. Its team stays
     * as it is, unless wholeTeam is true. A supplier can do this to its team only.
     */
    enable: Method<'suppliers.enable', Options>;
    /**
     * Help a member of a team back in. `POST /v1.0/supplier/restoreAccess`
     *
     * Sets a new sign-in password, removes a lost authenticator (authenticatorNotBound), or both (validationFailed
     * with neither). Staff do this for every supplier, a supplier for those below itself. Ends the user's sessions,
     * and the user is notified by a message. The password follows the rules of admin.addUser (passwordRejected).
     * Requires the second-level token.
     */
    restoreAccess: Method<'suppliers.restoreAccess', Options>;
    /**
     * Post a supplier's deposit or its return. `POST /v1.0/supplier/adjustDeposit`
     *
     * A positive amount is a payment by the supplier, a negative one a return to it. A deposit cannot become
     * negative (insufficientBalance). Reason, key, second approval and second-level token work as in
     * merchants.adjustBalance.
     */
    adjustDeposit: Method<'suppliers.adjustDeposit', Options>;
  };
  userProducts: {
    /**
     * List product agreements. `GET /v1.0/userProduct/getList`
     *
     * By user and product. A merchant sees its own agreements; a supplier its own and its team's.
     */
    list: ListMethod<'userProducts.list', Options>;
    /**
     * Add a product agreement. `POST /v1.0/userProduct/add`
     *
     * Without a rate, the product's default rate applies. Afterwards the merchant can order the product, or the
     * supplier's accounts can serve it (resources.add, resources.update). There is one agreement per user and
     * product (agreementExists). A supplier adds agreements for its team only, for products that it has itself
     * (agreementNotFound), at a rate no higher than its own (rateAboveLeader). Requires the second-level token.
     */
    add: Method<'userProducts.add', Options>;
    /**
     * Change a product agreement. `POST /v1.0/userProduct/update`
     *
     * Fields left out are unchanged; null removes a limit. Changes apply to later orders: an order keeps the fee of
     * its creation and the commission of its allocation. When a leader's rate is lowered, the rates of its proxies
     * are unchanged. Requires the second-level token.
     */
    update: Method<'userProducts.update', Options>;
    /**
     * End a product agreement. `POST /v1.0/userProduct/delete`
     *
     * A merchant can no longer order the product (productNotEnabled); its existing orders continue. A supplier's
     * agreement cannot end while an account of it serves the product (agreementInUse). Requires the second-level
     * token.
     */
    delete: Method<'userProducts.delete', Options>;
  };
  botPeople: {
    /**
     * List people who may ask the bots. `GET /v1.0/botPeople/getList`
     *
     * By name.
     */
    list: ListMethod<'botPeople.list', Options>;
    /**
     * Add a person. `POST /v1.0/botPeople/add`
     *
     * The Telegram user must not be listed yet (validationFailed).
     */
    add: Method<'botPeople.add', Options>;
    /**
     * Change a person. `POST /v1.0/botPeople/update`
     *
     * Fields left out are unchanged; the Telegram user cannot change.
     */
    update: Method<'botPeople.update', Options>;
    /**
     * Delete a person. `POST /v1.0/botPeople/delete`
     *
     * The bots no longer answer this person.
     */
    delete: Method<'botPeople.delete', Options>;
  };
  botGroups: {
    /**
     * List groups of the bots. `GET /v1.0/botGroup/getList`
     *
     * Newest first.
     */
    list: ListMethod<'botGroups.list', Options>;
    /**
     * Add a group. `POST /v1.0/botGroup/add`
     *
     * The answer has the one-time code that binds the group: `/bind CODE`, sent in the Telegram group by a listed
     * person (botPeople) within 30 minutes. A group of a merchant or supplier gets only what that party may see.
     */
    add: Method<'botGroups.add', Options>;
    /**
     * Change a group. `POST /v1.0/botGroup/update`
     *
     * Fields left out are unchanged. The bot and the owner cannot change.
     */
    update: Method<'botGroups.update', Options>;
    /**
     * Delete a group. `POST /v1.0/botGroup/delete`
     *
     * The bot sends nothing more to it. What was sent stays in the list of messages.
     */
    delete: Method<'botGroups.delete', Options>;
    /**
     * New code to bind a group. `POST /v1.0/botGroup/newCode`
     *
     * Ends the earlier code. A bound group stays bound until the new code is used.
     */
    newCode: Method<'botGroups.newCode', Options>;
    /**
     * Send a test message. `POST /v1.0/botGroup/sendTest`
     *
     * Through the same queue as notices. Only to a bound group.
     */
    sendTest: Method<'botGroups.sendTest', Options>;
    /**
     * State of the bots. `GET /v1.0/botGroup/getStatus`
     *
     * Whether each bot has a token and reads its chats.
     */
    status: Method<'botGroups.status', Options>;
  };
  botRefusals: {
    /**
     * List refused attempts. `GET /v1.0/botRefusal/getList`
     *
     * Commands of people who were not on the white list: one row for each person, chat and bot, latest first. The bots
     * gave no answer. Of a message only its command is kept. At most 1,000 rows are kept; the oldest are removed.
     */
    list: ListMethod<'botRefusals.list', Options>;
  };
  botMessages: {
    /**
     * List messages of the bots. `GET /v1.0/botMessage/getList`
     *
     * Newest first: what waits, was sent or could not be sent, to groups, by SMS and to BotRemindCallbackUrl.
     */
    list: ListMethod<'botMessages.list', Options>;
    /**
     * Send a message again. `POST /v1.0/botMessage/resend`
     *
     * Only a message that could not be sent (dead); otherwise conflict.
     */
    resend: Method<'botMessages.resend', Options>;
  };
  fundRecords: {
    /**
     * List fund records. `GET /v1.0/fundRecord/getList`
     *
     * Ledger entries, newest first by default. A merchant sees its own accounts' entries, a supplier its own and its team's,
     * other roles all, including the platform's accounts. Each entry has the account's balance after it; `version`
     * numbers an account's entries in posting order. Held amounts do not change a balance and are not listed.
     * `total` counts up to 100000 unless `withSummary` is true.
     */
    list: ListMethod<'fundRecords.list', Options>;
    /**
     * Opening and closing balances of a party. `GET /v1.0/fundRecord/getStatement`
     *
     * The accounts of one merchant or supplier over a calendar month, or over a range of posting time: opening balance,
     * sums in and out, closing balance. They are read from the ledger at one moment; the closing balance of a period is
     * the opening balance of the next. A merchant may leave out `ownerId`, and so may a supplier; a supplier may also name
     * a member of its team. Other roles name the party. Give `month`, or `startTime` and `endTime`
     * (validationFailed otherwise). An unknown party, or one out of the caller's scope, answers partyNotFound.
     *
     * exports.start with this operation writes the account statement of the party as a PDF or XLSX file: per account the
     * opening balance, every entry with the balance after it, sums by purpose, the closing balance, and a checksum
     * (SHA-256) that is the same in both formats. A period that has not ended is cut at the start of the export.
     */
    statement: Method<'fundRecords.statement', Options>;
  };
  adjustments: {
    /**
     * List adjustments. `GET /v1.0/adjustment/getList`
     *
     * Newest first by default. An adjustment with the state awaitingApproval needs a second person, who approves it by
     * adjustments.approve, or by sending the same call with the same key.
     */
    list: ListMethod<'adjustments.list', Options>;
    /**
     * Approve an adjustment that waits for a second person. `POST /v1.0/adjustment/approve`
     *
     * Posts the stored request, as its own call with the same key by another user does. Its requester answers
     * secondApprovalRequired, a posted or refused one adjustmentDecided, one that its approver repeats the same result. A
     * clearing takes the balance that is available now; without any it answers insufficientBalance, and while
     * CanClearMerchantBalance is off balanceClearingDisabled. Requires the second-level token.
     */
    approve: Method<'adjustments.approve', Options>;
    /**
     * Refuse an adjustment that waits for approval. `POST /v1.0/adjustment/refuse`
     *
     * Allowed for everyone who may approve it, and for its requester. A posted or refused one answers
     * adjustmentDecided. Requires the second-level token.
     */
    refuse: Method<'adjustments.refuse', Options>;
  };
  cashier: {
    /**
     * Order details for the payer. `GET /v1.0/cashier/getOrder`
     *
     * The data of the pay page at `payUrl`, for a merchant that shows its own page. The token is the last part of
     * `payUrl`; it is the only credential and gives access to this order only. While `status` is `preparing`, an
     * account is being allocated, usually within moments: call with `waitMs`, or again after two seconds. Account and
     * amount are returned only while the order waits for its payment, because a later payment may not be matched.
     */
    order: Method<'cashier.order', Options>;
    /**
     * Submit the payer's payment details. `POST /v1.0/cashier/tell`
     *
     * Takes the details named by `asks` of the order: the reference that the payer's app shows after the payment, or
     * the payer's name. They never complete an order by themselves: money is matched by the account's own messages.
     * If those fit several orders or none, the submitted details help to find the right one. A new submission
     * replaces the previous one; limits: ten per order, one every three seconds (tooManyRequests). A reference that
     * is invalid for the account's kind answers payerReferenceInvalid; a detail that the order does not ask for
     * answers payerWordNotTaken.
     */
    tell: Method<'cashier.tell', Options>;
  };
  simulator: {
    /**
     * Status of the simulator. `GET /v1.0/simulator/getStatus`
     *
     * A simulator is attached if it reported within the last 15 seconds. A new setting is shown at once; the
     * simulator applies it with its next report, within a few seconds. Without a simulator every field except
     * `attached` is null.
     */
    status: Method<'simulator.status', Options>;
    /**
     * Switch the simulator, and set its load and fault level. `POST /v1.0/simulator/set`
     *
     * Settings survive restarts. When switched off it creates no new orders, but still pays and reports the open
     * ones. Without a simulator the call answers simulatorNotAttached.
     */
    set: Method<'simulator.set', Options>;
    /**
     * Have a test order paid by a simulated payer. `POST /v1.0/simulator/pay`
     *
     * The simulator fetches the request with its next report, opens the pay page and pays in full, like any payer.
     * For a collection order that is marked test and still open; another one answers simulatedPaymentRefused. A
     * second request for the same order changes nothing. Without a simulator the call answers simulatorNotAttached.
     */
    pay: Method<'simulator.pay', Options>;
    /**
     * Report the simulator's status, and fetch its settings and payments. `POST /v1.0/simulator/report`
     *
     * The simulator sends it every few seconds, with the token that the server stored for it. A wrong token answers
     * forbidden; a server without a simulator answers simulatorNotAttached.
     */
    report: Method<'simulator.report', Options>;
  };
  errorLogs: {
    /**
     * List reported errors. `GET /v1.0/errorLog/getList`
     *
     * Newest first. Secrets were redacted before storage. `total` counts up to 100000; a larger list also shows
     * 100000. `nextCursor` reads all rows. Reports with the same `fingerprint` are the same fault;
     * errorLogs.listGroups groups them.
     */
    list: ListMethod<'errorLogs.list', Options>;
    /**
     * List faults with their report counts. `GET /v1.0/errorLog/getGroupList`
     *
     * One row per fault among the matching reports; latest report first by default. Reports are the same fault if
     * message and first stack frame are equal, ignoring numbers, ids and the build.
     */
    listGroups: ListMethod<'errorLogs.listGroups', Options>;
    /**
     * Clear reported errors. `POST /v1.0/errorLog/clear`
     *
     * Deletes the reports of one fault, or all reports if none is given. The audit trail records the count and the
     * time range. Requires the second-level token.
     */
    clear: Method<'errorLogs.clear', Options>;
    /**
     * Report a front-end error. `POST /save_error_logger`
     *
     * Works without a token, because sign-in itself can fail. Client and server both redact secrets. Size and rate
     * are limited.
     */
    save: Method<'errorLogs.save', Options>;
  };
  settings: {
    /**
     * Read setting: Red packet limit. `GET /v1.0/system-config/getRedWalletCount`
     *
     * How many unopened red packets one receiving account may have at a time. At 0 nothing is collected by red packet.
     */
    getRedWalletCount: Method<'settings.getRedWalletCount', Options>;
    /**
     * Change setting: Red packet limit. `POST /v1.0/system-config/setRedWalletCount`
     *
     * How many unopened red packets one receiving account may have at a time. At 0 nothing is collected by red packet.
     */
    setRedWalletCount: Method<'settings.setRedWalletCount', Options>;
    /**
     * Read setting: Platform service. `GET /v1.0/system-config/getEnableService`
     *
     * When off, no new collection or payout order is accepted; existing orders go on as usual.
     */
    getEnableService: Method<'settings.getEnableService', Options>;
    /**
     * Change setting: Platform service. `POST /v1.0/system-config/setEnableService`
     *
     * When off, no new collection or payout order is accepted; existing orders go on as usual.
     */
    setEnableService: Method<'settings.setEnableService', Options>;
    /**
     * Read setting: Order time-out. `GET /v1.0/system-config/getOrderTimeoutMinutes`
     *
     * How long an allocated collection order waits for its payment before it times out and frees the account. Applies to orders allocated from now on.
     */
    getOrderTimeoutMinutes: Method<'settings.getOrderTimeoutMinutes', Options>;
    /**
     * Change setting: Order time-out. `POST /v1.0/system-config/setOrderTimeoutMinutes`
     *
     * How long an allocated collection order waits for its payment before it times out and frees the account. Applies to orders allocated from now on.
     */
    setOrderTimeoutMinutes: Method<'settings.setOrderTimeoutMinutes', Options>;
    /**
     * Read setting: IP change check. `GET /v1.0/system-config/getEnableIpChangedCheck`
     *
     * When on, a change of the IP address ends the sign-in at once. When off, the address is only recorded.
     */
    getEnableIpChangedCheck: Method<'settings.getEnableIpChangedCheck', Options>;
    /**
     * Change setting: IP change check. `POST /v1.0/system-config/setEnableIpChangedCheck`
     *
     * When on, a change of the IP address ends the sign-in at once. When off, the address is only recorded.
     */
    setEnableIpChangedCheck: Method<'settings.setEnableIpChangedCheck', Options>;
    /**
     * Read setting: Pay password. `GET /v1.0/system-config/getEnablePayPassword`
     *
     * When on, merchants and suppliers enter their pay password before money moves.
     */
    getEnablePayPassword: Method<'settings.getEnablePayPassword', Options>;
    /**
     * Change setting: Pay password. `POST /v1.0/system-config/setEnablePayPassword`
     *
     * When on, merchants and suppliers enter their pay password before money moves.
     */
    setEnablePayPassword: Method<'settings.setEnablePayPassword', Options>;
    /**
     * Read setting: Identity check (KYC). `GET /v1.0/system-config/getKYC`
     *
     * When on, a user without a completed identity check cannot move money.
     */
    getKYC: Method<'settings.getKYC', Options>;
    /**
     * Change setting: Identity check (KYC). `POST /v1.0/system-config/setKYC`
     *
     * When on, a user without a completed identity check cannot move money.
     */
    setKYC: Method<'settings.setKYC', Options>;
    /**
     * Read setting: Payer name check. `GET /v1.0/system-config/getNeedNameCheck`
     *
     * When on, a payment is matched automatically only if the payer’s name is the name on the order; otherwise it is marked suspicious.
     */
    getNeedNameCheck: Method<'settings.getNeedNameCheck', Options>;
    /**
     * Change setting: Payer name check. `POST /v1.0/system-config/setNeedNameCheck`
     *
     * When on, a payment is matched automatically only if the payer’s name is the name on the order; otherwise it is marked suspicious.
     */
    setNeedNameCheck: Method<'settings.setNeedNameCheck', Options>;
    /**
     * Read setting: Late message grace. `GET /v1.0/system-config/getMessageDelay`
     *
     * How long after its time-out an order still matches a late statement message. Until then the same amount is not used again on that account.
     */
    getMessageDelay: Method<'settings.getMessageDelay', Options>;
    /**
     * Change setting: Late message grace. `POST /v1.0/system-config/setMessageDelay`
     *
     * How long after its time-out an order still matches a late statement message. Until then the same amount is not used again on that account.
     */
    setMessageDelay: Method<'settings.setMessageDelay', Options>;
    /**
     * Read setting: Monitor live time. `GET /v1.0/system-config/getMonitorLiveTime`
     *
     * A monitor without a heartbeat for this long counts as offline, and accounts that need one get no new orders.
     */
    getMonitorLiveTime: Method<'settings.getMonitorLiveTime', Options>;
    /**
     * Change setting: Monitor live time. `POST /v1.0/system-config/setMonitorLiveTime`
     *
     * A monitor without a heartbeat for this long counts as offline, and accounts that need one get no new orders.
     */
    setMonitorLiveTime: Method<'settings.setMonitorLiveTime', Options>;
    /**
     * Read setting: Statistics time format. `GET /v1.0/system-config/getOrderStatisticsTimeFormat`
     *
     * Whether order statistics are grouped and shown by hour, day or month.
     */
    getOrderStatisticsTimeFormat: Method<'settings.getOrderStatisticsTimeFormat', Options>;
    /**
     * Change setting: Statistics time format. `POST /v1.0/system-config/setOrderStatisticsTimeFormat`
     *
     * Whether order statistics are grouped and shown by hour, day or month.
     */
    setOrderStatisticsTimeFormat: Method<'settings.setOrderStatisticsTimeFormat', Options>;
    /**
     * Read setting: Show the logo. `GET /v1.0/system-config/getShowLogo`
     *
     * When on, sign-in and the side menu show the platform’s logo.
     */
    getShowLogo: Method<'settings.getShowLogo', Options>;
    /**
     * Change setting: Show the logo. `POST /v1.0/system-config/setShowLogo`
     *
     * When on, sign-in and the side menu show the platform’s logo.
     */
    setShowLogo: Method<'settings.setShowLogo', Options>;
    /**
     * Read setting: Data clearing cycle. `GET /v1.0/system-config/getDataClearCycle`
     *
     * Logs, messages and callback records older than this are cleared. Ledger and audit records never are.
     */
    getDataClearCycle: Method<'settings.getDataClearCycle', Options>;
    /**
     * Change setting: Data clearing cycle. `POST /v1.0/system-config/setDataClearCycle`
     *
     * Logs, messages and callback records older than this are cleared. Ledger and audit records never are.
     */
    setDataClearCycle: Method<'settings.setDataClearCycle', Options>;
    /**
     * Read setting: Bot token. `GET /v1.0/system-config/getBotToken`
     *
     * Telegram token of the notification bot. Never shown after saving; empty turns the bot off.
     */
    getBotToken: Method<'settings.getBotToken', Options>;
    /**
     * Change setting: Bot token. `POST /v1.0/system-config/setBotToken`
     *
     * Telegram token of the notification bot. Never shown after saving; empty turns the bot off.
     */
    setBotToken: Method<'settings.setBotToken', Options>;
    /**
     * Read setting: Transfer bot token. `GET /v1.0/system-config/getTransferBotToken`
     *
     * Telegram token of the transfer bot. Never shown after saving; empty turns that bot off.
     */
    getTransferBotToken: Method<'settings.getTransferBotToken', Options>;
    /**
     * Change setting: Transfer bot token. `POST /v1.0/system-config/setTransferBotToken`
     *
     * Telegram token of the transfer bot. Never shown after saving; empty turns that bot off.
     */
    setTransferBotToken: Method<'settings.setTransferBotToken', Options>;
    /**
     * Read setting: Security chain parameters. `GET /v1.0/system-config/getSecurityFreqParameters`
     *
     * When an account’s statements count as reliable: linked messages, checked messages, time range and total amount must all be reached. Stricter values send more supplements to manual review.
     */
    getSecurityFreqParameters: Method<'settings.getSecurityFreqParameters', Options>;
    /**
     * Change setting: Security chain parameters. `POST /v1.0/system-config/setSecurityFreqParameters`
     *
     * When an account’s statements count as reliable: linked messages, checked messages, time range and total amount must all be reached. Stricter values send more supplements to manual review.
     */
    setSecurityFreqParameters: Method<'settings.setSecurityFreqParameters', Options>;
    /**
     * Read setting: Global security. `GET /v1.0/system-config/getGlobalSecuritySetting`
     *
     * Range and cache times of the statement checks on every account. More messages a minute than the limit are recorded as a leak.
     */
    getGlobalSecuritySetting: Method<'settings.getGlobalSecuritySetting', Options>;
    /**
     * Change setting: Global security. `POST /v1.0/system-config/setGlobalSecuritySetting`
     *
     * Range and cache times of the statement checks on every account. More messages a minute than the limit are recorded as a leak.
     */
    setGlobalSecuritySetting: Method<'settings.setGlobalSecuritySetting', Options>;
    /**
     * Read setting: System check. `GET /v1.0/system-config/getEnableSystemCheck`
     *
     * When on, the platform regularly compares ledger, orders and reservations and alerts on a difference.
     */
    getEnableSystemCheck: Method<'settings.getEnableSystemCheck', Options>;
    /**
     * Change setting: System check. `POST /v1.0/system-config/setEnableSystemCheck`
     *
     * When on, the platform regularly compares ledger, orders and reservations and alerts on a difference.
     */
    setEnableSystemCheck: Method<'settings.setEnableSystemCheck', Options>;
    /**
     * Read setting: Supplements on a broken chain. `GET /v1.0/system-config/getFixSecurityChainSupplementLimit`
     *
     * How many supplements an account may have while its chain is broken; a patch starts the count again. At 0 there are none.
     */
    getFixSecurityChainSupplementLimit: Method<'settings.getFixSecurityChainSupplementLimit', Options>;
    /**
     * Change setting: Supplements on a broken chain. `POST /v1.0/system-config/setFixSecurityChainSupplementLimit`
     *
     * How many supplements an account may have while its chain is broken; a patch starts the count again. At 0 there are none.
     */
    setFixSecurityChainSupplementLimit: Method<'settings.setFixSecurityChainSupplementLimit', Options>;
    /**
     * Read setting: Create related supplier. `GET /v1.0/system-config/getAutoCreateRelateSupplier`
     *
     * When on, a new merchant gets a related supplier with it.
     */
    getAutoCreateRelateSupplier: Method<'settings.getAutoCreateRelateSupplier', Options>;
    /**
     * Change setting: Create related supplier. `POST /v1.0/system-config/setAutoCreateRelateSupplier`
     *
     * When on, a new merchant gets a related supplier with it.
     */
    setAutoCreateRelateSupplier: Method<'settings.setAutoCreateRelateSupplier', Options>;
    /**
     * Read setting: Create related merchant. `GET /v1.0/system-config/getAutoCreateRelateMerchant`
     *
     * When on, a new supplier gets a related merchant with it.
     */
    getAutoCreateRelateMerchant: Method<'settings.getAutoCreateRelateMerchant', Options>;
    /**
     * Change setting: Create related merchant. `POST /v1.0/system-config/setAutoCreateRelateMerchant`
     *
     * When on, a new supplier gets a related merchant with it.
     */
    setAutoCreateRelateMerchant: Method<'settings.setAutoCreateRelateMerchant', Options>;
    /**
     * Read setting: Shared monitor account. `GET /v1.0/system-config/getAllowOneMonitorAccountMoreUser`
     *
     * When on, one monitor account may serve receiving accounts of several users. When off, it belongs to one user.
     */
    getAllowOneMonitorAccountMoreUser: Method<'settings.getAllowOneMonitorAccountMoreUser', Options>;
    /**
     * Change setting: Shared monitor account. `POST /v1.0/system-config/setAllowOneMonitorAccountMoreUser`
     *
     * When on, one monitor account may serve receiving accounts of several users. When off, it belongs to one user.
     */
    setAllowOneMonitorAccountMoreUser: Method<'settings.setAllowOneMonitorAccountMoreUser', Options>;
    /**
     * Read setting: Automatic USDT matching. `GET /v1.0/system-config/getUsdtAuto`
     *
     * When on, confirmed chain transfers are matched to orders automatically. When off, they are matched manually.
     */
    getUsdtAuto: Method<'settings.getUsdtAuto', Options>;
    /**
     * Change setting: Automatic USDT matching. `POST /v1.0/system-config/setUsdtAuto`
     *
     * When on, confirmed chain transfers are matched to orders automatically. When off, they are matched manually.
     */
    setUsdtAuto: Method<'settings.setUsdtAuto', Options>;
    /**
     * Read setting: Constant bot reminder. `GET /v1.0/system-config/getBotConstantReminder`
     *
     * When on, the bot repeats a reminder until it is dealt with. When off, it reminds once.
     */
    getBotConstantReminder: Method<'settings.getBotConstantReminder', Options>;
    /**
     * Change setting: Constant bot reminder. `POST /v1.0/system-config/setBotConstantReminder`
     *
     * When on, the bot repeats a reminder until it is dealt with. When off, it reminds once.
     */
    setBotConstantReminder: Method<'settings.setBotConstantReminder', Options>;
    /**
     * Read setting: Bot sends fund records. `GET /v1.0/system-config/getBotAutoSendFundRecord`
     *
     * When on, the bot sends each day’s fund record to the groups of merchants and suppliers.
     */
    getBotAutoSendFundRecord: Method<'settings.getBotAutoSendFundRecord', Options>;
    /**
     * Change setting: Bot sends fund records. `POST /v1.0/system-config/setBotAutoSendFundRecord`
     *
     * When on, the bot sends each day’s fund record to the groups of merchants and suppliers.
     */
    setBotAutoSendFundRecord: Method<'settings.setBotAutoSendFundRecord', Options>;
    /**
     * Read setting: Limit mode. `GET /v1.0/system-config/getLimitMode`
     *
     * none: allocation ignores the supplier’s balance. balance: an order is allocated only where the supplier’s available balance covers it.
     */
    getLimitMode: Method<'settings.getLimitMode', Options>;
    /**
     * Change setting: Limit mode. `POST /v1.0/system-config/setLimitMode`
     *
     * none: allocation ignores the supplier’s balance. balance: an order is allocated only where the supplier’s available balance covers it.
     */
    setLimitMode: Method<'settings.setLimitMode', Options>;
    /**
     * Read setting: Filter by completion time. `GET /v1.0/system-config/getCompleteTimeFilter`
     *
     * When on, the time filter of order lists starts with the completion time. When off, with the creation time.
     */
    getCompleteTimeFilter: Method<'settings.getCompleteTimeFilter', Options>;
    /**
     * Change setting: Filter by completion time. `POST /v1.0/system-config/setCompleteTimeFilter`
     *
     * When on, the time filter of order lists starts with the completion time. When off, with the creation time.
     */
    setCompleteTimeFilter: Method<'settings.setCompleteTimeFilter', Options>;
    /**
     * Read setting: Supplier query group. `GET /v1.0/system-config/getSupplierUnifyQueryGroup`
     *
     * Id of the Telegram group for the order questions of all suppliers. Once it is set, orders and statistics filtered by supplier include the supplier’s whole team. Empty: only the supplier.
     */
    getSupplierUnifyQueryGroup: Method<'settings.getSupplierUnifyQueryGroup', Options>;
    /**
     * Change setting: Supplier query group. `POST /v1.0/system-config/setSupplierUnifyQueryGroup`
     *
     * Id of the Telegram group for the order questions of all suppliers. Once it is set, orders and statistics filtered by supplier include the supplier’s whole team. Empty: only the supplier.
     */
    setSupplierUnifyQueryGroup: Method<'settings.setSupplierUnifyQueryGroup', Options>;
    /**
     * Read setting: Supplement timed-out orders. `GET /v1.0/system-config/getCanTimeoutSupplement`
     *
     * When on, a timed-out order can be supplemented once its money is seen. When off, it is refused.
     */
    getCanTimeoutSupplement: Method<'settings.getCanTimeoutSupplement', Options>;
    /**
     * Change setting: Supplement timed-out orders. `POST /v1.0/system-config/setCanTimeoutSupplement`
     *
     * When on, a timed-out order can be supplemented once its money is seen. When off, it is refused.
     */
    setCanTimeoutSupplement: Method<'settings.setCanTimeoutSupplement', Options>;
    /**
     * Read setting: Clear merchant balance. `GET /v1.0/system-config/getCanClearMerchantBalance`
     *
     * When on, an operator with the second-level password may clear a merchant’s balance by an adjustment posting.
     */
    getCanClearMerchantBalance: Method<'settings.getCanClearMerchantBalance', Options>;
    /**
     * Change setting: Clear merchant balance. `POST /v1.0/system-config/setCanClearMerchantBalance`
     *
     * When on, an operator with the second-level password may clear a merchant’s balance by an adjustment posting.
     */
    setCanClearMerchantBalance: Method<'settings.setCanClearMerchantBalance', Options>;
    /**
     * Read setting: Deduct supplier balance on completion. `GET /v1.0/system-config/getIsSupplierRemoveBalanceOnOrderFinished`
     *
     * When on, the supplier’s available balance falls when the order completes. When off, it is reserved at allocation.
     */
    getIsSupplierRemoveBalanceOnOrderFinished: Method<'settings.getIsSupplierRemoveBalanceOnOrderFinished', Options>;
    /**
     * Change setting: Deduct supplier balance on completion. `POST /v1.0/system-config/setIsSupplierRemoveBalanceOnOrderFinished`
     *
     * When on, the supplier’s available balance falls when the order completes. When off, it is reserved at allocation.
     */
    setIsSupplierRemoveBalanceOnOrderFinished: Method<'settings.setIsSupplierRemoveBalanceOnOrderFinished', Options>;
    /**
     * Read setting: Show user statistics. `GET /v1.0/system-config/getShowUserStatisticInfo`
     *
     * When on, the home page and the user lists show order counts, amounts and success rates.
     */
    getShowUserStatisticInfo: Method<'settings.getShowUserStatisticInfo', Options>;
    /**
     * Change setting: Show user statistics. `POST /v1.0/system-config/setShowUserStatisticInfo`
     *
     * When on, the home page and the user lists show order counts, amounts and success rates.
     */
    setShowUserStatisticInfo: Method<'settings.setShowUserStatisticInfo', Options>;
    /**
     * Read setting: New pay link. `GET /v1.0/system-config/getIsNewPayUrl`
     *
     * When on, a new order gets a link to the platform’s pay page at once. When off, it gets the link of its account after allocation. Existing links do not change.
     */
    getIsNewPayUrl: Method<'settings.getIsNewPayUrl', Options>;
    /**
     * Change setting: New pay link. `POST /v1.0/system-config/setIsNewPayUrl`
     *
     * When on, a new order gets a link to the platform’s pay page at once. When off, it gets the link of its account after allocation. Existing links do not change.
     */
    setIsNewPayUrl: Method<'settings.setIsNewPayUrl', Options>;
    /**
     * Read setting: High-performance order query. `GET /v1.0/system-config/getHighPerfOrderQuery`
     *
     * When on, order lists page by cursor without a total, which is faster over many orders.
     */
    getHighPerfOrderQuery: Method<'settings.getHighPerfOrderQuery', Options>;
    /**
     * Change setting: High-performance order query. `POST /v1.0/system-config/setHighPerfOrderQuery`
     *
     * When on, order lists page by cursor without a total, which is faster over many orders.
     */
    setHighPerfOrderQuery: Method<'settings.setHighPerfOrderQuery', Options>;
    /**
     * Read setting: Alipay payer enters name. `GET /v1.0/system-config/getAlipayToAlipayByHandSubmitName`
     *
     * When on, the payer of an Alipay-to-Alipay order enters a name on the pay page, which helps to match the payment.
     */
    getAlipayToAlipayByHandSubmitName: Method<'settings.getAlipayToAlipayByHandSubmitName', Options>;
    /**
     * Change setting: Alipay payer enters name. `POST /v1.0/system-config/setAlipayToAlipayByHandSubmitName`
     *
     * When on, the payer of an Alipay-to-Alipay order enters a name on the pay page, which helps to match the payment.
     */
    setAlipayToAlipayByHandSubmitName: Method<'settings.setAlipayToAlipayByHandSubmitName', Options>;
    /**
     * Read setting: Card country. `GET /v1.0/system-config/getCardCountry`
     *
     * Country a new bank account starts with (India, China or Kenya); it decides the rules for card number and bank code.
     */
    getCardCountry: Method<'settings.getCardCountry', Options>;
    /**
     * Change setting: Card country. `POST /v1.0/system-config/setCardCountry`
     *
     * Country a new bank account starts with (India, China or Kenya); it decides the rules for card number and bank code.
     */
    setCardCountry: Method<'settings.setCardCountry', Options>;
    /**
     * Read setting: Callback time-out. `GET /v1.0/system-config/getTimeoutCallbackTime`
     *
     * How long a callback waits for the merchant’s answer; after that the attempt has failed and is retried on schedule.
     */
    getTimeoutCallbackTime: Method<'settings.getTimeoutCallbackTime', Options>;
    /**
     * Change setting: Callback time-out. `POST /v1.0/system-config/setTimeoutCallbackTime`
     *
     * How long a callback waits for the merchant’s answer; after that the attempt has failed and is retried on schedule.
     */
    setTimeoutCallbackTime: Method<'settings.setTimeoutCallbackTime', Options>;
    /**
     * Read setting: API address. `GET /v1.0/system-config/getApiUrl`
     *
     * Public address of the merchants’ API: new pay links begin with it. Empty: the address that the merchant called.
     */
    getApiUrl: Method<'settings.getApiUrl', Options>;
    /**
     * Change setting: API address. `POST /v1.0/system-config/setApiUrl`
     *
     * Public address of the merchants’ API: new pay links begin with it. Empty: the address that the merchant called.
     */
    setApiUrl: Method<'settings.setApiUrl', Options>;
    /**
     * Read setting: Contact. `GET /v1.0/system-config/getContactInfo`
     *
     * Contact of the platform’s customer service, shown to every user. Empty: nothing is shown.
     */
    getContactInfo: Method<'settings.getContactInfo', Options>;
    /**
     * Change setting: Contact. `POST /v1.0/system-config/setContactInfo`
     *
     * Contact of the platform’s customer service, shown to every user. Empty: nothing is shown.
     */
    setContactInfo: Method<'settings.setContactInfo', Options>;
    /**
     * Read setting: System flag. `GET /v1.0/system-config/getSysFlag`
     *
     * Name of this installation, returned with the user info and written to callback records to tell several installations apart.
     */
    getSysFlag: Method<'settings.getSysFlag', Options>;
    /**
     * Change setting: System flag. `POST /v1.0/system-config/setSysFlag`
     *
     * Name of this installation, returned with the user info and written to callback records to tell several installations apart.
     */
    setSysFlag: Method<'settings.setSysFlag', Options>;
    /**
     * Read setting: Order query by picture. `GET /v1.0/system-config/getAllowPictureQueryOrder`
     *
     * When on, a picture of the payment in the bot’s group looks up its order: by the number or reference in it, if the amount or a name matches too.
     */
    getAllowPictureQueryOrder: Method<'settings.getAllowPictureQueryOrder', Options>;
    /**
     * Change setting: Order query by picture. `POST /v1.0/system-config/setAllowPictureQueryOrder`
     *
     * When on, a picture of the payment in the bot’s group looks up its order: by the number or reference in it, if the amount or a name matches too.
     */
    setAllowPictureQueryOrder: Method<'settings.setAllowPictureQueryOrder', Options>;
    /**
     * Read setting: Check after completion. `GET /v1.0/system-config/getCompleteCheckOrderTime`
     *
     * How long after completion an order is compared again with statements and ledger; a difference marks it suspicious.
     */
    getCompleteCheckOrderTime: Method<'settings.getCompleteCheckOrderTime', Options>;
    /**
     * Change setting: Check after completion. `POST /v1.0/system-config/setCompleteCheckOrderTime`
     *
     * How long after completion an order is compared again with statements and ledger; a difference marks it suspicious.
     */
    setCompleteCheckOrderTime: Method<'settings.setCompleteCheckOrderTime', Options>;
    /**
     * Read setting: SMS sending address. `GET /v1.0/system-config/getSendSmsMessageUrl`
     *
     * Urgent notices are posted to this SMS service as JSON (id, notice, text). The address holds the phone numbers; add lang=en-US for English. After saving only its host is shown; empty: no SMS is sent.
     */
    getSendSmsMessageUrl: Method<'settings.getSendSmsMessageUrl', Options>;
    /**
     * Change setting: SMS sending address. `POST /v1.0/system-config/setSendSmsMessageUrl`
     *
     * Urgent notices are posted to this SMS service as JSON (id, notice, text). The address holds the phone numbers; add lang=en-US for English. After saving only its host is shown; empty: no SMS is sent.
     */
    setSendSmsMessageUrl: Method<'settings.setSendSmsMessageUrl', Options>;
    /**
     * Read setting: Batch total amount. `GET /v1.0/system-config/getPayoutBatchCalculateAmount`
     *
     * When on, the orders of a payout batch are chosen oldest first up to the limits of the paying account. When off, a sum above them is only a warning.
     */
    getPayoutBatchCalculateAmount: Method<'settings.getPayoutBatchCalculateAmount', Options>;
    /**
     * Change setting: Batch total amount. `POST /v1.0/system-config/setPayoutBatchCalculateAmount`
     *
     * When on, the orders of a payout batch are chosen oldest first up to the limits of the paying account. When off, a sum above them is only a warning.
     */
    setPayoutBatchCalculateAmount: Method<'settings.setPayoutBatchCalculateAmount', Options>;
    /**
     * Read setting: Limit counts paid amounts only. `GET /v1.0/system-config/getLimitUseSuccessAmount`
     *
     * When on, an account’s daily limit counts paid amounts only. When off, amounts still awaited count too, which is safer.
     */
    getLimitUseSuccessAmount: Method<'settings.getLimitUseSuccessAmount', Options>;
    /**
     * Change setting: Limit counts paid amounts only. `POST /v1.0/system-config/setLimitUseSuccessAmount`
     *
     * When on, an account’s daily limit counts paid amounts only. When off, amounts still awaited count too, which is safer.
     */
    setLimitUseSuccessAmount: Method<'settings.setLimitUseSuccessAmount', Options>;
    /**
     * Read setting: Assign payout orders. `GET /v1.0/system-config/getAutoAssignPayoutOrder`
     *
     * When on, a new payout order is assigned to a supplier with free capacity. When off, it waits in the pool to be claimed.
     */
    getAutoAssignPayoutOrder: Method<'settings.getAutoAssignPayoutOrder', Options>;
    /**
     * Change setting: Assign payout orders. `POST /v1.0/system-config/setAutoAssignPayoutOrder`
     *
     * When on, a new payout order is assigned to a supplier with free capacity. When off, it waits in the pool to be claimed.
     */
    setAutoAssignPayoutOrder: Method<'settings.setAutoAssignPayoutOrder', Options>;
    /**
     * Read setting: Declined payouts back to the pool. `GET /v1.0/system-config/getGatewayOrderRejectToPayoutPool`
     *
     * When on, an order that a gateway definitely declined returns to the pool as a new attempt. When off, it goes to rejection review. An unknown result never returns.
     */
    getGatewayOrderRejectToPayoutPool: Method<'settings.getGatewayOrderRejectToPayoutPool', Options>;
    /**
     * Change setting: Declined payouts back to the pool. `POST /v1.0/system-config/setGatewayOrderRejectToPayoutPool`
     *
     * When on, an order that a gateway definitely declined returns to the pool as a new attempt. When off, it goes to rejection review. An unknown result never returns.
     */
    setGatewayOrderRejectToPayoutPool: Method<'settings.setGatewayOrderRejectToPayoutPool', Options>;
    /**
     * Read setting: Show batch button. `GET /v1.0/system-config/getShowBatchButton`
     *
     * When on, payout lists show the button for batches, and files of orders may be uploaded; when off, neither.
     */
    getShowBatchButton: Method<'settings.getShowBatchButton', Options>;
    /**
     * Change setting: Show batch button. `POST /v1.0/system-config/setShowBatchButton`
     *
     * When on, payout lists show the button for batches, and files of orders may be uploaded; when off, neither.
     */
    setShowBatchButton: Method<'settings.setShowBatchButton', Options>;
    /**
     * Read setting: Bot reminder callback address. `GET /v1.0/system-config/getBotRemindCallbackUrl`
     *
     * Each bot reminder, and later that it was dealt with, is posted here, signed like order callbacks with BotToken as the key. Empty: no notification.
     */
    getBotRemindCallbackUrl: Method<'settings.getBotRemindCallbackUrl', Options>;
    /**
     * Change setting: Bot reminder callback address. `POST /v1.0/system-config/setBotRemindCallbackUrl`
     *
     * Each bot reminder, and later that it was dealt with, is posted here, signed like order callbacks with BotToken as the key. Empty: no notification.
     */
    setBotRemindCallbackUrl: Method<'settings.setBotRemindCallbackUrl', Options>;
  };
}

/** All operations. A program that imports only those it uses has only those in its bundle. */
export const allOperations: readonly Operation[] = [
  operations.sessionInfo,
  operations.sessionLogout,
  operations.sessionList,
  operations.sessionEndOthers,
  operations.resourcesDetail,
  operations.resourcesStaticInfo,
  operations.resourcesSetEnabled,
  operations.resourcesList,
  operations.resourcesAdd,
  operations.resourcesUpdate,
  operations.ordersCreate,
  operations.ordersCreateBatch,
  operations.ordersCreateTest,
  operations.ordersList,
  operations.ordersStatusCounts,
  operations.ordersSimpleStatistics,
  operations.payoutClaimsClaim,
  operations.payoutClaimsCancel,
  operations.payoutBatchesCreate,
  operations.payoutBatchesJudge,
  operations.monitorScriptsAddVersion,
  operations.monitorScriptsCurrent,
  operations.payoutInstructionsTake,
  operations.payoutInstructionsReport,
  operations.monitorLogsList,
  operations.orderCallbacksListDetails,
  operations.orderCallbacksResendMany,
  operations.merchantsSigningKey,
  operations.cashierOrder,
  operations.errorLogsList,
  operations.errorLogsListGroups,
  operations.settingsGetSecurityFreqParameters,
  operations.settingsSetSecurityFreqParameters,
  operations.systemListSettings,
  // Those with little to say, and the calls of settings, which differ in the name alone: as one text they are
  // a fraction of as many descriptors.
  ...usualOperations(
    'session=user login+ loginSecondLevel=login2 forceLogout listOwn?=getOwnSessions changePassword setLanguage setTimeZone setPayPassword, authenticator=user bind=bindUser confirmBind unbind bindForProfile=bindUserForProfile confirmBindForProfile unbindForProfile, users options?=getUserOptions supplierOptions?=getSupplierUserOptions unusedOptions?=getUnusedUserOptions enableGoogleVerify setEnabled setAllowedAddresses setAllowModify totalBalance? setKyc, messages=/message list?=init content?=content markRead=has_read remove=remove_readed restore listBox?=getList markAllRead=readAll, search find~, admin addUser listUsers*=getUserList listSupplierProxies*=getSupplierProxyList updateUser deleteUser$=deleteUser repairUser resetPayPassword$=resetPayPassword, resources enable=enableResource explain?=explain delete reveal, orders uploadFlag?=orderUploadFlag latest?=getLastOrder profile^=profile supplement!=replenishmentOrder reselect reject freeResource callback reverse!=reverseOrder statistics^=statisticsV2 breakdown^ statuses?=getOrderStatusList marks?=getOrderMarkList allocationInfo?=getOrderAllocateInfo dossier? updateMark=updateOrderMark unlock=unlockOrder, payouts cancel! approveRejection! refuseRejection reportDeclined reportUnknown dispute resolveException! addProof proofs?, payoutClaims=payoutOrderClaim next!=claimNext held?, payGateways list* options? add update setEnabled test send!, payScripts list* options? versions* version? add rename addVersion tryRun~ goLive bringBack, payScriptRuns list# detail? queryAgain, payoutBatches preview? list# dossier? cancel export! download confirm! handle!, payoutTemplates list* options? add update delete preview~, statements ingest& list# stateCounts^ detail? candidates? matchByHand! ignore rematch! resolveMany resolution? stopResolution, splitMatches add! detail? tolerances? setTolerance, savedViews list? add update share setDefault delete, messageTemplates list* add update delete test~ order? reorder trial~ rematch latestRematch? stopRematch, monitorDevices list* add update rotateToken revoke, monitorScripts list* versions* version? devices? reach? add update goLive bringBack setRollOut assign, monitorLogs=monitor report&=heartbeat clear$=monitorLog/clear, payoutInstructions list?, securityNodes accounts* list# leaks# handleLeak reopenLeak, securityPatches preview? list# add, orderCallbacks=orderCallBack list# test delete previewResend^=previewResend listResends*=getResendList listResendResults*=getResendResults cancelResend, exports columns? start list* piece? cancel delete, dataClearings preview? list#, reconciliation days# closeDay reopenDay, auditRecords list# detail? verify?, entityData entities? list#, system=system-config health?=system/getHealth resetResourcePool$=resetSystemResourcePool fixResources$=fixSystemResources, todo list?, products options? list* add update, banks options? list* add update, payerIps list#, orderFindings list* decide mark, orderAnalysisRules list* update trial?, frozenIps list* freeze thaw extend, blackList list* hits* trial~ add update remove, ipRules list* save remove preview~, merchants list* detail? add update updateOwn enable rotateKey revokeOldKey adjustBalance! clearBalance!, suppliers list* add update enable restoreAccess adjustDeposit!, userProducts list* add update delete, botPeople list* add update delete, botGroups list* add update delete newCode sendTest status?, botRefusals list#, botMessages list# resend, fundRecords list# statement^, adjustments list# approve! refuse, cashier tell+, simulator status? set pay report+, errorLogs clear save+=/save_error_logger',
  ),
  ...(
    'RedWalletCount EnableService OrderTimeoutMinutes EnableIpChangedCheck EnablePayPassword KYC NeedNameCheck MessageDelay MonitorLiveTime OrderStatisticsTimeFormat ShowLogo DataClearCycle BotToken TransferBotToken GlobalSecuritySetting EnableSystemCheck FixSecurityChainSupplementLimit AutoCreateRelateSupplier AutoCreateRelateMerchant AllowOneMonitorAccountMoreUser UsdtAuto BotConstantReminder BotAutoSendFundRecord LimitMode CompleteTimeFilter SupplierUnifyQueryGroup CanTimeoutSupplement CanClearMerchantBalance IsSupplierRemoveBalanceOnOrderFinished ShowUserStatisticInfo IsNewPayUrl HighPerfOrderQuery AlipayToAlipayByHandSubmitName CardCountry TimeoutCallbackTime ApiUrl ContactInfo SysFlag AllowPictureQueryOrder CompleteCheckOrderTime SendSmsMessageUrl PayoutBatchCalculateAmount LimitUseSuccessAmount AutoAssignPayoutOrder GatewayOrderRejectToPayoutPool ShowBatchButton BotRemindCallbackUrl'.split(' ') as PlainSetting[]
  ).flatMap((name) => [settingOperation(`settings.get${name}`), settingOperation(`settings.set${name}`)]),
];

type PlainSetting =
  | 'RedWalletCount'
  | 'EnableService'
  | 'OrderTimeoutMinutes'
  | 'EnableIpChangedCheck'
  | 'EnablePayPassword'
  | 'KYC'
  | 'NeedNameCheck'
  | 'MessageDelay'
  | 'MonitorLiveTime'
  | 'OrderStatisticsTimeFormat'
  | 'ShowLogo'
  | 'DataClearCycle'
  | 'BotToken'
  | 'TransferBotToken'
  | 'GlobalSecuritySetting'
  | 'EnableSystemCheck'
  | 'FixSecurityChainSupplementLimit'
  | 'AutoCreateRelateSupplier'
  | 'AutoCreateRelateMerchant'
  | 'AllowOneMonitorAccountMoreUser'
  | 'UsdtAuto'
  | 'BotConstantReminder'
  | 'BotAutoSendFundRecord'
  | 'LimitMode'
  | 'CompleteTimeFilter'
  | 'SupplierUnifyQueryGroup'
  | 'CanTimeoutSupplement'
  | 'CanClearMerchantBalance'
  | 'IsSupplierRemoveBalanceOnOrderFinished'
  | 'ShowUserStatisticInfo'
  | 'IsNewPayUrl'
  | 'HighPerfOrderQuery'
  | 'AlipayToAlipayByHandSubmitName'
  | 'CardCountry'
  | 'TimeoutCallbackTime'
  | 'ApiUrl'
  | 'ContactInfo'
  | 'SysFlag'
  | 'AllowPictureQueryOrder'
  | 'CompleteCheckOrderTime'
  | 'SendSmsMessageUrl'
  | 'PayoutBatchCalculateAmount'
  | 'LimitUseSuccessAmount'
  | 'AutoAssignPayoutOrder'
  | 'GatewayOrderRejectToPayoutPool'
  | 'ShowBatchButton'
  | 'BotRemindCallbackUrl';

// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import type { ListMethod, Method } from '../runtime/bind-operations.ts';
import type { Operation } from '../runtime/operation.ts';
import { settingOperation } from '../runtime/setting-operations.ts';
import * as operations from './operations.ts';

/** Every operation of the contract, by noun and verb. */
export interface PlatformOperations<Options> {
  session: {
    /**
     * Sign in. `POST /v1.0/user/login`
     *
     * Name, password and, where the account has one bound, the authenticator's code. An account that must verify by
     * authenticator but has none bound yet gets a token with `bindRequired: true`, which reaches only
     * session.info, session.logout, authenticator.bind and authenticator.confirmBind until the binding is confirmed.
     * Repeated failures answer signInDelayed with a growing delay, per account and per address, never a permanent lock.
     */
    login: Method<'session.login', Options>;
    /**
     * Obtain a second-level token. `POST /v1.0/user/login2`
     *
     * The second-level password again (the account's pay password where one is set, else its sign-in password), with the
     * reason. The answer's token is sent as `token2`, lives at most five minutes and belongs to this session alone.
     */
    loginSecondLevel: Method<'session.loginSecondLevel', Options>;
    /**
     * Who is signed in. `POST /v1.0/user/getInfo`
     *
     * The signed-in person, as the console's shell needs it.
     */
    info: Method<'session.info', Options>;
    /**
     * Sign out. `POST /v1.0/user/logout`
     *
     * Ends this session and its websockets at once.
     */
    logout: Method<'session.logout', Options>;
    /**
     * End another session. `POST /v1.0/user/forceLogout`
     *
     * `token` is the handle of a row of session.list; the secret token itself is never shown to anyone. One that has ended already is left as it is; one that is not the caller's to see does not exist for him (notFound).
     */
    forceLogout: Method<'session.forceLogout', Options>;
    /**
     * Sessions that are open. `POST /v1.0/user/getSessions`
     *
     * Online users, page by page. Roles other than superAdmin and admin see their own sessions only.
     */
    list: ListMethod<'session.list', Options>;
    /**
     * One's own sessions that are open. `GET /v1.0/user/getOwnSessions`
     *
     * Whatever the role. `session.forceLogout` ends one of them.
     */
    listOwn: Method<'session.listOwn', Options>;
    /**
     * End all one's own sessions but this one. `POST /v1.0/user/endOtherSessions`
     *
     * For whoever has left one open somewhere, or does not know one of them. Their websockets close at once.
     */
    endOthers: Method<'session.endOthers', Options>;
    /**
     * Change one's own password. `POST /v1.0/user/changePassword`
     *
     * Takes the password that counts until then; a wrong one answers secondLevelFailed and is delayed as a wrong
     * second-level password is. The new one is none of the most used, does not hold the account's name, and is another
     * one than before (passwordRejected). Whoever may not change his own data is refused (modifyNotAllowed). All sessions
     * of the account end, this one too.
     */
    changePassword: Method<'session.changePassword', Options>;
    /**
     * Pin one's own language. `POST /v1.0/user/setLanguage`
     *
     * The language that the console speaks to this account wherever it signs in, before what the browser asks for and
     * before what was chosen there. Without `language` nothing is pinned any more.
     */
    setLanguage: Method<'session.setLanguage', Options>;
    /**
     * Set one's own pay password. `POST /v1.0/user/setPayPassword`
     *
     * From then on it is what session.loginSecondLevel asks for, and second-level tokens that were opened before end.
     * `currentPassword` is the one that counts until then: the pay password where one is set, else the sign-in password; a
     * wrong one is delayed as a wrong second-level password is. It follows the rules of passwords and is another one than
     * the sign-in password (passwordRejected). While EnablePayPassword is on, merchants and suppliers without one
     * get payPasswordNotSet from every call that moves money, so that it is always the pay password that opened their
     * second-level token. Requests that are signed with a merchant's key carry none: the signature is their proof.
     */
    setPayPassword: Method<'session.setPayPassword', Options>;
  };
  authenticator: {
    /**
     * Begin to bind an authenticator. `POST /v1.0/user/bindUser`
     *
     * Gives a new secret to scan; nothing counts until confirmBind proves a code of it. `needToLogout` asks that every
     * session of the account ends once the binding is confirmed.
     */
    bind: Method<'authenticator.bind', Options>;
    /**
     * Confirm a binding with a code. `POST /v1.0/user/confirmBind`
     *
     * The code proves that the secret arrived; the specification's call names the account alone, which would let
     * anyone confirm a binding that was never scanned.
     */
    confirmBind: Method<'authenticator.confirmBind', Options>;
    /**
     * Remove an account's authenticator. `POST /v1.0/user/unbind`
     *
     * Ends the account's sessions, since what they were opened with no longer counts.
     */
    unbind: Method<'authenticator.unbind', Options>;
    /**
     * Begin to bind an authenticator from the personal center. `POST /v1.0/user/bindUserForProfile`
     *
     * As authenticator.bind, for one's own account in a full session.
     */
    bindForProfile: Method<'authenticator.bindForProfile', Options>;
    /**
     * Confirm a binding from the personal center. `POST /v1.0/user/confirmBindForProfile`
     *
     * As authenticator.confirmBind, for one's own account.
     */
    confirmBindForProfile: Method<'authenticator.confirmBindForProfile', Options>;
    /**
     * Remove one's own authenticator. `POST /v1.0/user/unbindForProfile`
     *
     * As authenticator.unbind, for one's own account.
     */
    unbindForProfile: Method<'authenticator.unbindForProfile', Options>;
  };
  users: {
    /**
     * Users of a role, to choose from. `GET /v1.0/user/getUserOptions`
     *
     * For filters and forms. `partyId` is the merchant or supplier that the user stands for.
     */
    options: Method<'users.options', Options>;
    /**
     * Suppliers, to choose from. `GET /v1.0/user/getSupplierUserOptions`
     *
     * A supplier sees itself and, with isGetAllAgentSupplier, its whole team below it.
     */
    supplierOptions: Method<'users.supplierOptions', Options>;
    /**
     * Users of a role that stand for nobody yet. `GET /v1.0/user/getUnusedUserOptions`
     *
     * Merchant or supplier users that no merchant or supplier is linked to.
     */
    unusedOptions: Method<'users.unusedOptions', Options>;
    /**
     * Demand an authenticator of a user, or stop demanding it. `POST /v1.0/user/enableGoogleVerify`
     *
     * A user without an authenticator who is asked for one has to bind it at the next sign-in, and the sessions that are
     * open end. Switching it off leaves a bound authenticator as it is; nobody switches it off for himself
     * (accountProtected). Asks for the second-level token.
     */
    enableGoogleVerify: Method<'users.enableGoogleVerify', Options>;
    /**
     * Set whether a user may change its own data. `POST /v1.0/user/setAllowModify`
     *
     * One who may not gets modifyNotAllowed from every change of its own data; its orders go on, and an authenticator
     * that is demanded is still bound. Nobody sets it for himself (accountProtected).
     */
    setAllowModify: Method<'users.setAllowModify', Options>;
    /**
     * Balances of everyone whom the caller may see. `GET /v1.0/user/getTotalBalance`
     *
     * Sums of the ledger, one entry a currency: a merchant's own, those of a supplier and its team, or the whole
     * platform's. What is none of the caller's business is null.
     */
    totalBalance: Method<'users.totalBalance', Options>;
    /**
     * Set where the check of a user's identity stands. `POST /v1.0/user/setKyc`
     *
     * While KYC is on, a user whose check is not completed gets kycRequired from every call that moves money (`x-moves-money`),
     * and so does a payout that is created with its merchant's key; collection orders, which bring money in, go on. Nobody
     * sets it for himself (accountProtected), and the first superAdmin is made with a completed check. Asks for the second-level token.
     */
    setKyc: Method<'users.setKyc', Options>;
  };
  messages: {
    /**
     * One's messages in three lists. `GET /message/init`
     *
     * Newest first, at most 200 a list; without their content, which messages.content gives. Removed ones are cleared
     * after 30 days, all others after the days of the setting DataClearCycle.
     */
    list: Method<'messages.list', Options>;
    /**
     * Content of one message. `GET /message/content`
     *
     * Reading it here changes nothing; messages.markRead does. messageNotFound for one of somebody else.
     */
    content: Method<'messages.content', Options>;
    /**
     * Mark a message as read. `POST /message/has_read`
     *
     * From unread to read; conflict for one in the trash. One that is read already stays as it is.
     */
    markRead: Method<'messages.markRead', Options>;
    /**
     * Move a read message to the trash. `POST /message/remove_readed`
     *
     * From read to trash; conflict for one that is unread. One that is there already stays as it is.
     */
    remove: Method<'messages.remove', Options>;
    /**
     * Take a message out of the trash. `POST /message/restore`
     *
     * From trash back to read; conflict for one that is unread. One that is read already stays as it is.
     */
    restore: Method<'messages.restore', Options>;
    /**
     * One list of one's messages, page by page. `GET /message/getList`
     *
     * Newest first, without content. However many there are, a page costs what the first one costs.
     */
    listBox: Method<'messages.listBox', Options>;
    /**
     * Mark all one's messages as read. `POST /message/readAll`
     *
     * All unread ones up to `newest` (the first of the list that its reader saw), so that none is marked that came after
     * he looked; without it all there are.
     */
    markAllRead: Method<'messages.markAllRead', Options>;
  };
  search: {
    /**
     * Find by anything that was pasted. `POST /v1.0/search/find`
     *
     * For a search box: an order number, a merchant's order number, a UTR, a transaction hash, a card number or its last
     * digits, an address of a chain or of the network, a VPA, a name or account of a party. What the text may be is decided by
     * how it is written; each possibility is one look into an index, for equality or the beginning of a text, never a part of
     * it. Only kinds whose list the caller's role may read are looked into, and only within its scope. Masked fields stay
     * masked. The text is posted so that card numbers stay out of addresses and their logs.
     */
    find: Method<'search.find', Options>;
  };
  admin: {
    /**
     * Add a user. `POST /v1.0/admin/addUser`
     *
     * The account name is nobody's, capital letters or not, and was no deleted user's: what people did stays under their
     * names (accountExists otherwise). A new merchant gets its number and signing key, and a new supplier its place at
     * the top of a team, together with the user. With AutoCreateRelateSupplier a merchant gets a related supplier too, with
     * AutoCreateRelateMerchant a supplier a related merchant: another user, called after the account with `Supplier` or
     * `Merchant` behind it, whose password is the same at first. Nobody gives a role above his own (forbidden), and
     * a password that is short, common or holds the account is refused (passwordRejected). Asks for the second-level token.
     */
    addUser: Method<'admin.addUser', Options>;
    /**
     * List users. `GET /v1.0/admin/getUserList`
     *
     * Newest first unless sorted otherwise. Deleted users only where asked for.
     */
    listUsers: ListMethod<'admin.listUsers', Options>;
    /**
     * List team proxies of suppliers. `GET /v1.0/admin/getSupplierProxyList`
     *
     * A supplier sees the team below it, at every depth; the staff see all teams.
     */
    listSupplierProxies: ListMethod<'admin.listSupplierProxies', Options>;
    /**
     * Change a user. `POST /v1.0/admin/updateUser`
     *
     * A password that is left out stays. A changed password, account or role ends the user's sessions. Nobody takes the
     * role of the last superAdmin, nor changes his own (accountProtected), nor gives one above his own (forbidden). Whoever
     * stands for a merchant or a supplier keeps the role (roleBound). A deleted user is repaired first
     * (accountNotFound). The user is told by a message. Asks for the second-level token.
     */
    updateUser: Method<'admin.updateUser', Options>;
    /**
     * Delete a user. `GET /v1.0/admin/deleteUser`
     *
     * Ends the user's sessions; what the user did stays, and so does the merchant or supplier that it stands for. Nobody
     * deletes himself or the last superAdmin (accountProtected). The account name stays taken; admin.repairUser brings a
     * deleted user back. Deleting one twice changes nothing more. A GET that writes: it needs the token headers like every
     * call, and is never retried. Asks for the second-level token.
     */
    deleteUser: Method<'admin.deleteUser', Options>;
    /**
     * Give a user a new account name. `POST /v1.0/admin/repairUser`
     *
     * For an account that can no longer be signed in to: it gets the new name, is brought back where it was deleted, its
     * sessions end and its sign-in delay is forgotten. Its old name is free afterwards; the new one may be the same.
     * Password, role and authenticator stay. Asks for the second-level token.
     */
    repairUser: Method<'admin.repairUser', Options>;
    /**
     * Remove a user's pay password. `GET /v1.0/admin/resetPayPassword`
     *
     * The sign-in password counts at the second level until the user sets a new pay password; second-level tokens of
     * the user end, and the user is told by a message. A GET that writes, as admin.deleteUser. Asks for the second-level token.
     */
    resetPayPassword: Method<'admin.resetPayPassword', Options>;
  };
  resources: {
    /**
     * Everything about one resource. `GET /v1.0/resource/getResourceDetailInfo`
     *
     * Account, limits, monitor, today's figures and what is reserved now. resourceNotFound outside the caller's rows.
     */
    detail: Method<'resources.detail', Options>;
    /**
     * What suppliers' resources can take now. `GET /v1.0/resource/getResourceStaticInfo`
     *
     * One row a supplier, product and currency. Both filters may be left out.
     */
    staticInfo: Method<'resources.staticInfo', Options>;
    /**
     * Enable or disable a resource for a product. `POST /v1.0/resource/enableResource`
     *
     * A disabled resource gets no new order; those that are reserved on it go on.
     */
    enable: Method<'resources.enable', Options>;
    /**
     * List accounts. `GET /v1.0/resource/getList`
     *
     * By supplier and name unless sorted otherwise, with the figures of today and what is held now. Numbers of accounts
     * and phones are masked; resources.reveal shows one whole. A supplier sees its own and its team's. Deleted ones are not in it.
     */
    list: ListMethod<'resources.list', Options>;
    /**
     * Add an account. `POST /v1.0/resource/add`
     *
     * Which fields a kind needs, and that they are right, is the rules' word (`resourceRefusals` of @platform/sdk/rules): bank
     * cardNumber, bankName and accountName; upi vpa; wallet accountName and a link or picture; usdt usdtAddress and
     * usdtNetwork in USDT; gateway gatewayName; mobileMoney a mobileNumber, a paybillNumber with paybillAccount, or a
     * tillNumber (validationFailed, an issue a field). An account is registered once (resourceExists). Its products are of its currency, and
     * of those that the supplier has an agreement about (productNotEnabled). A supplier adds its own and its team's
     * (supplierNotFound). A bank account that names no currency is kept in the country of the setting CardCountry (IN, CN, KE: INR,
     * CNY, KES), by whose rules its number and bank code are judged; every other kind names one. Asks for the second-level token.
     */
    add: Method<'resources.add', Options>;
    /**
     * Change an account. `POST /v1.0/resource/update`
     *
     * What is left out stays, null takes a value away; kind, currency and supplier stay for ever. The account as a whole is judged as for
     * resources.add. Orders that hold a place on it go on with what their payers were told. `productIds` are all of its products
     * from then on: those that stay keep their switch, new ones are enabled. Asks for the second-level token.
     */
    update: Method<'resources.update', Options>;
    /**
     * Delete an account. `POST /v1.0/resource/delete`
     *
     * Once no order holds a place on it (resourceBusy). Its orders and figures stay; the same account may be registered
     * anew. Asks for the second-level token.
     */
    delete: Method<'resources.delete', Options>;
    /**
     * Read an account's whole numbers. `POST /v1.0/resource/reveal`
     *
     * What the lists mask. Each reading is audited. Asks for the second-level token.
     */
    reveal: Method<'resources.reveal', Options>;
  };
  orders: {
    /**
     * Create an order. `POST /v1.0/api/order/create`
     *
     * Sent by a merchant, signed with its key over exactly what is on the wire. Idempotent on (mchId, mchOrderNo): the
     * same body answers the same order, also where it would be refused by then, and another body answers
     * orderNumberConflict and changes nothing. The product says whether money comes in or goes out: a payout needs its
     * beneficiary (`userName`, `cardNumber`, `ifscCode` or `address`, as the product asks), and amount and fee are held
     * back at once; a balance that is too small answers insufficientBalance and creates nothing.
     */
    create: Method<'orders.create', Options>;
    /**
     * Create orders from a file. `POST /v1.0/api/order/createBatch`
     *
     * CSV (UTF-8, UTF-16 or GB18030; comma, semicolon or tab) or XLSX (its first sheet), with a header row as
     * orders.uploadFlag names it, in any of the languages; at most 5 MiB and 500 orders (payloadTooLarge,
     * batchOrderLimitExceeded). All rows become orders or none does: wrong rows answer batchRowsInvalid, with an issue for
     * each place (`rows.12.amount`, numbered as a spreadsheet shows them). Amounts are written in major units. Cells that
     * hold a formula, a date, or a number of more than 15 digits are refused: what they show is not what they hold. A
     * merchant uploads its own orders; for the staff the column mchId names the merchant. A row without notifyUrl takes
     * the merchant's own. `key` names this upload: the same key with the same file answers what came of it, with another
     * file idempotencyConflict. The same file under another key is refused (fileAlreadyUploaded).
     */
    createBatch: Method<'orders.createBatch', Options>;
    /**
     * Whether orders may be uploaded now. `GET /v1.0/order/orderUploadFlag`
     *
     * What a file has to look like, whether one of the caller's is being read, and the last one.
     */
    uploadFlag: Method<'orders.uploadFlag', Options>;
    /**
     * List orders. `GET /v1.0/order/getList`
     *
     * Newest first unless sorted otherwise. A merchant sees its own orders, a supplier those of itself and its team and,
     * when it asks for those that wait (`payoutStatus` 1), the payouts in the pool.
     * Orders whose allocation failed (status 10) are left out unless orderStatusId is 10 or notInOrderStatusIds is given
     * (an empty one leaves nothing out). While HighPerfOrderQuery is on, `total` is null and paging goes by cursor.
     */
    list: ListMethod<'orders.list', Options>;
    /**
     * Count orders by status. `GET /v1.0/order/getStatusCounts`
     *
     * How many of the orders that a list with these filters may show stand in each status, in one call and for as many
     * orders as there are: by merchant, supplier, channel, currency, label, kind and time of creation they are taken from sums that
     * are exact at every moment. With any other filter they are counted one by one, 100,000 in all at most; `exact` is
     * false where that was not enough, and each count then says "at least". Whose orders count is as in the list.
     */
    statusCounts: Method<'orders.statusCounts', Options>;
    /**
     * Newest order that the caller may see. `GET /v1.0/order/getLastOrder`
     *
     * Polled every 10 s by consoles that have no websocket. Both fields are null where there is no order yet.
     */
    latest: Method<'orders.latest', Options>;
    /**
     * Performance of collection orders. `GET /v1.0/order/profile`
     *
     * Success and allocation rates and time to pay, in all and by product, supplier, resource and hour of day, compared
     * with the same length of time before. Orders count where they were created. Left out, endTime is the end
     * of today, and startTime the beginning of endTime's day; 93 days are the most.
     */
    profile: Method<'orders.profile', Options>;
    /**
     * Complete an order by hand. `POST /v1.0/order/replenishmentOrder`
     *
     * Money is seen to have arrived (补单). With a UTR, the reference is consumed and never matches again (utrConsumed,
     * utrInvalid); the secondary check and limits answer supplementRefused, supplementLimitReached and
     * timeoutSupplementDisabled. Asks for the second-level token. A payout goes as far as its caller may take it: whoever
     * holds the claim begins to pay, a UTR is the proof, and an operator confirms; a supplier's payout waits for that as
     * pendingConfirmation.
     */
    supplement: Method<'orders.supplement', Options>;
    /**
     * Send an order through another product. `POST /v1.0/order/reselect`
     *
     * The first product of the list that has capacity takes it, as a new attempt; the expiry is not extended, unless it is
     * over. Where none has capacity, orderAllocationFailed, and the order stays as it was. Bank details that are left out stay. A payout goes back to the pool with a new key. Unpaid orders only.
     */
    reselect: Method<'orders.reselect', Options>;
    /**
     * Reject a payout order. `POST /v1.0/order/reject`
     *
     * From awaiting or preparing to rejecting; the money is released once the rejection is approved. A reason is required
     * (rejectReasonRequired); orderTypeRefused for a collection order.
     */
    reject: Method<'orders.reject', Options>;
    /**
     * Free the resource that an order holds. `POST /v1.0/order/freeResource`
     *
     * The order times out now; its place and amount are free for others.
     */
    freeResource: Method<'orders.freeResource', Options>;
    /**
     * Send the callback of an order again. `POST /v1.0/order/callback`
     *
     * At once, beside the schedule. For paid orders; callbackNotEligible otherwise. A delivery that was acknowledged before
     * stays acknowledged whatever comes back.
     */
    callback: Method<'orders.callback', Options>;
    /**
     * Reverse a paid order. `POST /v1.0/order/reverseOrder`
     *
     * Undoes its postings; the UTR stays consumed. Above the limit the first call asks (secondApprovalRequired) and the
     * same call by a second person decides, and a merchant that has spent the money answers insufficientBalance. Asks for the second-level token.
     */
    reverse: Method<'orders.reverse', Options>;
    /**
     * Figures of orders over a time. `GET /v1.0/order/statisticsV2`
     *
     * By time, product, supplier and, with groupByMerchant, merchant; with the same length of time before it for
     * comparison. Orders count where they were created, whatever became of them later. Left out, endTime is the
     * end of today, and startTime the beginning of endTime's day; 366 days are the most. The figures are those of the
     * moment of the call. A merchant cannot ask by supplier, nor a supplier by merchant: they get no figures then.
     * isProxy is of the supplier asked for, or of the one that asks; of no supplier it is refused.
     */
    statistics: Method<'orders.statistics', Options>;
    /**
     * Figures of today and yesterday. `GET /v1.0/order/simplestatisticsV2`
     *
     * What a home page shows. The three times are midnights in the platform's zone; what is left out, the server
     * works out. Yesterday also up to this time of day, for a fair comparison. Either day may be a span of up to 31.
     * While ShowUserStatisticInfo is off, `shown` is false and there are no figures. isProxy is a supplier's to ask.
     */
    simpleStatistics: Method<'orders.simpleStatistics', Options>;
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
     * How an order was allocated. `GET /v1.0/order/getOrderAllocateInfo`
     *
     * Every attempt, and for the last one every resource that was looked at with the reason why it was not eligible.
     */
    allocationInfo: Method<'orders.allocationInfo', Options>;
    /**
     * Everything about one order. `GET /v1.0/order/getDossier`
     *
     * The order with its timeline, attempts, statements, callbacks, postings, risk findings and raw request. Cut to what
     * the caller may know: a merchant sees no supplier, resource, statement text or commission; a supplier sees no
     * merchant's fee and no callback. orderNotFound outside the caller's rows.
     */
    dossier: Method<'orders.dossier', Options>;
    /**
     * Label an order. `POST /v1.0/order/updateOrderMark`
     *
     * Changes nothing else: a label never moves money.
     */
    updateMark: Method<'orders.updateMark', Options>;
    /**
     * Unlock claimed payout orders. `POST /v1.0/order/unlockOrder`
     *
     * Takes the claim from whoever holds it, so that the orders await payout again; for each order on its own, so that
     * one refusal keeps no other back. Doing it twice does no harm.
     */
    unlock: Method<'orders.unlock', Options>;
  };
  payouts: {
    /**
     * Call a payout off. `POST /v1.0/payout/cancel`
     *
     * While it awaits payout: what was held back for it is the merchant's again. Not once somebody has claimed it; staff
     * unlock it first with orders.unlock.
     */
    cancel: Method<'payouts.cancel', Options>;
    /**
     * Approve that a payout is rejected. `POST /v1.0/payout/approveRejection`
     *
     * Ends what orders.reject, or a decline, has asked for: the payout is rejected, and what was held back for it is the
     * merchant's again.
     */
    approveRejection: Method<'payouts.approveRejection', Options>;
    /**
     * Refuse that a payout is rejected. `POST /v1.0/payout/refuseRejection`
     *
     * It awaits payout again, as a new attempt: a gateway may have declined it under the old key.
     */
    refuseRejection: Method<'payouts.refuseRejection', Options>;
    /**
     * Report that a payment was declined. `POST /v1.0/payout/reportDeclined`
     *
     * The bank or gateway has definitely not paid. It goes to the review of its rejection or, where
     * GatewayOrderRejectToPayoutPool is on, back to the pool as a new attempt. A supplier reports the payouts that it has
     * claimed (claimNotOwned). Who does not know for certain takes payouts.reportUnknown.
     */
    reportDeclined: Method<'payouts.reportDeclined', Options>;
    /**
     * Report that nobody knows whether a payment went out. `POST /v1.0/payout/reportUnknown`
     *
     * A time-out, or an answer that nobody understands: it may have been paid. The payout becomes a processing exception
     * and stays one until a person has looked (payouts.resolveException); no machine sends it again.
     */
    reportUnknown: Method<'payouts.reportUnknown', Options>;
    /**
     * Dispute the proof of a payout. `POST /v1.0/payout/dispute`
     *
     * The proof of a payout that waits for its confirmation does not hold. It becomes a processing exception.
     */
    dispute: Method<'payouts.dispute', Options>;
    /**
     * Say how a processing exception ended. `POST /v1.0/payout/resolveException`
     *
     * After a person has looked at the bank. Found paid, it completes and is booked, and needs the bank's reference
     * (utrConsumed, utrInvalid) unless the payout has one already; found not paid, it awaits payout again as a new
     * attempt. Asks for the second-level token.
     */
    resolveException: Method<'payouts.resolveException', Options>;
  };
  payoutClaims: {
    /**
     * Claim a payout order. `POST /v1.0/payoutOrderClaim/claimOrder`
     *
     * An exclusive, leased right to pay one order that awaits payout. Of many claims at once one wins; the others get
     * claimTaken. Claiming again what one holds renews the lease. The whole card number is shown here, to the holder
     * of the claim, and nowhere else.
     */
    claim: Method<'payoutClaims.claim', Options>;
    /**
     * Give a claimed payout order back. `POST /v1.0/payoutOrderClaim/cancelClaim`
     *
     * The order awaits payout again. Only its holder cancels a claim (claimNotOwned; staff unlock with orders.unlock),
     * and not once payment has begun (cancelClaimFailed).
     */
    cancel: Method<'payoutClaims.cancel', Options>;
  };
  statements: {
    /**
     * Report messages that money moved. `POST /v1.0/statement/ingest`
     *
     * For devices and chain watchers, which prove who they are by headers instead of a session:
     *
     * - `x-device-token`: the token of the device
     * - `x-device-timestamp`: when it is sent, in seconds since 1970; at most five minutes from the server's time
     * - `x-device-signature`: `v1=` and HMAC-SHA256 in lower-case hexadecimal, keyed with the device's secret, of the
     *   timestamp, a full stop and the body exactly as it is sent
     *
     * `signDeviceRequest` of the SDK makes them; a client that was given a `device` sends them by itself. Anything wrong
     * with them answers deviceUnauthorized. Each record is stored before it is read, so that nothing of it is lost where
     * its text is not understood. The same record again is answered `duplicate` and changes nothing, whether it comes in
     * the same request or another; a USDT transfer may be reported again as its confirmations grow. Records are answered
     * in their order. Each holds exactly one of `sms`, `webMessage` and `usdt`, of the kind of the device.
     */
    ingest: Method<'statements.ingest', Options>;
    /**
     * List statement records. `GET /v1.0/statement/getList`
     *
     * Last reported first. A supplier sees those of its own accounts and devices and of its team's. Every text was written by
     * somebody else: show it as text, never as HTML. `state` suspicious and unmatched are the two queues of a person.
     */
    list: ListMethod<'statements.list', Options>;
    /**
     * Complete an order by a statement record. `POST /v1.0/statement/matchByHand`
     *
     * A person says which order the money is for: unmatched or suspicious money in, of the order's currency. Where account,
     * amount or reference differ from what the order waits for, a reason is needed (statementDiffers names what does).
     * Completing by hand is a supplement: what an order allows is what the rules say of that, CanTimeoutSupplement
     * included. Record, reference and order change together or not at all. Asks for the second-level token.
     */
    matchByHand: Method<'statements.matchByHand', Options>;
    /**
     * Take a statement record out of the queues. `POST /v1.0/statement/ignore`
     *
     * For money that is no order's. A matched record cannot be ignored.
     */
    ignore: Method<'statements.ignore', Options>;
    /**
     * Read and match a statement record again. `POST /v1.0/statement/rematch`
     *
     * With the templates, accounts and settings as they are now; for instance once a template for its text was added. A
     * matched record stays as it is (statementAlreadyMatched). How late the money is counts from when the record came.
     * It asks for no second-level token: what completes an order here is the same certainty by which the platform matches
     * by itself, and whoever calls it chooses neither the order nor the amount. statements.matchByHand, a person's own
     * decision, does ask.
     */
    rematch: Method<'statements.rematch', Options>;
  };
  savedViews: {
    /**
     * Views of one list. `GET /v1.0/savedView/getList`
     *
     * The caller's own first, then those that are shared with his role, by name. At most 100 of his own and 100 shared ones
     * (`total` counts all). `isDefault` is the caller's choice for `screen`, whoever owns the view.
     */
    list: Method<'savedViews.list', Options>;
    /**
     * Save a view. `POST /v1.0/savedView/add`
     *
     * A personal one; savedViews.share shows it to a role. Each person has at most 100 views (savedViewLimit), of 8 KiB each
     * (savedViewTooLarge), and no two of one list under one name (savedViewNameTaken).
     */
    add: Method<'savedViews.add', Options>;
    /**
     * Rename a view, or save it anew. `POST /v1.0/savedView/update`
     *
     * Its owner alone may; for all others it does not exist (savedViewNotFound). What is left out stays. `version` is that
     * of the view as the caller has read it: a newer one is a conflict, and nothing is written.
     */
    update: Method<'savedViews.update', Options>;
    /**
     * Share a view with a role, or with nobody. `POST /v1.0/savedView/share`
     *
     * One's own view; the role must be one that may open the list (savedViewNotShareable). Whoever may share may also
     * withdraw (`role: null`) what a colleague shares, so that no shared view outlives its owner's interest.
     */
    share: Method<'savedViews.share', Options>;
    /**
     * Choose the view that a page opens with. `POST /v1.0/savedView/setDefault`
     *
     * For the caller and this page alone; `id: null` takes the choice back. A view of one's own or one that is shared with
     * one's role. At most 100 pages (savedViewLimit).
     */
    setDefault: Method<'savedViews.setDefault', Options>;
    /**
     * Delete a view. `POST /v1.0/savedView/delete`
     *
     * Its owner alone may. Whoever had it as a default opens the page without one from then on.
     */
    delete: Method<'savedViews.delete', Options>;
  };
  messageTemplates: {
    /**
     * List message templates. `GET /v1.0/messageTemplate/getList`
     *
     * In the order in which they are tried; the smallest `priority` first.
     */
    list: ListMethod<'messageTemplates.list', Options>;
    /**
     * Add a message template. `POST /v1.0/messageTemplate/add`
     *
     * `pattern` and `senderPattern` are regular expressions in RE2's syntax, which runs in a time that grows with the text
     * alone: look-around and back-references do not exist in it. Case does not matter, a full stop of the pattern takes a
     * line break too. `pattern` may stand anywhere in the text; `senderPattern` is the whole sender. Its named groups are
     * the fields: `amount` (needed), `utr`, `balance`, `payerName`, `accountTail`, `time`, `direction` (a word of a credit
     * or a debit). A template must read its own `sample` (templateInvalid says what is wrong).
     */
    add: Method<'messageTemplates.add', Options>;
    /**
     * Change a message template. `POST /v1.0/messageTemplate/update`
     *
     * What is left out stays. Records that were read already stay as they were read.
     */
    update: Method<'messageTemplates.update', Options>;
    /**
     * Delete a message template. `POST /v1.0/messageTemplate/delete`
     *
     * Records that it read stay, without its name.
     */
    delete: Method<'messageTemplates.delete', Options>;
    /**
     * Try how a message would be read and matched. `POST /v1.0/messageTemplate/test`
     *
     * Stores nothing. With `draft` that template alone is tried, stored or not; else those in use, in their order. With
     * `monitorId` the answer also says which order the message would complete, if it came from that device now.
     */
    test: Method<'messageTemplates.test', Options>;
  };
  monitorDevices: {
    /**
     * List monitor devices. `GET /v1.0/monitorDevice/getList`
     *
     * Newest first. A supplier sees its own and its team's.
     */
    list: ListMethod<'monitorDevices.list', Options>;
    /**
     * Add a monitor device. `POST /v1.0/monitorDevice/add`
     *
     * Answers its token and its secret, which are never shown again. A device of a supplier is owned by it; without
     * `supplierId` a supplier's device is its own, and anybody else's is the platform's. While
     * AllowOneMonitorAccountMoreUser is off, all the accounts a device watches are of one supplier, its owner where it has
     * one (monitorSharedRefused). An account is watched by one device: naming it here takes it from another.
     * monitorExists where the id is taken, by a revoked device too. Asks for the second-level token.
     */
    add: Method<'monitorDevices.add', Options>;
    /**
     * Change a monitor device. `POST /v1.0/monitorDevice/update`
     *
     * What is left out stays. `resourceIds` is the whole list of the accounts it watches from now on.
     */
    update: Method<'monitorDevices.update', Options>;
    /**
     * Give a monitor device a new token and secret. `POST /v1.0/monitorDevice/rotateToken`
     *
     * The old ones are refused from now on. Asks for the second-level token.
     */
    rotateToken: Method<'monitorDevices.rotateToken', Options>;
    /**
     * Shut a monitor device out for good. `POST /v1.0/monitorDevice/revoke`
     *
     * It is refused from now on and watches no account any more; what it reported stays.
     */
    revoke: Method<'monitorDevices.revoke', Options>;
  };
  monitorLogs: {
    /**
     * Report that a device is alive, and what it did. `POST /v1.0/monitor/heartbeat`
     *
     * The heartbeat of a monitor device, signed as statements.ingest is (what it reports there counts as a heartbeat too). The
     * accounts that it watches stay eligible while it beats: send it a few times within `liveSeconds`, with or without
     * log lines. One that is silent for longer is offline, its accounts get no new orders, and those who look after them
     * are told. Lines are kept as they are, without what looks like a secret; a device may leave 600 a minute, more
     * answer tooManyRequests. A line about an account that the device does not watch answers resourceNotFound.
     */
    report: Method<'monitorLogs.report', Options>;
    /**
     * Clear the monitor logs. `GET /v1.0/monitorLog/clear`
     *
     * All of them. A GET that writes: it needs the token headers like every call, and is never retried. Statement
     * records, orders and the audit trail stay; the trail keeps how many there were, of which steps and from when to when.
     * Asks for the second-level token.
     */
    clear: Method<'monitorLogs.clear', Options>;
    /**
     * List monitor logs. `GET /v1.0/monitorLog/getList`
     *
     * Newest first. What the devices and scripts that watch accounts reported, step by step, and what the platform made of
     * it, the latter in the caller's language. `total` is counted up to 100000 and says so many where there are more:
     * the list grows with every message. `nextCursor` leads through all of them, each page as fast as the first.
     */
    list: ListMethod<'monitorLogs.list', Options>;
  };
  securityNodes: {
    /**
     * List the chains of accounts. `GET /v1.0/securityNode/getAccountList`
     *
     * One row an account that has a chain; broken ones first, the longest broken first. A chain is broken while a break in it
     * is not repaired by a patch, or by the message that was missing.
     */
    accounts: ListMethod<'securityNodes.accounts', Options>;
    /**
     * List the messages in chains. `GET /v1.0/securityNode/getList`
     *
     * Newest first. A message is in the chain of its account when its text told the balance after it and
     * SecurityFreqParameters.type takes its kind. `linked` follows from an earlier one, `start` had none to follow from
     * within GlobalSecuritySetting.messageInSecurityChainCacheTime, `broken` does not follow from what came before it,
     * `replayed` says again what an earlier one said. `reliable` is judged by the settings as they are now. `total` is
     * counted up to 100000; `nextCursor` leads through all of them.
     */
    list: ListMethod<'securityNodes.list', Options>;
    /**
     * List what the regular check found. `GET /v1.0/securityNode/getLeakList`
     *
     * Newest first: breaks, replays, and accounts with more than GlobalSecuritySetting.perMinuteFreqCount messages in a
     * minute. The check runs every SecurityFreqParameters.sbLeakCheckInterval seconds. A break that its missing message
     * repaired before the check came is not among them.
     */
    leaks: ListMethod<'securityNodes.leaks', Options>;
  };
  securityPatches: {
    /**
     * List repairs of chains. `GET /v1.0/securityPatch/getList`
     *
     * Newest first.
     */
    list: ListMethod<'securityPatches.list', Options>;
    /**
     * Repair a broken chain. `POST /v1.0/securityPatch/add`
     *
     * A person has looked and says why the balances do not follow: money moved without a message, a message was lost. Repairs
     * the named break and every earlier one of the account, so that nothing is repaired that came after the person looked;
     * supplements are counted anew. The messages stay as they are. Asks for the second-level token.
     */
    add: Method<'securityPatches.add', Options>;
  };
  orderCallbacks: {
    /**
     * List attempts to deliver callbacks. `GET /v1.0/orderCallBack/getDetailList`
     *
     * Newest first, each with its request and its answer.
     */
    listDetails: ListMethod<'orderCallbacks.listDetails', Options>;
    /**
     * List callback deliveries. `GET /v1.0/orderCallBack/getList`
     *
     * Newest first. Re-sending is orders.callback.
     */
    list: ListMethod<'orderCallbacks.list', Options>;
    /**
     * Delete callback deliveries. `POST /v1.0/orderCallBack/delete`
     *
     * With their attempts; all or none. One that still has to be tried is refused (callbackNotFinished), since the
     * merchant would never hear of its order. Asks for the second-level token.
     */
    delete: Method<'orderCallbacks.delete', Options>;
    /**
     * Send many callbacks again. `POST /v1.0/orderCallBack/resendMany`
     *
     * The orders whose deliveries tell of money and that the filter names, as they were made until now; those that were
     * acknowledged only where `state` or `orderCodes` asks for them. With `orderCodes` it is these orders, each by its
     * name, and those of the filter among them where it says more. The platform works through them in the background, at
     * most twenty a second, and judges each one when its turn comes, as orders.callback would: what may not be sent again
     * is counted under the error that it would have answered. A merchant reaches its own orders and no others. Each is the
     * same event as before and goes into its order's timeline. A filter that names more than `max` answers callbackResendTooMany; a person has one running at a time
     * (callbackResendRunning). `orderCallbacks.listResends` shows how far it is, `orderCallbacks.listResendResults` what
     * became of each, `orderCallbacks.cancelResend` ends it.
     */
    resendMany: Method<'orderCallbacks.resendMany', Options>;
    /**
     * How many callbacks a filter would send again. `GET /v1.0/orderCallBack/previewResend`
     *
     * What orderCallbacks.resendMany with the same filter would begin with now: how many it names, and how many of them it would leave out, by reason. Nothing is sent.
     */
    previewResend: Method<'orderCallbacks.previewResend', Options>;
    /**
     * List what was sent again by filter. `GET /v1.0/orderCallBack/getResendList`
     *
     * Newest first, with the counts of those that run. To a merchant those that it has asked for itself.
     */
    listResends: ListMethod<'orderCallbacks.listResends', Options>;
    /**
     * What became of each order that was to be told again. `GET /v1.0/orderCallBack/getResendResults`
     *
     * In the order in which their turns come, with how far the whole is.
     */
    listResendResults: ListMethod<'orderCallbacks.listResendResults', Options>;
    /**
     * End what is being sent again. `POST /v1.0/orderCallBack/cancelResend`
     *
     * Those whose turn has not come stay as they are; what was asked for is sent. One that has ended stays as it is.
     */
    cancelResend: Method<'orderCallbacks.cancelResend', Options>;
  };
  exports: {
    /**
     * Columns that a list is exported with. `GET /v1.0/export/getColumns`
     *
     * In the language of the request, in the order in which they are written unless another is asked for. Only those that
     * mean something to the caller: what a list does not tell a role is no column for it either.
     */
    columns: Method<'exports.columns', Options>;
    /**
     * Export all rows of a list. `POST /v1.0/export/start`
     *
     * Answers at once; the file is written in the background and export.updated tells how it goes on. It holds what the
     * list call itself answers the caller, with the same permission, scope and masks, asked page by page while it is
     * written: it stops where the caller is disabled, changes its role or may no longer read the list. At most two run
     * for one user at a time and five wait or run; another is refused with exportsRunning. The file is kept for a day, and the newest twenty of a user. The audit trail says who
     * asked for what, and how many rows the file got.
     */
    start: Method<'exports.start', Options>;
    /**
     * List one's own exports. `GET /v1.0/export/getList`
     *
     * Of the last day, newest first. Nobody sees another's.
     */
    list: ListMethod<'exports.list', Options>;
    /**
     * One piece of a file. `GET /v1.0/export/getPiece`
     *
     * A finished file comes in pieces of at most a mebibyte, numbered from 0; put together in their order they are the
     * file. Asked for with the token's header like every call, so that no address that might be written down anywhere
     * opens a file, and a download that breaks off goes on where it was. With `compression` gzip each piece is compressed
     * by itself.
     */
    piece: Method<'exports.piece', Options>;
    /**
     * Call an export off. `POST /v1.0/export/cancel`
     *
     * One that waits or runs; it ends within a page of rows, and what was written of it is gone. One that has ended stays as it is.
     */
    cancel: Method<'exports.cancel', Options>;
    /**
     * Delete an export and its file. `POST /v1.0/export/delete`
     *
     * One that waits or runs is called off first.
     */
    delete: Method<'exports.delete', Options>;
  };
  dataClearings: {
    /**
     * List what the data-clear cycle has cleared. `GET /v1.0/dataClearing/getList`
     *
     * Newest first: a checkpoint for every step that cleared something, written together with it. The setting
     * DataClearCycle says how old records become; ledger, orders, statement records and the audit trail are never
     * cleared.
     */
    list: ListMethod<'dataClearings.list', Options>;
  };
  system: {
    /**
     * How the platform is. `GET /v1.0/system/getHealth`
     *
     * What an operator looks at first when something feels wrong: the process that answers, its store, what waits and for
     * how long, and what the regular checks found. Reads indexes and single rows; every queue is counted up to 10000. A
     * queue of the machine that grows older says that the job behind it does not keep up.
     */
    health: Method<'system.health', Options>;
    /**
     * Rebuild the pool of resources. `GET /v1.0/system-config/resetSystemResourcePool`
     *
     * Reads every resource anew and frees reservations whose order has ended; those of live orders stay. A GET that
     * writes: it needs the token headers like every call, and is never retried. maintenanceInProgress while one runs.
     * Asks for the second-level token.
     */
    resetResourcePool: Method<'system.resetResourcePool', Options>;
    /**
     * Find and mend resources that contradict their orders. `GET /v1.0/system-config/fixSystemResources`
     *
     * Compares counters and reservations of every resource with its orders and ledger; the orders are right. A GET
     * that writes, as system.resetResourcePool. Running it again finds nothing. Asks for the second-level token.
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
     * List what waits for me. `GET /v1.0/todo/getList`
     *
     * One entry for each kind of work that this role looks after, also where nothing of it waits, with how many there are
     * and those that have waited longest. Merchants and suppliers see their own alone; nobody is shown a request of his
     * own to decide on. Counted up to 1000. Cheap enough to ask every half minute.
     */
    list: Method<'todo.list', Options>;
  };
  products: {
    /**
     * Ways to pay, to choose from. `GET /v1.0/product/getOptions`
     *
     * A merchant gets those that it may use, with its own limits; a supplier and the staff get all.
     */
    options: Method<'products.options', Options>;
    /**
     * List products. `GET /v1.0/product/getList`
     *
     * By number, with everything that is set about them.
     */
    list: ListMethod<'products.list', Options>;
    /**
     * Add a product. `POST /v1.0/product/add`
     *
     * The number is nobody's yet (productExists). Its main product is one that has no main product itself, of the same kind
     * and currency (productRefused). Amounts of product 1045 are scaled on the wire by its number alone. Asks for the second-level token.
     */
    add: Method<'products.add', Options>;
    /**
     * Change a product. `POST /v1.0/product/update`
     *
     * What is left out stays; number, kind and currency stay for ever, since orders and accounts were made with them. It
     * counts for orders from then on; defaults count for new agreements and accounts. A disabled product takes no order and no
     * order is allocated to it. Asks for the second-level token.
     */
    update: Method<'products.update', Options>;
  };
  merchants: {
    /**
     * Read one's own signing key. `POST /v1.0/merchant/getSigningKey`
     *
     * For a merchant that tests order creation. Asks for the second-level token; each reading is audited.
     */
    signingKey: Method<'merchants.signingKey', Options>;
    /**
     * List merchants. `GET /v1.0/merchant/getList`
     *
     * Newest first unless sorted otherwise. Balances are the ledger's; keys are never in it.
     */
    list: ListMethod<'merchants.list', Options>;
    /**
     * One merchant. `GET /v1.0/merchant/getDetail`
     *
     * A merchant reads itself. merchantNotFound outside the caller's rows.
     */
    detail: Method<'merchants.detail', Options>;
    /**
     * Add a merchant. `POST /v1.0/merchant/add`
     *
     * Makes the user that signs in for it, with the rules of admin.addUser (accountExists, passwordRejected), its number
     * and its signing key, which is in this answer and in no other. With AutoCreateRelateSupplier a related supplier
     * comes with it. It may use no product until userProducts.add says so. Asks for the second-level token.
     */
    add: Method<'merchants.add', Options>;
    /**
     * Change a merchant. `POST /v1.0/merchant/update`
     *
     * What is left out stays, null takes a value away. Callbacks of orders that are placed from then on follow the new
     * settings; the sign profile counts for the next request and the next callback, so a merchant changes its own side
     * at the same moment. What it may order, at what fee and within which limits, userProducts.update changes. Asks for the second-level token.
     */
    update: Method<'merchants.update', Options>;
    /**
     * Enable or disable a merchant. `POST /v1.0/merchant/enable`
     *
     * A disabled merchant creates no order (merchantDisabled); its orders go on, its callbacks are sent, and its user
     * still signs in.
     */
    enable: Method<'merchants.enable', Options>;
    /**
     * Give a merchant a new signing key. `POST /v1.0/merchant/rotateKey`
     *
     * The new key is in this answer and is read again only by the merchant itself (merchants.signingKey). The former one
     * stays valid for `graceHours`: requests signed with either are accepted, and callbacks carry a signature of each in
     * X-Signature, the new one first, with `sign` made by the new one. While that lasts the key cannot be rotated again
     * (keyRotationInProgress). With 0 hours the former key ends at once. A merchant rotates its own key. Asks for the second-level token.
     */
    rotateKey: Method<'merchants.rotateKey', Options>;
    /**
     * End a merchant's former signing key at once. `POST /v1.0/merchant/revokeOldKey`
     *
     * For a merchant that has changed over, or whose former key leaked. Without a former key nothing changes. Asks for the second-level token.
     */
    revokeOldKey: Method<'merchants.revokeOldKey', Options>;
    /**
     * Correct a merchant's balance. `POST /v1.0/merchant/adjustBalance`
     *
     * One posting between the merchant's balance and the platform's adjustment account, with the reason kept beside it.
     * `key` names this adjustment: the same call again answers what came of it, another body under the key is a
     * idempotencyConflict. Above the limit of the currency the first call leaves a request and answers
     * secondApprovalRequired; the same call by a second person posts it (adjustments.list shows what waits,
     * adjustments.refuse declines it). A balance that is too small answers insufficientBalance. Asks for the second-level token.
     */
    adjustBalance: Method<'merchants.adjustBalance', Options>;
    /**
     * Clear a merchant's balance. `POST /v1.0/merchant/clearBalance`
     *
     * Takes all that is available of one currency; what payouts hold back stays. Only while CanClearMerchantBalance is
     * on (balanceClearingDisabled). Key, second person and second-level token as for merchants.adjustBalance; what is
     * available when it is posted is what is taken. Where nothing is available, `adjustment` is null.
     */
    clearBalance: Method<'merchants.clearBalance', Options>;
  };
  suppliers: {
    /**
     * List suppliers. `GET /v1.0/supplier/getList`
     *
     * Those at the top of a team and their proxies alike, by name. A supplier sees itself and its team. Balances are the ledger's.
     */
    list: ListMethod<'suppliers.list', Options>;
    /**
     * Add a supplier or a team proxy. `POST /v1.0/supplier/add`
     *
     * Makes the user that signs in for it, with the rules of admin.addUser (accountExists, passwordRejected). Without
     * parentSupplierId the staff make one at the top of a team, and a supplier makes one right below itself; a supplier
     * adds within its own team only (supplierNotFound). With AutoCreateRelateMerchant one at the top gets a related
     * merchant. An account earns the commission of the supplier that owns it, and nobody above that supplier gets a
     * share: a leader earns by its own accounts. Asks for the second-level token.
     */
    add: Method<'suppliers.add', Options>;
    /**
     * Rename a supplier or move it to another leader. `POST /v1.0/supplier/update`
     *
     * What is left out stays; parentSupplierId null makes it one at the top, with its team. Moving it below itself or its
     * own team answers teamMoveRefused. A supplier changes those below itself and moves them within its team only. Orders
     * and money stay with whom they are. Asks for the second-level token.
     */
    update: Method<'suppliers.update', Options>;
    /**
     * Enable or disable a supplier. `POST /v1.0/supplier/enable`
     *
     * The accounts of a disabled supplier get no new order; those that are placed on them go on. Its team is not
     * disabled with it. A supplier does this to those below itself.
     */
    enable: Method<'suppliers.enable', Options>;
    /**
     * Book a deposit of a supplier, or its return. `POST /v1.0/supplier/adjustDeposit`
     *
     * Above 0 the supplier has paid in, below 0 it gets back; a deposit is never below nothing (insufficientBalance).
     * Reason, key, second person and second-level token as for merchants.adjustBalance.
     */
    adjustDeposit: Method<'suppliers.adjustDeposit', Options>;
  };
  userProducts: {
    /**
     * List agreements about products. `GET /v1.0/userProduct/getList`
     *
     * By user and product. A merchant sees its own, a supplier its own and its team's.
     */
    list: ListMethod<'userProducts.list', Options>;
    /**
     * Let a user use a product. `POST /v1.0/userProduct/add`
     *
     * Without a rate the product's default one is agreed. A merchant orders the product from then on; the accounts of a
     * supplier may serve it from then on (resources.add, resources.update). One agreement a user and product
     * (agreementExists). A supplier does this for those below itself, at no higher rate than it has itself for the
     * product (rateAboveLeader), and for products that it has itself (agreementNotFound). Asks for the second-level token.
     */
    add: Method<'userProducts.add', Options>;
    /**
     * Change an agreement. `POST /v1.0/userProduct/update`
     *
     * What is left out stays; null takes a limit away. It counts for orders from then on: an order keeps the fee of the
     * moment it was made at, and the commission of the moment it was allocated. A proxy whose leader's rate is lowered
     * keeps its own until that is changed. Asks for the second-level token.
     */
    update: Method<'userProducts.update', Options>;
    /**
     * End an agreement. `POST /v1.0/userProduct/delete`
     *
     * A merchant orders the product no more (productNotEnabled); its orders go on. A supplier's agreement ends once none of its
     * accounts serves the product (agreementInUse). Asks for the second-level token.
     */
    delete: Method<'userProducts.delete', Options>;
  };
  fundRecords: {
    /**
     * List fund records. `GET /v1.0/fundRecord/getList`
     *
     * The entries of ledger accounts, newest first: a merchant sees those of its own accounts, a supplier those of its own and
     * its team's, others all of them, the platform's own accounts included. Every entry tells the balance of its account after
     * it; an account's entries are numbered by `version` in the order in which they were booked. Amounts that are only held
     * back move no balance and are not among them. `total` is known where `withSummary` asks for the sums, null otherwise.
     */
    list: ListMethod<'fundRecords.list', Options>;
  };
  adjustments: {
    /**
     * List adjustments. `GET /v1.0/adjustment/getList`
     *
     * Newest first. Those with state awaitingApproval wait for a second person, who sends the same call with the same key.
     */
    list: Method<'adjustments.list', Options>;
    /**
     * Refuse an adjustment that waits for approval. `POST /v1.0/adjustment/refuse`
     *
     * By anybody who might approve it, whoever asked for it included. What is posted or refused answers adjustmentDecided. Asks for the second-level token.
     */
    refuse: Method<'adjustments.refuse', Options>;
  };
  cashier: {
    /**
     * What a payer needs to know of the order to pay. `GET /v1.0/cashier/getOrder`
     *
     * The payer's page at `payUrl`, as data: whoever shows payers a page of its own reads this instead. The token is the
     * last part of `payUrl` and the only key to it; it opens one order, and nothing else of the platform. While `status`
     * is `preparing` an account is being found, which takes moments: read again after two seconds. Account and amount to
     * pay are told while the order waits for its money and never afterwards, since money sent then may find nobody.
     */
    order: Method<'cashier.order', Options>;
    /**
     * Say what the payer knows of the payment. `POST /v1.0/cashier/tell`
     *
     * What `asks` of the order names: the reference that the payer's app shows after paying, or the name that the money comes
     * from. It completes nothing: money is matched by what the account's own messages say. Where they leave several orders
     * possible, or fit none, what a payer has said helps to find the one that is meant. Said again it takes the place of
     * what was said before, at most ten times an order and once in three seconds (tooManyRequests). A reference that the
     * account's kind does not know is refused (payerReferenceInvalid), and so is what the order does not ask for
     * (payerWordNotTaken).
     */
    tell: Method<'cashier.tell', Options>;
  };
  simulator: {
    /**
     * Whether a simulator is attached, and what it does. `GET /v1.0/simulator/getStatus`
     *
     * Attached is one that has reported within the last 15 seconds. What somebody has set counts as soon as it is set; the
     * simulator follows with its next report, within a few seconds. Without one, everything but `attached` is null.
     */
    status: Method<'simulator.status', Options>;
    /**
     * Switch the simulator, and say how busy and how faulty its world is. `POST /v1.0/simulator/set`
     *
     * Kept over restarts. Switched off, it places no new orders; what is under way is still paid and reported.
     * simulatorNotAttached where there is none to switch.
     */
    set: Method<'simulator.set', Options>;
    /**
     * Say what the simulator does, and hear what it is to do. `POST /v1.0/simulator/report`
     *
     * Sent by the simulator every few seconds, with the token that the server has written down for it. Another token
     * answers forbidden; a server that knows no simulator answers simulatorNotAttached.
     */
    report: Method<'simulator.report', Options>;
  };
  errorLogs: {
    /**
     * List reported errors. `GET /v1.0/errorLog/getList`
     *
     * Newest first, secrets redacted before they were stored. `total` is counted up to 100000 and says so many where there
     * are more; `nextCursor` leads through all of them. Reports with one `fingerprint` tell of the same fault:
     * errorLogs.listGroups sums them up.
     */
    list: ListMethod<'errorLogs.list', Options>;
    /**
     * List faults with how often they were reported. `GET /v1.0/errorLog/getGroupList`
     *
     * One row for each fault among the reports that match, the one reported last first unless sorted otherwise. Two reports
     * tell of one fault where message and first place of the stack are the same but for numbers, ids and the build.
     */
    listGroups: ListMethod<'errorLogs.listGroups', Options>;
    /**
     * Clear reported errors. `POST /v1.0/errorLog/clear`
     *
     * Those of one fault, or all of them where none is named. The audit trail keeps how many there were and from when to
     * when. Asks for the second-level token.
     */
    clear: Method<'errorLogs.clear', Options>;
    /**
     * Report an error of a front end. `POST /save_error_logger`
     *
     * Works without a token too, since sign-in can fail. Secrets are redacted on both sides; limited in size and rate.
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
     * When on, a payment matches by itself only if the payer’s name is the order’s; otherwise it is marked suspicious.
     */
    getNeedNameCheck: Method<'settings.getNeedNameCheck', Options>;
    /**
     * Change setting: Payer name check. `POST /v1.0/system-config/setNeedNameCheck`
     *
     * When on, a payment matches by itself only if the payer’s name is the order’s; otherwise it is marked suspicious.
     */
    setNeedNameCheck: Method<'settings.setNeedNameCheck', Options>;
    /**
     * Read setting: Late message grace. `GET /v1.0/system-config/getMessageDelay`
     *
     * How long after its time-out an order still matches a late statement message. Until then the same amount is not given out again on that account.
     */
    getMessageDelay: Method<'settings.getMessageDelay', Options>;
    /**
     * Change setting: Late message grace. `POST /v1.0/system-config/setMessageDelay`
     *
     * How long after its time-out an order still matches a late statement message. Until then the same amount is not given out again on that account.
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
     * When an account’s statements count as reliable: linked messages, checked messages, time range and total amount must all be reached. Stricter values send more supplements to a person.
     */
    getSecurityFreqParameters: Method<'settings.getSecurityFreqParameters', Options>;
    /**
     * Change setting: Security chain parameters. `POST /v1.0/system-config/setSecurityFreqParameters`
     *
     * When an account’s statements count as reliable: linked messages, checked messages, time range and total amount must all be reached. Stricter values send more supplements to a person.
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
     * When on, confirmed chain transfers match orders by themselves. When off, a person matches them.
     */
    getUsdtAuto: Method<'settings.getUsdtAuto', Options>;
    /**
     * Change setting: Automatic USDT matching. `POST /v1.0/system-config/setUsdtAuto`
     *
     * When on, confirmed chain transfers match orders by themselves. When off, a person matches them.
     */
    setUsdtAuto: Method<'settings.setUsdtAuto', Options>;
    /**
     * Read setting: Constant bot reminder. `GET /v1.0/system-config/getBotConstantReminder`
     *
     * When on, the bot repeats a reminder until someone acts. When off, it reminds once.
     */
    getBotConstantReminder: Method<'settings.getBotConstantReminder', Options>;
    /**
     * Change setting: Constant bot reminder. `POST /v1.0/system-config/setBotConstantReminder`
     *
     * When on, the bot repeats a reminder until someone acts. When off, it reminds once.
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
     * Id of the Telegram group in which all suppliers’ order questions are asked. Once it is set, orders and statistics asked for by supplier include the supplier’s whole team. Empty: each by itself.
     */
    getSupplierUnifyQueryGroup: Method<'settings.getSupplierUnifyQueryGroup', Options>;
    /**
     * Change setting: Supplier query group. `POST /v1.0/system-config/setSupplierUnifyQueryGroup`
     *
     * Id of the Telegram group in which all suppliers’ order questions are asked. Once it is set, orders and statistics asked for by supplier include the supplier’s whole team. Empty: each by itself.
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
     * When on, new orders link to the platform’s pay page, at once. When off, the old way: the link is that of the account an order is allocated to, known once it is. Links already given out stay as they are.
     */
    getIsNewPayUrl: Method<'settings.getIsNewPayUrl', Options>;
    /**
     * Change setting: New pay link. `POST /v1.0/system-config/setIsNewPayUrl`
     *
     * When on, new orders link to the platform’s pay page, at once. When off, the old way: the link is that of the account an order is allocated to, known once it is. Links already given out stay as they are.
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
     * Public address of the merchants’ API: new pay links begin with it, and integration notes name it. Empty: the address that the merchant called.
     */
    getApiUrl: Method<'settings.getApiUrl', Options>;
    /**
     * Change setting: API address. `POST /v1.0/system-config/setApiUrl`
     *
     * Public address of the merchants’ API: new pay links begin with it, and integration notes name it. Empty: the address that the merchant called.
     */
    setApiUrl: Method<'settings.setApiUrl', Options>;
    /**
     * Read setting: Contact. `GET /v1.0/system-config/getContactInfo`
     *
     * How to reach the platform’s customer service, shown to every user. Empty: nothing is shown.
     */
    getContactInfo: Method<'settings.getContactInfo', Options>;
    /**
     * Change setting: Contact. `POST /v1.0/system-config/setContactInfo`
     *
     * How to reach the platform’s customer service, shown to every user. Empty: nothing is shown.
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
     * When on, an order can be asked for in the bot’s group by a picture of the payment.
     */
    getAllowPictureQueryOrder: Method<'settings.getAllowPictureQueryOrder', Options>;
    /**
     * Change setting: Order query by picture. `POST /v1.0/system-config/setAllowPictureQueryOrder`
     *
     * When on, an order can be asked for in the bot’s group by a picture of the payment.
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
     * Address of the service that sends SMS. Empty: none are sent.
     */
    getSendSmsMessageUrl: Method<'settings.getSendSmsMessageUrl', Options>;
    /**
     * Change setting: SMS sending address. `POST /v1.0/system-config/setSendSmsMessageUrl`
     *
     * Address of the service that sends SMS. Empty: none are sent.
     */
    setSendSmsMessageUrl: Method<'settings.setSendSmsMessageUrl', Options>;
    /**
     * Read setting: Batch total amount. `GET /v1.0/system-config/getPayoutBatchCalculateAmount`
     *
     * When on, the total amount of the matching orders is shown before a payout batch is made. When off, only their count.
     */
    getPayoutBatchCalculateAmount: Method<'settings.getPayoutBatchCalculateAmount', Options>;
    /**
     * Change setting: Batch total amount. `POST /v1.0/system-config/setPayoutBatchCalculateAmount`
     *
     * When on, the total amount of the matching orders is shown before a payout batch is made. When off, only their count.
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
     * Address that is told when a bot reminder has been dealt with. Empty: nobody is told.
     */
    getBotRemindCallbackUrl: Method<'settings.getBotRemindCallbackUrl', Options>;
    /**
     * Change setting: Bot reminder callback address. `POST /v1.0/system-config/setBotRemindCallbackUrl`
     *
     * Address that is told when a bot reminder has been dealt with. Empty: nobody is told.
     */
    setBotRemindCallbackUrl: Method<'settings.setBotRemindCallbackUrl', Options>;
  };
}

/** All of them; a program that names only those it uses bundles only those. */
export const allOperations: readonly Operation[] = [
  operations.sessionLogin,
  operations.sessionLoginSecondLevel,
  operations.sessionInfo,
  operations.sessionLogout,
  operations.sessionForceLogout,
  operations.sessionList,
  operations.sessionListOwn,
  operations.sessionEndOthers,
  operations.authenticatorBind,
  operations.authenticatorConfirmBind,
  operations.authenticatorUnbind,
  operations.authenticatorBindForProfile,
  operations.authenticatorConfirmBindForProfile,
  operations.authenticatorUnbindForProfile,
  operations.usersOptions,
  operations.usersSupplierOptions,
  operations.usersUnusedOptions,
  operations.usersEnableGoogleVerify,
  operations.usersSetAllowModify,
  operations.usersTotalBalance,
  operations.usersSetKyc,
  operations.sessionChangePassword,
  operations.sessionSetLanguage,
  operations.sessionSetPayPassword,
  operations.messagesList,
  operations.messagesContent,
  operations.messagesMarkRead,
  operations.messagesRemove,
  operations.messagesRestore,
  operations.messagesListBox,
  operations.messagesMarkAllRead,
  operations.searchFind,
  operations.adminAddUser,
  operations.adminListUsers,
  operations.adminListSupplierProxies,
  operations.adminUpdateUser,
  operations.adminDeleteUser,
  operations.adminRepairUser,
  operations.adminResetPayPassword,
  operations.resourcesDetail,
  operations.resourcesStaticInfo,
  operations.resourcesEnable,
  operations.resourcesList,
  operations.resourcesAdd,
  operations.resourcesUpdate,
  operations.resourcesDelete,
  operations.resourcesReveal,
  operations.ordersCreate,
  operations.ordersCreateBatch,
  operations.ordersUploadFlag,
  operations.ordersList,
  operations.ordersStatusCounts,
  operations.ordersLatest,
  operations.ordersProfile,
  operations.ordersSupplement,
  operations.ordersReselect,
  operations.ordersReject,
  operations.ordersFreeResource,
  operations.ordersCallback,
  operations.ordersReverse,
  operations.ordersStatistics,
  operations.ordersSimpleStatistics,
  operations.ordersStatuses,
  operations.ordersMarks,
  operations.ordersAllocationInfo,
  operations.ordersDossier,
  operations.ordersUpdateMark,
  operations.ordersUnlock,
  operations.payoutsCancel,
  operations.payoutsApproveRejection,
  operations.payoutsRefuseRejection,
  operations.payoutsReportDeclined,
  operations.payoutsReportUnknown,
  operations.payoutsDispute,
  operations.payoutsResolveException,
  operations.payoutClaimsClaim,
  operations.payoutClaimsCancel,
  operations.statementsIngest,
  operations.statementsList,
  operations.statementsMatchByHand,
  operations.statementsIgnore,
  operations.statementsRematch,
  operations.savedViewsList,
  operations.savedViewsAdd,
  operations.savedViewsUpdate,
  operations.savedViewsShare,
  operations.savedViewsSetDefault,
  operations.savedViewsDelete,
  operations.messageTemplatesList,
  operations.messageTemplatesAdd,
  operations.messageTemplatesUpdate,
  operations.messageTemplatesDelete,
  operations.messageTemplatesTest,
  operations.monitorDevicesList,
  operations.monitorDevicesAdd,
  operations.monitorDevicesUpdate,
  operations.monitorDevicesRotateToken,
  operations.monitorDevicesRevoke,
  operations.monitorLogsReport,
  operations.monitorLogsClear,
  operations.monitorLogsList,
  operations.securityNodesAccounts,
  operations.securityNodesList,
  operations.securityNodesLeaks,
  operations.securityPatchesList,
  operations.securityPatchesAdd,
  operations.orderCallbacksListDetails,
  operations.orderCallbacksList,
  operations.orderCallbacksDelete,
  operations.orderCallbacksResendMany,
  operations.orderCallbacksPreviewResend,
  operations.orderCallbacksListResends,
  operations.orderCallbacksListResendResults,
  operations.orderCallbacksCancelResend,
  operations.exportsColumns,
  operations.exportsStart,
  operations.exportsList,
  operations.exportsPiece,
  operations.exportsCancel,
  operations.exportsDelete,
  operations.dataClearingsList,
  operations.systemHealth,
  operations.todoList,
  operations.systemResetResourcePool,
  operations.systemFixResources,
  operations.productsOptions,
  operations.productsList,
  operations.productsAdd,
  operations.productsUpdate,
  operations.merchantsSigningKey,
  operations.merchantsList,
  operations.merchantsDetail,
  operations.merchantsAdd,
  operations.merchantsUpdate,
  operations.merchantsEnable,
  operations.merchantsRotateKey,
  operations.merchantsRevokeOldKey,
  operations.merchantsAdjustBalance,
  operations.merchantsClearBalance,
  operations.suppliersList,
  operations.suppliersAdd,
  operations.suppliersUpdate,
  operations.suppliersEnable,
  operations.suppliersAdjustDeposit,
  operations.userProductsList,
  operations.userProductsAdd,
  operations.userProductsUpdate,
  operations.userProductsDelete,
  operations.fundRecordsList,
  operations.adjustmentsList,
  operations.adjustmentsRefuse,
  operations.cashierOrder,
  operations.cashierTell,
  operations.simulatorStatus,
  operations.simulatorSet,
  operations.simulatorReport,
  operations.errorLogsList,
  operations.errorLogsListGroups,
  operations.errorLogsClear,
  operations.errorLogsSave,
  operations.settingsGetSecurityFreqParameters,
  operations.settingsSetSecurityFreqParameters,
  operations.systemListSettings,
  // Their two calls differ in the name alone: as one text they are a fraction of as many descriptors.
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

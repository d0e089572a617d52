// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import type { OpenEnum } from '../validation/open-enum.ts';

export interface paths {
    "/v1.0/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Takes account name, password and, if the account has an authenticator, its code. An account that must use an
         *     authenticator but has not bound one gets a token with `bindRequired: true`. Until the binding is confirmed,
         *     that token can call only session.info, session.logout, authenticator.bind and authenticator.confirmBind.
         *     Repeated failures answer signInDelayed with a growing delay, per account and per address; there is no
         *     permanent lock.
         */
        post: operations["session.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/user/login2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Obtain a second-level token
         * @description Takes the second-level password again and the reason. That password is the account's pay password if one is
         *     set, else its sign-in password. Send the returned token as `token2`; it is valid for at most five minutes, in
         *     this session only.
         */
        post: operations["session.loginSecondLevel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/user/getInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signed-in user
         * @description Returns the signed-in user, with everything that the console's shell needs.
         */
        post: operations["session.info"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends this session and closes its websockets at once.
         */
        post: operations["session.logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/user/forceLogout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End another session
         * @description `token` is the handle in a row of session.list, never the secret token. A session that has already ended is
         *     unchanged. A session that the caller may not see answers notFound.
         */
        post: operations["session.forceLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/user/getSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List open sessions
         * @description Online users, paginated. Roles other than superAdmin and admin see only their own sessions.
         */
        post: operations["session.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/user/getOwnSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List own open sessions
         * @description Available to every role. `session.forceLogout` ends one of them.
         */
        get: operations["session.listOwn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/user/endOtherSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all own other sessions
         * @description Use it when a session was left open elsewhere or is unknown. Their websockets close at once.
         */
        post: operations["session.endOthers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/user/bindUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start binding an authenticator
         * @description Returns a new secret to scan; it takes effect when confirmBind verifies a code. With `needToLogout` every
         *     session of the account ends once the binding is confirmed.
         */
        post: operations["authenticator.bind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/user/confirmBind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a binding with a code
         * @description The code proves that the secret was scanned. The specification's call takes the account only, which would
         *     allow confirming a binding that was never scanned.
         */
        post: operations["authenticator.confirmBind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/user/unbind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove an account's authenticator
         * @description Ends the account's sessions, because they were opened with the removed authenticator.
         */
        post: operations["authenticator.unbind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/user/bindUserForProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start binding an authenticator from the personal center
         * @description Like authenticator.bind, for the caller's own account in a full session.
         */
        post: operations["authenticator.bindForProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/user/confirmBindForProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a binding from the personal center
         * @description Like authenticator.confirmBind, for the caller's own account.
         */
        post: operations["authenticator.confirmBindForProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/user/unbindForProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove own authenticator
         * @description Like authenticator.unbind, for the caller's own account.
         */
        post: operations["authenticator.unbindForProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/user/getUserOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Options for choosing a user of a role
         * @description For filters and forms. `partyId` is the merchant or supplier that the user belongs to.
         */
        get: operations["users.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/user/getSupplierUserOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Options for choosing a supplier
         * @description A supplier sees itself and, with isGetAllAgentSupplier, its whole team.
         */
        get: operations["users.supplierOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/user/getUnusedUserOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Options for choosing an unlinked user
         * @description Users with the role merchant or supplier that are not linked to a merchant or supplier, for example after
         *     admin.updateUser gave them the role. merchants.add and suppliers.add accept them as userId.
         */
        get: operations["users.unusedOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/user/enableGoogleVerify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Require a user's authenticator, or stop requiring it
         * @description A user without an authenticator must bind one at the next sign-in, and its open sessions end. Switching it off
         *     keeps a bound authenticator. A user cannot switch it off for itself (accountProtected). Requires the
         *     second-level token.
         */
        post: operations["users.enableGoogleVerify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/user/setEnabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disable or enable a user
         * @description Disabling ends the user's sessions at once, and a later sign-in answers accountDisabled. Orders signed with a
         *     merchant's key continue; merchants.enable stops those. A user cannot set this for itself, and the last enabled
         *     superAdmin cannot be disabled (accountProtected). Requires the second-level token.
         */
        post: operations["users.setEnabled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/user/setAllowedAddresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the addresses that a user may sign in from
         * @description Replaces the whole list; an empty list allows any address. Sessions from other addresses end at once, and
         *     later calls and sign-ins from them are refused (ipNotAllowed). A list without the caller's own address is
         *     refused for the caller's own account (ownAddressNotAllowed). Requires the second-level token.
         */
        post: operations["users.setAllowedAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/user/setAllowModify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set whether a user may change its own data
         * @description Without the permission, every change of own data answers modifyNotAllowed. The user's orders continue, and a
         *     required authenticator can still be bound. A user cannot set this for itself (accountProtected).
         */
        post: operations["users.setAllowModify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/user/getTotalBalance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Balances visible to the caller
         * @description Sums of the ledger, one entry per currency: for a merchant its own, for a supplier its own and its team's, for
         *     staff the whole platform's. Values that the caller may not see are null.
         */
        get: operations["users.totalBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/user/setKyc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a user's identity check
         * @description While KYC is on, a user whose check is not completed gets kycRequired from every call that moves money
         *     (`x-moves-money`); so does the creation of a payout signed with its merchant's key. Collection orders
         *     continue, because they bring money in. A user cannot set this for itself (accountProtected); the first
         *     superAdmin is created with a completed check. Requires the second-level token.
         */
        post: operations["users.setKyc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/user/changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change own password
         * @description Takes the current password. A wrong one answers secondLevelFailed and causes the same delay as a failed
         *     second-level login. The new password must not be a common one, contain the account name, or equal the old one
         *     (passwordRejected). A user that may not change its own data gets modifyNotAllowed. All sessions of the account
         *     end, including this one.
         */
        post: operations["session.changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/user/setLanguage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pin own language
         * @description Sets the console's language for this account on every device. It has priority over the browser's language and
         *     over a choice stored in the browser. Without `language` the pin is removed.
         */
        post: operations["session.setLanguage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/user/setTimeZone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose own time zone
         * @description Sets the time zone in which the console shows and reads times, for this account on every device. Times in
         *     requests and responses do not change. Without `timeZone` the console uses the platform's.
         */
        post: operations["session.setTimeZone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/user/setPayPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set own pay password
         * @description From then on session.loginSecondLevel takes this password, and earlier second-level tokens end.
         *     `currentPassword` is the current second-level password: the pay password if one is set, else the sign-in
         *     password. A wrong one causes the same delay as a failed second-level login. The new password follows the
         *     password rules and must differ from the sign-in password (passwordRejected).
         *
         *     While EnablePayPassword is on, merchants and suppliers without a pay password get payPasswordNotSet from every
         *     call that moves money, so that their second-level token always comes from a pay password. Requests signed with
         *     a merchant's key need none: the signature is the proof.
         */
        post: operations["session.setPayPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/init": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List own messages in three lists
         * @description Newest first, at most 200 per list, without content (messages.content returns it). Messages in the trash are
         *     deleted after 30 days, all others after the days of the setting DataClearCycle.
         */
        get: operations["messages.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Content of one message
         * @description Does not mark the message as read; use messages.markRead. Another user's message answers messageNotFound.
         */
        get: operations["messages.content"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/has_read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a message as read
         * @description Moves an unread message to read. A message that is already read is unchanged; one in the trash answers
         *     conflict.
         */
        post: operations["messages.markRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/remove_readed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a read message to the trash
         * @description Moves a read message to the trash. A message already in the trash is unchanged; an unread one answers
         *     conflict.
         */
        post: operations["messages.remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a message from the trash
         * @description Moves a message from the trash back to read. A message that is already read is unchanged; an unread one
         *     answers conflict.
         */
        post: operations["messages.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/getList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List own messages of one list
         * @description Newest first, without content. Every page is equally fast, however many messages there are.
         */
        get: operations["messages.listBox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/readAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark all own messages as read
         * @description Marks the unread messages up to `newest`, the first message that the user saw in the list, so that later
         *     arrivals stay unread. Without `newest` it marks all.
         */
        post: operations["messages.markAllRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/search/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search by a pasted text
         * @description For a search box. Finds order numbers, merchant order numbers, UTRs, transaction hashes, card numbers (whole
         *     or last digits), blockchain and IP addresses, VPAs, and names or accounts of merchants and suppliers. The
         *     format of the text decides which kinds are searched. Each search is one index lookup, by equality or prefix,
         *     never by substring. Only kinds whose list the caller's role may read are searched, within the caller's scope.
         *     Masked fields stay masked. The text is sent in a POST body, so that card numbers do not appear in URLs and
         *     their logs.
         */
        post: operations["search.find"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/admin/addUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a user
         * @description The account name must be unused, ignoring case, even by a deleted user, because history refers to it
         *     (accountExists). A new merchant also gets its number and signing key; a new supplier is created without a
         *     leader. While AutoCreateRelateSupplier is on, a merchant also gets a related supplier; while
         *     AutoCreateRelateMerchant is on, a supplier gets a related merchant. That is another user, named after the
         *     account with the suffix `Supplier` or `Merchant`, with the same initial password.
         *
         *     The caller cannot give a role above its own (forbidden). A password that is short, common or contains the
         *     account name is refused (passwordRejected). Requires the second-level token.
         */
        post: operations["admin.addUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/admin/getUserList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description Newest first by default. Deleted users only with includeDeleted.
         */
        get: operations["admin.listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/admin/getSupplierProxyList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List team proxies of suppliers
         * @description A supplier sees its whole team, at every depth; staff see all teams.
         */
        get: operations["admin.listSupplierProxies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/admin/updateUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a user
         * @description Without a password it is unchanged. A changed password, account or role ends the user's sessions. The last
         *     superAdmin keeps its role, and callers cannot change their own role (accountProtected) or give a role above
         *     their own (forbidden). A user that belongs to a merchant or supplier keeps its role (roleBound). A deleted
         *     user must be repaired first (accountNotFound). The user is notified by a message. Requires the second-level
         *     token.
         */
        post: operations["admin.updateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/admin/deleteUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Delete a user
         * @description Ends the user's sessions. Its history and its merchant or supplier are kept. Callers cannot delete themselves
         *     or the last superAdmin (accountProtected). The account name stays taken; admin.repairUser restores a deleted
         *     user. Deleting twice has no further effect. This GET changes data: it needs the token headers like every call
         *     and is never retried. Requires the second-level token.
         */
        get: operations["admin.deleteUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/admin/repairUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a user a new account name
         * @description For an account that can no longer sign in. The user gets the new name, which may equal the old one, and is
         *     restored if deleted. Its sessions end and its sign-in delay is reset. The old name becomes free. Password,
         *     role and authenticator are unchanged. Requires the second-level token.
         */
        post: operations["admin.repairUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/admin/resetPayPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Remove a user's pay password
         * @description The second level uses the sign-in password until the user sets a new pay password. The user's second-level
         *     tokens end, and the user is notified by a message. This GET changes data, like admin.deleteUser. Requires the
         *     second-level token.
         */
        get: operations["admin.resetPayPassword"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/resource/getResourceDetailInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Details of one resource
         * @description Account, limits, monitor, today's figures and current reservations. A resource outside the caller's rows
         *     answers resourceNotFound.
         */
        get: operations["resources.detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/resource/getResourceStaticInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Current capacity of suppliers' resources
         * @description One row per supplier, product and currency. Both filters are optional.
         */
        get: operations["resources.staticInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/resource/enableResource": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable or disable a resource for a product
         * @description A disabled resource gets no new orders; orders already reserved on it continue.
         */
        post: operations["resources.enable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/resource/setEnabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable or disable a resource for all its products
         * @description As resources.enable for each of its products, in one step. A resource without a product cannot be enabled
         *     (validationFailed: resourceId).
         */
        post: operations["resources.setEnabled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/resource/explain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Explain why an account gets an order or not
         * @description The verdict of the allocation rules on one account for an order of a product and amount, now, with the facts
         *     behind it. For a payout the same rules decide which account may pay; the supplier's balance does not limit it,
         *     and several payouts of one amount may stand on one account. An account that does not serve the product answers
         *     resourceNotFound.
         */
        get: operations["resources.explain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/resource/getList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts
         * @description By supplier and name by default, with today's figures and current reservations. Account and phone numbers are
         *     masked; resources.reveal returns them in full. A supplier sees its own accounts and its team's. Deleted
         *     accounts are not listed. `kind` and `kinds` must both hold.
         */
        get: operations["resources.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/resource/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an account
         * @description The required fields depend on the kind (`resourceRefusals` of @platform/sdk/rules; validationFailed has one
         *     issue per field):
         *
         *     - bank: cardNumber, bankName, accountName
         *     - upi: vpa
         *     - wallet: accountName, and a link or picture
         *     - usdt: usdtAddress and usdtNetwork; currency USDT
         *     - gateway: gatewayName; with `gatewayId` the payouts on it are sent by that gateway, which only staff may name
         *     - mobileMoney: mobileNumber, or paybillNumber with paybillAccount, or tillNumber
         *
         *     An account can be registered only once (resourceExists). Its products must have its currency and be in the
         *     supplier's agreements (productNotEnabled). A supplier adds accounts for itself and its team
         *     (supplierNotFound).
         *
         *     A bank account without a currency gets the country of the setting CardCountry (IN, CN, KE: INR, CNY, KES),
         *     whose rules validate its number and bank code. Every other kind must name its currency. Requires the
         *     second-level token.
         */
        post: operations["resources.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/resource/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change an account
         * @description Fields left out are unchanged; null clears a value. Kind, currency and supplier cannot change. The whole
         *     account is validated as in resources.add. Orders already reserved on it continue with the details that their
         *     payers were shown. `productIds` replaces all products: those that stay keep their state, new ones are enabled.
         *     Requires the second-level token.
         */
        post: operations["resources.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/resource/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an account
         * @description Refused while an order is reserved on it (resourceBusy). Its orders and figures are kept; the same account can
         *     be registered again. Requires the second-level token.
         */
        post: operations["resources.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/resource/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reveal an account's numbers
         * @description Returns in full the numbers that lists mask. Each call is audited. Requires the second-level token.
         */
        post: operations["resources.reveal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/api/order/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an order
         * @description The merchant sends the request and signs it with its key, over exactly the values on the wire. Idempotent on
         *     (mchId, mchOrderNo): the same body returns the existing order, even if a new order would be refused now. A
         *     different body answers orderNumberConflict and changes nothing.
         *
         *     The product decides between collection and payout. A payout needs its beneficiary (`userName`, `cardNumber`,
         *     `ifscCode` or `address`, as the product requires). Its amount and fee are held at once; if the balance is too
         *     small, the call answers insufficientBalance and creates nothing.
         */
        post: operations["orders.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/api/order/createBatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create orders from a file
         * @description Accepts CSV (UTF-8, UTF-16 or GB18030; comma, semicolon or tab) or XLSX (first sheet only). The first row
         *     names the columns as orders.uploadFlag lists them, in any of its languages. Limits: 5 MiB and 500 orders
         *     (payloadTooLarge, batchOrderLimitExceeded).
         *
         *     All or nothing: if a row is wrong, no order is created and the call answers batchRowsInvalid with one issue
         *     per cell (`rows.12.amount`, numbered as in a spreadsheet). Amounts are in major units. A cell with a formula,
         *     a date, or a number of more than 15 digits is refused, because its displayed value differs from its stored
         *     value.
         *
         *     A merchant uploads its own orders; staff name the merchant in the column mchId. A row without notifyUrl uses
         *     the merchant's address.
         *
         *     `key` identifies the upload. The same key with the same file returns the first result; with another file it
         *     answers idempotencyConflict. The same file under another key is refused (fileAlreadyUploaded).
         */
        post: operations["orders.createBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/order/orderUploadFlag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * State of order uploads
         * @description Format of the file, whether one of the caller's files is being processed, and the last upload.
         */
        get: operations["orders.uploadFlag"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/order/getList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders
         * @description Newest first by default. A merchant sees its own orders; a supplier sees its own and its team's. With
         *     `payoutStatus` 1 a supplier also sees the payouts in the pool.
         *
         *     Orders whose allocation failed (status 10) are hidden unless orderStatusId is 10 or notInOrderStatusIds is
         *     given; an empty notInOrderStatusIds hides nothing. While HighPerfOrderQuery is on, `total` is null and
         *     pagination uses the cursor.
         */
        get: operations["orders.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/order/getStatusCounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count orders by status
         * @description Number of orders in each status, for the orders that orders.list shows with the same filters and caller. If
         *     the filters are only merchant, supplier, channel, currency, label, kind and time of creation, the counts come
         *     from sums that are always exact. With any other filter, and for payouts, the server counts rows, 100,000 in
         *     total at most. If there are more, `exact` is false and each count means "at least".
         */
        get: operations["orders.statusCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/order/getLastOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Newest order visible to the caller
         * @description Consoles without a websocket poll this every 10 s. Both fields are null if there is no order yet.
         */
        get: operations["orders.latest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/order/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Performance of collection orders
         * @description Success and allocation rates and time to pay: overall and by product, supplier, resource and hour of day,
         *     compared with the preceding range of the same length. An order counts at its time of creation. Default
         *     endTime: end of today; default startTime: beginning of endTime's day; at most 93 days. Test orders are left
         *     out.
         */
        get: operations["orders.profile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/order/replenishmentOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete an order by hand
         * @description Records by hand that the money has arrived (补单). A given UTR is consumed and never matches again (utrConsumed,
         *     utrInvalid). The second check and the limits answer supplementRefused, supplementLimitReached and
         *     timeoutSupplementDisabled. Requires the second-level token.
         *
         *     For a payout, the result depends on the caller: the holder of the claim starts the payment, a UTR is the
         *     proof, and an operator confirms. A supplier's payout waits for that confirmation as pendingConfirmation. Above
         *     the approval limit the first operator's confirmation answers secondApprovalRequired and is stored as a request;
         *     another operator confirms, and never the one who claimed and paid the payout.
         */
        post: operations["orders.supplement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/order/reselect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move an order to another product
         * @description The first product in the list that may serve the order and has capacity takes it, as a new attempt. A product
         *     may serve it if it is enabled, agreed with the merchant, of the same kind and currency, and if the amount is
         *     within its limits and the merchant's. The fee stays as it was at creation. The expiry is extended only if it has
         *     passed. If no product may serve the order, the call answers productNotEnabled; if none has capacity,
         *     orderAllocationFailed; the order is then unchanged. Bank details that are left out are unchanged. A payout
         *     returns to the pool with a new key. Unpaid orders only.
         */
        post: operations["orders.reselect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/order/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a payout order
         * @description Moves an awaiting or preparing payout to rejecting. The held money is released once the rejection is approved.
         *     A reason is required (rejectReasonRequired). A collection order answers orderTypeRefused.
         */
        post: operations["orders.reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/order/freeResource": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Free the resource reserved by an order
         * @description The order times out now; its reserved place and amount are free for other orders. With
         *     isOffsetReplenishmentOrder the supplier's side is settled too: it has received the money and owes it, and the
         *     merchant was credited otherwise. Such an order is neither completed nor allocated again (orderSettled).
         */
        post: operations["orders.freeResource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/order/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Re-send an order's callback
         * @description Sends an extra attempt at once; the retry schedule is unchanged. Paid orders only (callbackNotEligible). A
         *     delivery that was acknowledged stays acknowledged whatever the new answer is.
         */
        post: operations["orders.callback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/order/reverseOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reverse a paid order
         * @description Reverses the postings; the UTR stays consumed. Above the limit a second person must approve: the first call
         *     answers secondApprovalRequired, and the same call by another person reverses the order. If the merchant has
         *     spent the money, the call answers insufficientBalance. Requires the second-level token.
         */
        post: operations["orders.reverse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/order/statisticsV2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Statistics of orders in a time range
         * @description By time, product, supplier and, with groupByMerchant, merchant; compared with the preceding range of the same
         *     length. An order counts at its time of creation, with its current status. Default endTime: end of today;
         *     default startTime: beginning of endTime's day; at most 366 days. Figures are computed at the time of the call.
         *     Test orders count only with orderMark 2.
         *
         *     A merchant cannot filter by supplier, nor a supplier by merchant: the result is empty. isProxy applies to the
         *     given supplier, or to the calling supplier; without a supplier it is refused.
         */
        get: operations["orders.statistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/order/simplestatisticsV2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Figures of today and yesterday
         * @description Figures for the home page, without test orders. The three times are midnights in the platform's time zone;
         *     missing ones are computed. Yesterday's figures are also given up to the current time of day, for a fair
         *     comparison. Each day can be a range of up to 31 days. While ShowUserStatisticInfo is off, `shown` is false and
         *     there are no figures. isProxy is for suppliers only.
         */
        get: operations["orders.simpleStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/order/getOrderStatusList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Order statuses
         * @description Ids and names in the three languages.
         */
        get: operations["orders.statuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/order/getOrderMarkList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Order labels
         * @description Ids and names in the three languages.
         */
        get: operations["orders.marks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/order/getOrderAllocateInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Allocation of an order
         * @description Every attempt; for a payout every account that was to pay it. For the last attempt also every candidate resource, with the reasons why it was not eligible.
         */
        get: operations["orders.allocationInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/order/getDossier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Details of one order
         * @description The order with its timeline, attempts, statements, callbacks, postings, risk findings and raw request, reduced
         *     to the caller's permissions. A merchant sees no supplier, resource, statement text or commission. A supplier
         *     sees no merchant fee and no callback. An order outside the caller's rows answers orderNotFound.
         */
        get: operations["orders.dossier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/order/updateOrderMark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Label an order
         * @description Changes the label only; a label never moves money.
         */
        post: operations["orders.updateMark"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/order/unlockOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unlock claimed payout orders
         * @description Releases each claim, so that the orders await payout again. Each order is processed separately; a refused one
         *     does not stop the others. Idempotent.
         */
        post: operations["orders.unlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/payout/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a payout
         * @description Cancels a payout that awaits payout and releases the held money to the merchant. A claimed payout cannot be
         *     cancelled; staff unlock it first with orders.unlock.
         */
        post: operations["payouts.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/payout/approveRejection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a payout's rejection
         * @description Completes a rejection that orders.reject or a decline requested. The payout becomes rejected, and the held
         *     money is released to the merchant.
         */
        post: operations["payouts.approveRejection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/payout/refuseRejection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse a payout's rejection
         * @description The payout awaits payout again, as a new attempt with a new key, because a gateway may have declined it under
         *     the old key.
         */
        post: operations["payouts.refuseRejection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/payout/reportDeclined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that a payment was declined
         * @description For a payment that the bank or gateway has definitely not made. The payout goes to the review of its rejection
         *     or, while GatewayOrderRejectToPayoutPool is on, back to the pool as a new attempt. A supplier reports only
         *     payouts that it has claimed (claimNotOwned). If the result is uncertain, use payouts.reportUnknown.
         */
        post: operations["payouts.reportDeclined"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/payout/reportUnknown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that a payment's result is unknown
         * @description For a timeout or an answer that cannot be interpreted: the payment may have been made. The payout becomes a
         *     processing exception until an operator resolves it (payouts.resolveException). It is never retried
         *     automatically.
         */
        post: operations["payouts.reportUnknown"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/payout/dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dispute the proof of a payout
         * @description Contests the proof of a payout that is pending confirmation. The payout becomes a processing exception.
         */
        post: operations["payouts.dispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/payout/resolveException": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve a processing exception
         * @description Records what the operator found at the bank. Found paid: the payout is completed and posted; it needs the bank
         *     reference (utrConsumed, utrInvalid) unless it already has one. Found not paid: it awaits payout again, as a
         *     new attempt. Above the approval limit, finding it paid needs two operators: the first call answers
         *     secondApprovalRequired and is stored as a request, and the operator who claimed and paid the payout cannot
         *     approve it. Requires the second-level token.
         */
        post: operations["payouts.resolveException"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/payoutOrderClaim/claimOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim a payout order
         * @description Grants an exclusive lease to pay one order that awaits payout. Of several concurrent claims one succeeds; the
         *     others answer claimTaken. A claim by the current holder renews the lease. Only this call returns the whole
         *     card number, and only to the holder of the claim.
         *
         *     A supplier's claim reserves the account that pays, within its limits: `resourceId`, or else the one that
         *     allocation would choose among the supplier's own accounts for the product. Without such an account the claim
         *     names none. An account is refused as resourceNotFound (not the supplier's own, deleted, not for the product, or
         *     of a gateway, from which only the platform pays), resourceDisabled, productNotEnabled, monitorOffline or resourceLimitExceeded; without `resourceId`
         *     the last two say that none of the supplier's accounts can pay now. A renewal keeps the account, or moves the
         *     order to the one that it names. The account is free again when the order leaves the claim unpaid.
         *
         *     Staff pay from no account of a supplier, so `resourceId` is refused to them (validationFailed).
         */
        post: operations["payoutClaims.claim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/payoutOrderClaim/cancelClaim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release a claimed payout order
         * @description The order awaits payout again. Only the holder can cancel a claim (claimNotOwned; staff use orders.unlock),
         *     and only before the payment has begun (cancelClaimFailed).
         */
        post: operations["payoutClaims.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/payoutOrderClaim/claimNext": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim the next payout order
         * @description Claims the oldest payout of the pool that the caller may pay, under the rules of payoutClaims.claim. Payouts
         *     that another caller is claiming at the moment are passed over, so that many callers never wait for each other.
         *     Any currency, product and amount, unless given. `claim` is null if there is none. A payout that none of the
         *     supplier's accounts can pay now is passed over too; if only such payouts are found, the answer is the refusal
         *     of the oldest (monitorOffline, resourceLimitExceeded).
         */
        post: operations["payoutClaims.next"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/payoutOrderClaim/getHeld": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payouts that the caller has in hand
         * @description Payouts that the caller has claimed and those that it is paying, the first lease to end first. Like
         *     payoutClaims.claim it returns whole card numbers, which nobody but the holder gets.
         */
        get: operations["payoutClaims.held"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/payGateway/getList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List gateways
         * @description With their health of the last 24 hours, from the records of their runs. Credentials are never shown.
         */
        get: operations["payGateways.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/payGateway/getOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gateways for choosing
         * @description By name, disabled ones included.
         */
        get: operations["payGateways.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/payGateway/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a gateway
         * @description It begins disabled. `baseUrl` and the other hosts must be public addresses (gatewayAddressRefused). The script
         *     must have the direction of the gateway (payScriptNotFound); the product too, and its currency is the gateway's
         *     (productNotFound). Requires the second-level token.
         */
        post: operations["payGateways.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/payGateway/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a gateway
         * @description Fields left out are unchanged; direction and product cannot change. A credential of the list is set, one with
         *     null is removed, and all others stay. A run that has begun ends with the old values. Requires the second-level
         *     token.
         */
        post: operations["payGateways.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/payGateway/setEnabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable or disable a gateway
         * @description A disabled gateway gets no new payouts. Those that were sent are still queried, and its notices are still read.
         *     A gateway whose script has no live version cannot be enabled (payScriptNotLive). Requires the second-level
         *     token.
         */
        post: operations["payGateways.setEnabled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/payGateway/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a gateway
         * @description Runs `test` of the live script, which asks the gateway for something harmless, such as its balance. Works for a
         *     disabled gateway too. A failure answers resourceTestFailed with the reason. Both are records of
         *     payScriptRuns. A script without a live version answers payScriptNotLive.
         */
        post: operations["payGateways.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/payGateway/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a payout by a gateway
         * @description Reserves an account of a gateway for a payout of the pool, within the account's limits. A background worker
         *     then saves the key of the attempt and sends the payout once. Until that the payout is preparing, and
         *     orders.unlock takes it back. The account must be enabled and serve the product (resourceNotFound,
         *     resourceDisabled, productNotEnabled, resourceLimitExceeded), and its gateway must be enabled (gatewayDisabled)
         *     and take the amount (amountOutOfRange). A payout that another caller holds answers claimTaken. Requires the
         *     second-level token.
         */
        post: operations["payGateways.send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/payScript/getList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List pay scripts */
        get: operations["payScripts.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/payScript/getOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pay scripts for choosing
         * @description By name.
         */
        get: operations["payScripts.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/payScript/getVersionList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of a script
         * @description Newest first, without source and samples.
         */
        get: operations["payScripts.versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/payScript/getVersion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One version of a script
         * @description With source and samples.
         */
        get: operations["payScripts.version"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/payScript/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a pay script
         * @description With its first version, which is not live. A source that is no module, or exports none of the entry points,
         *     answers payScriptInvalid. Requires the second-level token.
         */
        post: operations["payScripts.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/payScript/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rename a pay script */
        post: operations["payScripts.rename"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/payScript/addVersion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a version to a script
         * @description A version never changes. It gets the samples of the newest version unless the request brings its own. It is not
         *     live. Refusals as in payScripts.add. Requires the second-level token.
         */
        post: operations["payScripts.addVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/payScript/tryRun": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a script
         * @description Runs a source or a version in the sandbox, against samples or against the recorded answers of a run. Nothing
         *     is sent and nothing changes. Give `source` or `versionId`, and `samples` or `runId`; without these two, the
         *     samples of the version. An answer that was not recorded fails the request of the script.
         */
        post: operations["payScripts.tryRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/payScript/goLive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a version live
         * @description The samples of the version run first: one that does not give its expected verdict answers
         *     payScriptSamplesFailed, and so does a version without a sample of `send`. A payout under way goes on with the
         *     new version. Requires the second-level token.
         */
        post: operations["payScripts.goLive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/payScript/bringBack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back the version before
         * @description Puts the version live that was live before the present one. Its samples passed when it went live, so they do
         *     not run again. Without such a version: payScriptNotLive. Requires the second-level token.
         */
        post: operations["payScripts.bringBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/payScriptRun/getList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List runs of pay scripts
         * @description Newest first by default. Cleared by the data-clear cycle.
         */
        get: operations["payScriptRuns.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/payScriptRun/getDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One run
         * @description With its requests, their answers and its log. Texts of a gateway are foreign; display them as plain text.
         */
        get: operations["payScriptRuns.detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/payScriptRun/queryAgain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Query the payout of a run again
         * @description Asks the gateway now, without waiting for the next query, and takes the payout on as the answer demands. Works
         *     while the outcome of the attempt is open: submitted, paying, or a processing exception. Otherwise, and for a
         *     run without a payout: gatewayQueryRefused.
         */
        post: operations["payScriptRuns.queryAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/statement/ingest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report messages about money movements
         * @description For devices and chain watchers, which authenticate with headers instead of a session:
         *
         *     - `x-device-token`: the device's token
         *     - `x-device-timestamp`: sending time in Unix seconds; at most five minutes from the server's time
         *     - `x-device-signature`: `v1=` and HMAC-SHA256 in lower-case hexadecimal, keyed with the device's secret, of the
         *       timestamp, a full stop and the body exactly as sent
         *
         *     `signDeviceRequest` of the SDK creates them; an SDK client with a `device` sends them automatically. Missing
         *     or wrong headers answer deviceUnauthorized.
         *
         *     Each record is stored before it is parsed, so that a record that cannot be parsed is not lost. A repeated
         *     record answers `duplicate` and changes nothing, in the same or another request. A USDT transfer may be
         *     reported again as its confirmations grow. Results are in the order of the records. Each record holds exactly
         *     one of `sms`, `webMessage` and `usdt`, matching the kind of the device.
         */
        post: operations["statements.ingest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/statement/getList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List statement records
         * @description Newest report first. A supplier sees the records of its own accounts and devices and of its team's. Texts come
         *     from third parties: display them as plain text, never as HTML. The states suspicious and unmatched are the two
         *     queues for manual review.
         */
        get: operations["statements.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/statement/matchByHand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Match a statement record with an order by hand
         * @description The operator assigns a record to an order. The record must be unmatched or suspicious money in, in the order's
         *     currency. If account, amount or reference differ from the order, a reason is required (statementDiffers names
         *     the differences). This is a supplement, so the rules of supplements apply, including CanTimeoutSupplement.
         *     Record, reference and order change in one transaction. Requires the second-level token.
         */
        post: operations["statements.matchByHand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/statement/ignore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ignore a statement record
         * @description Removes money that belongs to no order from the review queues. A matched record cannot be ignored.
         */
        post: operations["statements.ignore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/statement/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Parse and match a statement record again
         * @description Uses the current templates, accounts and settings, for example after a template was added for the text. A
         *     matched record is unchanged (statementAlreadyMatched). Lateness is measured from the time of the report. No
         *     second-level token is needed: the record is matched by the same rules as automatically, and the caller chooses
         *     neither order nor amount. statements.matchByHand does require it.
         */
        post: operations["statements.rematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/savedView/getList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the views of one list of a screen
         * @description The caller's own views first, then views shared with its role, by name. At most 100 own and 100 shared views
         *     (`total` counts all). `isDefault` is the caller's default for the screen; the owner may be another user.
         */
        get: operations["savedViews.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/savedView/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a view
         * @description Creates a personal view; savedViews.share shares it with a role. Limits: 100 views per user (savedViewLimit),
         *     8 KiB per view (savedViewTooLarge), unique names per list and screen (savedViewNameTaken).
         */
        post: operations["savedViews.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/savedView/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename or overwrite a view
         * @description Owner only; other users get savedViewNotFound. Fields left out are unchanged. `version` is the version that
         *     the caller has read: if the stored one is newer, the call answers conflict and writes nothing.
         */
        post: operations["savedViews.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/savedView/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share a view with a role, or stop sharing
         * @description The caller can share its own views, with a role that may open the list (savedViewNotShareable). Anyone who may
         *     share can also withdraw a colleague's shared view (`role: null`), so that outdated shared views can be
         *     removed.
         */
        post: operations["savedViews.share"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/savedView/setDefault": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the default view of a screen
         * @description Applies to the caller and this screen only; `id: null` removes the default. The view must be the caller's own or
         *     shared with its role, and belong to the screen (savedViewNotFound). At most 100 screens (savedViewLimit).
         */
        post: operations["savedViews.setDefault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/savedView/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a view
         * @description Owner only. Users that had it as default open the screen without a default view.
         */
        post: operations["savedViews.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/messageTemplate/getList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List message templates
         * @description In matching order: smallest `priority` first.
         */
        get: operations["messageTemplates.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/messageTemplate/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a message template
         * @description `pattern` and `senderPattern` are regular expressions in RE2 syntax, which runs in linear time and therefore
         *     has no look-around or back-references. Matching ignores case, and `.` also matches a line break. `pattern` can
         *     match anywhere in the text; `senderPattern` must match the whole sender. Named groups are the fields: `amount`
         *     (required), `utr`, `balance`, `payerName`, `remark` (what the payer wrote), `accountTail`, `time`, `direction` (a word for credit or debit). A
         *     template must parse its own `sample`; templateInvalid gives the problem. Requires the second-level token.
         */
        post: operations["messageTemplates.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/messageTemplate/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a message template
         * @description Fields left out are unchanged. Records that were already parsed are unchanged. Requires the second-level token.
         */
        post: operations["messageTemplates.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/messageTemplate/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a message template
         * @description Records that it parsed are kept, without its name. Requires the second-level token.
         */
        post: operations["messageTemplates.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/messageTemplate/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test how a message is parsed and matched
         * @description Stores nothing. With `draft` only that template is tried, stored or not; without it, the templates in use, in
         *     order. With `monitorId` the answer also names the order that the message would complete now if that device
         *     reported it.
         */
        post: operations["messageTemplates.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/monitorDevice/getList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List monitor devices
         * @description Newest first. A supplier sees its own devices and its team's.
         */
        get: operations["monitorDevices.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/monitorDevice/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a monitor device
         * @description Returns the device's token and secret, which are never shown again. A device added by a supplier belongs to
         *     that supplier. Without `supplierId` a supplier's device is its own; added by anyone else it is the platform's.
         *     While AllowOneMonitorAccountMoreUser is off, all accounts of a device must belong to one supplier, its owner
         *     if it has one (monitorSharedRefused). An account has one device: assigning it here removes it from the other
         *     device. An id in use, even by a revoked device, answers monitorExists. Requires the second-level token.
         */
        post: operations["monitorDevices.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/monitorDevice/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a monitor device
         * @description Fields left out are unchanged. `resourceIds` replaces the whole list of monitored accounts.
         */
        post: operations["monitorDevices.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/monitorDevice/rotateToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a monitor device a new token and secret
         * @description The old token and secret stop working at once. Requires the second-level token.
         */
        post: operations["monitorDevices.rotateToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/monitorDevice/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a monitor device
         * @description Permanent. The device is refused from now on and monitors no account; its reports are kept.
         */
        post: operations["monitorDevices.revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/monitor/heartbeat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a device's heartbeat and log lines
         * @description Heartbeat of a monitor device, signed as in statements.ingest (a report there counts as a heartbeat too). Its
         *     accounts are eligible for orders while heartbeats arrive: send one several times within `liveSeconds`, with or
         *     without log lines. A device that is silent for longer is offline: its accounts get no new orders, and the
         *     users responsible for them are notified. Lines are stored unchanged except for redacted secrets. Limit: 600
         *     lines per minute and device (tooManyRequests). A line about an account that the device does not monitor
         *     answers resourceNotFound.
         */
        post: operations["monitorLogs.report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/monitorLog/clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Clear the monitor logs
         * @description Deletes all monitor logs. This GET changes data: it needs the token headers like every call and is never
         *     retried. Statement records, orders and the audit trail are kept; the audit trail records the count, steps and
         *     time range. Requires the second-level token.
         */
        get: operations["monitorLogs.clear"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/monitorLog/getList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List monitor logs
         * @description Newest first. Steps reported by the devices and scripts that monitor accounts, and the platform's results in
         *     the caller's language. `total` counts up to 100000; a larger list also shows 100000. `nextCursor` reads all
         *     rows, each page as fast as the first.
         */
        get: operations["monitorLogs.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/securityNode/getAccountList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the chains of accounts
         * @description One row per account with a chain; broken chains first, longest broken first. A chain is broken until a patch,
         *     or the arrival of the missing message, repairs every break.
         */
        get: operations["securityNodes.accounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/securityNode/getList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the messages of chains
         * @description Newest first. A message is in its account's chain if its text has the balance and SecurityFreqParameters.type
         *     includes its kind. States: `linked` follows from an earlier message; `start` had no earlier message within
         *     GlobalSecuritySetting.messageInSecurityChainCacheTime; `broken` does not follow from the previous ones;
         *     `replayed` repeats an earlier one. `reliable` uses the current settings. `total` counts up to 100000; use
         *     `nextCursor` to read all.
         */
        get: operations["securityNodes.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/securityNode/getLeakList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the findings of the periodic check
         * @description Newest first: breaks, replays, and accounts with more than GlobalSecuritySetting.perMinuteFreqCount messages
         *     in a minute. The check runs every SecurityFreqParameters.sbLeakCheckInterval seconds. A break that the missing
         *     message repaired before the next check is not listed.
         */
        get: operations["securityNodes.leaks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/securityPatch/getList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List repairs of chains
         * @description Newest first.
         */
        get: operations["securityPatches.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/securityPatch/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Repair a broken chain
         * @description Records the operator's reason why the balances do not follow, for example money moved without a message, or a
         *     lost message. It repairs the given break and all earlier ones of the account, but none that came after the
         *     operator looked. The supplement counter restarts. Messages are not changed. Requires the second-level token.
         */
        post: operations["securityPatches.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/orderCallBack/getDetailList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List callback attempts
         * @description Newest first, each with its request and response.
         */
        get: operations["orderCallbacks.listDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/orderCallBack/getList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List callback deliveries
         * @description Newest first. To send one again, use orders.callback.
         */
        get: operations["orderCallbacks.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/orderCallBack/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test callback
         * @description Sends one signed callback to the merchant's default callback URL and returns what came back. The order in it does
         *     not exist: its numbers begin with TEST. Nothing is stored but the audit record, and it is not repeated. A merchant
         *     does this for itself, staff for any merchant. Without a default URL: validationFailed. Requires the
         *     second-level token.
         */
        post: operations["orderCallbacks.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/orderCallBack/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete callback deliveries
         * @description Deletes the deliveries and their attempts, all or none. A delivery with attempts still to come is refused
         *     (callbackNotFinished), because the merchant would not get its result. Requires the second-level token.
         */
        post: operations["orderCallbacks.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/orderCallBack/resendMany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Re-send callbacks by filter
         * @description Starts a background job that re-sends the callbacks of paid orders and completed payouts that match the filter
         *     and were created before the call. Acknowledged deliveries are included only if `state` or `orderCodes` is
         *     given. `orderCodes` alone selects exactly these orders; together with other filters, those of them that match.
         *     A merchant selects among its own orders only.
         *
         *     The job sends at most twenty per second. It checks each order when its turn comes, with the rules of
         *     orders.callback, and counts refused ones under their error. The event id is unchanged, and the attempt appears
         *     in the order's timeline. More than `max` matches answer callbackResendTooMany; a user has one running job at a
         *     time (callbackResendRunning). `orderCallbacks.listResends` shows progress, `orderCallbacks.listResendResults`
         *     the result of each order, and `orderCallbacks.cancelResend` stops the job.
         */
        post: operations["orderCallbacks.resendMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/orderCallBack/previewResend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview a re-send by filter
         * @description Returns how many deliveries orderCallbacks.resendMany would select now with the same filter, and how many of
         *     them it would skip, by reason. Sends nothing.
         */
        get: operations["orderCallbacks.previewResend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/orderCallBack/getResendList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List re-send jobs
         * @description Newest first, with the progress of running jobs. A merchant sees only the jobs that it started.
         */
        get: operations["orderCallbacks.listResends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/orderCallBack/getResendResults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the results of a re-send job
         * @description In processing order, with the job's progress.
         */
        get: operations["orderCallbacks.listResendResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/orderCallBack/cancelResend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a re-send job
         * @description Orders not processed yet are left unchanged; attempts already requested are sent. A finished job is unchanged.
         */
        post: operations["orderCallbacks.cancelResend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/export/getColumns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Columns of a list's export
         * @description In the language of the request and in default order. Only columns that the caller may see: fields hidden from
         *     the role in the list are not offered.
         */
        get: operations["exports.columns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/export/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export rows of a list
         * @description Returns at once. A background job writes the file, and export.updated reports its progress. The file holds the
         *     same data as the list call returns to the caller, with the same permission, scope and masks. Rows are read
         *     page by page, so the job stops if the caller is disabled, changes role or loses access to the list. Without
         *     `selection` all rows that match the filters are written.
         *
         *     Per user, at most two jobs run and at most five run or wait; another one answers exportsRunning. Files are
         *     kept for a day, at most the newest twenty of a user. The audit trail records the requester, the request and
         *     the row count.
         */
        post: operations["exports.start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/export/getList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List own exports
         * @description Exports of the last day, newest first. Exports of other users are never visible.
         */
        get: operations["exports.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/export/getPiece": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download one piece of a file
         * @description A finished file is downloaded in pieces of at most 1 MiB, numbered from 0; join them in order. Each request
         *     sends the token header like every call, so that no URL gives access to the file, and an interrupted download
         *     can resume. With `compression` gzip each piece is compressed separately.
         */
        get: operations["exports.piece"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/export/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an export
         * @description Cancels a waiting or running export. It ends within one page of rows, and its partial file is deleted. A
         *     finished export is unchanged.
         */
        post: operations["exports.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/export/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an export and its file
         * @description A waiting or running export is cancelled first.
         */
        post: operations["exports.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/dataClearing/getList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List checkpoints of the data-clear cycle
         * @description Newest first. Each step that deletes records writes a checkpoint in the same transaction. The setting
         *     DataClearCycle defines the retention. Ledger, orders, statement records and the audit trail are never cleared.
         */
        get: operations["dataClearings.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system/getHealth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Health of the platform
         * @description First check when something seems wrong: the answering process, the database, queue lengths and ages, and
         *     findings of the periodic checks. Cheap: it reads indexes and single rows, and counts each queue up to 10000. A
         *     system queue whose age grows means that its job cannot keep up.
         */
        get: operations["system.health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/todo/getList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List own open work
         * @description One entry per kind of work that this role handles, even if empty, with the count and the items to handle first.
         *     Merchants and suppliers see only their own; a user's own approval requests are not shown to that user. Counts
         *     stop at 1000. Cheap enough to poll every 30 seconds.
         */
        get: operations["todo.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/resetSystemResourcePool": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rebuild the resource pool
         * @description Reloads every resource and releases reservations of ended orders; those of open orders stay. This GET changes
         *     data: it needs the token headers like every call and is never retried. While one runs, another answers
         *     maintenanceInProgress. Requires the second-level token.
         */
        get: operations["system.resetResourcePool"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/fixSystemResources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Repair resources that contradict their orders
         * @description Compares every resource's counters and reservations with its orders and ledger, and corrects the resource. A
         *     second run finds nothing. This GET changes data, like system.resetResourcePool. Requires the second-level
         *     token.
         */
        get: operations["system.fixResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/product/getOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Options for choosing a product
         * @description A merchant gets the products that it may use, with its own limits. Suppliers and staff get all products.
         */
        get: operations["products.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/product/getList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products
         * @description By number, with all settings.
         */
        get: operations["products.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/product/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a product
         * @description The number must be unused (productExists). A main product must have no main product itself, and the same kind
         *     and currency (productRefused). Only product 1045 has scaled amounts on the wire; the scaling depends on the
         *     number. Requires the second-level token.
         */
        post: operations["products.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/product/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a product
         * @description Fields left out are unchanged. Number, kind and currency cannot change, because orders and accounts depend on
         *     them. Changes apply to later orders; defaults apply to new agreements and accounts. A disabled product accepts
         *     no orders and gets no allocations. Requires the second-level token.
         */
        post: operations["products.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/bank/getOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Options for choosing a bank
         * @description Enabled banks, by short name.
         */
        get: operations["banks.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/bank/getList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List banks
         * @description By country and number.
         */
        get: operations["banks.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/bank/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a bank
         * @description The number must be unused in its country, and the IFSC prefix by any other bank (bankExists). Only a bank of
         *     India has an IFSC prefix (validationFailed).
         */
        post: operations["banks.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/bank/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a bank
         * @description Fields left out are unchanged; the country cannot change. A disabled bank can no longer be chosen. Records
         *     that name the bank are unchanged. Refusals are those of banks.add.
         */
        post: operations["banks.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/merchant/getSigningKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read own signing key
         * @description For a merchant that tests order creation. Requires the second-level token; each call is audited.
         */
        post: operations["merchants.signingKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/merchant/getList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List merchants
         * @description Newest first by default. Balances come from the ledger; signing keys are never included.
         */
        get: operations["merchants.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/merchant/getDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One merchant
         * @description A merchant can read itself only. A merchant outside the caller's rows answers merchantNotFound.
         */
        get: operations["merchants.detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/merchant/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a merchant
         * @description Creates the merchant's number, its signing key and its user, from account and password with the rules of
         *     admin.addUser (accountExists, passwordRejected). With userId instead, the merchant belongs to an existing user
         *     of this role, one of users.unusedOptions (userAlreadyLinked, accountNotFound). Only this response contains the key. While AutoCreateRelateSupplier is on, a related supplier
         *     is created too. The merchant has no product until userProducts.add gives it one. Requires the second-level
         *     token.
         */
        post: operations["merchants.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/merchant/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a merchant
         * @description Fields left out are unchanged; null clears a value. New callback settings apply to orders created from then
         *     on. A new sign profile applies to the next request and the next callback, so the merchant must change its side
         *     at the same time. Products, fees and limits are changed with userProducts.update. Requires the second-level
         *     token.
         */
        post: operations["merchants.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/merchant/updateOwn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one's own callback settings
         * @description Callback format, default callback URL and allowed addresses of the caller's merchant. Refused to a merchant that may
         *     not modify its data (modifyNotAllowed). Fields left out are unchanged. Callbacks that wait are sent to their own
         *     URL in the new format. Requires the second-level token.
         */
        post: operations["merchants.updateOwn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/merchant/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable or disable a merchant
         * @description A disabled merchant cannot create orders (merchantDisabled). Its existing orders continue, callbacks are sent,
         *     and its user can sign in.
         */
        post: operations["merchants.enable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/merchant/rotateKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a merchant's signing key
         * @description The new key is in this response; afterwards only the merchant can read it (merchants.signingKey). The old key
         *     stays valid for `graceHours`: requests signed with either key are accepted, and X-Signature of a callback has
         *     one signature per key, the new one first. `sign` uses the old key until then. During that time another
         *     rotation answers keyRotationInProgress. With 0 hours the old key ends at once. A merchant rotates its own key
         *     only. Requires the second-level token.
         */
        post: operations["merchants.rotateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/merchant/revokeOldKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a merchant's old signing key
         * @description For a merchant that has switched to the new key, or whose old key leaked. Has no effect if there is no old
         *     key. Requires the second-level token.
         */
        post: operations["merchants.revokeOldKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/merchant/adjustBalance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adjust a merchant's balance
         * @description Posts one transfer between the merchant's balance and the platform's adjustment account, with the reason.
         *     `key` is the idempotency key: a repeated call returns the first result, another body with the same key answers
         *     idempotencyConflict.
         *
         *     Above the currency's limit a second person must approve: the first call stores a request and answers
         *     secondApprovalRequired, and the same call by another person posts it. adjustments.list shows pending requests;
         *     adjustments.refuse declines one. A balance that is too small answers insufficientBalance. Requires the
         *     second-level token.
         */
        post: operations["merchants.adjustBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/merchant/clearBalance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clear a merchant's balance
         * @description Takes the whole available balance of one currency; money held for payouts stays. Allowed only while
         *     CanClearMerchantBalance is on (balanceClearingDisabled). Key, second approval and second-level token work as
         *     in merchants.adjustBalance. The amount is the balance available at the time of posting; if it is 0,
         *     `adjustment` is null.
         */
        post: operations["merchants.clearBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/supplier/getList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List suppliers
         * @description Team leaders and proxies, by name. A supplier sees itself and its team. Balances come from the ledger.
         */
        get: operations["suppliers.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/supplier/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a supplier or a team proxy
         * @description Also creates the supplier's user, from account and password with the rules of admin.addUser (accountExists,
         *     passwordRejected). With userId instead, staff give an existing user of this role its supplier, one of
         *     users.unusedOptions (userAlreadyLinked, accountNotFound). Without
         *     parentSupplierId, staff create a supplier without a leader, and a supplier creates a direct proxy of itself. A
         *     supplier adds within its own team only (supplierNotFound). While AutoCreateRelateMerchant is on, a supplier
         *     without a leader also gets a related merchant. The commission of an account goes to the supplier that owns it;
         *     leaders get no share of their proxies' commission. Requires the second-level token.
         */
        post: operations["suppliers.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/supplier/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename a supplier or move it to another leader
         * @description Fields left out are unchanged. parentSupplierId null removes the leader; the team moves along. A move below
         *     itself or its own team answers teamMoveRefused. A supplier changes its team only, and moves members within it
         *     only. Orders and balances are not affected. Requires the second-level token.
         */
        post: operations["suppliers.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/supplier/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable or disable a supplier or its team
         * @description Accounts of a disabled supplier get no new orders; orders already allocated to them continue. Its team stays
         *     as it is, unless wholeTeam is true. A supplier can do this to its team only.
         */
        post: operations["suppliers.enable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/supplier/restoreAccess": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Help a member of a team back in
         * @description Sets a new sign-in password, removes a lost authenticator (authenticatorNotBound), or both (validationFailed
         *     with neither). Staff do this for every supplier, a supplier for those below itself. Ends the user's sessions,
         *     and the user is notified by a message. The password follows the rules of admin.addUser (passwordRejected).
         *     Requires the second-level token.
         */
        post: operations["suppliers.restoreAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/supplier/adjustDeposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post a supplier's deposit or its return
         * @description A positive amount is a payment by the supplier, a negative one a return to it. A deposit cannot become
         *     negative (insufficientBalance). Reason, key, second approval and second-level token work as in
         *     merchants.adjustBalance.
         */
        post: operations["suppliers.adjustDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/userProduct/getList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List product agreements
         * @description By user and product. A merchant sees its own agreements; a supplier its own and its team's.
         */
        get: operations["userProducts.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/userProduct/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a product agreement
         * @description Without a rate, the product's default rate applies. Afterwards the merchant can order the product, or the
         *     supplier's accounts can serve it (resources.add, resources.update). There is one agreement per user and
         *     product (agreementExists). A supplier adds agreements for its team only, for products that it has itself
         *     (agreementNotFound), at a rate no higher than its own (rateAboveLeader). Requires the second-level token.
         */
        post: operations["userProducts.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/userProduct/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a product agreement
         * @description Fields left out are unchanged; null removes a limit. Changes apply to later orders: an order keeps the fee of
         *     its creation and the commission of its allocation. When a leader's rate is lowered, the rates of its proxies
         *     are unchanged. Requires the second-level token.
         */
        post: operations["userProducts.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/userProduct/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a product agreement
         * @description A merchant can no longer order the product (productNotEnabled); its existing orders continue. A supplier's
         *     agreement cannot end while an account of it serves the product (agreementInUse). Requires the second-level
         *     token.
         */
        post: operations["userProducts.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/fundRecord/getList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List fund records
         * @description Ledger entries, newest first by default. A merchant sees its own accounts' entries, a supplier its own and its team's,
         *     other roles all, including the platform's accounts. Each entry has the account's balance after it; `version`
         *     numbers an account's entries in posting order. Held amounts do not change a balance and are not listed.
         *     `total` counts up to 100000 unless `withSummary` is true.
         */
        get: operations["fundRecords.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/adjustment/getList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List adjustments
         * @description Newest first by default. An adjustment with the state awaitingApproval needs a second person, who approves it by sending
         *     the same call with the same key.
         */
        get: operations["adjustments.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/adjustment/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse an adjustment that waits for approval
         * @description Allowed for everyone who may approve it, and for its requester. A posted or refused one answers
         *     adjustmentDecided. Requires the second-level token.
         */
        post: operations["adjustments.refuse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/cashier/getOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Order details for the payer
         * @description The data of the pay page at `payUrl`, for a merchant that shows its own page. The token is the last part of
         *     `payUrl`; it is the only credential and gives access to this order only. While `status` is `preparing`, an
         *     account is being allocated, usually within moments: poll again after two seconds. Account and amount are
         *     returned only while the order waits for its payment, because a later payment may not be matched.
         */
        get: operations["cashier.order"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/cashier/tell": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit the payer's payment details
         * @description Takes the details named by `asks` of the order: the reference that the payer's app shows after the payment, or
         *     the payer's name. They never complete an order by themselves: money is matched by the account's own messages.
         *     If those fit several orders or none, the submitted details help to find the right one. A new submission
         *     replaces the previous one; limits: ten per order, one every three seconds (tooManyRequests). A reference that
         *     is invalid for the account's kind answers payerReferenceInvalid; a detail that the order does not ask for
         *     answers payerWordNotTaken.
         */
        post: operations["cashier.tell"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/simulator/getStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Status of the simulator
         * @description A simulator is attached if it reported within the last 15 seconds. A new setting is shown at once; the
         *     simulator applies it with its next report, within a few seconds. Without a simulator every field except
         *     `attached` is null.
         */
        get: operations["simulator.status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/simulator/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch the simulator, and set its load and fault level
         * @description Settings survive restarts. When switched off it creates no new orders, but still pays and reports the open
         *     ones. Without a simulator the call answers simulatorNotAttached.
         */
        post: operations["simulator.set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/simulator/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report the simulator's status and fetch its settings
         * @description The simulator sends it every few seconds, with the token that the server stored for it. A wrong token answers
         *     forbidden; a server without a simulator answers simulatorNotAttached.
         */
        post: operations["simulator.report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/errorLog/getList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reported errors
         * @description Newest first. Secrets were redacted before storage. `total` counts up to 100000; a larger list also shows
         *     100000. `nextCursor` reads all rows. Reports with the same `fingerprint` are the same fault;
         *     errorLogs.listGroups groups them.
         */
        get: operations["errorLogs.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/errorLog/getGroupList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List faults with their report counts
         * @description One row per fault among the matching reports; latest report first by default. Reports are the same fault if
         *     message and first stack frame are equal, ignoring numbers, ids and the build.
         */
        get: operations["errorLogs.listGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/errorLog/clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clear reported errors
         * @description Deletes the reports of one fault, or all reports if none is given. The audit trail records the count and the
         *     time range. Requires the second-level token.
         */
        post: operations["errorLogs.clear"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/save_error_logger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a front-end error
         * @description Works without a token, because sign-in itself can fail. Client and server both redact secrets. Size and rate
         *     are limited.
         */
        post: operations["errorLogs.save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getRedWalletCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Red packet limit
         * @description How many unopened red packets one receiving account may have at a time. At 0 nothing is collected by red packet.
         */
        get: operations["settings.getRedWalletCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setRedWalletCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Red packet limit
         * @description How many unopened red packets one receiving account may have at a time. At 0 nothing is collected by red packet.
         */
        post: operations["settings.setRedWalletCount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getEnableService": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Platform service
         * @description When off, no new collection or payout order is accepted; existing orders go on as usual.
         */
        get: operations["settings.getEnableService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setEnableService": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Platform service
         * @description When off, no new collection or payout order is accepted; existing orders go on as usual.
         */
        post: operations["settings.setEnableService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getOrderTimeoutMinutes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Order time-out
         * @description How long an allocated collection order waits for its payment before it times out and frees the account. Applies to orders allocated from now on.
         */
        get: operations["settings.getOrderTimeoutMinutes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setOrderTimeoutMinutes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Order time-out
         * @description How long an allocated collection order waits for its payment before it times out and frees the account. Applies to orders allocated from now on.
         */
        post: operations["settings.setOrderTimeoutMinutes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getEnableIpChangedCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: IP change check
         * @description When on, a change of the IP address ends the sign-in at once. When off, the address is only recorded.
         */
        get: operations["settings.getEnableIpChangedCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setEnableIpChangedCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: IP change check
         * @description When on, a change of the IP address ends the sign-in at once. When off, the address is only recorded.
         */
        post: operations["settings.setEnableIpChangedCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getEnablePayPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Pay password
         * @description When on, merchants and suppliers enter their pay password before money moves.
         */
        get: operations["settings.getEnablePayPassword"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setEnablePayPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Pay password
         * @description When on, merchants and suppliers enter their pay password before money moves.
         */
        post: operations["settings.setEnablePayPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getKYC": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Identity check (KYC)
         * @description When on, a user without a completed identity check cannot move money.
         */
        get: operations["settings.getKYC"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setKYC": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Identity check (KYC)
         * @description When on, a user without a completed identity check cannot move money.
         */
        post: operations["settings.setKYC"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getNeedNameCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Payer name check
         * @description When on, a payment is matched automatically only if the payer’s name is the name on the order; otherwise it is marked suspicious.
         */
        get: operations["settings.getNeedNameCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setNeedNameCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Payer name check
         * @description When on, a payment is matched automatically only if the payer’s name is the name on the order; otherwise it is marked suspicious.
         */
        post: operations["settings.setNeedNameCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getMessageDelay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Late message grace
         * @description How long after its time-out an order still matches a late statement message. Until then the same amount is not used again on that account.
         */
        get: operations["settings.getMessageDelay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setMessageDelay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Late message grace
         * @description How long after its time-out an order still matches a late statement message. Until then the same amount is not used again on that account.
         */
        post: operations["settings.setMessageDelay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getMonitorLiveTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Monitor live time
         * @description A monitor without a heartbeat for this long counts as offline, and accounts that need one get no new orders.
         */
        get: operations["settings.getMonitorLiveTime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setMonitorLiveTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Monitor live time
         * @description A monitor without a heartbeat for this long counts as offline, and accounts that need one get no new orders.
         */
        post: operations["settings.setMonitorLiveTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getOrderStatisticsTimeFormat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Statistics time format
         * @description Whether order statistics are grouped and shown by hour, day or month.
         */
        get: operations["settings.getOrderStatisticsTimeFormat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setOrderStatisticsTimeFormat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Statistics time format
         * @description Whether order statistics are grouped and shown by hour, day or month.
         */
        post: operations["settings.setOrderStatisticsTimeFormat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getShowLogo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Show the logo
         * @description When on, sign-in and the side menu show the platform’s logo.
         */
        get: operations["settings.getShowLogo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setShowLogo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Show the logo
         * @description When on, sign-in and the side menu show the platform’s logo.
         */
        post: operations["settings.setShowLogo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getDataClearCycle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Data clearing cycle
         * @description Logs, messages and callback records older than this are cleared. Ledger and audit records never are.
         */
        get: operations["settings.getDataClearCycle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setDataClearCycle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Data clearing cycle
         * @description Logs, messages and callback records older than this are cleared. Ledger and audit records never are.
         */
        post: operations["settings.setDataClearCycle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getBotToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Bot token
         * @description Telegram token of the notification bot. Never shown after saving; empty turns the bot off.
         */
        get: operations["settings.getBotToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setBotToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Bot token
         * @description Telegram token of the notification bot. Never shown after saving; empty turns the bot off.
         */
        post: operations["settings.setBotToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getTransferBotToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Transfer bot token
         * @description Telegram token of the transfer bot. Never shown after saving; empty turns that bot off.
         */
        get: operations["settings.getTransferBotToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setTransferBotToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Transfer bot token
         * @description Telegram token of the transfer bot. Never shown after saving; empty turns that bot off.
         */
        post: operations["settings.setTransferBotToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getSecurityFreqParameters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Security chain parameters
         * @description When an account’s statements count as reliable: linked messages, checked messages, time range and total amount must all be reached. Stricter values send more supplements to manual review.
         */
        get: operations["settings.getSecurityFreqParameters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setSecurityFreqParameters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Security chain parameters
         * @description When an account’s statements count as reliable: linked messages, checked messages, time range and total amount must all be reached. Stricter values send more supplements to manual review.
         */
        post: operations["settings.setSecurityFreqParameters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getGlobalSecuritySetting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Global security
         * @description Range and cache times of the statement checks on every account. More messages a minute than the limit are recorded as a leak.
         */
        get: operations["settings.getGlobalSecuritySetting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setGlobalSecuritySetting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Global security
         * @description Range and cache times of the statement checks on every account. More messages a minute than the limit are recorded as a leak.
         */
        post: operations["settings.setGlobalSecuritySetting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getEnableSystemCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: System check
         * @description When on, the platform regularly compares ledger, orders and reservations and alerts on a difference.
         */
        get: operations["settings.getEnableSystemCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setEnableSystemCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: System check
         * @description When on, the platform regularly compares ledger, orders and reservations and alerts on a difference.
         */
        post: operations["settings.setEnableSystemCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getFixSecurityChainSupplementLimit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Supplements on a broken chain
         * @description How many supplements an account may have while its chain is broken; a patch starts the count again. At 0 there are none.
         */
        get: operations["settings.getFixSecurityChainSupplementLimit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setFixSecurityChainSupplementLimit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Supplements on a broken chain
         * @description How many supplements an account may have while its chain is broken; a patch starts the count again. At 0 there are none.
         */
        post: operations["settings.setFixSecurityChainSupplementLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getAutoCreateRelateSupplier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Create related supplier
         * @description When on, a new merchant gets a related supplier with it.
         */
        get: operations["settings.getAutoCreateRelateSupplier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setAutoCreateRelateSupplier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Create related supplier
         * @description When on, a new merchant gets a related supplier with it.
         */
        post: operations["settings.setAutoCreateRelateSupplier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getAutoCreateRelateMerchant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Create related merchant
         * @description When on, a new supplier gets a related merchant with it.
         */
        get: operations["settings.getAutoCreateRelateMerchant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setAutoCreateRelateMerchant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Create related merchant
         * @description When on, a new supplier gets a related merchant with it.
         */
        post: operations["settings.setAutoCreateRelateMerchant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getAllowOneMonitorAccountMoreUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Shared monitor account
         * @description When on, one monitor account may serve receiving accounts of several users. When off, it belongs to one user.
         */
        get: operations["settings.getAllowOneMonitorAccountMoreUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setAllowOneMonitorAccountMoreUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Shared monitor account
         * @description When on, one monitor account may serve receiving accounts of several users. When off, it belongs to one user.
         */
        post: operations["settings.setAllowOneMonitorAccountMoreUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getUsdtAuto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Automatic USDT matching
         * @description When on, confirmed chain transfers are matched to orders automatically. When off, they are matched manually.
         */
        get: operations["settings.getUsdtAuto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setUsdtAuto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Automatic USDT matching
         * @description When on, confirmed chain transfers are matched to orders automatically. When off, they are matched manually.
         */
        post: operations["settings.setUsdtAuto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getBotConstantReminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Constant bot reminder
         * @description When on, the bot repeats a reminder until it is dealt with. When off, it reminds once.
         */
        get: operations["settings.getBotConstantReminder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setBotConstantReminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Constant bot reminder
         * @description When on, the bot repeats a reminder until it is dealt with. When off, it reminds once.
         */
        post: operations["settings.setBotConstantReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getBotAutoSendFundRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Bot sends fund records
         * @description When on, the bot sends each day’s fund record to the groups of merchants and suppliers.
         */
        get: operations["settings.getBotAutoSendFundRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setBotAutoSendFundRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Bot sends fund records
         * @description When on, the bot sends each day’s fund record to the groups of merchants and suppliers.
         */
        post: operations["settings.setBotAutoSendFundRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getLimitMode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Limit mode
         * @description none: allocation ignores the supplier’s balance. balance: an order is allocated only where the supplier’s available balance covers it.
         */
        get: operations["settings.getLimitMode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setLimitMode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Limit mode
         * @description none: allocation ignores the supplier’s balance. balance: an order is allocated only where the supplier’s available balance covers it.
         */
        post: operations["settings.setLimitMode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getCompleteTimeFilter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Filter by completion time
         * @description When on, the time filter of order lists starts with the completion time. When off, with the creation time.
         */
        get: operations["settings.getCompleteTimeFilter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setCompleteTimeFilter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Filter by completion time
         * @description When on, the time filter of order lists starts with the completion time. When off, with the creation time.
         */
        post: operations["settings.setCompleteTimeFilter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getSupplierUnifyQueryGroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Supplier query group
         * @description Id of the Telegram group for the order questions of all suppliers. Once it is set, orders and statistics filtered by supplier include the supplier’s whole team. Empty: only the supplier.
         */
        get: operations["settings.getSupplierUnifyQueryGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setSupplierUnifyQueryGroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Supplier query group
         * @description Id of the Telegram group for the order questions of all suppliers. Once it is set, orders and statistics filtered by supplier include the supplier’s whole team. Empty: only the supplier.
         */
        post: operations["settings.setSupplierUnifyQueryGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getCanTimeoutSupplement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Supplement timed-out orders
         * @description When on, a timed-out order can be supplemented once its money is seen. When off, it is refused.
         */
        get: operations["settings.getCanTimeoutSupplement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setCanTimeoutSupplement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Supplement timed-out orders
         * @description When on, a timed-out order can be supplemented once its money is seen. When off, it is refused.
         */
        post: operations["settings.setCanTimeoutSupplement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getCanClearMerchantBalance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Clear merchant balance
         * @description When on, an operator with the second-level password may clear a merchant’s balance by an adjustment posting.
         */
        get: operations["settings.getCanClearMerchantBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setCanClearMerchantBalance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Clear merchant balance
         * @description When on, an operator with the second-level password may clear a merchant’s balance by an adjustment posting.
         */
        post: operations["settings.setCanClearMerchantBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getIsSupplierRemoveBalanceOnOrderFinished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Deduct supplier balance on completion
         * @description When on, the supplier’s available balance falls when the order completes. When off, it is reserved at allocation.
         */
        get: operations["settings.getIsSupplierRemoveBalanceOnOrderFinished"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setIsSupplierRemoveBalanceOnOrderFinished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Deduct supplier balance on completion
         * @description When on, the supplier’s available balance falls when the order completes. When off, it is reserved at allocation.
         */
        post: operations["settings.setIsSupplierRemoveBalanceOnOrderFinished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getShowUserStatisticInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Show user statistics
         * @description When on, the home page and the user lists show order counts, amounts and success rates.
         */
        get: operations["settings.getShowUserStatisticInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setShowUserStatisticInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Show user statistics
         * @description When on, the home page and the user lists show order counts, amounts and success rates.
         */
        post: operations["settings.setShowUserStatisticInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getIsNewPayUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: New pay link
         * @description When on, a new order gets a link to the platform’s pay page at once. When off, it gets the link of its account after allocation. Existing links do not change.
         */
        get: operations["settings.getIsNewPayUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setIsNewPayUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: New pay link
         * @description When on, a new order gets a link to the platform’s pay page at once. When off, it gets the link of its account after allocation. Existing links do not change.
         */
        post: operations["settings.setIsNewPayUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getHighPerfOrderQuery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: High-performance order query
         * @description When on, order lists page by cursor without a total, which is faster over many orders.
         */
        get: operations["settings.getHighPerfOrderQuery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setHighPerfOrderQuery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: High-performance order query
         * @description When on, order lists page by cursor without a total, which is faster over many orders.
         */
        post: operations["settings.setHighPerfOrderQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getAlipayToAlipayByHandSubmitName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Alipay payer enters name
         * @description When on, the payer of an Alipay-to-Alipay order enters a name on the pay page, which helps to match the payment.
         */
        get: operations["settings.getAlipayToAlipayByHandSubmitName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setAlipayToAlipayByHandSubmitName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Alipay payer enters name
         * @description When on, the payer of an Alipay-to-Alipay order enters a name on the pay page, which helps to match the payment.
         */
        post: operations["settings.setAlipayToAlipayByHandSubmitName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getCardCountry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Card country
         * @description Country a new bank account starts with (India, China or Kenya); it decides the rules for card number and bank code.
         */
        get: operations["settings.getCardCountry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setCardCountry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Card country
         * @description Country a new bank account starts with (India, China or Kenya); it decides the rules for card number and bank code.
         */
        post: operations["settings.setCardCountry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getTimeoutCallbackTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Callback time-out
         * @description How long a callback waits for the merchant’s answer; after that the attempt has failed and is retried on schedule.
         */
        get: operations["settings.getTimeoutCallbackTime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setTimeoutCallbackTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Callback time-out
         * @description How long a callback waits for the merchant’s answer; after that the attempt has failed and is retried on schedule.
         */
        post: operations["settings.setTimeoutCallbackTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getApiUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: API address
         * @description Public address of the merchants’ API: new pay links begin with it. Empty: the address that the merchant called.
         */
        get: operations["settings.getApiUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setApiUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: API address
         * @description Public address of the merchants’ API: new pay links begin with it. Empty: the address that the merchant called.
         */
        post: operations["settings.setApiUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getContactInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Contact
         * @description Contact of the platform’s customer service, shown to every user. Empty: nothing is shown.
         */
        get: operations["settings.getContactInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setContactInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Contact
         * @description Contact of the platform’s customer service, shown to every user. Empty: nothing is shown.
         */
        post: operations["settings.setContactInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getSysFlag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: System flag
         * @description Name of this installation, returned with the user info and written to callback records to tell several installations apart.
         */
        get: operations["settings.getSysFlag"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setSysFlag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: System flag
         * @description Name of this installation, returned with the user info and written to callback records to tell several installations apart.
         */
        post: operations["settings.setSysFlag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getAllowPictureQueryOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Order query by picture
         * @description When on, users can look up an order in the bot’s group with a picture of the payment.
         */
        get: operations["settings.getAllowPictureQueryOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setAllowPictureQueryOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Order query by picture
         * @description When on, users can look up an order in the bot’s group with a picture of the payment.
         */
        post: operations["settings.setAllowPictureQueryOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getCompleteCheckOrderTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Check after completion
         * @description How long after completion an order is compared again with statements and ledger; a difference marks it suspicious.
         */
        get: operations["settings.getCompleteCheckOrderTime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setCompleteCheckOrderTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Check after completion
         * @description How long after completion an order is compared again with statements and ledger; a difference marks it suspicious.
         */
        post: operations["settings.setCompleteCheckOrderTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getSendSmsMessageUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: SMS sending address
         * @description Address of the SMS service. Empty: no SMS is sent.
         */
        get: operations["settings.getSendSmsMessageUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setSendSmsMessageUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: SMS sending address
         * @description Address of the SMS service. Empty: no SMS is sent.
         */
        post: operations["settings.setSendSmsMessageUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getPayoutBatchCalculateAmount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Batch total amount
         * @description When on, the total amount of the matching orders is shown before a payout batch is created. When off, only their count.
         */
        get: operations["settings.getPayoutBatchCalculateAmount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setPayoutBatchCalculateAmount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Batch total amount
         * @description When on, the total amount of the matching orders is shown before a payout batch is created. When off, only their count.
         */
        post: operations["settings.setPayoutBatchCalculateAmount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getLimitUseSuccessAmount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Limit counts paid amounts only
         * @description When on, an account’s daily limit counts paid amounts only. When off, amounts still awaited count too, which is safer.
         */
        get: operations["settings.getLimitUseSuccessAmount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setLimitUseSuccessAmount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Limit counts paid amounts only
         * @description When on, an account’s daily limit counts paid amounts only. When off, amounts still awaited count too, which is safer.
         */
        post: operations["settings.setLimitUseSuccessAmount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getAutoAssignPayoutOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Assign payout orders
         * @description When on, a new payout order is assigned to a supplier with free capacity. When off, it waits in the pool to be claimed.
         */
        get: operations["settings.getAutoAssignPayoutOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setAutoAssignPayoutOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Assign payout orders
         * @description When on, a new payout order is assigned to a supplier with free capacity. When off, it waits in the pool to be claimed.
         */
        post: operations["settings.setAutoAssignPayoutOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getGatewayOrderRejectToPayoutPool": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Declined payouts back to the pool
         * @description When on, an order that a gateway definitely declined returns to the pool as a new attempt. When off, it goes to rejection review. An unknown result never returns.
         */
        get: operations["settings.getGatewayOrderRejectToPayoutPool"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setGatewayOrderRejectToPayoutPool": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Declined payouts back to the pool
         * @description When on, an order that a gateway definitely declined returns to the pool as a new attempt. When off, it goes to rejection review. An unknown result never returns.
         */
        post: operations["settings.setGatewayOrderRejectToPayoutPool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getShowBatchButton": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Show batch button
         * @description When on, payout lists show the button for batches, and files of orders may be uploaded; when off, neither.
         */
        get: operations["settings.getShowBatchButton"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setShowBatchButton": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Show batch button
         * @description When on, payout lists show the button for batches, and files of orders may be uploaded; when off, neither.
         */
        post: operations["settings.setShowBatchButton"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getBotRemindCallbackUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read setting: Bot reminder callback address
         * @description Address that is notified when a bot reminder has been dealt with. Empty: no notification.
         */
        get: operations["settings.getBotRemindCallbackUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/setBotRemindCallbackUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change setting: Bot reminder callback address
         * @description Address that is notified when a bot reminder has been dealt with. Empty: no notification.
         */
        post: operations["settings.setBotRemindCallbackUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/system-config/getList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read all settings that the caller may read
         * @description Each as its own call gives it. Who may read which setting is the same.
         */
        get: operations["system.listSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    orderCallback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive the callback of an order
         * @description The platform sends it to the order's `notifyUrl` when an order is paid, times out or is reversed, and when a
         *     payout ends. The body is JSON or a form, by the merchant's setting. Both have the same fields; in a form,
         *     `extra` is JSON text.
         *
         *     Acknowledge with a 2xx **and** the body `success` and nothing else. After any other answer the platform
         *     retries after 30 s, 1 m, 2 m, 5 m, 15 m, 1 h, 3 h, 6 h, 12 h and 24 h. Delivery is at least once, and the
         *     event id is the same in all attempts: for an id that it already knows, the receiver answers `success` and does
         *     nothing else.
         *
         *     `X-Signature` is `v1=` and the HMAC-SHA256, in hexadecimal, of
         *     `<X-Callback-Id>.<X-Callback-Timestamp>.<body>`, keyed with the merchant's signing key. Use the body's bytes
         *     exactly as received. During a key rotation the header has two signatures, separated by a comma, one for each
         *     key. `sign` in the body is computed like a request's; during a rotation it uses the older key.
         */
        post: operations["orderCallbacks.receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @example {
         *       "userName": "merchant",
         *       "password": "Platform2026",
         *       "googleCode": ""
         *     }
         */
        LoginRequest: {
            /** @description Account name; trimmed before sending. */
            userName: string;
            password: string;
            /** @description Code of the authenticator; empty if none is bound. */
            googleCode?: string;
        };
        /**
         * @example {
         *       "token": "q0YJm0b9WZkq3jYtq3fJcQ",
         *       "bindRequired": false
         *     }
         */
        LoginResult: {
            token: string;
            /** @description True if an authenticator must be bound before any other call. */
            bindRequired: boolean;
        };
        /**
         * @example {
         *       "password": "Platform2026",
         *       "logInReason": "Read the signing key"
         *     }
         */
        SecondLevelLoginRequest: {
            password: string;
            /** @description Reason, kept in the audit record. */
            logInReason: string;
        };
        /**
         * @example {
         *       "token": "9sJ0dYyqz0aZk1b2c3d4eQ",
         *       "expiresAt": "2026-11-20T12:05:00+08:00"
         *     }
         */
        SecondLevelLoginResult: {
            token: string;
            /** Format: date-time */
            expiresAt: string;
        };
        /**
         * Format: uuid
         * @description Time-sorted id (UUID version 7).
         */
        Uuid: string;
        /**
         * @description Role of a user.
         * @enum {string}
         */
        Role: "superAdmin" | "admin" | "supplier" | "merchant" | "customerService" | "technicalMaintenance" | "technicalSupport";
        /**
         * @example {
         *       "name": "Demo merchant",
         *       "user_id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a01",
         *       "account": "merchant",
         *       "access": "merchant",
         *       "showLogo": true,
         *       "systemFlag": "platform",
         *       "contactInfo": "support@platform.example",
         *       "enableGoogleVerify": false,
         *       "googleSecret": null,
         *       "confirmBind": false,
         *       "bindRequired": false,
         *       "hasPayPassword": false,
         *       "merchantId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a02",
         *       "mchId": "10000101",
         *       "supplierId": null,
         *       "unreadMessages": 0,
         *       "timeZone": "Asia/Shanghai",
         *       "pinnedLanguage": null,
         *       "ownTimeZone": null,
         *       "orderTimeField": "createdAt"
         *     }
         */
        SessionInfo: {
            /** @description Nickname. */
            name: string;
            user_id: components["schemas"]["Uuid"];
            account: string;
            access: components["schemas"]["RoleOpen"];
            /** @description Setting ShowLogo. */
            showLogo: boolean;
            /** @description Setting SysFlag. */
            systemFlag: string;
            /** @description Setting ContactInfo; empty if not set. */
            contactInfo: string;
            /** @description Whether the account must use an authenticator. */
            enableGoogleVerify: boolean;
            /** @description Null once an authenticator is bound; authenticator.bind returns the secret of a new binding. */
            googleSecret: string | null;
            /** @description Whether an authenticator is bound and confirmed. */
            confirmBind: boolean;
            /** @description Whether this session can only bind an authenticator. */
            bindRequired: boolean;
            /** @description Whether a pay password is set and used for the second level. */
            hasPayPassword: boolean;
            /** Format: uuid */
            merchantId: string | null;
            /** @description Merchant number used to sign order creation. */
            mchId: string | null;
            /** Format: uuid */
            supplierId: string | null;
            unreadMessages: number;
            /** @description Time zone of times in requests. */
            timeZone: string;
            /** @description Language pinned by session.setLanguage; null: none. */
            pinnedLanguage: string | null;
            /**
             * @description Time by which lists of orders filter first, from the setting CompleteTimeFilter.
             * @enum {string}
             */
            orderTimeField: OpenEnum<"createdAt" | "completedAt">;
            /** @description Time zone chosen by session.setTimeZone; null: the platform's. */
            ownTimeZone: string | null;
        };
        /**
         * @description Success without data.
         * @example {}
         */
        Done: Record<string, never>;
        /**
         * @example {
         *       "token": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a03"
         *     }
         */
        ForceLogoutRequest: {
            token: components["schemas"]["Uuid"];
        };
        SessionRow: {
            /**
             * Format: uuid
             * @description Handle of the session, not its secret.
             */
            token: string;
            userId: components["schemas"]["Uuid"];
            account: string;
            name: string;
            access: components["schemas"]["RoleOpen"];
            ip: string;
            userAgent: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastSeenAt: string;
            /** @description Whether a websocket heartbeat or a call arrived within the last minute. */
            online: boolean;
            /** @description Whether this is the caller's own session. */
            current: boolean;
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "token": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a03",
         *           "userId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a01",
         *           "account": "merchant",
         *           "name": "Demo merchant",
         *           "access": "merchant",
         *           "ip": "203.0.113.7",
         *           "userAgent": "Mozilla/5.0",
         *           "createdAt": "2026-11-20T11:30:00+08:00",
         *           "lastSeenAt": "2026-11-20T12:00:00+08:00",
         *           "online": true,
         *           "current": true
         *         }
         *       ],
         *       "total": 1
         *     }
         */
        SessionList: {
            list: components["schemas"]["SessionRow"][];
            total: number;
        };
        /**
         * @example {
         *       "endedCount": 2
         *     }
         */
        SessionsEnded: {
            endedCount: number;
        };
        /**
         * @example {
         *       "userAccount": "merchant",
         *       "needToLogout": false
         *     }
         */
        BindRequest: {
            userAccount: string;
            /** @default false */
            needToLogout?: boolean;
        };
        /**
         * @example {
         *       "userAccount": "merchant",
         *       "googleSecret": "JBSWY3DPEHPK3PXP",
         *       "otpauthUri": "otpauth://totp/Platform:merchant?secret=JBSWY3DPEHPK3PXP&issuer=Platform"
         *     }
         */
        BindResult: {
            userAccount: string;
            /** @description Secret in Base32, to type by hand. */
            googleSecret: string;
            /** @description Content of the QR code. */
            otpauthUri: string;
        };
        /**
         * @example {
         *       "userAccount": "merchant",
         *       "googleCode": "123456"
         *     }
         */
        ConfirmBindRequest: {
            userAccount: string;
            googleCode: string;
        };
        /**
         * @example {
         *       "loggedOut": false
         *     }
         */
        ConfirmBindResult: {
            /** @description Whether all sessions of the account ended; sign in again. */
            loggedOut: boolean;
        };
        /**
         * @example {
         *       "userAccount": "merchant"
         *     }
         */
        UnbindRequest: {
            userAccount: string;
        };
        UserOption: {
            id: components["schemas"]["Uuid"];
            account: string;
            nickname: string;
            role: components["schemas"]["RoleOpen"];
            /** Format: uuid */
            partyId: string | null;
            /** @description Merchant number, if the user belongs to a merchant. */
            partyCode: string | null;
            deleted: boolean;
        };
        /**
         * @example [
         *       {
         *         "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a01",
         *         "account": "merchant",
         *         "nickname": "Demo merchant",
         *         "role": "merchant",
         *         "partyId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a02",
         *         "partyCode": "10000101",
         *         "deleted": false
         *       }
         *     ]
         */
        UserOptions: components["schemas"]["UserOption"][];
        SupplierOption: {
            id: components["schemas"]["Uuid"];
            name: string;
            account: string | null;
            /** Format: uuid */
            parentId: string | null;
            enabled: boolean;
        };
        /**
         * @example [
         *       {
         *         "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02",
         *         "name": "North team",
         *         "account": "proxy01",
         *         "parentId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c03",
         *         "enabled": true
         *       }
         *     ]
         */
        SupplierOptions: components["schemas"]["SupplierOption"][];
        /**
         * @example {
         *       "userId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a01",
         *       "enableGoogleVerify": true
         *     }
         */
        EnableGoogleVerifyRequest: {
            userId: components["schemas"]["Uuid"];
            enableGoogleVerify: boolean;
        };
        /**
         * @example {
         *       "userId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a01",
         *       "enableGoogleVerify": true,
         *       "confirmBind": false
         *     }
         */
        GoogleVerifyState: {
            userId: components["schemas"]["Uuid"];
            enableGoogleVerify: boolean;
            /** @description Whether an authenticator is bound and confirmed. */
            confirmBind: boolean;
        };
        /**
         * @example {
         *       "userId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a01",
         *       "enabled": false
         *     }
         */
        SetUserEnabledRequest: {
            userId: components["schemas"]["Uuid"];
            enabled: boolean;
        };
        /**
         * @example {
         *       "userId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a01",
         *       "enabled": false,
         *       "endedSessionCount": 2
         *     }
         */
        UserEnabledState: {
            userId: components["schemas"]["Uuid"];
            enabled: boolean;
            /** @description Sessions that this call ended. */
            endedSessionCount: number;
        };
        /** @description An IPv4 or IPv6 address, or a network such as 10.0.0.0/8 or 2001:db8::/32. */
        AddressOrNetwork: string;
        /**
         * @example {
         *       "userId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a01",
         *       "addresses": [
         *         "203.0.113.7",
         *         "2001:db8::/32"
         *       ]
         *     }
         */
        SetAllowedAddressesRequest: {
            userId: components["schemas"]["Uuid"];
            addresses: components["schemas"]["AddressOrNetwork"][];
        };
        /**
         * @example {
         *       "userId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a01",
         *       "addresses": [
         *         "203.0.113.7",
         *         "2001:db8::/32"
         *       ],
         *       "endedSessionCount": 0
         *     }
         */
        AllowedAddresses: {
            userId: components["schemas"]["Uuid"];
            addresses: string[];
            /** @description Number of sessions that the call ended. */
            endedSessionCount: number;
        };
        /**
         * @example {
         *       "userId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a01",
         *       "allowModify": false
         *     }
         */
        SetAllowModifyRequest: {
            userId: components["schemas"]["Uuid"];
            allowModify: boolean;
        };
        /**
         * @example {
         *       "userId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a01",
         *       "allowModify": false
         *     }
         */
        AllowModifyState: {
            userId: components["schemas"]["Uuid"];
            allowModify: boolean;
        };
        /**
         * @description Currency of an amount. INR, CNY and KES have 2 minor digits, USDT has 6.
         * @enum {string}
         */
        Currency: "INR" | "CNY" | "KES" | "USDT";
        CurrencyBalance: {
            currency: components["schemas"]["CurrencyOpen"];
            /** @description Amount that the platform owes merchants. */
            merchantPayableMinor: number | null;
            /** @description Part of merchantPayableMinor held for open payouts. */
            merchantPendingMinor: number | null;
            /** @description Part of merchantPayableMinor that is free. */
            merchantAvailableMinor: number | null;
            /** @description Amount that suppliers owe the platform. */
            supplierReceivableMinor: number | null;
            supplierDepositMinor: number | null;
            /** @description Amount that suppliers may still receive before their deposits are used up. */
            supplierAvailableMinor: number | null;
            /** @description Commission earned by suppliers. */
            commissionMinor: number | null;
            /** @description Payouts that are neither completed nor voided; staff only. */
            payoutClearingMinor: number | null;
            /** @description Fees earned by the platform; staff only. */
            feeIncomeMinor: number | null;
        };
        /**
         * @example {
         *       "at": "2026-11-20T12:00:00+08:00",
         *       "balances": [
         *         {
         *           "currency": "INR",
         *           "merchantPayableMinor": 91250000,
         *           "merchantPendingMinor": 1250000,
         *           "merchantAvailableMinor": 90000000,
         *           "supplierReceivableMinor": null,
         *           "supplierDepositMinor": null,
         *           "supplierAvailableMinor": null,
         *           "commissionMinor": null,
         *           "payoutClearingMinor": null,
         *           "feeIncomeMinor": null
         *         }
         *       ]
         *     }
         */
        TotalBalance: {
            /**
             * Format: date-time
             * @description Time of the sums.
             */
            at: string;
            balances: components["schemas"]["CurrencyBalance"][];
        };
        /**
         * @description State of a user's identity check.
         * @enum {string}
         */
        KycState: "none" | "inReview" | "completed" | "refused";
        /**
         * @example {
         *       "userId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a09",
         *       "kycState": "completed",
         *       "note": "Registration and bank letter seen"
         *     }
         */
        SetKycRequest: {
            userId: components["schemas"]["Uuid"];
            kycState: components["schemas"]["KycState"];
            /** @description Note on the check, or the reason for a refusal. */
            note?: string;
        };
        /**
         * @example {
         *       "userId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a09",
         *       "kycState": "completed",
         *       "note": "Registration and bank letter seen",
         *       "changedAt": "2026-11-20T12:00:00+08:00"
         *     }
         */
        UserKyc: {
            userId: components["schemas"]["Uuid"];
            kycState: components["schemas"]["KycStateOpen"];
            note: string | null;
            /** Format: date-time */
            changedAt: string | null;
        };
        /** @description Password; at least 8 characters, with a letter and a digit. */
        NewPassword: string;
        /**
         * @example {
         *       "currentPassword": "Platform2026",
         *       "newPassword": "Winter trains 7 run late"
         *     }
         */
        ChangePasswordRequest: {
            currentPassword: string;
            newPassword: components["schemas"]["NewPassword"];
        };
        /**
         * @example {
         *       "language": "zh-TW"
         *     }
         */
        SetLanguageRequest: {
            /**
             * @description Language to pin; absent: remove the pin.
             * @enum {string}
             */
            language?: "zh-CN" | "zh-TW" | "en-US";
        };
        /**
         * @example {
         *       "timeZone": "Asia/Kolkata"
         *     }
         */
        SetTimeZoneRequest: {
            /** @description IANA time zone, or `browser` for the zone of the browser in use; absent: the platform's. */
            timeZone?: string;
        };
        /**
         * @example {
         *       "currentPassword": "Platform2026",
         *       "payPassword": "Moving2026money"
         *     }
         */
        SetPayPasswordRequest: {
            currentPassword: string;
            payPassword: components["schemas"]["NewPassword"];
        };
        /**
         * @description Subject of a message; decides its icon and link.
         * @enum {string}
         */
        MessageKind: "notice" | "order" | "payout" | "callback" | "statement" | "risk" | "account" | "system";
        MessageRow: {
            msg_id: components["schemas"]["Uuid"];
            /** Format: date-time */
            create_time: string;
            /** @description Title; in the reader's language if the platform wrote it. */
            title: string;
            kind: components["schemas"]["MessageKindOpen"];
            /** @description Console page of the message's subject; a path without host. */
            link: string | null;
        };
        /**
         * @example {
         *       "unread": [
         *         {
         *           "msg_id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1b01",
         *           "create_time": "2026-11-20T11:58:00+08:00",
         *           "title": "Callback gave up after 11 attempts",
         *           "kind": "callback",
         *           "link": "/orderCallback?orderCode=C2026112012000012345678"
         *         }
         *       ],
         *       "readed": [
         *         {
         *           "msg_id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1b02",
         *           "create_time": "2026-11-19T09:00:00+08:00",
         *           "title": "Maintenance on Sunday",
         *           "kind": "notice",
         *           "link": null
         *         }
         *       ],
         *       "trash": [],
         *       "unreadCount": 1
         *     }
         */
        MessageBoxes: {
            unread: components["schemas"]["MessageRow"][];
            readed: components["schemas"]["MessageRow"][];
            trash: components["schemas"]["MessageRow"][];
            /** @description Number of unread messages, including those beyond the list. */
            unreadCount: number;
        };
        /**
         * @description List of a message.
         * @enum {string}
         */
        MessageState: "unread" | "read" | "trash";
        /**
         * @example {
         *       "msg_id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1b01",
         *       "create_time": "2026-11-20T11:58:00+08:00",
         *       "title": "Callback gave up after 11 attempts",
         *       "kind": "callback",
         *       "link": "/orderCallback?orderCode=C2026112012000012345678",
         *       "content": "The last answer was HTTP 502. Order C2026112012000012345678 is paid and waits for its merchant.",
         *       "state": "unread"
         *     }
         */
        MessageContent: {
            msg_id: components["schemas"]["Uuid"];
            /** Format: date-time */
            create_time: string;
            title: string;
            kind: components["schemas"]["MessageKindOpen"];
            /** @description Console page of the message's subject; a path without host. */
            link: string | null;
            /** @description Content as plain text; never markup. */
            content: string;
            state: components["schemas"]["MessageStateOpen"];
        };
        /**
         * @example {
         *       "msg_id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1b01"
         *     }
         */
        MessageRequest: {
            msg_id: components["schemas"]["Uuid"];
        };
        /**
         * @example {
         *       "msg_id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1b01",
         *       "state": "read",
         *       "unreadCount": 0
         *     }
         */
        MessageMoved: {
            msg_id: components["schemas"]["Uuid"];
            state: components["schemas"]["MessageStateOpen"];
            /** @description Number of unread messages, as shown on the bell. */
            unreadCount: number;
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "msg_id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1b01",
         *           "create_time": "2026-11-20T11:58:00+08:00",
         *           "title": "Callback gave up after 11 attempts",
         *           "kind": "callback",
         *           "link": "/orderCallback?orderCode=C2026112012000012345678"
         *         }
         *       ],
         *       "total": 1,
         *       "unreadCount": 1,
         *       "nextCursor": null
         *     }
         */
        MessageBox: {
            list: components["schemas"]["MessageRow"][];
            /** @description Number of messages in the list. */
            total: number;
            /** @description Number of unread messages, as shown on the bell. */
            unreadCount: number;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
        };
        /**
         * @example {
         *       "newest": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1b01"
         *     }
         */
        MarkAllReadRequest: {
            newest?: components["schemas"]["Uuid"];
        };
        /**
         * @example {
         *       "markedCount": 12,
         *       "unreadCount": 0
         *     }
         */
        MessagesMarked: {
            markedCount: number;
            /** @description Number of unread messages, as shown on the bell. */
            unreadCount: number;
        };
        /**
         * @example {
         *       "text": "C2026112012000012345678"
         *     }
         */
        SearchRequest: {
            /** @description Text to find. Surrounding spaces, quotes, brackets, invisible characters and a leading label (`Order no. C…`) are ignored. */
            text: string;
        };
        /**
         * @description Kind of a hit.
         * @enum {string}
         */
        SearchKind: "collection" | "payout" | "statement" | "resource" | "merchant" | "supplier" | "user";
        /**
         * @description Field that contains the text.
         * @enum {string}
         */
        SearchField: "orderCode" | "merchantOrderNo" | "utr" | "transactionHash" | "cardNumber" | "cardTail" | "usdtAddress" | "ipAddress" | "vpa" | "mobileNumber" | "mchId" | "name" | "account";
        /**
         * @description Parameter of the kind's list call that finds it.
         * @example {
         *       "name": "orderCode",
         *       "value": "C2026112012000012345678"
         *     }
         */
        SearchFilter: {
            name: string;
            value: string;
        };
        SearchHit: {
            id: components["schemas"]["Uuid"];
            field: components["schemas"]["SearchFieldOpen"];
            /** @description Number, reference or name of the hit. */
            label: string;
            /** @description Owner, or the last digits of its number. */
            detail: string | null;
            /** @description Status of the order, or of the order that the statement completed. */
            orderStatusId: number | null;
            /** @description Status of the payout. */
            payoutStatus: number | null;
            amountMinor: number | null;
            currency: string | null;
            /**
             * Format: date-time
             * @description Time of creation or report.
             */
            time: string | null;
            filter: components["schemas"]["SearchFilter"];
        };
        SearchGroup: {
            kind: components["schemas"]["SearchKindOpen"];
            /** @description Hits, at most five. */
            hits: components["schemas"]["SearchHit"][];
            /** @description Filter of the list that shows all hits, if there may be more; else null. */
            all: components["schemas"]["SearchFilter"] | null;
        };
        /**
         * @example {
         *       "groups": [
         *         {
         *           "kind": "collection",
         *           "hits": [
         *             {
         *               "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1b01",
         *               "field": "orderCode",
         *               "label": "C2026112012000012345678",
         *               "detail": "Lotus Mart",
         *               "orderStatusId": 4,
         *               "payoutStatus": null,
         *               "amountMinor": 250000,
         *               "currency": "INR",
         *               "time": "2026-11-20T12:00:00+08:00",
         *               "filter": {
         *                 "name": "orderCode",
         *                 "value": "C2026112012000012345678"
         *               }
         *             }
         *           ],
         *           "all": null
         *         }
         *       ]
         *     }
         */
        SearchResult: {
            groups: components["schemas"]["SearchGroup"][];
        };
        /** @description Nickname; not blank. */
        NewNickname: string;
        /** @description Account name; digits and English letters only. */
        NewAccount: string;
        /**
         * @example {
         *       "nickname": "Night shift",
         *       "account": "service02",
         *       "password": "Platform2026",
         *       "access": "customerService"
         *     }
         */
        AddUserRequest: {
            nickname: components["schemas"]["NewNickname"];
            account: components["schemas"]["NewAccount"];
            password: components["schemas"]["NewPassword"];
            access: components["schemas"]["Role"];
        };
        /**
         * @example {
         *       "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a01",
         *       "account": "service02",
         *       "nickname": "Night shift",
         *       "access": "customerService",
         *       "partyId": null,
         *       "partyCode": null,
         *       "partyName": null,
         *       "enabled": true,
         *       "deleted": false,
         *       "enableGoogleVerify": true,
         *       "confirmBind": false,
         *       "allowModify": true,
         *       "allowedAddresses": [],
         *       "hasPayPassword": false,
         *       "kycState": "none",
         *       "online": false,
         *       "lastSignInAt": null,
         *       "lastSignInIp": null,
         *       "signInDelayedUntil": null,
         *       "createdAt": "2026-11-20T12:00:00+08:00",
         *       "updatedAt": "2026-11-20T12:00:00+08:00"
         *     }
         */
        UserRow: {
            id: components["schemas"]["Uuid"];
            account: string;
            nickname: string;
            access: components["schemas"]["RoleOpen"];
            /**
             * Format: uuid
             * @description Merchant or supplier that the user belongs to.
             */
            partyId: string | null;
            /** @description Merchant number, if the user belongs to a merchant. */
            partyCode: string | null;
            partyName: string | null;
            enabled: boolean;
            deleted: boolean;
            /** @description Whether the user must use an authenticator. */
            enableGoogleVerify: boolean;
            /** @description Whether an authenticator is bound and confirmed. */
            confirmBind: boolean;
            /** @description Whether the user may change its own data. */
            allowModify: boolean;
            /** @description Addresses and networks that the user may sign in from; empty means any. */
            allowedAddresses: string[];
            /** @description Whether a pay password is set and used for the second level. */
            hasPayPassword: boolean;
            kycState: components["schemas"]["KycStateOpen"];
            /** @description Whether a websocket heartbeat or a call arrived within the last minute. */
            online: boolean;
            /** Format: date-time */
            lastSignInAt: string | null;
            lastSignInIp: string | null;
            /**
             * Format: date-time
             * @description End of the sign-in delay after failed attempts; null: no delay.
             */
            signInDelayedUntil: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a01",
         *           "account": "service02",
         *           "nickname": "Night shift",
         *           "access": "customerService",
         *           "partyId": null,
         *           "partyCode": null,
         *           "partyName": null,
         *           "enabled": true,
         *           "deleted": false,
         *           "enableGoogleVerify": true,
         *           "confirmBind": false,
         *           "allowModify": true,
         *           "allowedAddresses": [],
         *           "hasPayPassword": false,
         *           "kycState": "none",
         *           "online": false,
         *           "lastSignInAt": null,
         *           "lastSignInIp": null,
         *           "signInDelayedUntil": null,
         *           "createdAt": "2026-11-20T12:00:00+08:00",
         *           "updatedAt": "2026-11-20T12:00:00+08:00"
         *         }
         *       ],
         *       "total": 1
         *     }
         */
        UserList: {
            list: components["schemas"]["UserRow"][];
            total: number;
        };
        SupplierProxyRate: {
            productId: number;
            /**
             * Format: decimal
             * @description Commission rate as decimal text; "0.004" is 0.4 percent.
             */
            commissionRate: string;
        };
        SupplierProxyBalance: {
            currency: components["schemas"]["CurrencyOpen"];
            /** @description Amount that the proxy owes the platform. */
            receivableMinor: number;
            depositMinor: number;
            /** @description Amount that the proxy may still receive before its deposit is used up. */
            availableMinor: number;
        };
        SupplierProxyToday: {
            currency: components["schemas"]["CurrencyOpen"];
            /** @description Collections created. */
            orderCount: number;
            /** @description Those of them that are paid. */
            paidCount: number;
            amountMinor: number;
            paidMinor: number;
            commissionMinor: number;
            /** @description Payouts created and claimed by, or assigned to, this supplier. */
            payoutCount: number;
            /** @description Those of them that are paid. */
            paidPayoutCount: number;
            paidPayoutMinor: number;
        };
        SupplierProxyRow: {
            userId: components["schemas"]["Uuid"];
            supplierId: components["schemas"]["Uuid"];
            account: string;
            nickname: string;
            parentSupplierId: components["schemas"]["Uuid"];
            parentName: string;
            /** @description Levels below the top of the team. */
            depth: number;
            enabled: boolean;
            online: boolean;
            /** @description Number of receiving accounts. */
            resourceCount: number;
            enabledResourceCount: number;
            rates: components["schemas"]["SupplierProxyRate"][];
            /** @description One entry per currency. */
            balances: components["schemas"]["SupplierProxyBalance"][];
            /** @description Figures since midnight in the platform's time zone, one entry per currency. */
            today: components["schemas"]["SupplierProxyToday"][];
            /** Format: date-time */
            lastSignInAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "userId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c01",
         *           "supplierId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02",
         *           "account": "proxy01",
         *           "nickname": "North team",
         *           "parentSupplierId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c03",
         *           "parentName": "Demo supplier",
         *           "depth": 1,
         *           "enabled": true,
         *           "online": true,
         *           "resourceCount": 6,
         *           "enabledResourceCount": 5,
         *           "rates": [
         *             {
         *               "productId": 3001,
         *               "commissionRate": "0.004"
         *             }
         *           ],
         *           "balances": [
         *             {
         *               "currency": "INR",
         *               "receivableMinor": 1250000,
         *               "depositMinor": 5000000,
         *               "availableMinor": 3750000
         *             }
         *           ],
         *           "today": [
         *             {
         *               "currency": "INR",
         *               "orderCount": 40,
         *               "paidCount": 31,
         *               "amountMinor": 4000000,
         *               "paidMinor": 3100000,
         *               "commissionMinor": 12400,
         *               "payoutCount": 4,
         *               "paidPayoutCount": 3,
         *               "paidPayoutMinor": 450000
         *             }
         *           ],
         *           "lastSignInAt": "2026-11-20T08:30:00+08:00",
         *           "createdAt": "2026-09-21T12:00:00+08:00"
         *         }
         *       ],
         *       "total": 1
         *     }
         */
        SupplierProxyList: {
            list: components["schemas"]["SupplierProxyRow"][];
            total: number;
        };
        /**
         * @example {
         *       "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a01",
         *       "nickname": "Night shift",
         *       "account": "service02",
         *       "role": "customerService"
         *     }
         */
        UpdateUserRequest: {
            id: components["schemas"]["Uuid"];
            nickname: components["schemas"]["NewNickname"];
            account: components["schemas"]["NewAccount"];
            password?: components["schemas"]["NewPassword"];
            role: components["schemas"]["Role"];
        };
        /**
         * @example {
         *       "userId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a01",
         *       "newAccountName": "service03"
         *     }
         */
        RepairUserRequest: {
            userId: components["schemas"]["Uuid"];
            newAccountName: components["schemas"]["NewAccount"];
        };
        /** @description A text in the three languages of the platform. */
        LocalizedText: {
            "zh-CN": string;
            "zh-TW": string;
            "en-US": string;
        };
        /**
         * @description Kind of account; decides which account fields are filled.
         * @enum {string}
         */
        ResourceKind: "bank" | "wallet" | "upi" | "usdt" | "gateway" | "mobileMoney";
        /**
         * @description Whether a resource takes orders.
         * @enum {integer}
         */
        ResourceState: 0 | 1;
        /**
         * @description How the amount is made unique on the account.
         * @enum {string}
         */
        FloatMode: "none" | "up" | "down" | "both";
        /**
         * @description Heartbeat state of the device or script that monitors the account.
         * @enum {string}
         */
        MonitorState: "notNeeded" | "online" | "stale" | "offline";
        /** @description Figures since midnight in the account's time zone. */
        ResourceToday: {
            /** Format: date-time */
            startedAt: string;
            orderCount: number;
            paidCount: number;
            paidMinor: number;
            /** @description Sum of reserved and paid amounts; compared with the daily limit. */
            dailyUsedMinor: number;
            /** @description Paid orders divided by ended orders; null if none has ended. */
            successRate: number | null;
        };
        ResourceReservation: {
            orderCode: string;
            amountMinor: number;
            /** @description Amount to pay; of a collection unique on this account while reserved. */
            payAmountMinor: number;
            /** Format: date-time */
            allocatedAt: string;
            /**
             * Format: date-time
             * @description Time when the reserved place is freed. For a payout the end of its lease; once the payment has begun no time
             *     frees the place, and this is allocatedAt.
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description Time when the unique amount is freed; allocatedAt for a payout.
             */
            matchUntil: string;
        };
        /**
         * @example {
         *       "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01",
         *       "productId": 3001,
         *       "productName": {
         *         "zh-CN": "UPI 代收",
         *         "zh-TW": "UPI 代收",
         *         "en-US": "UPI collection"
         *       },
         *       "kind": "upi",
         *       "name": "North 07",
         *       "supplierId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02",
         *       "supplierName": "North team",
         *       "isProxy": true,
         *       "state": 0,
         *       "currency": "INR",
         *       "bankName": "Example Bank",
         *       "accountName": "A Sample",
         *       "cardNumberMasked": "****4821",
         *       "ifscCode": "EXMP0000123",
         *       "vpa": "sample@examplebank",
         *       "mobileNumberMasked": null,
         *       "paybillNumber": null,
         *       "paybillAccount": null,
         *       "tillNumber": null,
         *       "usdtAddress": null,
         *       "usdtNetwork": null,
         *       "gatewayName": null,
         *       "gatewayId": null,
         *       "link": "upi://pay?pa=sample@examplebank",
         *       "jumpLink": null,
         *       "qrCode": null,
         *       "minAmountMinor": 10000,
         *       "maxAmountMinor": 5000000,
         *       "dailyLimitMinor": 100000000,
         *       "concurrencyLimit": 5,
         *       "weight": 10,
         *       "floatMode": "up",
         *       "monitorId": "phone-07",
         *       "monitorState": "online",
         *       "lastHeartbeatAt": "2026-11-20T11:59:50+08:00",
         *       "processingOrderCount": 1,
         *       "processingOrderAmount": 50003,
         *       "today": {
         *         "startedAt": "2026-11-20T02:30:00+08:00",
         *         "orderCount": 18,
         *         "paidCount": 12,
         *         "paidMinor": 940000,
         *         "dailyUsedMinor": 990003,
         *         "successRate": 0.667
         *       },
         *       "reservations": [
         *         {
         *           "orderCode": "C2026112012000012345678",
         *           "amountMinor": 50000,
         *           "payAmountMinor": 50003,
         *           "allocatedAt": "2026-11-20T11:55:00+08:00",
         *           "expiresAt": "2026-11-20T12:05:00+08:00",
         *           "matchUntil": "2026-11-20T12:35:00+08:00"
         *         }
         *       ],
         *       "createdAt": "2026-09-21T12:00:00+08:00",
         *       "updatedAt": "2026-11-19T18:20:00+08:00"
         *     }
         */
        ResourceDetail: {
            id: components["schemas"]["Uuid"];
            productId: number;
            productName: components["schemas"]["LocalizedText"];
            kind: components["schemas"]["ResourceKindOpen"];
            /** @description Display name. */
            name: string;
            supplierId: components["schemas"]["Uuid"];
            supplierName: string;
            /** @description Whether the supplier is a team proxy. */
            isProxy: boolean;
            state: components["schemas"]["ResourceStateOpen"];
            currency: components["schemas"]["CurrencyOpen"];
            bankName: string | null;
            accountName: string | null;
            /** @description Last four digits of the number. */
            cardNumberMasked: string | null;
            ifscCode: string | null;
            vpa: string | null;
            /** @description Last four digits of the mobile money number. */
            mobileNumberMasked: string | null;
            /** @description M-Pesa paybill number. */
            paybillNumber: string | null;
            /** @description Account that payers enter for the paybill. */
            paybillAccount: string | null;
            /** @description M-Pesa till number. */
            tillNumber: string | null;
            usdtAddress: string | null;
            usdtNetwork: string | null;
            gatewayName: string | null;
            /**
             * Format: uuid
             * @description Gateway that sends the payouts on it.
             */
            gatewayId: string | null;
            /** @description Payment link. */
            link: string | null;
            /** @description Link that opens the payer's app. */
            jumpLink: string | null;
            /** @description QR code picture as a data: address. */
            qrCode: string | null;
            minAmountMinor: number;
            maxAmountMinor: number;
            /** @description Limit on the amounts that payers are asked for, per day in the account's time zone; null: no limit. */
            dailyLimitMinor: number | null;
            /** @description Maximum number of concurrent orders; null: no limit. */
            concurrencyLimit: number | null;
            /** @description Weight in the random choice among eligible resources. */
            weight: number;
            floatMode: components["schemas"]["FloatModeOpen"];
            monitorId: string | null;
            monitorState: components["schemas"]["MonitorStateOpen"];
            /** Format: date-time */
            lastHeartbeatAt: string | null;
            processingOrderCount: number;
            /** @description Amount in hundredths of the currency on the wire; decimal text in the SDK. */
            processingOrderAmount: number;
            today: components["schemas"]["ResourceToday"];
            /** @description Orders reserved now, oldest first; at most 200. */
            reservations: components["schemas"]["ResourceReservation"][];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        ResourceStaticRow: {
            supplierId: components["schemas"]["Uuid"];
            supplierName: string;
            productId: number;
            productName: components["schemas"]["LocalizedText"];
            currency: components["schemas"]["CurrencyOpen"];
            resourceCount: number;
            enabledCount: number;
            /** @description Number of resources that are enabled, monitored if needed, and below every limit. */
            readyCount: number;
            processingOrderCount: number;
            /** @description Amount in hundredths of the currency on the wire; decimal text in the SDK. */
            processingOrderAmount: number;
            /** @description Smallest amount that a ready resource accepts. */
            minAmountMinor: number | null;
            /** @description Largest amount that a ready resource accepts. */
            maxAmountMinor: number | null;
            /** @description Sum of the daily limits; null if a resource has none. */
            dailyLimitMinor: number | null;
            dailyUsedMinor: number;
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "supplierId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02",
         *           "supplierName": "North team",
         *           "productId": 3001,
         *           "productName": {
         *             "zh-CN": "UPI 代收",
         *             "zh-TW": "UPI 代收",
         *             "en-US": "UPI collection"
         *           },
         *           "currency": "INR",
         *           "resourceCount": 6,
         *           "enabledCount": 5,
         *           "readyCount": 4,
         *           "processingOrderCount": 3,
         *           "processingOrderAmount": 125050,
         *           "minAmountMinor": 10000,
         *           "maxAmountMinor": 5000000,
         *           "dailyLimitMinor": 600000000,
         *           "dailyUsedMinor": 9900000
         *         }
         *       ]
         *     }
         */
        ResourceStaticInfo: {
            list: components["schemas"]["ResourceStaticRow"][];
        };
        /**
         * @example {
         *       "resourceId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01",
         *       "productId": 3001,
         *       "enable": false
         *     }
         */
        EnableResourceRequest: {
            resourceId: components["schemas"]["Uuid"];
            productId: number;
            enable: boolean;
        };
        /**
         * @example {
         *       "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01",
         *       "productId": 3001,
         *       "state": 1
         *     }
         */
        ResourceSwitched: {
            id: components["schemas"]["Uuid"];
            productId: number;
            state: components["schemas"]["ResourceStateOpen"];
        };
        /**
         * @example {
         *       "resourceId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01",
         *       "enable": false
         *     }
         */
        SetResourceEnabledRequest: {
            resourceId: components["schemas"]["Uuid"];
            enable: boolean;
        };
        /**
         * @description Collection (money in) or payout (money out).
         * @enum {string}
         */
        ProductKind: "collection" | "payout";
        ResourceProduct: {
            productId: number;
            productName: components["schemas"]["LocalizedText"];
            productKind: components["schemas"]["ProductKindOpen"];
            state: components["schemas"]["ResourceStateOpen"];
        };
        /**
         * @example {
         *       "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01",
         *       "kind": "upi",
         *       "name": "North 07",
         *       "supplierId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02",
         *       "supplierName": "North team",
         *       "isProxy": true,
         *       "supplierEnabled": true,
         *       "state": 0,
         *       "products": [
         *         {
         *           "productId": 1008,
         *           "productName": {
         *             "zh-CN": "UPI 代收",
         *             "zh-TW": "UPI 代收",
         *             "en-US": "UPI collection"
         *           },
         *           "productKind": "collection",
         *           "state": 0
         *         }
         *       ],
         *       "currency": "INR",
         *       "timeZone": "Asia/Kolkata",
         *       "bankName": "Example Bank",
         *       "accountName": "A Sample",
         *       "cardNumberMasked": "****4821",
         *       "ifscCode": "EXMP0000123",
         *       "vpa": "sample@examplebank",
         *       "mobileNumberMasked": null,
         *       "paybillNumber": null,
         *       "paybillAccount": null,
         *       "tillNumber": null,
         *       "usdtAddress": null,
         *       "usdtNetwork": null,
         *       "gatewayName": null,
         *       "gatewayId": null,
         *       "link": "upi://pay?pa=sample@examplebank",
         *       "jumpLink": null,
         *       "hasQrCode": false,
         *       "minAmountMinor": 10000,
         *       "maxAmountMinor": 5000000,
         *       "dailyLimitMinor": 100000000,
         *       "concurrencyLimit": 5,
         *       "weight": 10,
         *       "floatMode": "none",
         *       "monitorId": "phone-07",
         *       "monitorState": "online",
         *       "lastHeartbeatAt": "2026-11-20T11:59:50+08:00",
         *       "processingOrderCount": 1,
         *       "processingOrderAmount": 50003,
         *       "today": {
         *         "startedAt": "2026-11-20T02:30:00+08:00",
         *         "orderCount": 18,
         *         "paidCount": 12,
         *         "paidMinor": 940000,
         *         "dailyUsedMinor": 990003,
         *         "successRate": 0.667
         *       },
         *       "createdAt": "2026-09-21T12:00:00+08:00",
         *       "updatedAt": "2026-11-19T18:20:00+08:00"
         *     }
         */
        ResourceRow: {
            id: components["schemas"]["Uuid"];
            kind: components["schemas"]["ResourceKindOpen"];
            name: string;
            supplierId: components["schemas"]["Uuid"];
            supplierName: string;
            /** @description Whether the supplier is a team proxy. */
            isProxy: boolean;
            supplierEnabled: boolean;
            state: components["schemas"]["ResourceStateOpen"];
            /** @description Products that it serves, by number. `state` above is enabled if at least one of them is. */
            products: components["schemas"]["ResourceProduct"][];
            currency: components["schemas"]["CurrencyOpen"];
            timeZone: string;
            bankName: string | null;
            accountName: string | null;
            /** @description Last four digits of the number. */
            cardNumberMasked: string | null;
            ifscCode: string | null;
            vpa: string | null;
            /** @description Last four digits of the number. */
            mobileNumberMasked: string | null;
            paybillNumber: string | null;
            paybillAccount: string | null;
            tillNumber: string | null;
            usdtAddress: string | null;
            usdtNetwork: string | null;
            gatewayName: string | null;
            /**
             * Format: uuid
             * @description Gateway that sends the payouts on it.
             */
            gatewayId: string | null;
            link: string | null;
            jumpLink: string | null;
            /** @description Whether there is a QR code picture; resources.detail returns it. */
            hasQrCode: boolean;
            minAmountMinor: number;
            maxAmountMinor: number;
            dailyLimitMinor: number | null;
            concurrencyLimit: number | null;
            weight: number;
            floatMode: components["schemas"]["FloatModeOpen"];
            monitorId: string | null;
            monitorState: components["schemas"]["MonitorStateOpen"];
            /** Format: date-time */
            lastHeartbeatAt: string | null;
            /** @description Number of orders reserved on it now. */
            processingOrderCount: number;
            /** @description Amount in hundredths of the currency on the wire; decimal text in the SDK. */
            processingOrderAmount: number;
            today: components["schemas"]["ResourceToday"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /**
         * @description Reason why a resource was not eligible.
         * @enum {string}
         */
        CandidateRefusal: "disabled" | "supplierDisabled" | "productMismatch" | "monitorStale" | "belowMinimum" | "aboveMaximum" | "dailyLimit" | "concurrencyLimit" | "supplierBalance" | "amountTaken";
        /**
         * @example {
         *       "resourceId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01",
         *       "productId": 1008,
         *       "currency": "INR",
         *       "amountMinor": 50000,
         *       "refusals": [
         *         "dailyLimit"
         *       ],
         *       "freeAmountCount": 1,
         *       "minAmountMinor": 10000,
         *       "maxAmountMinor": 5000000,
         *       "dailyUsedMinor": 99980000,
         *       "dailyLimitMinor": 100000000,
         *       "processingOrderCount": 1,
         *       "concurrencyLimit": 5,
         *       "supplierAvailableMinor": null,
         *       "weight": 10,
         *       "lastHeartbeatAt": "2026-11-20T11:59:50+08:00",
         *       "monitorLiveMs": 60000
         *     }
         */
        ResourceVerdict: {
            resourceId: components["schemas"]["Uuid"];
            productId: number;
            currency: components["schemas"]["CurrencyOpen"];
            amountMinor: number;
            /** @description Every reason why it cannot take the order; empty if it can. */
            refusals: components["schemas"]["CandidateRefusalOpen"][];
            /** @description Amounts that a payer can be asked for: the order's own, and those that the float mode allows, less those reserved. */
            freeAmountCount: number;
            /** @description The stricter of the account's limit and its supplier's agreement. */
            minAmountMinor: number;
            /** @description The stricter of the account's limit and its supplier's agreement. */
            maxAmountMinor: number;
            dailyUsedMinor: number;
            dailyLimitMinor: number | null;
            processingOrderCount: number;
            concurrencyLimit: number | null;
            /** @description Amount that the supplier's balance still covers; null if the setting LimitMode does not ask for it. */
            supplierAvailableMinor: number | null;
            /** @description Weight in the random choice; 0: chosen only when no other account can take the order. */
            weight: number;
            /**
             * Format: date-time
             * @description Last sign of its monitor; null if there was none.
             */
            lastHeartbeatAt: string | null;
            /** @description A monitor that is silent for longer stops allocation to products that need one. */
            monitorLiveMs: number;
        };
        ResourceTotal: {
            currency: components["schemas"]["CurrencyOpen"];
            count: number;
            /** @description Reserved by orders now. */
            reservedMinor: number;
            /** @description Paid today, in each account's time zone. */
            paidMinor: number;
            /** @description Counts towards the daily limits. */
            dailyUsedMinor: number;
            /** @description Sum of the daily limits; null if an account has none. */
            dailyLimitMinor: number | null;
        };
        ResourceSummary: {
            count: number;
            /** @description Enabled for at least one product. */
            enabledCount: number;
            /** @description Orders reserved on them now. */
            processingOrderCount: number;
            /** @description Sums by currency. */
            totals: components["schemas"]["ResourceTotal"][];
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01",
         *           "kind": "upi",
         *           "name": "North 07",
         *           "supplierId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02",
         *           "supplierName": "North team",
         *           "isProxy": true,
         *           "supplierEnabled": true,
         *           "state": 0,
         *           "products": [
         *             {
         *               "productId": 1008,
         *               "productName": {
         *                 "zh-CN": "UPI 代收",
         *                 "zh-TW": "UPI 代收",
         *                 "en-US": "UPI collection"
         *               },
         *               "productKind": "collection",
         *               "state": 0
         *             }
         *           ],
         *           "currency": "INR",
         *           "timeZone": "Asia/Kolkata",
         *           "bankName": "Example Bank",
         *           "accountName": "A Sample",
         *           "cardNumberMasked": "****4821",
         *           "ifscCode": "EXMP0000123",
         *           "vpa": "sample@examplebank",
         *           "mobileNumberMasked": null,
         *           "paybillNumber": null,
         *           "paybillAccount": null,
         *           "tillNumber": null,
         *           "usdtAddress": null,
         *           "usdtNetwork": null,
         *           "gatewayName": null,
         *           "gatewayId": null,
         *           "link": "upi://pay?pa=sample@examplebank",
         *           "jumpLink": null,
         *           "hasQrCode": false,
         *           "minAmountMinor": 10000,
         *           "maxAmountMinor": 5000000,
         *           "dailyLimitMinor": 100000000,
         *           "concurrencyLimit": 5,
         *           "weight": 10,
         *           "floatMode": "none",
         *           "monitorId": "phone-07",
         *           "monitorState": "online",
         *           "lastHeartbeatAt": "2026-11-20T11:59:50+08:00",
         *           "processingOrderCount": 1,
         *           "processingOrderAmount": 50003,
         *           "today": {
         *             "startedAt": "2026-11-20T02:30:00+08:00",
         *             "orderCount": 18,
         *             "paidCount": 12,
         *             "paidMinor": 940000,
         *             "dailyUsedMinor": 990003,
         *             "successRate": 0.667
         *           },
         *           "createdAt": "2026-09-21T12:00:00+08:00",
         *           "updatedAt": "2026-11-19T18:20:00+08:00"
         *         }
         *       ],
         *       "total": 1,
         *       "summary": {
         *         "count": 1,
         *         "enabledCount": 1,
         *         "processingOrderCount": 1,
         *         "totals": [
         *           {
         *             "currency": "INR",
         *             "count": 1,
         *             "reservedMinor": 50003,
         *             "paidMinor": 940000,
         *             "dailyUsedMinor": 990003,
         *             "dailyLimitMinor": 100000000
         *           }
         *         ]
         *       }
         *     }
         */
        ResourceList: {
            list: components["schemas"]["ResourceRow"][];
            total: number;
            /** @description Sums over the whole filter; null unless withSummary is true. */
            summary: components["schemas"]["ResourceSummary"] | null;
        };
        /** @description Display name; not blank. */
        PartyName: string;
        /**
         * @description Blockchain network of a USDT address.
         * @enum {string}
         */
        UsdtNetwork: "TRC20" | "ERC20";
        /** @description Address where the payer pays, or that opens the payer's app: a web address or an app's scheme such as upi:. */
        PayLink: string;
        /**
         * @example {
         *       "supplierId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02",
         *       "kind": "upi",
         *       "currency": "INR",
         *       "name": "North 07",
         *       "vpa": "sample@examplebank",
         *       "link": "upi://pay?pa=sample@examplebank",
         *       "minAmountMinor": 10000,
         *       "maxAmountMinor": 5000000,
         *       "dailyLimitMinor": 100000000,
         *       "concurrencyLimit": 5,
         *       "weight": 10,
         *       "productIds": [
         *         1008,
         *         3024
         *       ]
         *     }
         */
        AddResourceRequest: {
            supplierId: components["schemas"]["Uuid"];
            kind: components["schemas"]["ResourceKind"];
            currency?: components["schemas"]["Currency"];
            name: components["schemas"]["PartyName"];
            /** @description Time zone of the account; its day begins at midnight there. Default by currency: Asia/Kolkata, Asia/Shanghai, Africa/Nairobi, UTC. */
            timeZone?: string;
            productIds: number[];
            bankName?: string;
            /** @description Name of the account holder. */
            accountName?: string;
            /** @description Bank account number. */
            cardNumber?: string;
            ifscCode?: string;
            /** @description UPI address. */
            vpa?: string;
            /** @description Phone number with country code, without plus: 254712345678. */
            mobileNumber?: string;
            /** @description M-Pesa paybill number. */
            paybillNumber?: string;
            /** @description Account that payers enter for the paybill. */
            paybillAccount?: string;
            /** @description M-Pesa till number of a shop. */
            tillNumber?: string;
            /** @description USDT address; its checksum is verified (TRC20: base58check; ERC20: if the letters have mixed case). */
            usdtAddress?: string;
            usdtNetwork?: components["schemas"]["UsdtNetwork"];
            gatewayName?: string;
            /**
             * Format: uuid
             * @description Gateway that sends the payouts on an account of kind gateway, in its currency (gatewayNotFound). Only staff may name one.
             */
            gatewayId?: string;
            link?: components["schemas"]["PayLink"];
            jumpLink?: components["schemas"]["PayLink"];
            /** @description QR code picture as a data: address; its content must be of the declared type. */
            qrCode?: string;
            minAmountMinor: number;
            maxAmountMinor: number;
            /** @description Limit per day in the account's time zone; null: no limit. */
            dailyLimitMinor?: number | null;
            /** @description Maximum number of concurrent orders; null: no limit. */
            concurrencyLimit?: number | null;
            /** @description Weight in the random choice. */
            weight?: number;
            floatMode?: components["schemas"]["FloatMode"];
            /** @description Device or script that monitors the account. */
            monitorId?: string | null;
        };
        /**
         * @example {
         *       "resourceId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01",
         *       "dailyLimitMinor": null,
         *       "weight": 20
         *     }
         */
        UpdateResourceRequest: {
            resourceId: components["schemas"]["Uuid"];
            name?: components["schemas"]["PartyName"];
            timeZone?: string;
            productIds?: number[];
            bankName?: string | null;
            /** @description Name of the account holder. */
            accountName?: string | null;
            /** @description Bank account number. */
            cardNumber?: string;
            ifscCode?: string | null;
            /** @description UPI address. */
            vpa?: string;
            /** @description Phone number with country code, without plus: 254712345678. */
            mobileNumber?: string | null;
            /** @description M-Pesa paybill number. */
            paybillNumber?: string | null;
            /** @description Account that payers enter for the paybill. */
            paybillAccount?: string | null;
            /** @description M-Pesa till number of a shop. */
            tillNumber?: string | null;
            /** @description USDT address; its checksum is verified (TRC20: base58check; ERC20: if the letters have mixed case). */
            usdtAddress?: string;
            usdtNetwork?: components["schemas"]["UsdtNetwork"];
            gatewayName?: string;
            /**
             * Format: uuid
             * @description As in resources.add; payouts already sent stay with their gateway.
             */
            gatewayId?: string | null;
            link?: components["schemas"]["PayLink"] | null;
            jumpLink?: components["schemas"]["PayLink"] | null;
            /** @description QR code picture as a data: address; its content must be of the declared type. */
            qrCode?: string | null;
            minAmountMinor?: number;
            maxAmountMinor?: number;
            /** @description Limit per day in the account's time zone; null: no limit. */
            dailyLimitMinor?: number | null;
            /** @description Maximum number of concurrent orders; null: no limit. */
            concurrencyLimit?: number | null;
            /** @description Weight in the random choice. */
            weight?: number;
            floatMode?: components["schemas"]["FloatMode"];
            /** @description Device or script that monitors the account. */
            monitorId?: string | null;
        };
        /**
         * @example {
         *       "resourceId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01"
         *     }
         */
        DeleteResourceRequest: {
            resourceId: components["schemas"]["Uuid"];
        };
        /**
         * @example {
         *       "resourceId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01"
         *     }
         */
        RevealResourceRequest: {
            resourceId: components["schemas"]["Uuid"];
        };
        /**
         * @example {
         *       "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01",
         *       "cardNumber": "50100044821",
         *       "mobileNumber": null,
         *       "paybillNumber": null,
         *       "paybillAccount": null,
         *       "tillNumber": null,
         *       "vpa": "sample@examplebank",
         *       "usdtAddress": null
         *     }
         */
        RevealedResource: {
            id: components["schemas"]["Uuid"];
            cardNumber: string | null;
            mobileNumber: string | null;
            paybillNumber: string | null;
            paybillAccount: string | null;
            tillNumber: string | null;
            vpa: string | null;
            usdtAddress: string | null;
        };
        /**
         * @example {
         *       "mchId": "10000101",
         *       "productId": 3001,
         *       "mchOrderNo": "M20261120-0001",
         *       "amount": 50000,
         *       "notifyUrl": "https://merchant.example/callback",
         *       "subject": "Top-up",
         *       "clientIp": "203.0.113.7",
         *       "sign": "5D41402ABC4B2A76B9719D911017C592"
         *     }
         */
        CreateOrderRequest: {
            /** @description Merchant number. */
            mchId: string;
            /** @description Channel number. */
            productId: number;
            /** @description The merchant's order number; unique per merchant. */
            mchOrderNo: string;
            /** @description Amount in minor units of the product's currency; ×10000 on the wire for product 1045. */
            amount: number;
            /**
             * Format: uri
             * @description Page that the payer returns to.
             */
            returnUrl?: string;
            /**
             * Format: uri
             * @description Address that receives callbacks. Default: the merchant's own address (merchants.update). If neither is set, the order is refused (validationFailed).
             */
            notifyUrl?: string;
            subject?: string;
            body?: string;
            /**
             * Format: ip
             * @description Payer's address.
             */
            clientIp?: string;
            sign: string;
            /** @description Name of the payer or of the account holder. */
            userName?: string;
            cardNumber?: string;
            ifscCode?: string;
            bankName?: string;
            /** @description UPI address. */
            vpa?: string;
            /** @description Payment rail within the channel. */
            mode?: string;
            /** @description USDT address; of the payer for a collection, of the beneficiary for a payout. */
            address?: string;
            /** @description Free key-value pairs, returned in callbacks. Signed as JSON with sorted keys. */
            extra?: {
                [key: string]: string;
            };
        };
        /**
         * @description Collection order status. A paid order that the merchant has not acknowledged yet is callbackFailed with 0
         *     attempts. For a payout, a summary of payoutStatus: created is awaiting, allocated is in progress, callbackFailed
         *     or callbackSucceeded is completed, timedOut is cancelled or rejected.
         * @enum {integer}
         */
        OrderStatusId: 1 | 2 | 3 | 4 | 5 | 10;
        /**
         * @example {
         *       "orderCode": "C2026112012000012345678",
         *       "mchId": "10000101",
         *       "mchOrderNo": "M20261120-0001",
         *       "productId": 3001,
         *       "amountMinor": 50000,
         *       "currency": "INR",
         *       "status": 1,
         *       "payUrl": "https://api.platform.example/pay/AZLwyHoefDqdUw9vL20eAm-xK2dqT0n1o1kqXv3nUQY",
         *       "createdAt": "2026-11-20T12:00:00+08:00"
         *     }
         */
        CreatedOrder: {
            /** @description The platform's order number. */
            orderCode: string;
            mchId: string;
            mchOrderNo: string;
            productId: number;
            amountMinor: number;
            currency: components["schemas"]["CurrencyOpen"];
            status: components["schemas"]["OrderStatusIdOpen"];
            /** @description Address of the pay page, which shows the receiving account once one is allocated, and then the order's status. Known at once; it never changes. Null for a payout. While IsNewPayUrl is off it is the link of the allocated account: null at first, then returned (if the account has one) when the same request is sent again. */
            payUrl: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        /**
         * @description Collection (money in) or payout (money out).
         * @enum {integer}
         */
        OrderType: 1 | 2;
        CreateBatchRequest: {
            /**
             * Format: binary
             * @description File whose name ends in .csv or .xlsx (fileTypeInvalid).
             */
            file: File | Blob;
            orderType: components["schemas"]["OrderType"];
            /** @description Idempotency key, chosen by the caller; one per upload. */
            key: string;
        };
        BatchCurrencyTotal: {
            currency: components["schemas"]["CurrencyOpen"];
            count: number;
            amountMinor: number;
        };
        BatchCreatedRow: {
            /** @description Row number as in a spreadsheet; the header is row 1. */
            row: number;
            mchId: string;
            mchOrderNo: string;
            productId: number;
            amountMinor: number;
            currency: components["schemas"]["CurrencyOpen"];
            orderCode: string;
            /** @description Pay page, as in orders.create; null for a payout. */
            payUrl: string | null;
        };
        /**
         * @example {
         *       "batchId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2101",
         *       "key": "payroll-2026-11-20",
         *       "fileName": "payroll.csv",
         *       "orderType": 2,
         *       "repeated": false,
         *       "rowCount": 1,
         *       "totals": [
         *         {
         *           "currency": "INR",
         *           "count": 1,
         *           "amountMinor": 250000
         *         }
         *       ],
         *       "rows": [
         *         {
         *           "row": 2,
         *           "mchId": "10000101",
         *           "mchOrderNo": "PAY-0001",
         *           "productId": 1034,
         *           "amountMinor": 250000,
         *           "currency": "INR",
         *           "orderCode": "P2026112012000012345678",
         *           "payUrl": null
         *         }
         *       ],
         *       "createdAt": "2026-11-20T12:00:00+08:00"
         *     }
         */
        BatchCreated: {
            batchId: components["schemas"]["Uuid"];
            key: string;
            fileName: string;
            orderType: components["schemas"]["OrderTypeOpen"];
            /** @description True if the key was used before; nothing was created again. */
            repeated: boolean;
            rowCount: number;
            totals: components["schemas"]["BatchCurrencyTotal"][];
            rows: components["schemas"]["BatchCreatedRow"][];
            /** Format: date-time */
            createdAt: string;
        };
        UploadColumn: {
            /** @description Field name of orders.create; amounts are in major units, such as "12.50". */
            name: string;
            required: boolean;
            title: components["schemas"]["LocalizedText"];
        };
        LastUpload: {
            batchId: components["schemas"]["Uuid"];
            key: string;
            fileName: string;
            orderType: components["schemas"]["OrderTypeOpen"];
            rowCount: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Account that uploaded the file. */
            createdBy: string;
        };
        /**
         * @example {
         *       "enabled": true,
         *       "uploading": false,
         *       "maxBytes": 5242880,
         *       "maxRows": 500,
         *       "fileTypes": [
         *         "csv",
         *         "xlsx"
         *       ],
         *       "columns": [
         *         {
         *           "name": "productId",
         *           "required": true,
         *           "title": {
         *             "zh-CN": "产品编号",
         *             "zh-TW": "產品編號",
         *             "en-US": "Product"
         *           }
         *         },
         *         {
         *           "name": "mchOrderNo",
         *           "required": true,
         *           "title": {
         *             "zh-CN": "商户订单号",
         *             "zh-TW": "商家訂單編號",
         *             "en-US": "Merchant order number"
         *           }
         *         },
         *         {
         *           "name": "amount",
         *           "required": true,
         *           "title": {
         *             "zh-CN": "金额",
         *             "zh-TW": "金額",
         *             "en-US": "Amount"
         *           }
         *         }
         *       ],
         *       "lastUpload": {
         *         "batchId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2101",
         *         "key": "payroll-2026-11-20",
         *         "fileName": "payroll.csv",
         *         "orderType": 2,
         *         "rowCount": 1,
         *         "createdAt": "2026-11-20T12:00:00+08:00",
         *         "createdBy": "merchant"
         *       }
         *     }
         */
        UploadFlag: {
            /** @description False while ShowBatchButton or enableService is off (uploadDisabled). */
            enabled: boolean;
            /** @description True while a file of the caller is being processed (uploadInProgress). */
            uploading: boolean;
            maxBytes: number;
            maxRows: number;
            fileTypes: string[];
            /** @description Columns of the header row, in any order. */
            columns: components["schemas"]["UploadColumn"][];
            /** @description Last upload of the caller. */
            lastUpload: components["schemas"]["LastUpload"] | null;
        };
        /**
         * @description Label of an order.
         * @enum {integer}
         */
        OrderMark: 0 | 1 | 2 | 3 | 4;
        /**
         * @description Whether the order was completed by hand.
         * @enum {integer}
         */
        SupplementStatus: 0 | 1;
        /**
         * @description Kind of completion by hand; offset settles the supplier's side only, also of an order that ended without being completed.
         * @enum {integer}
         */
        SupplementType: 1 | 2;
        /**
         * @description Payout order status.
         * @enum {integer}
         */
        PayoutStatusId: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
        /**
         * @description State of an exception's handling.
         * @enum {integer}
         */
        ProcessState: 0 | 1 | 2;
        /**
         * @example {
         *       "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e02",
         *       "orderCode": "C2026112012000012345678",
         *       "merchantOrderNo": "M20261120-0001",
         *       "orderType": 1,
         *       "merchantId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a02",
         *       "mchId": "10000101",
         *       "merchantName": "Demo merchant",
         *       "supplierId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02",
         *       "supplierName": "North team",
         *       "isProxy": true,
         *       "productId": 3001,
         *       "mainProductId": null,
         *       "amountMinor": 50000,
         *       "currency": "INR",
         *       "receivedMinor": null,
         *       "payAmountMinor": 50003,
         *       "feeMinor": null,
         *       "status": 2,
         *       "mark": 0,
         *       "supplementStatus": 0,
         *       "supplementType": null,
         *       "processState": null,
         *       "payoutStatus": null,
         *       "batchId": null,
         *       "userName": null,
         *       "validateUserName": null,
         *       "cardNumberMasked": null,
         *       "bankName": null,
         *       "ifscCode": null,
         *       "vpa": null,
         *       "mode": null,
         *       "address": null,
         *       "usdtAddress": null,
         *       "usdtCountMicro": null,
         *       "identifyCode": null,
         *       "utr": null,
         *       "ipAddress": "203.0.113.7",
         *       "subject": "Top-up",
         *       "body": null,
         *       "description": null,
         *       "notifyUrl": "https://merchant.example/callback",
         *       "returnUrl": null,
         *       "resourceId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01",
         *       "resourceName": "North 07",
         *       "attempt": 1,
         *       "commissionMinor": null,
         *       "claimedBy": null,
         *       "claimedAt": null,
         *       "claimExpiresAt": null,
         *       "rejectReason": null,
         *       "callbackAttempts": 0,
         *       "lastCallbackAt": null,
         *       "createdAt": "2026-11-20T12:00:00+08:00",
         *       "updatedAt": "2026-11-20T12:00:01+08:00",
         *       "expiresAt": "2026-11-20T12:10:00+08:00",
         *       "completedAt": null,
         *       "reversedAt": null,
         *       "extra": {}
         *     }
         */
        OrderRow: {
            id: components["schemas"]["Uuid"];
            orderCode: string;
            merchantOrderNo: string;
            orderType: components["schemas"]["OrderTypeOpen"];
            merchantId: components["schemas"]["Uuid"];
            mchId: string;
            merchantName: string;
            /** Format: uuid */
            supplierId: string | null;
            supplierName: string | null;
            /** @description Whether the supplier is a team proxy. */
            isProxy: boolean;
            productId: number;
            mainProductId: number | null;
            amountMinor: number;
            currency: components["schemas"]["CurrencyOpen"];
            /** @description Amount received. */
            receivedMinor: number | null;
            /** @description Amount that the payer is asked to pay: amount plus float. */
            payAmountMinor: number | null;
            /** @description Merchant's fee; null until paid. */
            feeMinor: number | null;
            status: components["schemas"]["OrderStatusIdOpen"];
            mark: components["schemas"]["OrderMarkOpen"];
            supplementStatus: components["schemas"]["SupplementStatusOpen"];
            supplementType: components["schemas"]["SupplementTypeOpen"] | null;
            processState: components["schemas"]["ProcessStateOpen"] | null;
            payoutStatus: components["schemas"]["PayoutStatusIdOpen"] | null;
            /** Format: uuid */
            batchId: string | null;
            userName: string | null;
            validateUserName: string | null;
            /** @description Last four digits of the card number; lists never show the whole number. */
            cardNumberMasked: string | null;
            bankName: string | null;
            ifscCode: string | null;
            vpa: string | null;
            mode: string | null;
            address: string | null;
            usdtAddress: string | null;
            /** @description USDT amount in millionths. */
            usdtCountMicro: number | null;
            identifyCode: string | null;
            utr: string | null;
            ipAddress: string | null;
            subject: string | null;
            body: string | null;
            /** @description What the payer wrote to the transfer. */
            description: string | null;
            notifyUrl: string;
            returnUrl: string | null;
            /**
             * Format: uuid
             * @description Account that receives or pays; null for a merchant caller.
             */
            resourceId: string | null;
            resourceName: string | null;
            /** @description Number of the current allocation attempt; a reselect starts the next. */
            attempt: number;
            /** @description Supplier's commission; null until paid, and for a merchant caller. */
            commissionMinor: number | null;
            /** @description Account that holds the claim of a payout; null for a merchant caller. */
            claimedBy: string | null;
            /** Format: date-time */
            claimedAt: string | null;
            /**
             * Format: date-time
             * @description Expiry of the claim; the payout then returns to the pool.
             */
            claimExpiresAt: string | null;
            /** @description Reason of a payout that is rejecting or rejected. */
            rejectReason: string | null;
            callbackAttempts: number;
            /** Format: date-time */
            lastCallbackAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            expiresAt: string | null;
            /** Format: date-time */
            completedAt: string | null;
            /** Format: date-time */
            reversedAt: string | null;
            extra: {
                [key: string]: string;
            };
        };
        OrderCurrencyTotal: {
            currency: components["schemas"]["CurrencyOpen"];
            count: number;
            amountMinor: number;
            paidCount: number;
            /** @description Sum received, or for payouts sent. */
            paidMinor: number;
        };
        OrderSummary: {
            count: number;
            /** @description Orders with a final result. Success rate = paidCount / endedCount. */
            endedCount: number;
            /** @description Orders whose money arrived, acknowledged or not. */
            paidCount: number;
            totals: components["schemas"]["OrderCurrencyTotal"][];
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e02",
         *           "orderCode": "C2026112012000012345678",
         *           "merchantOrderNo": "M20261120-0001",
         *           "orderType": 1,
         *           "merchantId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a02",
         *           "mchId": "10000101",
         *           "merchantName": "Demo merchant",
         *           "supplierId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02",
         *           "supplierName": "North team",
         *           "isProxy": true,
         *           "productId": 3001,
         *           "mainProductId": null,
         *           "amountMinor": 50000,
         *           "currency": "INR",
         *           "receivedMinor": null,
         *           "payAmountMinor": 50003,
         *           "feeMinor": null,
         *           "status": 2,
         *           "mark": 0,
         *           "supplementStatus": 0,
         *           "supplementType": null,
         *           "processState": null,
         *           "payoutStatus": null,
         *           "batchId": null,
         *           "userName": null,
         *           "validateUserName": null,
         *           "cardNumberMasked": null,
         *           "bankName": null,
         *           "ifscCode": null,
         *           "vpa": null,
         *           "mode": null,
         *           "address": null,
         *           "usdtAddress": null,
         *           "usdtCountMicro": null,
         *           "identifyCode": null,
         *           "utr": null,
         *           "ipAddress": "203.0.113.7",
         *           "subject": "Top-up",
         *           "body": null,
         *           "description": null,
         *           "notifyUrl": "https://merchant.example/callback",
         *           "returnUrl": null,
         *           "resourceId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01",
         *           "resourceName": "North 07",
         *           "attempt": 1,
         *           "commissionMinor": null,
         *           "claimedBy": null,
         *           "claimedAt": null,
         *           "claimExpiresAt": null,
         *           "rejectReason": null,
         *           "callbackAttempts": 0,
         *           "lastCallbackAt": null,
         *           "createdAt": "2026-11-20T12:00:00+08:00",
         *           "updatedAt": "2026-11-20T12:00:01+08:00",
         *           "expiresAt": "2026-11-20T12:10:00+08:00",
         *           "completedAt": null,
         *           "reversedAt": null,
         *           "extra": {}
         *         }
         *       ],
         *       "total": 1,
         *       "nextCursor": null,
         *       "summary": {
         *         "count": 1,
         *         "endedCount": 0,
         *         "paidCount": 0,
         *         "totals": [
         *           {
         *             "currency": "INR",
         *             "count": 1,
         *             "amountMinor": 50000,
         *             "paidCount": 0,
         *             "paidMinor": 0
         *           }
         *         ]
         *       }
         *     }
         */
        OrderList: {
            list: components["schemas"]["OrderRow"][];
            /** @description Number of matching orders; null while HighPerfOrderQuery is on. */
            total: number | null;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
            /** @description Sums over the whole filter; null unless withSummary is true. */
            summary: components["schemas"]["OrderSummary"] | null;
        };
        OrderStatusCount: {
            orderStatusId: components["schemas"]["OrderStatusIdOpen"];
            count: number;
        };
        /**
         * @example {
         *       "payoutStatusId": 1,
         *       "count": 12
         *     }
         */
        PayoutStatusCount: {
            payoutStatusId: components["schemas"]["PayoutStatusIdOpen"];
            count: number;
        };
        /**
         * @example {
         *       "counts": [
         *         {
         *           "orderStatusId": 1,
         *           "count": 2
         *         },
         *         {
         *           "orderStatusId": 2,
         *           "count": 40
         *         },
         *         {
         *           "orderStatusId": 3,
         *           "count": 3310
         *         },
         *         {
         *           "orderStatusId": 4,
         *           "count": 5702
         *         },
         *         {
         *           "orderStatusId": 5,
         *           "count": 296
         *         },
         *         {
         *           "orderStatusId": 10,
         *           "count": 511
         *         }
         *       ],
         *       "payoutCounts": [],
         *       "exact": true
         *     }
         */
        OrderStatusCounts: {
            /** @description One entry per status, including those without orders. */
            counts: components["schemas"]["OrderStatusCount"][];
            /**
             * @description With `orderType` 2: one entry per payout status, including those without payouts. A supplier's counts leave
             *     out the pool. Empty otherwise.
             */
            payoutCounts: components["schemas"]["PayoutStatusCount"][];
            /** @description False if counting stopped at the limit; each count is then a lower bound. */
            exact: boolean;
        };
        /**
         * @example {
         *       "orderCode": "C2026112012000012345678",
         *       "createTime": "2026-11-20T12:00:00+08:00"
         *     }
         */
        LatestOrder: {
            orderCode: string | null;
            /** Format: date-time */
            createTime: string | null;
        };
        OrderPerformance: {
            orderCount: number;
            /** @description Orders that were allocated at any time. */
            allocatedCount: number;
            paidCount: number;
            timedOutCount: number;
            /** @description Paid orders whose callback succeeded. */
            acknowledgedCount: number;
            /** @description Allocated orders divided by created orders. */
            allocationRate: number | null;
            /** @description Paid orders divided by ended orders. */
            successRate: number | null;
            /** @description Acknowledged orders divided by paid orders. */
            acknowledgementRate: number | null;
            /** @description Median time from allocation to the payer's payment; completions by hand excluded. */
            payTimeP50Ms: number | null;
            payTimeP90Ms: number | null;
            payTimeP99Ms: number | null;
            /** @description 90th percentile of the time from creation to allocation. */
            allocationTimeP90Ms: number | null;
        };
        PerformancePair: {
            current: components["schemas"]["OrderPerformance"];
            previous: components["schemas"]["OrderPerformance"];
        };
        ProductPerformance: {
            productId: number;
            productName: components["schemas"]["LocalizedText"];
            current: components["schemas"]["OrderPerformance"];
            previous: components["schemas"]["OrderPerformance"];
        };
        SupplierPerformance: {
            supplierId: components["schemas"]["Uuid"];
            supplierName: string;
            current: components["schemas"]["OrderPerformance"];
            previous: components["schemas"]["OrderPerformance"];
        };
        ResourcePerformance: {
            resourceId: components["schemas"]["Uuid"];
            resourceName: string;
            supplierName: string;
            current: components["schemas"]["OrderPerformance"];
            previous: components["schemas"]["OrderPerformance"];
        };
        HourPerformance: {
            hour: number;
            current: components["schemas"]["OrderPerformance"];
            previous: components["schemas"]["OrderPerformance"];
        };
        /**
         * @example {
         *       "startTime": "2026-11-20T00:00:00+08:00",
         *       "endTime": "2026-11-20T23:59:59+08:00",
         *       "previousStartTime": "2026-11-19T00:00:00+08:00",
         *       "previousEndTime": "2026-11-19T23:59:59+08:00",
         *       "total": {
         *         "current": {
         *           "orderCount": 120,
         *           "allocatedCount": 114,
         *           "paidCount": 70,
         *           "timedOutCount": 40,
         *           "acknowledgedCount": 69,
         *           "allocationRate": 0.95,
         *           "successRate": 0.603,
         *           "acknowledgementRate": 0.986,
         *           "payTimeP50Ms": 74000,
         *           "payTimeP90Ms": 210000,
         *           "payTimeP99Ms": 540000,
         *           "allocationTimeP90Ms": 180
         *         },
         *         "previous": {
         *           "orderCount": 120,
         *           "allocatedCount": 114,
         *           "paidCount": 70,
         *           "timedOutCount": 40,
         *           "acknowledgedCount": 69,
         *           "allocationRate": 0.95,
         *           "successRate": 0.603,
         *           "acknowledgementRate": 0.986,
         *           "payTimeP50Ms": 74000,
         *           "payTimeP90Ms": 210000,
         *           "payTimeP99Ms": 540000,
         *           "allocationTimeP90Ms": 180
         *         }
         *       },
         *       "byProduct": [
         *         {
         *           "productId": 3001,
         *           "productName": {
         *             "zh-CN": "UPI 代收",
         *             "zh-TW": "UPI 代收",
         *             "en-US": "UPI collection"
         *           },
         *           "current": {
         *             "orderCount": 120,
         *             "allocatedCount": 114,
         *             "paidCount": 70,
         *             "timedOutCount": 40,
         *             "acknowledgedCount": 69,
         *             "allocationRate": 0.95,
         *             "successRate": 0.603,
         *             "acknowledgementRate": 0.986,
         *             "payTimeP50Ms": 74000,
         *             "payTimeP90Ms": 210000,
         *             "payTimeP99Ms": 540000,
         *             "allocationTimeP90Ms": 180
         *           },
         *           "previous": {
         *             "orderCount": 120,
         *             "allocatedCount": 114,
         *             "paidCount": 70,
         *             "timedOutCount": 40,
         *             "acknowledgedCount": 69,
         *             "allocationRate": 0.95,
         *             "successRate": 0.603,
         *             "acknowledgementRate": 0.986,
         *             "payTimeP50Ms": 74000,
         *             "payTimeP90Ms": 210000,
         *             "payTimeP99Ms": 540000,
         *             "allocationTimeP90Ms": 180
         *           }
         *         }
         *       ],
         *       "bySupplier": [
         *         {
         *           "supplierId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02",
         *           "supplierName": "North team",
         *           "current": {
         *             "orderCount": 120,
         *             "allocatedCount": 114,
         *             "paidCount": 70,
         *             "timedOutCount": 40,
         *             "acknowledgedCount": 69,
         *             "allocationRate": 0.95,
         *             "successRate": 0.603,
         *             "acknowledgementRate": 0.986,
         *             "payTimeP50Ms": 74000,
         *             "payTimeP90Ms": 210000,
         *             "payTimeP99Ms": 540000,
         *             "allocationTimeP90Ms": 180
         *           },
         *           "previous": {
         *             "orderCount": 120,
         *             "allocatedCount": 114,
         *             "paidCount": 70,
         *             "timedOutCount": 40,
         *             "acknowledgedCount": 69,
         *             "allocationRate": 0.95,
         *             "successRate": 0.603,
         *             "acknowledgementRate": 0.986,
         *             "payTimeP50Ms": 74000,
         *             "payTimeP90Ms": 210000,
         *             "payTimeP99Ms": 540000,
         *             "allocationTimeP90Ms": 180
         *           }
         *         }
         *       ],
         *       "byResource": [
         *         {
         *           "resourceId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01",
         *           "resourceName": "North 07",
         *           "supplierName": "North team",
         *           "current": {
         *             "orderCount": 120,
         *             "allocatedCount": 114,
         *             "paidCount": 70,
         *             "timedOutCount": 40,
         *             "acknowledgedCount": 69,
         *             "allocationRate": 0.95,
         *             "successRate": 0.603,
         *             "acknowledgementRate": 0.986,
         *             "payTimeP50Ms": 74000,
         *             "payTimeP90Ms": 210000,
         *             "payTimeP99Ms": 540000,
         *             "allocationTimeP90Ms": 180
         *           },
         *           "previous": {
         *             "orderCount": 120,
         *             "allocatedCount": 114,
         *             "paidCount": 70,
         *             "timedOutCount": 40,
         *             "acknowledgedCount": 69,
         *             "allocationRate": 0.95,
         *             "successRate": 0.603,
         *             "acknowledgementRate": 0.986,
         *             "payTimeP50Ms": 74000,
         *             "payTimeP90Ms": 210000,
         *             "payTimeP99Ms": 540000,
         *             "allocationTimeP90Ms": 180
         *           }
         *         }
         *       ],
         *       "byHour": [
         *         {
         *           "hour": 12,
         *           "current": {
         *             "orderCount": 120,
         *             "allocatedCount": 114,
         *             "paidCount": 70,
         *             "timedOutCount": 40,
         *             "acknowledgedCount": 69,
         *             "allocationRate": 0.95,
         *             "successRate": 0.603,
         *             "acknowledgementRate": 0.986,
         *             "payTimeP50Ms": 74000,
         *             "payTimeP90Ms": 210000,
         *             "payTimeP99Ms": 540000,
         *             "allocationTimeP90Ms": 180
         *           },
         *           "previous": {
         *             "orderCount": 120,
         *             "allocatedCount": 114,
         *             "paidCount": 70,
         *             "timedOutCount": 40,
         *             "acknowledgedCount": 69,
         *             "allocationRate": 0.95,
         *             "successRate": 0.603,
         *             "acknowledgementRate": 0.986,
         *             "payTimeP50Ms": 74000,
         *             "payTimeP90Ms": 210000,
         *             "payTimeP99Ms": 540000,
         *             "allocationTimeP90Ms": 180
         *           }
         *         }
         *       ]
         *     }
         */
        OrderProfile: {
            /** Format: date-time */
            startTime: string;
            /** Format: date-time */
            endTime: string;
            /** Format: date-time */
            previousStartTime: string;
            /** Format: date-time */
            previousEndTime: string;
            total: components["schemas"]["PerformancePair"];
            /** @description Most orders first. */
            byProduct: components["schemas"]["ProductPerformance"][];
            /** @description Most orders first. */
            bySupplier: components["schemas"]["SupplierPerformance"][];
            /** @description Most orders first; at most 200. */
            byResource: components["schemas"]["ResourcePerformance"][];
            /** @description By hour of day in the platform's zone, 0 to 23. */
            byHour: components["schemas"]["HourPerformance"][];
        };
        /**
         * @example {
         *       "orderCode": "C2026112012000012345678",
         *       "isOffsetReplenishmentOrder": false,
         *       "utr": "432100012345"
         *     }
         */
        SupplementRequest: {
            orderCode: string;
            /**
             * @description True: settle the supplier's side only.
             * @default false
             */
            isOffsetReplenishmentOrder?: boolean;
            /** @description Bank reference (UTR), validated for the order's rail. For USDT: transaction hash, with or without 0x. Stored in upper case, a hash in lower case. */
            utr?: string;
        };
        /**
         * @example {
         *       "orderCode": "P2026112012000012345678",
         *       "productIdList": [
         *         1034,
         *         3016
         *       ],
         *       "bankName": "Example Bank",
         *       "ifscCode": "EXMP0000123"
         *     }
         */
        ReselectRequest: {
            orderCode: string;
            /** @description Channel numbers, in order of preference. */
            productIdList: number[];
            /** @description Name of the payer or of the account holder. */
            userName?: string;
            cardNumber?: string;
            ifscCode?: string;
            bankName?: string;
        };
        /**
         * @example {
         *       "orderCode": "P2026112012000012345678",
         *       "rejectReason": "beneficiaryWrong"
         *     }
         */
        RejectRequest: {
            orderCode: string;
            /**
             * @description beneficiaryWrong, bankUnavailable, amountRefused, limitReached, riskControl or duplicate; any other value
             *     is free text. Without it, or blank, the call answers rejectReasonRequired.
             */
            rejectReason?: string;
        };
        /**
         * @example {
         *       "orderCode": "C2026112012000012345678",
         *       "isOffsetReplenishmentOrder": false
         *     }
         */
        FreeResourceRequest: {
            orderCode: string;
            /**
             * @description True: settle the supplier's side as well.
             * @default false
             */
            isOffsetReplenishmentOrder?: boolean;
        };
        /**
         * @example {
         *       "orderCode": "C2026112012000012345678"
         *     }
         */
        ResendCallbackRequest: {
            orderCode: string;
        };
        /**
         * @example {
         *       "orderCode": "C2026112012000012345678",
         *       "reason": "Returned by the bank"
         *     }
         */
        ReverseRequest: {
            orderCode: string;
            /** @description Reason, shown in the order's timeline. */
            reason?: string;
        };
        /**
         * @description Length of one time step: the setting OrderStatisticsTimeFormat, or hours for ranges of two days or less.
         * @enum {string}
         */
        StatisticsBucket: "hour" | "day" | "month";
        /**
         * @description Figures in one currency. Paid: the money arrived, or for payouts was sent. Every order counts in exactly one of
         *     paid, live, timedOut, failed, rejected and exception. Reversed orders count as timedOut, reversed payouts as
         *     rejected.
         * @example {
         *       "currency": "INR",
         *       "orderCount": 120,
         *       "amountMinor": 6000000,
         *       "paidCount": 70,
         *       "paidMinor": 3500000,
         *       "liveCount": 4,
         *       "timedOutCount": 40,
         *       "failedCount": 6,
         *       "rejectedCount": 0,
         *       "exceptionCount": 0,
         *       "supplementCount": 2,
         *       "reversedCount": 1,
         *       "reversedMinor": 50000,
         *       "feeMinor": 17500,
         *       "commissionMinor": 10500,
         *       "successRate": 0.603
         *     }
         */
        OrderFigures: {
            currency: components["schemas"]["CurrencyOpen"];
            orderCount: number;
            amountMinor: number;
            paidCount: number;
            /** @description Sum received, or for payouts sent. */
            paidMinor: number;
            /** @description Orders that have not ended; for payouts, exceptions are counted separately. */
            liveCount: number;
            /** @description Collection orders that timed out. */
            timedOutCount: number;
            /** @description Orders whose allocation failed; for payouts, cancelled ones. */
            failedCount: number;
            /** @description Rejected payouts. */
            rejectedCount: number;
            /** @description Payouts whose result is unknown. */
            exceptionCount: number;
            /** @description Paid orders that were completed by hand. */
            supplementCount: number;
            reversedCount: number;
            reversedMinor: number;
            /** @description Merchants' fees of paid orders; null for suppliers. */
            feeMinor: number | null;
            /** @description Suppliers' commission of paid orders; null for merchants. */
            commissionMinor: number | null;
            /** @description Paid orders divided by ended orders; null if none has ended. */
            successRate: number | null;
        };
        TimeStatistics: {
            /**
             * Format: date-time
             * @description Start of the step.
             */
            at: string;
            figures: components["schemas"]["OrderFigures"];
        };
        ProductStatistics: {
            productId: number;
            productName: components["schemas"]["LocalizedText"];
            figures: components["schemas"]["OrderFigures"];
        };
        SupplierStatistics: {
            supplierId: components["schemas"]["Uuid"];
            /** Format: uuid */
            supplierUserId: string | null;
            supplierName: string;
            isProxy: boolean;
            figures: components["schemas"]["OrderFigures"];
        };
        /**
         * @example {
         *       "merchantId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a02",
         *       "merchantUserId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1b02",
         *       "mchId": "10000101",
         *       "merchantName": "Demo merchant",
         *       "figures": {
         *         "currency": "INR",
         *         "orderCount": 120,
         *         "amountMinor": 6000000,
         *         "paidCount": 70,
         *         "paidMinor": 3500000,
         *         "liveCount": 4,
         *         "timedOutCount": 40,
         *         "failedCount": 6,
         *         "rejectedCount": 0,
         *         "exceptionCount": 0,
         *         "supplementCount": 2,
         *         "reversedCount": 1,
         *         "reversedMinor": 50000,
         *         "feeMinor": 17500,
         *         "commissionMinor": 10500,
         *         "successRate": 0.603
         *       }
         *     }
         */
        MerchantStatistics: {
            merchantId: components["schemas"]["Uuid"];
            /** Format: uuid */
            merchantUserId: string | null;
            mchId: string;
            merchantName: string;
            figures: components["schemas"]["OrderFigures"];
        };
        /**
         * @example {
         *       "orderType": 1,
         *       "startTime": "2026-11-20T00:00:00+08:00",
         *       "endTime": "2026-11-20T23:59:59+08:00",
         *       "previousStartTime": "2026-11-19T00:00:00+08:00",
         *       "previousEndTime": "2026-11-19T23:59:59+08:00",
         *       "bucket": "hour",
         *       "totals": [
         *         {
         *           "currency": "INR",
         *           "orderCount": 120,
         *           "amountMinor": 6000000,
         *           "paidCount": 70,
         *           "paidMinor": 3500000,
         *           "liveCount": 4,
         *           "timedOutCount": 40,
         *           "failedCount": 6,
         *           "rejectedCount": 0,
         *           "exceptionCount": 0,
         *           "supplementCount": 2,
         *           "reversedCount": 1,
         *           "reversedMinor": 50000,
         *           "feeMinor": 17500,
         *           "commissionMinor": 10500,
         *           "successRate": 0.603
         *         }
         *       ],
         *       "previousTotals": [
         *         {
         *           "currency": "INR",
         *           "orderCount": 120,
         *           "amountMinor": 6000000,
         *           "paidCount": 70,
         *           "paidMinor": 3500000,
         *           "liveCount": 4,
         *           "timedOutCount": 40,
         *           "failedCount": 6,
         *           "rejectedCount": 0,
         *           "exceptionCount": 0,
         *           "supplementCount": 2,
         *           "reversedCount": 1,
         *           "reversedMinor": 50000,
         *           "feeMinor": 17500,
         *           "commissionMinor": 10500,
         *           "successRate": 0.603
         *         }
         *       ],
         *       "byTime": [
         *         {
         *           "at": "2026-11-20T12:00:00+08:00",
         *           "figures": {
         *             "currency": "INR",
         *             "orderCount": 120,
         *             "amountMinor": 6000000,
         *             "paidCount": 70,
         *             "paidMinor": 3500000,
         *             "liveCount": 4,
         *             "timedOutCount": 40,
         *             "failedCount": 6,
         *             "rejectedCount": 0,
         *             "exceptionCount": 0,
         *             "supplementCount": 2,
         *             "reversedCount": 1,
         *             "reversedMinor": 50000,
         *             "feeMinor": 17500,
         *             "commissionMinor": 10500,
         *             "successRate": 0.603
         *           }
         *         }
         *       ],
         *       "byProduct": [
         *         {
         *           "productId": 3001,
         *           "productName": {
         *             "zh-CN": "UPI 代收",
         *             "zh-TW": "UPI 代收",
         *             "en-US": "UPI collection"
         *           },
         *           "figures": {
         *             "currency": "INR",
         *             "orderCount": 120,
         *             "amountMinor": 6000000,
         *             "paidCount": 70,
         *             "paidMinor": 3500000,
         *             "liveCount": 4,
         *             "timedOutCount": 40,
         *             "failedCount": 6,
         *             "rejectedCount": 0,
         *             "exceptionCount": 0,
         *             "supplementCount": 2,
         *             "reversedCount": 1,
         *             "reversedMinor": 50000,
         *             "feeMinor": 17500,
         *             "commissionMinor": 10500,
         *             "successRate": 0.603
         *           }
         *         }
         *       ],
         *       "bySupplier": [
         *         {
         *           "supplierId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02",
         *           "supplierUserId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c01",
         *           "supplierName": "North team",
         *           "isProxy": true,
         *           "figures": {
         *             "currency": "INR",
         *             "orderCount": 120,
         *             "amountMinor": 6000000,
         *             "paidCount": 70,
         *             "paidMinor": 3500000,
         *             "liveCount": 4,
         *             "timedOutCount": 40,
         *             "failedCount": 6,
         *             "rejectedCount": 0,
         *             "exceptionCount": 0,
         *             "supplementCount": 2,
         *             "reversedCount": 1,
         *             "reversedMinor": 50000,
         *             "feeMinor": 17500,
         *             "commissionMinor": 10500,
         *             "successRate": 0.603
         *           }
         *         }
         *       ],
         *       "byMerchant": null
         *     }
         */
        OrderStatistics: {
            orderType: components["schemas"]["OrderTypeOpen"];
            /** Format: date-time */
            startTime: string;
            /** Format: date-time */
            endTime: string;
            /** Format: date-time */
            previousStartTime: string;
            /** Format: date-time */
            previousEndTime: string;
            bucket: components["schemas"]["StatisticsBucketOpen"];
            /** @description One entry per currency. */
            totals: components["schemas"]["OrderFigures"][];
            /** @description Totals of the preceding range of the same length. */
            previousTotals: components["schemas"]["OrderFigures"][];
            /** @description Oldest first, without empty steps. */
            byTime: components["schemas"]["TimeStatistics"][];
            /** @description Most paid orders first; one entry per currency. */
            byProduct: components["schemas"]["ProductStatistics"][];
            /** @description Most paid orders first; empty for a merchant. Orders without a supplier are not included. */
            bySupplier: components["schemas"]["SupplierStatistics"][];
            /** @description Most paid orders first; null without groupByMerchant, and always for a supplier. */
            byMerchant: components["schemas"]["MerchantStatistics"][] | null;
        };
        DayFigures: {
            /** @description One entry per currency. */
            collection: components["schemas"]["OrderFigures"][];
            /** @description One entry per currency. */
            payout: components["schemas"]["OrderFigures"][];
        };
        /**
         * @example {
         *       "shown": true,
         *       "todayStart": "2026-11-20T00:00:00+08:00",
         *       "at": "2026-11-20T12:00:00+08:00",
         *       "today": {
         *         "collection": [],
         *         "payout": []
         *       },
         *       "yesterday": {
         *         "collection": [],
         *         "payout": []
         *       },
         *       "yesterdaySoFar": {
         *         "collection": [],
         *         "payout": []
         *       }
         *     }
         */
        SimpleStatistics: {
            /** @description Setting ShowUserStatisticInfo. */
            shown: boolean;
            /** Format: date-time */
            todayStart: string;
            /**
             * Format: date-time
             * @description Time of the figures.
             */
            at: string;
            today: components["schemas"]["DayFigures"];
            yesterday: components["schemas"]["DayFigures"];
            yesterdaySoFar: components["schemas"]["DayFigures"];
        };
        OrderStatusOption: {
            id: components["schemas"]["OrderStatusIdOpen"];
            /** @description Stable English name. */
            key: string;
            name: components["schemas"]["LocalizedText"];
        };
        /**
         * @example [
         *       {
         *         "id": 1,
         *         "key": "created",
         *         "name": {
         *           "zh-CN": "已创建",
         *           "zh-TW": "已建立",
         *           "en-US": "Created"
         *         }
         *       },
         *       {
         *         "id": 4,
         *         "key": "callbackSucceeded",
         *         "name": {
         *           "zh-CN": "回调成功",
         *           "zh-TW": "回呼成功",
         *           "en-US": "Callback succeeded"
         *         }
         *       }
         *     ]
         */
        OrderStatusOptions: components["schemas"]["OrderStatusOption"][];
        OrderMarkOption: {
            id: components["schemas"]["OrderMarkOpen"];
            key: string;
            name: components["schemas"]["LocalizedText"];
        };
        /**
         * @example [
         *       {
         *         "id": 0,
         *         "key": "normal",
         *         "name": {
         *           "zh-CN": "正常",
         *           "zh-TW": "正常",
         *           "en-US": "Normal"
         *         }
         *       },
         *       {
         *         "id": 1,
         *         "key": "suspicious",
         *         "name": {
         *           "zh-CN": "可疑",
         *           "zh-TW": "可疑",
         *           "en-US": "Suspicious"
         *         }
         *       }
         *     ]
         */
        OrderMarkOptions: components["schemas"]["OrderMarkOption"][];
        /**
         * @description State of an attempt; sent and unknown occur only for a payout at a gateway.
         * @enum {string}
         */
        AttemptState: "reserved" | "sent" | "paid" | "expired" | "released" | "declined" | "unknown";
        AllocationAttempt: {
            /** @description Number of the attempt; of a payout, number of the account, because each claim may name another. */
            attempt: number;
            productId: number;
            /** Format: uuid */
            resourceId: string | null;
            resourceName: string | null;
            /** Format: uuid */
            supplierId: string | null;
            supplierName: string | null;
            state: components["schemas"]["AttemptStateOpen"];
            amountMinor: number;
            /** @description Amount to pay, including the float that makes it unique on the resource. */
            payAmountMinor: number | null;
            /** @description Gateway's reference or UTR. */
            reference: string | null;
            /** @description Reason why the attempt ended without payment. */
            failure: string | null;
            /** @description Account that made the attempt by hand. */
            operator: string | null;
            /** Format: date-time */
            allocatedAt: string;
            /**
             * Format: date-time
             * @description Time when the reserved place is freed; of a payout the end of its lease, null once the payment has begun.
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description Time when the unique amount is freed.
             */
            matchUntil: string | null;
            /** Format: date-time */
            endedAt: string | null;
        };
        AllocationCandidate: {
            resourceId: components["schemas"]["Uuid"];
            resourceName: string;
            supplierId: components["schemas"]["Uuid"];
            supplierName: string;
            weight: number;
            chosen: boolean;
            /** @description Reasons for exclusion; empty if the resource is eligible. */
            refusals: components["schemas"]["CandidateRefusalOpen"][];
            processingOrderCount: number;
            concurrencyLimit: number | null;
            /** @description Sum of reserved and paid amounts today. */
            dailyUsedMinor: number;
            dailyLimitMinor: number | null;
        };
        /**
         * @example {
         *       "orderCode": "C2026112012000012345678",
         *       "orderType": 1,
         *       "status": 2,
         *       "payoutStatus": null,
         *       "productId": 3001,
         *       "amountMinor": 50000,
         *       "currency": "INR",
         *       "attempts": [
         *         {
         *           "attempt": 1,
         *           "productId": 3001,
         *           "resourceId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01",
         *           "resourceName": "North 07",
         *           "supplierId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02",
         *           "supplierName": "North team",
         *           "state": "reserved",
         *           "amountMinor": 50000,
         *           "payAmountMinor": 50003,
         *           "reference": null,
         *           "failure": null,
         *           "operator": null,
         *           "allocatedAt": "2026-11-20T12:00:00+08:00",
         *           "expiresAt": "2026-11-20T12:10:00+08:00",
         *           "matchUntil": "2026-11-20T12:40:00+08:00",
         *           "endedAt": null
         *         }
         *       ],
         *       "evaluatedAt": "2026-11-20T12:00:00+08:00",
         *       "candidates": [
         *         {
         *           "resourceId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01",
         *           "resourceName": "North 07",
         *           "supplierId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02",
         *           "supplierName": "North team",
         *           "weight": 10,
         *           "chosen": true,
         *           "refusals": [],
         *           "processingOrderCount": 0,
         *           "concurrencyLimit": 5,
         *           "dailyUsedMinor": 940000,
         *           "dailyLimitMinor": 100000000
         *         },
         *         {
         *           "resourceId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d02",
         *           "resourceName": "North 08",
         *           "supplierId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02",
         *           "supplierName": "North team",
         *           "weight": 10,
         *           "chosen": false,
         *           "refusals": [
         *             "monitorStale"
         *           ],
         *           "processingOrderCount": 0,
         *           "concurrencyLimit": 5,
         *           "dailyUsedMinor": 0,
         *           "dailyLimitMinor": null
         *         }
         *       ]
         *     }
         */
        OrderAllocation: {
            orderCode: string;
            orderType: components["schemas"]["OrderTypeOpen"];
            status: components["schemas"]["OrderStatusIdOpen"];
            payoutStatus: components["schemas"]["PayoutStatusIdOpen"] | null;
            productId: number;
            amountMinor: number;
            currency: components["schemas"]["CurrencyOpen"];
            /** @description Oldest first. */
            attempts: components["schemas"]["AllocationAttempt"][];
            /**
             * Format: date-time
             * @description Time of the candidates' evaluation.
             */
            evaluatedAt: string | null;
            /** @description Eligible ones first; at most 200. */
            candidates: components["schemas"]["AllocationCandidate"][];
        };
        /**
         * @description Inputs of the SDK's rules beside the status, so that a client can tell which actions are allowed, and why others
         *     are not.
         */
        OrderRuleContext: {
            /** @description Whether the order timed out less than the grace window ago. */
            withinGrace: boolean;
            /** @description Value of the setting CanTimeoutSupplement. */
            canTimeoutSupplement: boolean;
        };
        /**
         * @description Subject of a timeline entry.
         * @enum {string}
         */
        TimelineKind: "status" | "attempt" | "statement" | "callback" | "operator" | "risk" | "note";
        /**
         * @description Kind of actor that caused the entry.
         * @enum {string}
         */
        TimelineActor: "merchant" | "user" | "system";
        TimelineEntry: {
            id: components["schemas"]["Uuid"];
            /** Format: date-time */
            at: string;
            kind: components["schemas"]["TimelineKindOpen"];
            /** @description Stable English name: created, allocated, supplement, callbackAttempt … */
            event: string;
            /** @description OrderStatusId; for a payout, PayoutStatusId. */
            fromStatus: number | null;
            /** @description New status; null if it did not change. */
            toStatus: number | null;
            actor: components["schemas"]["TimelineActorOpen"];
            /** @description Account of the user. */
            actorName: string | null;
            reason: string | null;
            ipAddress: string | null;
            /** @description Id of the attempt, statement or callback of this entry. */
            reference: string | null;
            /** @description For create: userAgent. For callbackAttempt: attempt, outcome and, if the receiver answered, responseStatus. */
            details: {
                [key: string]: string;
            };
        };
        /**
         * @description Source of a statement.
         * @enum {string}
         */
        StatementKind: "sms" | "webMessage" | "usdt";
        /**
         * @description Certainty of a match; a suspicious one never completes an order automatically.
         * @enum {string}
         */
        MatchState: "automatic" | "byHand" | "suspicious";
        /**
         * @example {
         *       "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2401",
         *       "kind": "sms",
         *       "resourceName": "North 07",
         *       "amountMinor": 50000,
         *       "currency": "INR",
         *       "utr": "432109876543",
         *       "payerName": "A PAYER",
         *       "rawText": "Rs.500.00 credited to a/c XX1234. UPI Ref 432109876543",
         *       "match": "automatic",
         *       "matchedBy": null,
         *       "receivedAt": "2026-11-20T12:02:58+08:00",
         *       "matchedAt": "2026-11-20T12:03:00+08:00"
         *     }
         */
        MatchedStatement: {
            id: components["schemas"]["Uuid"];
            kind: components["schemas"]["StatementKindOpen"];
            resourceName: string | null;
            amountMinor: number | null;
            currency: components["schemas"]["CurrencyOpen"];
            /** @description Bank reference or transaction hash. */
            utr: string | null;
            payerName: string | null;
            /** @description Text of the message, from a third party: display it as plain text. Null for a merchant caller. */
            rawText: string | null;
            match: components["schemas"]["MatchStateOpen"];
            /** @description Account that matched it by hand. */
            matchedBy: string | null;
            /** Format: date-time */
            receivedAt: string;
            /** Format: date-time */
            matchedAt: string | null;
        };
        /**
         * @description Cause of the attempt.
         * @enum {string}
         */
        CallbackTrigger: "schedule" | "operator" | "merchant";
        /**
         * @description HTTP method of a callback.
         * @enum {string}
         */
        CallbackMethod: "POST" | "GET";
        /**
         * @description Result of an attempt. wrongAnswer: 2xx with a body other than "success". refusedAddress: the platform refused
         *     the address and sent nothing.
         * @enum {string}
         */
        CallbackOutcome: "acknowledged" | "wrongAnswer" | "httpError" | "timedOut" | "connectionFailed" | "refusedAddress";
        CallbackAttempt: {
            id: components["schemas"]["Uuid"];
            /**
             * Format: uuid
             * @description Id of the delivery; the same for all its attempts.
             */
            callbackId: string;
            orderCode: string;
            merchantOrderCode: string;
            merchantId: components["schemas"]["Uuid"];
            mchId: string;
            merchantName: string;
            systemFlag: string;
            attempt: number;
            trigger: components["schemas"]["CallbackTriggerOpen"];
            /** @description Account that re-sent it. */
            triggeredBy: string | null;
            httpMethod: components["schemas"]["CallbackMethodOpen"];
            url: string;
            /** @description Request headers; signatures are masked. */
            requestHeaders: {
                [key: string]: string;
            };
            /** @description Request body as sent, with the signature masked. */
            requestBody: string;
            outcome: components["schemas"]["CallbackOutcomeOpen"];
            responseStatus: number | null;
            responseHeaders: {
                [key: string]: string;
            };
            /** @description First 4 KiB of the response body, from a third party: display it as plain text. */
            responseBody: string | null;
            responseTruncated: boolean;
            /** @description Reason why the receiver did not answer. */
            error: string | null;
            latencyMs: number | null;
            /** Format: date-time */
            sendTime: string;
            /**
             * Format: date-time
             * @description Time of the response; null if the receiver did not answer.
             */
            receiveTime: string | null;
        };
        /**
         * @description Kind of a ledger transfer.
         * @enum {string}
         */
        TransferKind: "single" | "pending" | "post" | "void";
        /**
         * @description Kind of a ledger account.
         * @enum {string}
         */
        LedgerAccountKind: "merchantPayable" | "supplierReceivable" | "supplierDeposit" | "feeIncome" | "commissionExpense" | "payoutClearing" | "adjustment";
        /**
         * @example {
         *       "transferId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2501",
         *       "at": "2026-11-20T12:03:00+08:00",
         *       "kind": "single",
         *       "debitKind": "supplierReceivable",
         *       "debitOwner": "North team",
         *       "creditKind": "merchantPayable",
         *       "creditOwner": "Demo merchant",
         *       "amountMinor": 50000,
         *       "currency": "INR",
         *       "reverses": null
         *     }
         */
        OrderPosting: {
            transferId: components["schemas"]["Uuid"];
            /** Format: date-time */
            at: string;
            kind: components["schemas"]["TransferKindOpen"];
            debitKind: components["schemas"]["LedgerAccountKindOpen"];
            /** @description Name of the merchant or supplier; null for a platform account. */
            debitOwner: string | null;
            creditKind: components["schemas"]["LedgerAccountKindOpen"];
            creditOwner: string | null;
            amountMinor: number;
            currency: components["schemas"]["CurrencyOpen"];
            /**
             * Format: uuid
             * @description Transfer reversed by this one.
             */
            reverses: string | null;
        };
        /**
         * @description Severity of a finding.
         * @enum {string}
         */
        RiskSeverity: "low" | "medium" | "high";
        /**
         * @example {
         *       "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2601",
         *       "at": "2026-11-20T12:00:01+08:00",
         *       "rule": "manyOrdersFromOneAddress",
         *       "severity": "medium",
         *       "message": "12 orders within an hour came from this address."
         *     }
         */
        OrderRiskFinding: {
            id: components["schemas"]["Uuid"];
            /** Format: date-time */
            at: string;
            /** @description Stable English name. */
            rule: string;
            severity: components["schemas"]["RiskSeverityOpen"];
            message: string;
        };
        OrderRawRequest: {
            /** Format: date-time */
            receivedAt: string;
            ipAddress: string | null;
            userAgent: string | null;
            /** @description Request fields as JSON, in wire units, with the signature and account numbers masked. */
            body: string;
        };
        /**
         * @example {
         *       "order": {
         *         "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e02",
         *         "orderCode": "C2026112012000012345678",
         *         "merchantOrderNo": "M20261120-0001",
         *         "orderType": 1,
         *         "merchantId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a02",
         *         "mchId": "10000101",
         *         "merchantName": "Demo merchant",
         *         "supplierId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02",
         *         "supplierName": "North team",
         *         "isProxy": true,
         *         "productId": 3001,
         *         "mainProductId": null,
         *         "amountMinor": 50000,
         *         "currency": "INR",
         *         "receivedMinor": null,
         *         "payAmountMinor": 50003,
         *         "feeMinor": null,
         *         "status": 2,
         *         "mark": 0,
         *         "supplementStatus": 0,
         *         "supplementType": null,
         *         "processState": null,
         *         "payoutStatus": null,
         *         "batchId": null,
         *         "userName": null,
         *         "validateUserName": null,
         *         "cardNumberMasked": null,
         *         "bankName": null,
         *         "ifscCode": null,
         *         "vpa": null,
         *         "mode": null,
         *         "address": null,
         *         "usdtAddress": null,
         *         "usdtCountMicro": null,
         *         "identifyCode": null,
         *         "utr": null,
         *         "ipAddress": "203.0.113.7",
         *         "subject": "Top-up",
         *         "body": null,
         *         "description": null,
         *         "notifyUrl": "https://merchant.example/callback",
         *         "returnUrl": null,
         *         "resourceId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01",
         *         "resourceName": "North 07",
         *         "attempt": 1,
         *         "commissionMinor": null,
         *         "claimedBy": null,
         *         "claimedAt": null,
         *         "claimExpiresAt": null,
         *         "rejectReason": null,
         *         "callbackAttempts": 0,
         *         "lastCallbackAt": null,
         *         "createdAt": "2026-11-20T12:00:00+08:00",
         *         "updatedAt": "2026-11-20T12:00:01+08:00",
         *         "expiresAt": "2026-11-20T12:10:00+08:00",
         *         "completedAt": null,
         *         "reversedAt": null,
         *         "extra": {}
         *       },
         *       "context": {
         *         "withinGrace": false,
         *         "canTimeoutSupplement": false
         *       },
         *       "timeline": [
         *         {
         *           "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2201",
         *           "at": "2026-11-20T12:00:00+08:00",
         *           "kind": "status",
         *           "event": "created",
         *           "fromStatus": null,
         *           "toStatus": 1,
         *           "actor": "merchant",
         *           "actorName": null,
         *           "reason": null,
         *           "ipAddress": "198.51.100.20",
         *           "reference": null,
         *           "details": {}
         *         },
         *         {
         *           "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2202",
         *           "at": "2026-11-20T12:00:01+08:00",
         *           "kind": "attempt",
         *           "event": "allocated",
         *           "fromStatus": 1,
         *           "toStatus": 2,
         *           "actor": "system",
         *           "actorName": null,
         *           "reason": null,
         *           "ipAddress": null,
         *           "reference": "1",
         *           "details": {
         *             "resource": "North 07"
         *           }
         *         }
         *       ],
         *       "attempts": [
         *         {
         *           "attempt": 1,
         *           "productId": 3001,
         *           "resourceId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01",
         *           "resourceName": "North 07",
         *           "supplierId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02",
         *           "supplierName": "North team",
         *           "state": "reserved",
         *           "amountMinor": 50000,
         *           "payAmountMinor": 50003,
         *           "reference": null,
         *           "failure": null,
         *           "operator": null,
         *           "allocatedAt": "2026-11-20T12:00:01+08:00",
         *           "expiresAt": "2026-11-20T12:10:00+08:00",
         *           "matchUntil": "2026-11-20T12:40:00+08:00",
         *           "endedAt": null
         *         }
         *       ],
         *       "statements": [],
         *       "callbacks": [],
         *       "postings": [],
         *       "riskFindings": [],
         *       "request": {
         *         "receivedAt": "2026-11-20T12:00:00+08:00",
         *         "ipAddress": "198.51.100.20",
         *         "userAgent": null,
         *         "body": "{\"mchId\":\"10000101\",\"amount\":50000,\"sign\":\"***\"}"
         *       }
         *     }
         */
        OrderDossier: {
            order: components["schemas"]["OrderRow"];
            context: components["schemas"]["OrderRuleContext"];
            /** @description History of the order, oldest first. */
            timeline: components["schemas"]["TimelineEntry"][];
            /** @description Oldest first. */
            attempts: components["schemas"]["AllocationAttempt"][];
            statements: components["schemas"]["MatchedStatement"][];
            /** @description Callback attempts, oldest first. */
            callbacks: components["schemas"]["CallbackAttempt"][];
            /** @description Oldest first. */
            postings: components["schemas"]["OrderPosting"][];
            riskFindings: components["schemas"]["OrderRiskFinding"][];
            /** @description The merchant's request; null if a user or a file created the order. */
            request: components["schemas"]["OrderRawRequest"] | null;
        };
        /**
         * @example {
         *       "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e02",
         *       "orderMark": 1
         *     }
         */
        UpdateMarkRequest: {
            id: components["schemas"]["Uuid"];
            orderMark: components["schemas"]["OrderMark"];
        };
        /**
         * @example {
         *       "orderCodes": [
         *         "P2026112012000012345678",
         *         "P2026112012000012345679"
         *       ]
         *     }
         */
        UnlockRequest: {
            orderCodes: string[];
        };
        UnlockedOrder: {
            orderCode: string;
            /** @description Code of the error catalogue, 200 for success. */
            code: number;
            /** @description Message for the operator, in the language of Accept-Language. */
            msg: string;
            payoutStatus: components["schemas"]["PayoutStatusIdOpen"] | null;
        };
        /**
         * @example {
         *       "unlockedCount": 1,
         *       "refusedCount": 1,
         *       "list": [
         *         {
         *           "orderCode": "P2026112012000012345678",
         *           "code": 200,
         *           "msg": "成功",
         *           "payoutStatus": 1
         *         },
         *         {
         *           "orderCode": "P2026112012000012345679",
         *           "code": 2009,
         *           "msg": "订单当前状态不能执行此操作",
         *           "payoutStatus": 4
         *         }
         *       ]
         *     }
         */
        UnlockResult: {
            unlockedCount: number;
            refusedCount: number;
            /** @description One entry per order, in the order of the request. */
            list: components["schemas"]["UnlockedOrder"][];
        };
        /**
         * @example {
         *       "orderCode": "P2026112012000012345678",
         *       "reason": "Ordered twice"
         *     }
         */
        CancelPayoutRequest: {
            orderCode: string;
            /** @description Reason, shown in the order's timeline. */
            reason?: string;
        };
        /**
         * @example {
         *       "orderCode": "P2026112012000012345678",
         *       "reason": "The account is closed"
         *     }
         */
        ReviewRejectionRequest: {
            orderCode: string;
            /** @description Reason, shown in the order's timeline. */
            reason?: string;
        };
        /**
         * @example {
         *       "orderCode": "P2026112012000012345678",
         *       "reason": "bankUnavailable"
         *     }
         */
        ReportDeclinedRequest: {
            orderCode: string;
            /** @description Reason listed in orders.reject, or the bank's answer. */
            reason: string;
        };
        /**
         * @example {
         *       "orderCode": "P2026112012000012345678",
         *       "reason": "The bank's page timed out after the code was sent"
         *     }
         */
        ReportUnknownRequest: {
            orderCode: string;
            /** @description Observation that led to the report. */
            reason: string;
        };
        /**
         * @example {
         *       "orderCode": "P2026112012000012345678",
         *       "reason": "The beneficiary has not received it"
         *     }
         */
        DisputePayoutRequest: {
            orderCode: string;
            /** @description Problem with the proof. */
            reason: string;
        };
        /**
         * @example {
         *       "orderCode": "P2026112012000012345678",
         *       "outcome": "paid",
         *       "utr": "432100012345"
         *     }
         */
        ResolveExceptionRequest: {
            orderCode: string;
            /**
             * @description Result shown by the bank.
             * @enum {string}
             */
            outcome: "paid" | "notPaid";
            /** @description Bank reference (UTR) of a payment that was made, validated for its rail. For USDT: transaction hash, with or without 0x. */
            utr?: string;
            /** @description Reason, shown in the order's timeline. */
            reason?: string;
        };
        /**
         * @example {
         *       "orderId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01",
         *       "orderCode": "P2026112012000012345678",
         *       "payoutStatus": 2,
         *       "productId": 1034,
         *       "amountMinor": 250000,
         *       "currency": "INR",
         *       "claimedAt": "2026-11-20T12:00:00+08:00",
         *       "claimExpiresAt": "2026-11-20T12:10:00+08:00",
         *       "renewed": false,
         *       "resourceId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01",
         *       "resourceName": "North 07",
         *       "userName": "B Sample",
         *       "cardNumber": "50100012345678",
         *       "bankName": "Example Bank",
         *       "ifscCode": "EXMP0000123",
         *       "vpa": null,
         *       "usdtAddress": null,
         *       "usdtCountMicro": null
         *     }
         */
        PayoutClaim: {
            orderId: components["schemas"]["Uuid"];
            orderCode: string;
            payoutStatus: components["schemas"]["PayoutStatusIdOpen"];
            productId: number;
            /** @description Amount that the beneficiary receives. */
            amountMinor: number;
            currency: components["schemas"]["CurrencyOpen"];
            /** Format: date-time */
            claimedAt: string;
            /**
             * Format: date-time
             * @description End of the lease; the order then returns to the pool.
             */
            claimExpiresAt: string;
            /** @description True if the caller already held the claim. */
            renewed: boolean;
            /**
             * Format: uuid
             * @description Account that pays; null if the payment is made from elsewhere.
             */
            resourceId: string | null;
            resourceName: string | null;
            /** @description Name of the beneficiary. */
            userName: string | null;
            cardNumber: string | null;
            bankName: string | null;
            ifscCode: string | null;
            vpa: string | null;
            usdtAddress: string | null;
            /** @description USDT amount in millionths. */
            usdtCountMicro: number | null;
        };
        /**
         * @example {
         *       "currency": "INR",
         *       "maxAmountMinor": 500000
         *     }
         */
        ClaimNextRequest: {
            productId?: number;
            currency?: components["schemas"]["Currency"];
            /** @description Smallest amount. */
            minAmountMinor?: number;
            /** @description Largest amount. */
            maxAmountMinor?: number;
            /** @description Bank of the beneficiary. */
            bankName?: string;
            merchantId?: components["schemas"]["Uuid"];
        };
        /**
         * @example {
         *       "claim": null
         *     }
         */
        NextPayoutClaim: {
            claim: components["schemas"]["PayoutClaim"] | null;
        };
        /**
         * @example {
         *       "orderId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01",
         *       "orderCode": "P2026112012000012345678",
         *       "payoutStatus": 3,
         *       "productId": 1034,
         *       "amountMinor": 250000,
         *       "currency": "INR",
         *       "claimedAt": "2026-11-20T12:00:00+08:00",
         *       "claimExpiresAt": null,
         *       "resourceId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01",
         *       "resourceName": "North 07",
         *       "userName": "B Sample",
         *       "cardNumber": "50100012345678",
         *       "bankName": "Example Bank",
         *       "ifscCode": "EXMP0000123",
         *       "vpa": null,
         *       "usdtAddress": null,
         *       "usdtCountMicro": null,
         *       "utr": null
         *     }
         */
        HeldPayout: {
            orderId: components["schemas"]["Uuid"];
            orderCode: string;
            payoutStatus: components["schemas"]["PayoutStatusIdOpen"];
            productId: number;
            /** @description Amount that the beneficiary receives. */
            amountMinor: number;
            currency: components["schemas"]["CurrencyOpen"];
            /** Format: date-time */
            claimedAt: string;
            /**
             * Format: date-time
             * @description End of the lease; null once the payment has begun.
             */
            claimExpiresAt: string | null;
            /**
             * Format: uuid
             * @description Account that pays; null if the payment is made from elsewhere.
             */
            resourceId: string | null;
            resourceName: string | null;
            /** @description Name of the beneficiary. */
            userName: string | null;
            cardNumber: string | null;
            bankName: string | null;
            ifscCode: string | null;
            vpa: string | null;
            usdtAddress: string | null;
            /** @description USDT amount in millionths. */
            usdtCountMicro: number | null;
            /** @description Bank reference given so far. */
            utr: string | null;
        };
        /**
         * @example {
         *       "list": []
         *     }
         */
        HeldPayouts: {
            list: components["schemas"]["HeldPayout"][];
        };
        /** @description From the records of runs; the counts are of the last 24 hours. */
        PayGatewayHealth: {
            /**
             * Format: date-time
             * @description The last run that is still recorded.
             */
            lastCallAt: string | null;
            /**
             * Format: date-time
             * @description The last recorded run that the gateway answered. A decline is an answer.
             */
            lastSuccessAt: string | null;
            callCount: number;
            /** @description Runs without an answer that the script understood. */
            failureCount: number;
            /** @description Share of failures; null without a run. */
            errorRate: number | null;
            /** @description Runs now. */
            runningCount: number;
            /** @description Payouts whose outcome is unknown now. */
            unknownCount: number;
        };
        /**
         * @example {
         *       "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5b01",
         *       "name": "RazorpayX",
         *       "baseUrl": "https://api.gateway.example/v1",
         *       "hosts": [],
         *       "credentialNames": [
         *         "keyId",
         *         "keySecret",
         *         "webhookSecret"
         *       ],
         *       "parameters": {
         *         "accountNumber": "7878780080316316"
         *       },
         *       "scriptId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5a01",
         *       "scriptName": "RazorpayX payouts",
         *       "liveVersion": 1,
         *       "direction": "payout",
         *       "productId": 1034,
         *       "productName": {
         *         "zh-CN": "银行代付",
         *         "zh-TW": "銀行代付",
         *         "en-US": "Bank payout"
         *       },
         *       "currency": "INR",
         *       "timeoutMs": 10000,
         *       "runTimeoutMs": 30000,
         *       "parallelRequests": 4,
         *       "minAmountMinor": 100,
         *       "maxAmountMinor": 50000000,
         *       "enabled": true,
         *       "accountCount": 1,
         *       "noticeUrl": "https://platform.example/v1.0/gateway/0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5b01/notice",
         *       "health": {
         *         "lastCallAt": "2026-11-20T12:00:00+08:00",
         *         "lastSuccessAt": "2026-11-20T12:00:00+08:00",
         *         "callCount": 120,
         *         "failureCount": 3,
         *         "errorRate": 0.025,
         *         "runningCount": 1,
         *         "unknownCount": 0
         *       },
         *       "createdAt": "2026-11-01T09:00:00+08:00",
         *       "updatedAt": "2026-11-19T18:20:00+08:00"
         *     }
         */
        PayGatewayRow: {
            id: components["schemas"]["Uuid"];
            name: string;
            baseUrl: string;
            hosts: string[];
            /** @description Names of the credentials that are set. */
            credentialNames: string[];
            parameters: {
                [key: string]: string;
            };
            scriptId: components["schemas"]["Uuid"];
            scriptName: string;
            /** @description Live version of the script; null if it has none. */
            liveVersion: number | null;
            direction: components["schemas"]["ProductKindOpen"];
            productId: number;
            productName: components["schemas"]["LocalizedText"];
            currency: components["schemas"]["CurrencyOpen"];
            timeoutMs: number;
            runTimeoutMs: number;
            parallelRequests: number;
            minAmountMinor: number;
            maxAmountMinor: number;
            enabled: boolean;
            /** @description Accounts that belong to it. */
            accountCount: number;
            /** @description Address for the notices of the gateway. Only a path while the setting ApiUrl is empty. */
            noticeUrl: string;
            health: components["schemas"]["PayGatewayHealth"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5b01",
         *           "name": "RazorpayX",
         *           "baseUrl": "https://api.gateway.example/v1",
         *           "hosts": [],
         *           "credentialNames": [
         *             "keyId",
         *             "keySecret",
         *             "webhookSecret"
         *           ],
         *           "parameters": {
         *             "accountNumber": "7878780080316316"
         *           },
         *           "scriptId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5a01",
         *           "scriptName": "RazorpayX payouts",
         *           "liveVersion": 1,
         *           "direction": "payout",
         *           "productId": 1034,
         *           "productName": {
         *             "zh-CN": "银行代付",
         *             "zh-TW": "銀行代付",
         *             "en-US": "Bank payout"
         *           },
         *           "currency": "INR",
         *           "timeoutMs": 10000,
         *           "runTimeoutMs": 30000,
         *           "parallelRequests": 4,
         *           "minAmountMinor": 100,
         *           "maxAmountMinor": 50000000,
         *           "enabled": true,
         *           "accountCount": 1,
         *           "noticeUrl": "https://platform.example/v1.0/gateway/0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5b01/notice",
         *           "health": {
         *             "lastCallAt": "2026-11-20T12:00:00+08:00",
         *             "lastSuccessAt": "2026-11-20T12:00:00+08:00",
         *             "callCount": 120,
         *             "failureCount": 3,
         *             "errorRate": 0.025,
         *             "runningCount": 1,
         *             "unknownCount": 0
         *           },
         *           "createdAt": "2026-11-01T09:00:00+08:00",
         *           "updatedAt": "2026-11-19T18:20:00+08:00"
         *         }
         *       ],
         *       "total": 1
         *     }
         */
        PayGatewayList: {
            list: components["schemas"]["PayGatewayRow"][];
            total: number;
        };
        PayGatewayOption: {
            id: components["schemas"]["Uuid"];
            name: string;
            direction: components["schemas"]["ProductKindOpen"];
            productId: number;
            currency: components["schemas"]["CurrencyOpen"];
            enabled: boolean;
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5b01",
         *           "name": "RazorpayX",
         *           "direction": "payout",
         *           "productId": 1034,
         *           "currency": "INR",
         *           "enabled": true
         *         }
         *       ]
         *     }
         */
        PayGatewayOptions: {
            list: components["schemas"]["PayGatewayOption"][];
        };
        /** @description Web address of the gateway's API, without a user, a query or a fragment. */
        GatewayUrl: string;
        /** @description Host name, with a port if it is not the usual one. */
        GatewayHost: string;
        /** @description Name by which the script uses the credential. */
        GatewayCredentialName: string;
        GatewayCredential: {
            name: components["schemas"]["GatewayCredentialName"];
            /** @description Stored sealed and never shown again; null removes it. */
            value: string | null;
        };
        /**
         * @example {
         *       "name": "RazorpayX",
         *       "baseUrl": "https://api.gateway.example/v1",
         *       "credentials": [
         *         {
         *           "name": "keyId",
         *           "value": "rzp_test_sample"
         *         },
         *         {
         *           "name": "keySecret",
         *           "value": "sample-secret"
         *         }
         *       ],
         *       "parameters": {
         *         "accountNumber": "7878780080316316"
         *       },
         *       "scriptId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5a01",
         *       "direction": "payout",
         *       "productId": 1034,
         *       "minAmountMinor": 100,
         *       "maxAmountMinor": 50000000
         *     }
         */
        AddPayGatewayRequest: {
            name: components["schemas"]["PartyName"];
            baseUrl: components["schemas"]["GatewayUrl"];
            /** @description Other hosts that the script may call. */
            hosts?: components["schemas"]["GatewayHost"][];
            /** @description Secrets of the gateway. The script uses them by name and never sees them. */
            credentials?: components["schemas"]["GatewayCredential"][];
            /** @description Values that the script reads, such as the number of the account that pays. Not secret. */
            parameters?: {
                [key: string]: string;
            };
            scriptId: components["schemas"]["Uuid"];
            direction: components["schemas"]["ProductKind"];
            productId: number;
            /**
             * @description Time of one HTTP request.
             * @default 10000
             */
            timeoutMs?: number;
            /**
             * @description Time of one run of the script, with its requests.
             * @default 30000
             */
            runTimeoutMs?: number;
            /**
             * @description Runs at the same time, in all processes together.
             * @default 4
             */
            parallelRequests?: number;
            minAmountMinor: number;
            maxAmountMinor: number;
        };
        /**
         * @example {
         *       "gatewayId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5b01",
         *       "timeoutMs": 15000
         *     }
         */
        UpdatePayGatewayRequest: {
            gatewayId: components["schemas"]["Uuid"];
            name?: components["schemas"]["PartyName"];
            baseUrl?: components["schemas"]["GatewayUrl"];
            hosts?: components["schemas"]["GatewayHost"][];
            credentials?: components["schemas"]["GatewayCredential"][];
            /** @description Replaces all parameters. */
            parameters?: {
                [key: string]: string;
            };
            scriptId?: components["schemas"]["Uuid"];
            timeoutMs?: number;
            runTimeoutMs?: number;
            parallelRequests?: number;
            minAmountMinor?: number;
            maxAmountMinor?: number;
        };
        /**
         * @example {
         *       "gatewayId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5b01",
         *       "enable": true
         *     }
         */
        SetPayGatewayEnabledRequest: {
            gatewayId: components["schemas"]["Uuid"];
            enable: boolean;
        };
        /**
         * @example {
         *       "gatewayId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5b01"
         *     }
         */
        TestPayGatewayRequest: {
            gatewayId: components["schemas"]["Uuid"];
        };
        /**
         * @example {
         *       "runId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5c01",
         *       "message": null,
         *       "balanceMinor": 1250000,
         *       "currency": "INR",
         *       "durationMs": 210
         *     }
         */
        PayGatewayTest: {
            /**
             * Format: uuid
             * @description Record of payScriptRuns.
             */
            runId: string;
            /** @description What the script says about it. */
            message: string | null;
            /** @description Balance at the gateway, if the script asks for it. */
            balanceMinor: number | null;
            currency: components["schemas"]["CurrencyOpen"];
            durationMs: number;
        };
        /**
         * @example {
         *       "orderCode": "P2026112012000012345678",
         *       "resourceId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01"
         *     }
         */
        SendByGatewayRequest: {
            orderCode: string;
            /**
             * Format: uuid
             * @description Account of a gateway.
             */
            resourceId: string;
        };
        /**
         * @example {
         *       "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5a01",
         *       "name": "RazorpayX payouts",
         *       "direction": "payout",
         *       "liveVersion": 1,
         *       "liveVersionId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5d01",
         *       "previousVersion": null,
         *       "newestVersion": 1,
         *       "gatewayCount": 1,
         *       "lastRunAt": "2026-11-20T12:00:00+08:00",
         *       "runCount": 120,
         *       "failureCount": 3,
         *       "errorRate": 0.025,
         *       "createdAt": "2026-11-01T09:00:00+08:00",
         *       "updatedAt": "2026-11-01T09:00:00+08:00"
         *     }
         */
        PayScriptRow: {
            id: components["schemas"]["Uuid"];
            name: string;
            direction: components["schemas"]["ProductKindOpen"];
            /** @description Number of the live version; null if none is. */
            liveVersion: number | null;
            /** Format: uuid */
            liveVersionId: string | null;
            /** @description Version that payScripts.bringBack puts live. */
            previousVersion: number | null;
            newestVersion: number;
            /** @description Gateways that use it. */
            gatewayCount: number;
            /** Format: date-time */
            lastRunAt: string | null;
            /** @description Runs of the last 24 hours. */
            runCount: number;
            /** @description Those without an answer that the script understood. */
            failureCount: number;
            /** @description Share of failures; null without a run. */
            errorRate: number | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5a01",
         *           "name": "RazorpayX payouts",
         *           "direction": "payout",
         *           "liveVersion": 1,
         *           "liveVersionId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5d01",
         *           "previousVersion": null,
         *           "newestVersion": 1,
         *           "gatewayCount": 1,
         *           "lastRunAt": "2026-11-20T12:00:00+08:00",
         *           "runCount": 120,
         *           "failureCount": 3,
         *           "errorRate": 0.025,
         *           "createdAt": "2026-11-01T09:00:00+08:00",
         *           "updatedAt": "2026-11-01T09:00:00+08:00"
         *         }
         *       ],
         *       "total": 1
         *     }
         */
        PayScriptList: {
            list: components["schemas"]["PayScriptRow"][];
            total: number;
        };
        PayScriptOption: {
            id: components["schemas"]["Uuid"];
            name: string;
            direction: components["schemas"]["ProductKindOpen"];
            liveVersion: number | null;
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5a01",
         *           "name": "RazorpayX payouts",
         *           "direction": "payout",
         *           "liveVersion": 1
         *         }
         *       ]
         *     }
         */
        PayScriptOptions: {
            list: components["schemas"]["PayScriptOption"][];
        };
        /**
         * @example {
         *       "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5d01",
         *       "scriptId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5a01",
         *       "version": 1,
         *       "note": "First version",
         *       "author": "admin",
         *       "checksum": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *       "sizeBytes": 4210,
         *       "sampleCount": 9,
         *       "isLive": true,
         *       "wentLiveAt": "2026-11-01T09:10:00+08:00",
         *       "createdAt": "2026-11-01T09:00:00+08:00"
         *     }
         */
        PayScriptVersionRow: {
            id: components["schemas"]["Uuid"];
            scriptId: components["schemas"]["Uuid"];
            version: number;
            note: string;
            /** @description Account that wrote it; null for a version that the platform ships. */
            author: string | null;
            /** @description SHA-256 of the source in hexadecimal. */
            checksum: string;
            sizeBytes: number;
            sampleCount: number;
            isLive: boolean;
            /**
             * Format: date-time
             * @description When it last went live; null if it never was.
             */
            wentLiveAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5d01",
         *           "scriptId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5a01",
         *           "version": 1,
         *           "note": "First version",
         *           "author": "admin",
         *           "checksum": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *           "sizeBytes": 4210,
         *           "sampleCount": 9,
         *           "isLive": true,
         *           "wentLiveAt": "2026-11-01T09:10:00+08:00",
         *           "createdAt": "2026-11-01T09:00:00+08:00"
         *         }
         *       ],
         *       "total": 1
         *     }
         */
        PayScriptVersionList: {
            list: components["schemas"]["PayScriptVersionRow"][];
            total: number;
        };
        /**
         * @description Function of a script that a run calls.
         * @enum {string}
         */
        PayScriptEntryPoint: "send" | "query" | "readNotice" | "test";
        SavedPayScriptPayout: {
            orderCode: string;
            key: string;
            attempt: number;
            amountMinor: number;
            currency: components["schemas"]["CurrencyOpen"];
            createdAt: string;
            reference: string | null;
            userName: string | null;
            cardNumber: string | null;
            bankName: string | null;
            ifscCode: string | null;
            vpa: string | null;
            usdtAddress: string | null;
        };
        /**
         * @description A request of the gateway. Header names are in lower case.
         * @example {
         *       "headers": {
         *         "x-signature": "2f6a"
         *       },
         *       "body": "{\"event\":\"payout.processed\"}"
         *     }
         */
        PayScriptNotice: {
            headers: {
                [key: string]: string;
            };
            /** @description Query of the address. */
            query?: string;
            body: string;
        };
        /**
         * @example {
         *       "status": 200,
         *       "body": "{\"id\":\"pout_1\"}"
         *     }
         */
        SavedPayScriptAnswer: {
            status?: number;
            headers?: {
                [key: string]: string;
            };
            body?: string;
            failure?: string;
        };
        /**
         * @description Verdict of a run. accepted: the gateway has the payout and will pay it. completed: it is paid. declined: it is
         *     certainly not paid and will not be. unknown: it may have been paid. ignored: a proven notice that is not about a
         *     payout's outcome. forged: a notice whose sender is not proven. ok, failed: results of `test`.
         * @enum {string}
         */
        ScriptVerdict: "accepted" | "completed" | "declined" | "unknown" | "ignored" | "forged" | "ok" | "failed";
        SavedPayScriptExpectation: {
            verdict: components["schemas"]["ScriptVerdictOpen"];
            reference?: string;
            utr?: string;
            code?: string;
        };
        /** @description A sample as it was saved; the fields of PayScriptSample. */
        SavedPayScriptSample: {
            name: string;
            entryPoint: components["schemas"]["PayScriptEntryPointOpen"];
            payout?: components["schemas"]["SavedPayScriptPayout"];
            notice?: components["schemas"]["PayScriptNotice"];
            baseUrl?: string;
            parameters?: {
                [key: string]: string;
            };
            credentials?: {
                [key: string]: string;
            };
            answers: components["schemas"]["SavedPayScriptAnswer"][];
            expected: components["schemas"]["SavedPayScriptExpectation"];
        };
        /**
         * @example {
         *       "version": {
         *         "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5d01",
         *         "scriptId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5a01",
         *         "version": 1,
         *         "note": "First version",
         *         "author": "admin",
         *         "checksum": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *         "sizeBytes": 4210,
         *         "sampleCount": 9,
         *         "isLive": true,
         *         "wentLiveAt": "2026-11-01T09:10:00+08:00",
         *         "createdAt": "2026-11-01T09:00:00+08:00"
         *       },
         *       "source": "export const send = ({ payout }) => ({ verdict: \"unknown\", reason: payout.key });",
         *       "samples": [
         *         {
         *           "name": "A payout",
         *           "entryPoint": "send",
         *           "payout": {
         *             "orderCode": "P2026112012000012345678",
         *             "key": "P2026112012000012345678-1",
         *             "attempt": 1,
         *             "amountMinor": 250000,
         *             "currency": "INR",
         *             "createdAt": "2026-11-20T04:00:00.000Z",
         *             "reference": null,
         *             "userName": "B Sample",
         *             "cardNumber": "50100012345678",
         *             "bankName": "Example Bank",
         *             "ifscCode": "EXMP0000123",
         *             "vpa": null,
         *             "usdtAddress": null
         *           },
         *           "answers": [],
         *           "expected": {
         *             "verdict": "unknown"
         *           }
         *         }
         *       ]
         *     }
         */
        PayScriptVersionDetail: {
            version: components["schemas"]["PayScriptVersionRow"];
            source: string;
            samples: components["schemas"]["SavedPayScriptSample"][];
        };
        /** @description ES module in JavaScript, at most 256 KiB in UTF-8. */
        PayScriptSource: string;
        /** @description What changed, for those who read the history. */
        PayScriptNote: string;
        /** @description The payout as a script sees it. */
        PayScriptPayout: {
            orderCode: string;
            /** @description Key of the attempt: the same for every request about it. */
            key: string;
            attempt: number;
            amountMinor: number;
            currency: components["schemas"]["Currency"];
            /** @description Time in ISO 8601. */
            createdAt: string;
            /** @description Number of the payout at the gateway, once known. */
            reference: string | null;
            userName: string | null;
            cardNumber: string | null;
            bankName: string | null;
            ifscCode: string | null;
            vpa: string | null;
            usdtAddress: string | null;
        };
        /** @description Answer of the gateway, or why none came. */
        PayScriptAnswer: {
            status?: number;
            headers?: {
                [key: string]: string;
            };
            body?: string;
            /**
             * @description The request fails.
             * @enum {string}
             */
            failure?: "timedOut" | "connectionFailed" | "refusedAddress";
        };
        PayScriptExpectation: {
            verdict: components["schemas"]["ScriptVerdict"];
            /** @description Compared if given; so are the others. */
            reference?: string;
            utr?: string;
            code?: string;
        };
        /**
         * @description Input of an entry point, the answers of the gateway in the order in which the script asks, and the expected
         *     verdict. Credentials of samples are test values.
         */
        PayScriptSample: {
            name: string;
            entryPoint: components["schemas"]["PayScriptEntryPoint"];
            payout?: components["schemas"]["PayScriptPayout"];
            notice?: components["schemas"]["PayScriptNotice"];
            /** @description Base address of the gateway; default: https://gateway.example. */
            baseUrl?: string;
            parameters?: {
                [key: string]: string;
            };
            /** @description Test values by name. They are not sealed. */
            credentials?: {
                [key: string]: string;
            };
            answers: components["schemas"]["PayScriptAnswer"][];
            expected: components["schemas"]["PayScriptExpectation"];
        };
        /**
         * @example {
         *       "name": "Sample payouts",
         *       "direction": "payout",
         *       "note": "First version",
         *       "source": "export const send = ({ payout }) => ({ verdict: \"unknown\", reason: payout.key });",
         *       "samples": [
         *         {
         *           "name": "A payout",
         *           "entryPoint": "send",
         *           "payout": {
         *             "orderCode": "P2026112012000012345678",
         *             "key": "P2026112012000012345678-1",
         *             "attempt": 1,
         *             "amountMinor": 250000,
         *             "currency": "INR",
         *             "createdAt": "2026-11-20T04:00:00.000Z",
         *             "reference": null,
         *             "userName": "B Sample",
         *             "cardNumber": "50100012345678",
         *             "bankName": "Example Bank",
         *             "ifscCode": "EXMP0000123",
         *             "vpa": null,
         *             "usdtAddress": null
         *           },
         *           "answers": [],
         *           "expected": {
         *             "verdict": "unknown"
         *           }
         *         }
         *       ]
         *     }
         */
        AddPayScriptRequest: {
            name: components["schemas"]["PartyName"];
            direction: components["schemas"]["ProductKind"];
            source: components["schemas"]["PayScriptSource"];
            note: components["schemas"]["PayScriptNote"];
            samples?: components["schemas"]["PayScriptSample"][];
        };
        /**
         * @example {
         *       "scriptId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5a01",
         *       "name": "RazorpayX payouts"
         *     }
         */
        RenamePayScriptRequest: {
            scriptId: components["schemas"]["Uuid"];
            name: components["schemas"]["PartyName"];
        };
        /**
         * @example {
         *       "scriptId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5a01",
         *       "note": "Ask by reference first",
         *       "source": "export const send = () => ({ verdict: \"unknown\", reason: \"not yet\" });"
         *     }
         */
        AddPayScriptVersionRequest: {
            scriptId: components["schemas"]["Uuid"];
            source: components["schemas"]["PayScriptSource"];
            note: components["schemas"]["PayScriptNote"];
            samples?: components["schemas"]["PayScriptSample"][];
        };
        /**
         * @example {
         *       "versionId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5d01"
         *     }
         */
        TryPayScriptRequest: {
            source?: components["schemas"]["PayScriptSource"];
            versionId?: components["schemas"]["Uuid"];
            samples?: components["schemas"]["PayScriptSample"][];
            /**
             * Format: uuid
             * @description Run whose input and answers are used.
             */
            runId?: string;
        };
        /**
         * @description Why a script gave no verdict, so that it is unknown. threw: it threw an error. timedOut: wall time. tooLong:
         *     processor time. tooLarge: memory, stack or output. tooManyRequests. invalidVerdict: its answer is no verdict.
         *     missing: it does not export the entry point. stopped: the sandbox broke or the process ended.
         * @enum {string}
         */
        ScriptFailure: "threw" | "timedOut" | "tooLong" | "tooLarge" | "tooManyRequests" | "invalidVerdict" | "missing" | "stopped";
        /** @description One HTTP request of a run, masked. */
        ScriptRequest: {
            method: string;
            url: string;
            headers: {
                [key: string]: string;
            };
            body: string | null;
            /** @description HTTP status; null if no answer came. */
            status: number | null;
            responseHeaders: {
                [key: string]: string;
            };
            /** @description The first 16 KiB. */
            responseBody: string | null;
            /** @description Why no answer came, in English. */
            failure: string | null;
            latencyMs: number | null;
        };
        PayScriptTrialResult: {
            name: string;
            entryPoint: components["schemas"]["PayScriptEntryPointOpen"];
            passed: boolean;
            /** @description What differs from the expected verdict, in English; null if nothing. */
            difference: string | null;
            verdict: components["schemas"]["ScriptVerdictOpen"];
            reference: string | null;
            utr: string | null;
            code: string | null;
            reason: string | null;
            failure: components["schemas"]["ScriptFailureOpen"] | null;
            durationMs: number;
            cpuMs: number;
            requests: components["schemas"]["ScriptRequest"][];
            log: string[];
        };
        /**
         * @example {
         *       "passed": true,
         *       "results": [
         *         {
         *           "name": "A payout",
         *           "entryPoint": "send",
         *           "passed": true,
         *           "difference": null,
         *           "verdict": "accepted",
         *           "reference": "pout_1",
         *           "utr": null,
         *           "code": null,
         *           "reason": null,
         *           "failure": null,
         *           "durationMs": 3,
         *           "cpuMs": 1,
         *           "requests": [],
         *           "log": []
         *         }
         *       ]
         *     }
         */
        PayScriptTrial: {
            /** @description Whether every result is as expected. */
            passed: boolean;
            results: components["schemas"]["PayScriptTrialResult"][];
        };
        /**
         * @example {
         *       "versionId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5d01"
         *     }
         */
        PayScriptVersionRequest: {
            versionId: components["schemas"]["Uuid"];
        };
        /**
         * @example {
         *       "scriptId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5a01"
         *     }
         */
        PayScriptRequest: {
            scriptId: components["schemas"]["Uuid"];
        };
        /**
         * @description Cause of the run.
         * @enum {string}
         */
        ScriptTrigger: "worker" | "notice" | "operator";
        /**
         * @description What followed for the payout. none: nothing, because it had that status already or another. amountDiffers: the
         *     gateway named another amount, so the payout is a processing exception.
         * @enum {string}
         */
        ScriptEffect: "none" | "accepted" | "completed" | "declined" | "exception" | "returnedToPool" | "amountDiffers";
        /**
         * @example {
         *       "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5c01",
         *       "gatewayId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5b01",
         *       "gatewayName": "RazorpayX",
         *       "scriptId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5a01",
         *       "scriptName": "RazorpayX payouts",
         *       "version": 1,
         *       "orderId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01",
         *       "orderCode": "P2026112012000012345678",
         *       "attempt": 1,
         *       "key": "P2026112012000012345678-1",
         *       "entryPoint": "send",
         *       "trigger": "worker",
         *       "triggeredBy": null,
         *       "verdict": "accepted",
         *       "reference": "pout_00000000000001",
         *       "utr": null,
         *       "code": null,
         *       "reason": null,
         *       "failure": null,
         *       "effect": "accepted",
         *       "requestCount": 1,
         *       "durationMs": 184,
         *       "cpuMs": 2,
         *       "startedAt": "2026-11-20T12:00:31+08:00"
         *     }
         */
        PayScriptRunRow: {
            id: components["schemas"]["Uuid"];
            gatewayId: components["schemas"]["Uuid"];
            gatewayName: string;
            scriptId: components["schemas"]["Uuid"];
            scriptName: string;
            version: number;
            /**
             * Format: uuid
             * @description Null for a test and for a notice about no known payout.
             */
            orderId: string | null;
            orderCode: string | null;
            /** @description Attempt of the payout. */
            attempt: number | null;
            /** @description Key of the attempt. */
            key: string | null;
            entryPoint: components["schemas"]["PayScriptEntryPointOpen"];
            trigger: components["schemas"]["ScriptTriggerOpen"];
            /** @description Account that asked for it. */
            triggeredBy: string | null;
            verdict: components["schemas"]["ScriptVerdictOpen"];
            /** @description Number of the payout at the gateway. */
            reference: string | null;
            utr: string | null;
            /** @description Code of the decline. */
            code: string | null;
            /** @description Reason in the words of the gateway or the script. */
            reason: string | null;
            failure: components["schemas"]["ScriptFailureOpen"] | null;
            effect: components["schemas"]["ScriptEffectOpen"];
            requestCount: number;
            durationMs: number;
            /** @description Processor time of the script. */
            cpuMs: number;
            /** Format: date-time */
            startedAt: string;
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5c01",
         *           "gatewayId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5b01",
         *           "gatewayName": "RazorpayX",
         *           "scriptId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5a01",
         *           "scriptName": "RazorpayX payouts",
         *           "version": 1,
         *           "orderId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01",
         *           "orderCode": "P2026112012000012345678",
         *           "attempt": 1,
         *           "key": "P2026112012000012345678-1",
         *           "entryPoint": "send",
         *           "trigger": "worker",
         *           "triggeredBy": null,
         *           "verdict": "accepted",
         *           "reference": "pout_00000000000001",
         *           "utr": null,
         *           "code": null,
         *           "reason": null,
         *           "failure": null,
         *           "effect": "accepted",
         *           "requestCount": 1,
         *           "durationMs": 184,
         *           "cpuMs": 2,
         *           "startedAt": "2026-11-20T12:00:31+08:00"
         *         }
         *       ],
         *       "total": 1
         *     }
         */
        PayScriptRunList: {
            list: components["schemas"]["PayScriptRunRow"][];
            total: number;
        };
        /**
         * @description Request of a gateway, masked.
         * @example {
         *       "headers": {
         *         "x-signature": "2f6a"
         *       },
         *       "query": "",
         *       "body": "{\"event\":\"payout.processed\"}"
         *     }
         */
        ReadNotice: {
            headers: {
                [key: string]: string;
            };
            query: string;
            body: string;
        };
        /**
         * @example {
         *       "run": {
         *         "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5c01",
         *         "gatewayId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5b01",
         *         "gatewayName": "RazorpayX",
         *         "scriptId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5a01",
         *         "scriptName": "RazorpayX payouts",
         *         "version": 1,
         *         "orderId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01",
         *         "orderCode": "P2026112012000012345678",
         *         "attempt": 1,
         *         "key": "P2026112012000012345678-1",
         *         "entryPoint": "send",
         *         "trigger": "worker",
         *         "triggeredBy": null,
         *         "verdict": "accepted",
         *         "reference": "pout_00000000000001",
         *         "utr": null,
         *         "code": null,
         *         "reason": null,
         *         "failure": null,
         *         "effect": "accepted",
         *         "requestCount": 1,
         *         "durationMs": 184,
         *         "cpuMs": 2,
         *         "startedAt": "2026-11-20T12:00:31+08:00"
         *       },
         *       "requests": [
         *         {
         *           "method": "POST",
         *           "url": "https://api.gateway.example/v1/payouts",
         *           "headers": {
         *             "authorization": "***",
         *             "content-type": "application/json"
         *           },
         *           "body": "{\"amount\":250000}",
         *           "status": 200,
         *           "responseHeaders": {
         *             "content-type": "application/json"
         *           },
         *           "responseBody": "{\"id\":\"pout_00000000000001\",\"status\":\"processing\"}",
         *           "failure": null,
         *           "latencyMs": 180
         *         }
         *       ],
         *       "notice": null,
         *       "log": []
         *     }
         */
        PayScriptRunDetail: {
            run: components["schemas"]["PayScriptRunRow"];
            requests: components["schemas"]["ScriptRequest"][];
            /** @description The notice that was read; null for other runs. */
            notice: components["schemas"]["ReadNotice"] | null;
            log: string[];
        };
        /**
         * @example {
         *       "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5c01"
         *     }
         */
        QueryAgainRequest: {
            id: components["schemas"]["Uuid"];
        };
        /**
         * @example {
         *       "sender": "VM-EXMPBK",
         *       "body": "Rs.500.00 credited to a/c XX1234. UPI Ref 432109876543",
         *       "receivedAt": "2026-11-20T12:02:58+05:30",
         *       "sequence": 1042
         *     }
         */
        SmsRecord: {
            /** @description Sender as the phone shows it. */
            sender: string;
            body: string;
            /**
             * Format: date-time
             * @description Receive time, by the phone's clock.
             */
            receivedAt: string;
            /** @description Sequence number on the phone; distinguishes two messages with the same text in the same minute. */
            sequence?: number;
        };
        /**
         * @example {
         *       "source": "wechat",
         *       "body": "微信支付收款100.25元(朋友到店)",
         *       "receivedAt": "2026-11-20T12:02:58+08:00",
         *       "messageId": "m-20261120-000123"
         *     }
         */
        WebMessageRecord: {
            /** @description Source application or page: wechat, alipay … */
            source: string;
            body: string;
            /**
             * Format: date-time
             * @description Receive time, by the device's clock.
             */
            receivedAt: string;
            /** @description Message id of the source; records with the same id are duplicates. */
            messageId: string;
        };
        /**
         * @example {
         *       "network": "TRC20",
         *       "contract": "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t",
         *       "txid": "7c1f4c1c0f7a4d0e8a6f5b2c9d3e1f00aa11bb22cc33dd44ee55ff6677889900",
         *       "logIndex": 0,
         *       "from": "TPAYERPAYERPAYERPAYERPAYERPAYER123",
         *       "to": "TRECEIVERRECEIVERRECEIVERRECEIVER1",
         *       "amount": 100250000,
         *       "confirmations": 21,
         *       "success": true,
         *       "blockTime": "2026-11-20T12:02:51Z"
         *     }
         */
        UsdtRecord: {
            /** @description Network: TRC20 or ERC20. Records of other networks are stored for manual review. */
            network: string;
            /** @description Token contract of the transfer. */
            contract: string;
            txid: string;
            /** @description Index of the transfer within the transaction. */
            logIndex: number;
            from: string;
            to: string;
            /** @description USDT amount in millionths, on every network. */
            amount: number;
            confirmations: number;
            /** @description Whether the transaction succeeded. */
            success: boolean;
            /** Format: date-time */
            blockTime: string;
        };
        /**
         * @description One message; exactly one of the three fields is set.
         * @example {
         *       "usdt": {
         *         "network": "TRC20",
         *         "contract": "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t",
         *         "txid": "7c1f4c1c0f7a4d0e8a6f5b2c9d3e1f00aa11bb22cc33dd44ee55ff6677889900",
         *         "logIndex": 0,
         *         "from": "TPAYERPAYERPAYERPAYERPAYERPAYER123",
         *         "to": "TRECEIVERRECEIVERRECEIVERRECEIVER1",
         *         "amount": 100250000,
         *         "confirmations": 21,
         *         "success": true,
         *         "blockTime": "2026-11-20T12:02:51Z"
         *       }
         *     }
         */
        StatementRecord: {
            sms?: components["schemas"]["SmsRecord"];
            webMessage?: components["schemas"]["WebMessageRecord"];
            usdt?: components["schemas"]["UsdtRecord"];
        };
        /**
         * @example {
         *       "records": [
         *         {
         *           "sms": {
         *             "sender": "VM-EXMPBK",
         *             "body": "Rs.500.00 credited to a/c XX1234. UPI Ref 432109876543",
         *             "receivedAt": "2026-11-20T12:02:58+05:30",
         *             "sequence": 1042
         *           }
         *         }
         *       ]
         *     }
         */
        IngestStatementsRequest: {
            records: components["schemas"]["StatementRecord"][];
        };
        /**
         * @description Whether the record was new.
         * @enum {string}
         */
        StatementOutcome: "stored" | "duplicate";
        /**
         * @description State of a statement record. received: stored, parsed shortly. matched: completed an order. unmatched: no order
         *     expects it. suspicious: see `suspicion`. unparsed: no template fits. ignored: not money in, a second message of
         *     the same payment, or ignored by an operator.
         * @enum {string}
         */
        StatementState: "received" | "matched" | "unmatched" | "suspicious" | "unparsed" | "ignored";
        StatementResult: {
            index: number;
            statementId: components["schemas"]["Uuid"];
            outcome: components["schemas"]["StatementOutcomeOpen"];
            state: components["schemas"]["StatementStateOpen"];
            /** @description Order that it completed. */
            orderCode: string | null;
        };
        /**
         * @example {
         *       "results": [
         *         {
         *           "index": 0,
         *           "statementId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2401",
         *           "outcome": "stored",
         *           "state": "matched",
         *           "orderCode": "C2026112012000012345678"
         *         }
         *       ]
         *     }
         */
        StatementsIngested: {
            /** @description Results in the order of the records. */
            results: components["schemas"]["StatementResult"][];
        };
        /**
         * @description Reason for manual review: several orders may be meant; the order with its reference expects another amount (or
         *     an earlier record of the account had another amount under the same reference); it came too late for its order;
         *     its reference has already completed an order; the payer's name differs from the order's; or its account is
         *     unclear.
         * @enum {string}
         */
        StatementSuspicion: "severalCandidates" | "amountMismatch" | "late" | "utrConsumed" | "nameMismatch" | "accountUnclear";
        /**
         * @description Money in or out of the account.
         * @enum {string}
         */
        MoneyDirection: "in" | "out";
        UsdtTransfer: {
            network: string;
            contract: string;
            txid: string;
            logIndex: number;
            from: string;
            to: string;
            confirmations: number;
            /** @description Confirmations needed; null for a network that the platform does not match. */
            neededConfirmations: number | null;
            success: boolean;
        };
        /**
         * @example {
         *       "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2402",
         *       "kind": "usdt",
         *       "monitorId": "tron-watcher",
         *       "state": "unmatched",
         *       "suspicion": null,
         *       "reason": null,
         *       "direction": "in",
         *       "resourceId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d09",
         *       "resourceName": "USDT 01",
         *       "supplierId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02",
         *       "supplierName": "North team",
         *       "cardNumberMasked": null,
         *       "amountMinor": 100250000,
         *       "currency": "USDT",
         *       "utr": "7c1f4c1c0f7a4d0e8a6f5b2c9d3e1f00aa11bb22cc33dd44ee55ff6677889900",
         *       "balanceMinor": null,
         *       "payerName": null,
         *       "remark": null,
         *       "accountTail": null,
         *       "timeText": null,
         *       "templateId": null,
         *       "templateName": null,
         *       "sender": null,
         *       "rawText": null,
         *       "sequence": null,
         *       "messageId": null,
         *       "usdt": {
         *         "network": "TRC20",
         *         "contract": "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t",
         *         "txid": "7c1f4c1c0f7a4d0e8a6f5b2c9d3e1f00aa11bb22cc33dd44ee55ff6677889900",
         *         "logIndex": 0,
         *         "from": "TPAYERPAYERPAYERPAYERPAYERPAYER123",
         *         "to": "TRECEIVERRECEIVERRECEIVERRECEIVER1",
         *         "confirmations": 3,
         *         "neededConfirmations": 19,
         *         "success": true
         *       },
         *       "orderCode": null,
         *       "suspectedOrderCode": null,
         *       "match": null,
         *       "matchedBy": null,
         *       "receivedAt": "2026-11-20T12:02:51Z",
         *       "storedAt": "2026-11-20T12:02:59Z",
         *       "matchedAt": null
         *     }
         */
        StatementRow: {
            id: components["schemas"]["Uuid"];
            kind: components["schemas"]["StatementKindOpen"];
            /** @description Device that reported it. */
            monitorId: string;
            state: components["schemas"]["StatementStateOpen"];
            suspicion: components["schemas"]["StatementSuspicionOpen"] | null;
            /** @description Reason from the operator that matched or ignored it. */
            reason: string | null;
            direction: components["schemas"]["MoneyDirectionOpen"] | null;
            /**
             * Format: uuid
             * @description Account of the record.
             */
            resourceId: string | null;
            resourceName: string | null;
            /** Format: uuid */
            supplierId: string | null;
            supplierName: string | null;
            cardNumberMasked: string | null;
            amountMinor: number | null;
            currency: components["schemas"]["CurrencyOpen"] | null;
            /** @description Bank reference or transaction hash. */
            utr: string | null;
            /** @description Balance of the account after the movement. */
            balanceMinor: number | null;
            payerName: string | null;
            /** @description What the payer wrote to the transfer. */
            remark: string | null;
            /** @description Last digits of the account number in the text. */
            accountTail: string | null;
            /** @description Time as written in the text. */
            timeText: string | null;
            /** Format: uuid */
            templateId: string | null;
            templateName: string | null;
            /** @description Sender of an SMS or source of a web message. */
            sender: string | null;
            /** @description Text of the message, from a third party: display it as plain text. Null for a chain transfer. */
            rawText: string | null;
            sequence: number | null;
            messageId: string | null;
            usdt: components["schemas"]["UsdtTransfer"] | null;
            /** @description Order that it completed. */
            orderCode: string | null;
            /** @description Order that a suspicious record may belong to. */
            suspectedOrderCode: string | null;
            match: components["schemas"]["MatchStateOpen"] | null;
            /** @description Account of the operator that matched or ignored it. */
            matchedBy: string | null;
            /**
             * Format: date-time
             * @description Receive time by the device's clock; for a chain transfer the block's time.
             */
            receivedAt: string;
            /** Format: date-time */
            storedAt: string;
            /** Format: date-time */
            matchedAt: string | null;
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2401",
         *           "kind": "sms",
         *           "monitorId": "phone-07",
         *           "state": "matched",
         *           "suspicion": null,
         *           "reason": null,
         *           "direction": "in",
         *           "resourceId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01",
         *           "resourceName": "North 07",
         *           "supplierId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02",
         *           "supplierName": "North team",
         *           "cardNumberMasked": "****1234",
         *           "amountMinor": 50000,
         *           "currency": "INR",
         *           "utr": "432109876543",
         *           "balanceMinor": 1250000,
         *           "payerName": "A PAYER",
         *           "remark": null,
         *           "accountTail": "1234",
         *           "timeText": null,
         *           "templateId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2601",
         *           "templateName": "Example Bank UPI credit",
         *           "sender": "VM-EXMPBK",
         *           "rawText": "Rs.500.00 credited to a/c XX1234. UPI Ref 432109876543",
         *           "sequence": 1042,
         *           "messageId": null,
         *           "usdt": null,
         *           "orderCode": "C2026112012000012345678",
         *           "suspectedOrderCode": null,
         *           "match": "automatic",
         *           "matchedBy": null,
         *           "receivedAt": "2026-11-20T12:02:58+05:30",
         *           "storedAt": "2026-11-20T12:02:59+05:30",
         *           "matchedAt": "2026-11-20T12:03:00+05:30"
         *         }
         *       ],
         *       "total": 1,
         *       "nextCursor": null
         *     }
         */
        StatementList: {
            list: components["schemas"]["StatementRow"][];
            /** @description Number of matching records; null while HighPerfOrderQuery is on. */
            total: number | null;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
        };
        /**
         * @example {
         *       "statementId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2401",
         *       "orderCode": "C2026112012000012345678",
         *       "reason": "The payer sent two rupees too much and confirmed it in the chat"
         *     }
         */
        MatchStatementRequest: {
            statementId: components["schemas"]["Uuid"];
            orderCode: string;
            /** @description Reason for the match although values differ. */
            reason?: string;
        };
        /**
         * @example {
         *       "statementId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2401",
         *       "reason": "Interest of the bank"
         *     }
         */
        IgnoreStatementRequest: {
            statementId: components["schemas"]["Uuid"];
            reason: string;
        };
        /**
         * @example {
         *       "statementId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2401"
         *     }
         */
        RematchStatementRequest: {
            statementId: components["schemas"]["Uuid"];
        };
        /** @description Id of the list call, e.g. `orders.list`. */
        SavedViewListName: string;
        /**
         * @description Path of a screen of the console, without the suffix of a copy (`/customerService`, `/readonly`): the copies of a
         *     screen share its views. Several screens may use the same call for different rows.
         */
        SavedViewScreen: string;
        /** @description Name of the filter in the page's address. */
        SavedViewFilterName: string;
        SavedViewFilter: {
            name: components["schemas"]["SavedViewFilterName"];
            text: string;
        };
        /**
         * @description Time range in days of the platform's time zone. `last7Days` and `last30Days` include today.
         * @enum {string}
         */
        RelativeRange: "lastHour" | "today" | "yesterday" | "last7Days" | "last30Days" | "thisMonth";
        SavedViewRange: {
            from: string;
            to: string;
            preset: components["schemas"]["RelativeRangeOpen"];
        };
        /**
         * @description Sort direction.
         * @enum {string}
         */
        SavedViewOrder: "asc" | "desc";
        SavedViewSort: {
            by: string;
            order: components["schemas"]["SavedViewOrderOpen"];
        };
        /** @description State of a list, as in NewSavedViewState. */
        SavedViewState: {
            filters: components["schemas"]["SavedViewFilter"][];
            ranges: components["schemas"]["SavedViewRange"][];
            sort: components["schemas"]["SavedViewSort"] | null;
            columns: string | null;
        };
        /**
         * @example {
         *       "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d3101",
         *       "list": "orders.list",
         *       "screen": "/order/list",
         *       "name": "Failed callbacks of today",
         *       "state": {
         *         "filters": [
         *           {
         *             "name": "orderStatusId",
         *             "text": "5"
         *           }
         *         ],
         *         "ranges": [
         *           {
         *             "from": "startTime",
         *             "to": "endTime",
         *             "preset": "today"
         *           }
         *         ],
         *         "sort": {
         *           "by": "amount",
         *           "order": "desc"
         *         },
         *         "columns": null
         *       },
         *       "version": 1,
         *       "isOwn": true,
         *       "ownerName": "superadmin",
         *       "sharedRole": "customerService",
         *       "isDefault": true,
         *       "updatedAt": "2026-11-20T12:00:00+08:00"
         *     }
         */
        SavedViewRow: {
            id: components["schemas"]["Uuid"];
            /** @description Id of the list call. */
            list: string;
            /** @description Path of the screen. */
            screen: string;
            name: string;
            state: components["schemas"]["SavedViewState"];
            /** @description Version; increases with every change. */
            version: number;
            /** @description Whether the caller may change it. */
            isOwn: boolean;
            /** @description Nickname of the owner. */
            ownerName: string;
            sharedRole: components["schemas"]["RoleOpen"] | null;
            /** @description Whether it is the caller's default of its screen. */
            isDefault: boolean;
            /** Format: date-time */
            updatedAt: string;
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d3101",
         *           "list": "orders.list",
         *           "screen": "/order/list",
         *           "name": "Failed callbacks of today",
         *           "state": {
         *             "filters": [
         *               {
         *                 "name": "orderStatusId",
         *                 "text": "5"
         *               }
         *             ],
         *             "ranges": [
         *               {
         *                 "from": "startTime",
         *                 "to": "endTime",
         *                 "preset": "today"
         *               }
         *             ],
         *             "sort": {
         *               "by": "amount",
         *               "order": "desc"
         *             },
         *             "columns": null
         *           },
         *           "version": 1,
         *           "isOwn": true,
         *           "ownerName": "superadmin",
         *           "sharedRole": "customerService",
         *           "isDefault": true,
         *           "updatedAt": "2026-11-20T12:00:00+08:00"
         *         }
         *       ],
         *       "total": 1
         *     }
         */
        SavedViewList: {
            list: components["schemas"]["SavedViewRow"][];
            total: number;
        };
        /** @description Name of the view; unique per owner, list and screen. */
        SavedViewName: string;
        NewSavedViewRange: {
            from: components["schemas"]["SavedViewFilterName"];
            to: components["schemas"]["SavedViewFilterName"];
            preset: components["schemas"]["RelativeRange"];
        };
        NewSavedViewSort: {
            by: components["schemas"]["SavedViewFilterName"];
            order: components["schemas"]["SavedViewOrder"];
        };
        /**
         * @description State of a list. Filters are the texts of the page's address. Relative time ranges are in `ranges`, not in
         *     `filters`; the client computes them in the platform's time zone when it applies the view. Clients ignore filters
         *     that the list does not have.
         */
        NewSavedViewState: {
            filters: components["schemas"]["SavedViewFilter"][];
            ranges: components["schemas"]["NewSavedViewRange"][];
            /** @description Sort order; null: the list's default. */
            sort: components["schemas"]["NewSavedViewSort"] | null;
            /**
             * @description Column settings (order, width, hidden, pinned) in the client's own format and version. A client that does
             *     not know the version shows its default columns. Null: not set.
             */
            columns: string | null;
        };
        /**
         * @example {
         *       "list": "orders.list",
         *       "screen": "/order/list",
         *       "name": "Failed callbacks of today",
         *       "state": {
         *         "filters": [
         *           {
         *             "name": "orderStatusId",
         *             "text": "5"
         *           }
         *         ],
         *         "ranges": [
         *           {
         *             "from": "startTime",
         *             "to": "endTime",
         *             "preset": "today"
         *           }
         *         ],
         *         "sort": {
         *           "by": "amount",
         *           "order": "desc"
         *         },
         *         "columns": null
         *       }
         *     }
         */
        AddSavedViewRequest: {
            list: components["schemas"]["SavedViewListName"];
            screen: components["schemas"]["SavedViewScreen"];
            name: components["schemas"]["SavedViewName"];
            state: components["schemas"]["NewSavedViewState"];
        };
        /**
         * @example {
         *       "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d3101",
         *       "version": 1,
         *       "name": "Failed callbacks"
         *     }
         */
        UpdateSavedViewRequest: {
            id: components["schemas"]["Uuid"];
            version: number;
            name?: components["schemas"]["SavedViewName"];
            state?: components["schemas"]["NewSavedViewState"];
        };
        /**
         * @example {
         *       "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d3101",
         *       "role": "customerService"
         *     }
         */
        ShareSavedViewRequest: {
            id: components["schemas"]["Uuid"];
            /** @description Role to share with; null: nobody. */
            role: components["schemas"]["Role"] | null;
        };
        /**
         * @example {
         *       "screen": "/order/list",
         *       "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d3101"
         *     }
         */
        DefaultSavedViewRequest: {
            screen: components["schemas"]["SavedViewScreen"];
            /** @description Default view; null: none. */
            id: components["schemas"]["Uuid"] | null;
        };
        /**
         * @example {
         *       "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d3101"
         *     }
         */
        DeleteSavedViewRequest: {
            id: components["schemas"]["Uuid"];
        };
        /**
         * @description Kind of messages that a template parses.
         * @enum {string}
         */
        TemplateKind: "sms" | "webMessage";
        /**
         * @example {
         *       "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2601",
         *       "name": "Example Bank UPI credit",
         *       "kind": "sms",
         *       "senderPattern": "[A-Z]{2}-EXMPBK",
         *       "pattern": "Rs\\.?\\s*(?P<amount>[\\d,]+(?:\\.\\d+)?) credited",
         *       "currency": "INR",
         *       "direction": "in",
         *       "accountKind": "upi",
         *       "priority": 100,
         *       "enabled": true,
         *       "sample": "Rs.500.00 credited to a/c XX1234. UPI Ref 432109876543",
         *       "sampleSender": "VM-EXMPBK",
         *       "createdAt": "2026-11-01T09:00:00+08:00",
         *       "updatedAt": "2026-11-01T09:00:00+08:00"
         *     }
         */
        MessageTemplateRow: {
            id: components["schemas"]["Uuid"];
            name: string;
            kind: components["schemas"]["TemplateKindOpen"];
            senderPattern: string;
            pattern: string;
            currency: components["schemas"]["CurrencyOpen"];
            direction: components["schemas"]["MoneyDirectionOpen"];
            /** @description Account kind that the template applies to; null: any. */
            accountKind: components["schemas"]["ResourceKindOpen"] | null;
            priority: number;
            enabled: boolean;
            sample: string;
            sampleSender: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2601",
         *           "name": "Example Bank UPI credit",
         *           "kind": "sms",
         *           "senderPattern": "[A-Z]{2}-EXMPBK",
         *           "pattern": "Rs\\.?\\s*(?P<amount>[\\d,]+(?:\\.\\d+)?) credited",
         *           "currency": "INR",
         *           "direction": "in",
         *           "accountKind": null,
         *           "priority": 100,
         *           "enabled": true,
         *           "sample": "Rs.500.00 credited to a/c XX1234. UPI Ref 432109876543",
         *           "sampleSender": "VM-EXMPBK",
         *           "createdAt": "2026-11-01T09:00:00+08:00",
         *           "updatedAt": "2026-11-01T09:00:00+08:00"
         *         }
         *       ],
         *       "total": 1
         *     }
         */
        MessageTemplateList: {
            list: components["schemas"]["MessageTemplateRow"][];
            total: number;
        };
        /**
         * @example {
         *       "name": "Example Bank UPI credit",
         *       "kind": "sms",
         *       "senderPattern": "[A-Z]{2}-EXMPBK",
         *       "pattern": "Rs\\.?\\s*(?P<amount>[\\d,]+(?:\\.\\d+)?) credited to a/c \\w*?(?P<accountTail>\\d{4}).*?Ref (?P<utr>\\d{12})",
         *       "currency": "INR",
         *       "direction": "in",
         *       "priority": 100,
         *       "sample": "Rs.500.00 credited to a/c XX1234. UPI Ref 432109876543",
         *       "sampleSender": "VM-EXMPBK"
         *     }
         */
        AddMessageTemplateRequest: {
            name: components["schemas"]["PartyName"];
            kind: components["schemas"]["TemplateKind"];
            senderPattern: string;
            pattern: string;
            currency: components["schemas"]["Currency"];
            direction: components["schemas"]["MoneyDirection"];
            accountKind?: components["schemas"]["ResourceKind"];
            /** @default 100 */
            priority?: number;
            /** @default true */
            enabled?: boolean;
            /** @description Sample message that the template must parse. */
            sample: string;
            sampleSender: string;
        };
        /**
         * @example {
         *       "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2601",
         *       "enabled": false
         *     }
         */
        UpdateMessageTemplateRequest: {
            id: components["schemas"]["Uuid"];
            name?: components["schemas"]["PartyName"];
            kind?: components["schemas"]["TemplateKind"];
            senderPattern?: string;
            pattern?: string;
            currency?: components["schemas"]["Currency"];
            direction?: components["schemas"]["MoneyDirection"];
            accountKind?: components["schemas"]["ResourceKind"] | null;
            priority?: number;
            enabled?: boolean;
            sample?: string;
            sampleSender?: string;
        };
        /**
         * @example {
         *       "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2601"
         *     }
         */
        DeleteMessageTemplateRequest: {
            id: components["schemas"]["Uuid"];
        };
        MessageTemplateDraft: {
            senderPattern: string;
            pattern: string;
            currency: components["schemas"]["Currency"];
            direction: components["schemas"]["MoneyDirection"];
            accountKind?: components["schemas"]["ResourceKind"];
        };
        /**
         * @example {
         *       "kind": "sms",
         *       "sender": "VM-EXMPBK",
         *       "body": "Rs.500.00 credited to a/c XX1234. UPI Ref 432109876543",
         *       "monitorId": "phone-07"
         *     }
         */
        TestMessageTemplateRequest: {
            kind: components["schemas"]["TemplateKind"];
            sender: string;
            body: string;
            /** @description Device assumed to report the message. */
            monitorId?: string;
            draft?: components["schemas"]["MessageTemplateDraft"];
        };
        /**
         * @description Reason why a text was not parsed: no template fits; the amount is invalid for the currency; the pattern is not a
         *     valid RE2 expression; it lacks the group `amount` or has an unknown group; or it is too large to run fast.
         * @enum {string}
         */
        TemplateRefusal: "noTemplate" | "amountUnreadable" | "patternInvalid" | "groupsInvalid" | "patternTooLarge";
        /** @description Fields of a message, as parsed by its template. */
        ParsedMessage: {
            direction: components["schemas"]["MoneyDirectionOpen"];
            currency: components["schemas"]["CurrencyOpen"];
            amountMinor: number;
            utr: string | null;
            balanceMinor: number | null;
            payerName: string | null;
            /** @description What the payer wrote to the transfer. */
            remark: string | null;
            accountTail: string | null;
            timeText: string | null;
        };
        /** @description Expected result if the message arrived now. */
        MatchForecast: {
            state: components["schemas"]["StatementStateOpen"];
            suspicion: components["schemas"]["StatementSuspicionOpen"] | null;
            /** Format: uuid */
            resourceId: string | null;
            resourceName: string | null;
            /** @description Order that would be completed, or is suspected. */
            orderCode: string | null;
        };
        /**
         * @example {
         *       "refusal": null,
         *       "detail": null,
         *       "templateId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2601",
         *       "templateName": "Example Bank UPI credit",
         *       "fields": {
         *         "direction": "in",
         *         "currency": "INR",
         *         "amountMinor": 50000,
         *         "utr": "432109876543",
         *         "balanceMinor": null,
         *         "payerName": null,
         *         "remark": null,
         *         "accountTail": "1234",
         *         "timeText": null
         *       },
         *       "outcome": {
         *         "state": "matched",
         *         "suspicion": null,
         *         "resourceId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01",
         *         "resourceName": "North 07",
         *         "orderCode": "C2026112012000012345678"
         *       }
         *     }
         */
        MessageTemplateTest: {
            refusal: components["schemas"]["TemplateRefusalOpen"] | null;
            /** @description Error text of the regular expression engine, in English. */
            detail: string | null;
            /**
             * Format: uuid
             * @description Template that parsed it; null for a draft.
             */
            templateId: string | null;
            templateName: string | null;
            fields: components["schemas"]["ParsedMessage"] | null;
            /** @description Expected match; null without monitorId, or if nothing was parsed. */
            outcome: components["schemas"]["MatchForecast"] | null;
        };
        /**
         * @description Kind of reports: SMS of a phone, messages of a web page or app, transfers of a blockchain.
         * @enum {string}
         */
        MonitorDeviceKind: "sms" | "web" | "chain";
        /**
         * @description State of a device; a disabled device can be enabled again, a revoked one cannot.
         * @enum {string}
         */
        MonitorDeviceState: "enabled" | "disabled" | "revoked";
        /**
         * @example {
         *       "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01",
         *       "name": "North 07",
         *       "supplierId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02"
         *     }
         */
        WatchedAccount: {
            id: components["schemas"]["Uuid"];
            name: string;
            supplierId: components["schemas"]["Uuid"];
        };
        /**
         * @example {
         *       "monitorId": "phone-07",
         *       "name": "Phone in the north office",
         *       "kind": "sms",
         *       "state": "revoked",
         *       "supplierId": null,
         *       "supplierName": null,
         *       "accounts": [],
         *       "lastHeartbeatAt": null,
         *       "createdAt": "2026-11-01T09:00:00+08:00",
         *       "updatedAt": "2026-11-02T09:00:00+08:00"
         *     }
         */
        MonitorDeviceRow: {
            monitorId: string;
            name: string;
            kind: components["schemas"]["MonitorDeviceKindOpen"];
            state: components["schemas"]["MonitorDeviceStateOpen"];
            /**
             * Format: uuid
             * @description Owner; null for the platform.
             */
            supplierId: string | null;
            supplierName: string | null;
            /** @description Receiving accounts that it monitors. */
            accounts: components["schemas"]["WatchedAccount"][];
            /**
             * Format: date-time
             * @description Time of the last heartbeat or report.
             */
            lastHeartbeatAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "monitorId": "phone-07",
         *           "name": "Phone in the north office",
         *           "kind": "sms",
         *           "state": "enabled",
         *           "supplierId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02",
         *           "supplierName": "North team",
         *           "accounts": [
         *             {
         *               "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01",
         *               "name": "North 07",
         *               "supplierId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02"
         *             }
         *           ],
         *           "lastHeartbeatAt": "2026-11-20T12:02:58+08:00",
         *           "createdAt": "2026-11-01T09:00:00+08:00",
         *           "updatedAt": "2026-11-01T09:00:00+08:00"
         *         }
         *       ],
         *       "total": 1
         *     }
         */
        MonitorDeviceList: {
            list: components["schemas"]["MonitorDeviceRow"][];
            total: number;
        };
        /**
         * @example {
         *       "monitorId": "phone-07",
         *       "name": "Phone in the north office",
         *       "kind": "sms",
         *       "supplierId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02",
         *       "resourceIds": [
         *         "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01"
         *       ]
         *     }
         */
        AddMonitorDeviceRequest: {
            monitorId: string;
            name: components["schemas"]["PartyName"];
            kind: components["schemas"]["MonitorDeviceKind"];
            supplierId?: components["schemas"]["Uuid"];
            resourceIds?: components["schemas"]["Uuid"][];
        };
        /**
         * @example {
         *       "monitorId": "phone-07",
         *       "token": "AbCdEfGhIjKlMnOpQrStUvWxYz012345",
         *       "secret": "0123456789AbCdEfGhIjKlMnOpQrStUvWxYz0123"
         *     }
         */
        MonitorDeviceCredentials: {
            monitorId: string;
            /** @description Token that identifies the device. */
            token: string;
            /** @description Secret that signs its requests. */
            secret: string;
        };
        /**
         * @example {
         *       "monitorId": "phone-07",
         *       "enabled": false
         *     }
         */
        UpdateMonitorDeviceRequest: {
            monitorId: string;
            name?: components["schemas"]["PartyName"];
            enabled?: boolean;
            resourceIds?: components["schemas"]["Uuid"][];
        };
        /**
         * @example {
         *       "monitorId": "phone-07"
         *     }
         */
        MonitorDeviceRequest: {
            monitorId: string;
        };
        /**
         * @description Step of a monitor's work.
         * @enum {string}
         */
        MonitorLogPhase: "start" | "heartbeat" | "signIn" | "fetch" | "receive" | "parse" | "match" | "pay" | "error" | "stop";
        /**
         * @description Severity of the line.
         * @enum {string}
         */
        MonitorLogLevel: "info" | "warning" | "error";
        /**
         * @example {
         *       "logPhase": "fetch",
         *       "level": "warning",
         *       "message": "The page took 8 seconds to load",
         *       "durationMs": 8012,
         *       "details": {
         *         "page": "transactions"
         *       }
         *     }
         */
        MonitorLogLine: {
            logPhase: components["schemas"]["MonitorLogPhase"];
            level?: components["schemas"]["MonitorLogLevel"];
            message: string;
            /** @description Additional values by name. */
            details?: {
                [key: string]: string;
            };
            resourceId?: components["schemas"]["Uuid"];
            orderCode?: string;
            durationMs?: number;
        };
        /**
         * @example {
         *       "logs": [
         *         {
         *           "logPhase": "fetch",
         *           "level": "warning",
         *           "message": "The page took 8 seconds to load",
         *           "durationMs": 8012,
         *           "details": {
         *             "page": "transactions"
         *           }
         *         }
         *       ]
         *     }
         */
        MonitorReportRequest: {
            logs?: components["schemas"]["MonitorLogLine"][];
        };
        /**
         * @example {
         *       "serverTime": "2026-11-20T12:02:58+08:00",
         *       "liveSeconds": 120,
         *       "accountCount": 2,
         *       "storedCount": 1
         *     }
         */
        MonitorReportResult: {
            /**
             * Format: date-time
             * @description Server time, for devices without a reliable clock.
             */
            serverTime: string;
            /** @description Seconds that the device counts as online after a heartbeat (MonitorLiveTime). */
            liveSeconds: number;
            /** @description Number of accounts that it monitors. */
            accountCount: number;
            /** @description Number of stored lines. */
            storedCount: number;
        };
        /**
         * @example {
         *       "clearedCount": 18250
         *     }
         */
        MonitorLogsCleared: {
            clearedCount: number;
        };
        MonitorLogRow: {
            id: components["schemas"]["Uuid"];
            monitorId: string;
            /** Format: uuid */
            resourceId: string | null;
            resourceName: string | null;
            /** Format: uuid */
            supplierId: string | null;
            supplierName: string | null;
            orderCode: string | null;
            cardNumberMasked: string | null;
            logPhase: components["schemas"]["MonitorLogPhaseOpen"];
            level: components["schemas"]["MonitorLogLevelOpen"];
            message: string;
            /** @description Additional values from the monitor, without secrets. */
            details: {
                [key: string]: string;
            };
            durationMs: number | null;
            /** Format: date-time */
            createdAt: string;
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f01",
         *           "monitorId": "phone-07",
         *           "resourceId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01",
         *           "resourceName": "North 07",
         *           "supplierId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02",
         *           "supplierName": "North team",
         *           "orderCode": "C2026112012000012345678",
         *           "cardNumberMasked": "****4821",
         *           "logPhase": "match",
         *           "level": "info",
         *           "message": "One order matches the reference",
         *           "details": {
         *             "utr": "432100012345"
         *           },
         *           "durationMs": 12,
         *           "createdAt": "2026-11-20T12:00:00+08:00"
         *         }
         *       ],
         *       "total": 1,
         *       "nextCursor": null
         *     }
         */
        MonitorLogList: {
            list: components["schemas"]["MonitorLogRow"][];
            total: number;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
        };
        /**
         * @description Whether the balances of an account's messages follow from each other.
         * @enum {string}
         */
        ChainState: "whole" | "broken";
        SecurityChainRow: {
            resourceId: components["schemas"]["Uuid"];
            resourceName: string;
            supplierId: components["schemas"]["Uuid"];
            supplierName: string;
            cardNumberMasked: string | null;
            currency: components["schemas"]["CurrencyOpen"];
            state: components["schemas"]["ChainStateOpen"];
            openBreakCount: number;
            /**
             * Format: date-time
             * @description Receive time of the earliest break without a repair.
             */
            brokenSince: string | null;
            /** @description Supplements made on the broken chain since the last patch. */
            supplementCount: number;
            /** @description Current value of FixSecurityChainSupplementLimit. */
            supplementLimit: number;
            /** Format: date-time */
            lastPatchAt: string | null;
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "resourceId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01",
         *           "resourceName": "North 07",
         *           "supplierId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02",
         *           "supplierName": "North team",
         *           "cardNumberMasked": "****4821",
         *           "currency": "INR",
         *           "state": "broken",
         *           "openBreakCount": 1,
         *           "brokenSince": "2026-11-20T12:02:58+08:00",
         *           "supplementCount": 2,
         *           "supplementLimit": 3,
         *           "lastPatchAt": null
         *         }
         *       ],
         *       "total": 1
         *     }
         */
        SecurityChainList: {
            list: components["schemas"]["SecurityChainRow"][];
            total: number;
        };
        /**
         * @description State of a message in its account's chain.
         * @enum {string}
         */
        SecurityNodeState: "start" | "linked" | "broken" | "replayed";
        SecurityNodeRow: {
            id: components["schemas"]["Uuid"];
            resourceId: components["schemas"]["Uuid"];
            resourceName: string;
            supplierId: components["schemas"]["Uuid"];
            supplierName: string;
            cardNumberMasked: string | null;
            statementId: components["schemas"]["Uuid"];
            kind: components["schemas"]["StatementKindOpen"];
            direction: components["schemas"]["MoneyDirectionOpen"];
            currency: components["schemas"]["CurrencyOpen"];
            amountMinor: number;
            /** @description Balance of the account after the movement. */
            balanceMinor: number;
            /** @description Expected balance, from the newest message before it; null unless it broke the chain. */
            expectedBalanceMinor: number | null;
            state: components["schemas"]["SecurityNodeStateOpen"];
            /**
             * Format: uuid
             * @description Message that it follows from.
             */
            previousId: string | null;
            /**
             * Format: uuid
             * @description Repair that covers its break.
             */
            patchId: string | null;
            /** @description Whether it belongs to a run that is reliable by SecurityFreqParameters. */
            reliable: boolean;
            /** @description Whether its money has completed an order. */
            checked: boolean;
            /** @description Whether the platform completed an order with it while the chain was broken; the order is marked suspicious. */
            flagged: boolean;
            orderCode: string | null;
            /** Format: date-time */
            receivedAt: string;
            /** Format: date-time */
            createdAt: string;
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2801",
         *           "resourceId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01",
         *           "resourceName": "North 07",
         *           "supplierId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02",
         *           "supplierName": "North team",
         *           "cardNumberMasked": "****4821",
         *           "statementId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2401",
         *           "kind": "sms",
         *           "direction": "in",
         *           "currency": "INR",
         *           "amountMinor": 50000,
         *           "balanceMinor": 1350000,
         *           "expectedBalanceMinor": 1300000,
         *           "state": "broken",
         *           "previousId": null,
         *           "patchId": null,
         *           "reliable": false,
         *           "checked": true,
         *           "flagged": true,
         *           "orderCode": "C2026112012000012345678",
         *           "receivedAt": "2026-11-20T12:02:58+08:00",
         *           "createdAt": "2026-11-20T12:02:59+08:00"
         *         }
         *       ],
         *       "total": 1,
         *       "nextCursor": null
         *     }
         */
        SecurityNodeList: {
            list: components["schemas"]["SecurityNodeRow"][];
            total: number;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
        };
        /**
         * @description Kind of finding: a break, a repeated message, or too many messages in a minute.
         * @enum {string}
         */
        SecurityLeakKind: "break" | "replay" | "frequency";
        SecurityLeakRow: {
            id: components["schemas"]["Uuid"];
            kind: components["schemas"]["SecurityLeakKindOpen"];
            resourceId: components["schemas"]["Uuid"];
            resourceName: string;
            supplierId: components["schemas"]["Uuid"];
            supplierName: string;
            /**
             * Format: uuid
             * @description Message that broke the chain or was repeated.
             */
            nodeId: string | null;
            /**
             * Format: date-time
             * @description Minute with too many messages.
             */
            minute: string | null;
            /** @description Number of messages in that minute. */
            messageCount: number | null;
            /** Format: date-time */
            foundAt: string;
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2901",
         *           "kind": "frequency",
         *           "resourceId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01",
         *           "resourceName": "North 07",
         *           "supplierId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02",
         *           "supplierName": "North team",
         *           "nodeId": null,
         *           "minute": "2026-11-20T12:02:00+08:00",
         *           "messageCount": 48,
         *           "foundAt": "2026-11-20T12:03:00+08:00"
         *         }
         *       ],
         *       "total": 1
         *     }
         */
        SecurityLeakList: {
            list: components["schemas"]["SecurityLeakRow"][];
            total: number;
        };
        SecurityPatchRow: {
            id: components["schemas"]["Uuid"];
            resourceId: components["schemas"]["Uuid"];
            resourceName: string;
            supplierId: components["schemas"]["Uuid"];
            supplierName: string;
            /**
             * Format: uuid
             * @description Latest break covered by the repair.
             */
            nodeId: string;
            reason: string;
            /** @description Number of breaks covered. */
            breakCount: number;
            /** @description Supplements that had been made on the broken chain. */
            supplementCount: number;
            /** @description Account of the operator that made it. */
            operator: string;
            /** Format: date-time */
            createdAt: string;
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2a01",
         *           "resourceId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01",
         *           "resourceName": "North 07",
         *           "supplierId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02",
         *           "supplierName": "North team",
         *           "nodeId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2801",
         *           "reason": "The bank took its monthly fee without a message",
         *           "breakCount": 1,
         *           "supplementCount": 2,
         *           "operator": "superadmin",
         *           "createdAt": "2026-11-20T12:20:00+08:00"
         *         }
         *       ],
         *       "total": 1
         *     }
         */
        SecurityPatchList: {
            list: components["schemas"]["SecurityPatchRow"][];
            total: number;
        };
        /**
         * @example {
         *       "nodeId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2801",
         *       "reason": "The bank took its monthly fee without a message"
         *     }
         */
        AddSecurityPatchRequest: {
            nodeId: components["schemas"]["Uuid"];
            reason: string;
        };
        /**
         * @example {
         *       "patch": {
         *         "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2a01",
         *         "resourceId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01",
         *         "resourceName": "North 07",
         *         "supplierId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02",
         *         "supplierName": "North team",
         *         "nodeId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2801",
         *         "reason": "The bank took its monthly fee without a message",
         *         "breakCount": 1,
         *         "supplementCount": 2,
         *         "operator": "superadmin",
         *         "createdAt": "2026-11-20T12:20:00+08:00"
         *       },
         *       "state": "whole"
         *     }
         */
        SecurityPatchAdded: {
            patch: components["schemas"]["SecurityPatchRow"];
            state: components["schemas"]["ChainStateOpen"];
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2002",
         *           "callbackId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2001",
         *           "orderCode": "C2026112012000012345678",
         *           "merchantOrderCode": "M20261120-0001",
         *           "merchantId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a02",
         *           "mchId": "10000101",
         *           "merchantName": "Demo merchant",
         *           "systemFlag": "platform",
         *           "attempt": 2,
         *           "trigger": "schedule",
         *           "triggeredBy": null,
         *           "httpMethod": "POST",
         *           "url": "https://merchant.example/callback",
         *           "requestHeaders": {
         *             "content-type": "application/json"
         *           },
         *           "requestBody": "{\"orderCode\":\"C2026112012000012345678\"}",
         *           "outcome": "httpError",
         *           "responseStatus": 502,
         *           "responseHeaders": {
         *             "content-type": "text/html"
         *           },
         *           "responseBody": "Bad Gateway",
         *           "responseTruncated": false,
         *           "error": null,
         *           "latencyMs": 184,
         *           "sendTime": "2026-11-20T12:00:31+08:00",
         *           "receiveTime": "2026-11-20T12:00:31+08:00"
         *         }
         *       ],
         *       "total": 1
         *     }
         */
        CallbackAttemptList: {
            list: components["schemas"]["CallbackAttempt"][];
            total: number;
        };
        /**
         * @description State of a delivery. waiting and retrying: an attempt is due. dead: the last scheduled attempt failed.
         *     superseded: a newer event of the order replaced it before it was acknowledged.
         * @enum {string}
         */
        CallbackState: "waiting" | "sending" | "retrying" | "acknowledged" | "dead" | "superseded";
        CallbackRow: {
            id: components["schemas"]["Uuid"];
            orderId: components["schemas"]["Uuid"];
            orderCode: string;
            merchantOrderNo: string;
            orderType: components["schemas"]["OrderTypeOpen"];
            merchantId: components["schemas"]["Uuid"];
            mchId: string;
            merchantName: string;
            url: string;
            state: components["schemas"]["CallbackStateOpen"];
            attempts: number;
            maxAttempts: number;
            lastOutcome: components["schemas"]["CallbackOutcomeOpen"] | null;
            /** @description HTTP status; null if the receiver did not answer. */
            lastStatus: number | null;
            /** Format: date-time */
            lastAttemptAt: string | null;
            /** Format: date-time */
            nextAttemptAt: string | null;
            /** Format: date-time */
            acknowledgedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            orderStatusId: components["schemas"]["OrderStatusIdOpen"];
            payoutStatus: components["schemas"]["PayoutStatusIdOpen"] | null;
            /** @description True if a user requested an attempt that is not sent yet. */
            resendPending: boolean;
            /**
             * Format: date-time
             * @description Time of the last request by a user.
             */
            resendRequestedAt: string | null;
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2001",
         *           "orderId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e02",
         *           "orderCode": "C2026112012000012345678",
         *           "merchantOrderNo": "M20261120-0001",
         *           "orderType": 1,
         *           "merchantId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a02",
         *           "mchId": "10000101",
         *           "merchantName": "Demo merchant",
         *           "url": "https://merchant.example/callback",
         *           "state": "retrying",
         *           "attempts": 2,
         *           "maxAttempts": 11,
         *           "lastOutcome": "httpError",
         *           "lastStatus": 502,
         *           "lastAttemptAt": "2026-11-20T12:00:31+08:00",
         *           "nextAttemptAt": "2026-11-20T12:01:33+08:00",
         *           "acknowledgedAt": null,
         *           "createdAt": "2026-11-20T12:00:00+08:00",
         *           "orderStatusId": 5,
         *           "payoutStatus": null,
         *           "resendPending": false,
         *           "resendRequestedAt": null
         *         }
         *       ],
         *       "total": 1
         *     }
         */
        CallbackList: {
            list: components["schemas"]["CallbackRow"][];
            total: number;
        };
        /**
         * @example {
         *       "merchantId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01"
         *     }
         */
        TestCallbackRequest: {
            merchantId: components["schemas"]["Uuid"];
        };
        /**
         * @example {
         *       "url": "https://merchant.example/notify",
         *       "outcome": "acknowledged",
         *       "status": 200,
         *       "latencyMs": 120,
         *       "responseBody": "success",
         *       "error": null,
         *       "requestBody": "{\"eventId\":\"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1b01\",\"mchOrderNo\":\"TEST-1\",\"sign\":\"***\"}"
         *     }
         */
        TestCallbackResult: {
            url: string;
            outcome: components["schemas"]["CallbackOutcomeOpen"];
            /** @description HTTP status; null if no response came. */
            status: number | null;
            latencyMs: number | null;
            /** @description The first 4 KiB. */
            responseBody: string | null;
            /** @description Why no response came. */
            error: string | null;
            /** @description What was sent, with the signature masked. */
            requestBody: string;
        };
        /**
         * @example {
         *       "ids": [
         *         "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2001"
         *       ]
         *     }
         */
        DeleteCallbacksRequest: {
            ids: components["schemas"]["Uuid"][];
        };
        /**
         * @example {
         *       "deletedCount": 1
         *     }
         */
        CallbacksDeleted: {
            deletedCount: number;
        };
        /**
         * @example {
         *       "state": "dead",
         *       "merchantId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a02"
         *     }
         */
        ResendManyRequest: {
            /** @description Platform order numbers to re-send. */
            orderCodes?: string[];
            /** @description The platform's order number. */
            orderCode?: string;
            /** @description The merchant's order number. */
            merchantOrderNo?: string;
            merchantId?: components["schemas"]["Uuid"];
            state?: components["schemas"]["CallbackState"];
            lastOutcome?: components["schemas"]["CallbackOutcome"];
            /**
             * Format: platform-date-time
             * @description Start of the range of first due times, inclusive.
             */
            startTime?: string;
            /**
             * Format: platform-date-time
             * @description End of the range of first due times, inclusive.
             */
            endTime?: string;
        };
        /**
         * @description State of a re-send job.
         * @enum {string}
         */
        ResendState: "running" | "done" | "cancelled";
        ResendSkip: {
            /** @description Error name that orders.callback would answer. */
            reason: string;
            count: number;
        };
        /**
         * @example {
         *       "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2101",
         *       "state": "running",
         *       "requestedBy": "admin",
         *       "requestedAt": "2026-11-20T12:00:00+08:00",
         *       "endedAt": null,
         *       "filter": {
         *         "state": "dead"
         *       },
         *       "total": 120,
         *       "resent": 40,
         *       "skipped": [
         *         {
         *           "reason": "callbackNotEligible",
         *           "count": 3
         *         }
         *       ]
         *     }
         */
        CallbackResend: {
            id: components["schemas"]["Uuid"];
            state: components["schemas"]["ResendStateOpen"];
            /** @description Account that started the job. */
            requestedBy: string;
            /** Format: date-time */
            requestedAt: string;
            /** Format: date-time */
            endedAt: string | null;
            /** @description Filter of the request, without orderCodes; times in ISO 8601. */
            filter: {
                [key: string]: string;
            };
            /** @description Number of orders selected when the job started. */
            total: number;
            /** @description Number of orders re-sent so far. */
            resent: number;
            /** @description Orders that could not be re-sent, by reason. */
            skipped: components["schemas"]["ResendSkip"][];
        };
        /**
         * @example {
         *       "matching": 120,
         *       "max": 10000,
         *       "skipped": [
         *         {
         *           "reason": "callbackNotEligible",
         *           "count": 3
         *         }
         *       ]
         *     }
         */
        ResendPreview: {
            /** @description Number of deliveries that match the filter. */
            matching: number;
            /** @description Maximum number of deliveries per job. */
            max: number;
            /** @description Deliveries that cannot be sent again now, by reason. */
            skipped: components["schemas"]["ResendSkip"][];
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2101",
         *           "state": "done",
         *           "requestedBy": "admin",
         *           "requestedAt": "2026-11-20T12:00:00+08:00",
         *           "endedAt": "2026-11-20T12:00:06+08:00",
         *           "filter": {
         *             "state": "dead"
         *           },
         *           "total": 120,
         *           "resent": 117,
         *           "skipped": [
         *             {
         *               "reason": "callbackNotEligible",
         *               "count": 3
         *             }
         *           ]
         *         }
         *       ],
         *       "total": 1
         *     }
         */
        CallbackResendList: {
            list: components["schemas"]["CallbackResend"][];
            total: number;
        };
        /**
         * @description asked: the callback is sent again at once. skipped: it cannot be sent; `reason` says why.
         * @enum {string}
         */
        ResendOutcome: "waiting" | "asked" | "skipped";
        ResendResult: {
            orderCode: string;
            outcome: components["schemas"]["ResendOutcomeOpen"];
            /** @description Error name that orders.callback would answer; null if not skipped. */
            reason: string | null;
            /** @description Message of `reason`, in the language of the request. */
            reasonText: string | null;
        };
        /**
         * @example {
         *       "job": {
         *         "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2101",
         *         "state": "done",
         *         "requestedBy": "admin",
         *         "requestedAt": "2026-11-20T12:00:00+08:00",
         *         "endedAt": "2026-11-20T12:00:06+08:00",
         *         "filter": {
         *           "state": "dead"
         *         },
         *         "total": 120,
         *         "resent": 119,
         *         "skipped": [
         *           {
         *             "reason": "callbackNotEligible",
         *             "count": 1
         *           }
         *         ]
         *       },
         *       "list": [
         *         {
         *           "orderCode": "C2026112012000012345678",
         *           "outcome": "skipped",
         *           "reason": "callbackNotEligible",
         *           "reasonText": "An order in this state has no callback to send"
         *         }
         *       ],
         *       "total": 1
         *     }
         */
        ResendResultList: {
            job: components["schemas"]["CallbackResend"];
            list: components["schemas"]["ResendResult"][];
            total: number;
        };
        /**
         * @example {
         *       "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2101"
         *     }
         */
        CancelResendRequest: {
            id: components["schemas"]["Uuid"];
        };
        /**
         * @description A list call, or a call of figures, that can be exported.
         * @enum {string}
         */
        ExportedOperation: "orders.list" | "orderCallbacks.list" | "orderCallbacks.listDetails" | "admin.listUsers" | "statements.list" | "fundRecords.list" | "monitorLogs.list" | "merchants.list" | "suppliers.list" | "resources.list" | "adjustments.list" | "errorLogs.list" | "session.list" | "userProducts.list" | "products.list" | "banks.list" | "admin.listSupplierProxies" | "monitorDevices.list" | "messageTemplates.list" | "securityNodes.accounts" | "securityNodes.list" | "securityNodes.leaks" | "securityPatches.list" | "payGateways.list" | "payScripts.list" | "payScriptRuns.list" | "dataClearings.list" | "orders.statistics" | "orders.profile";
        ExportColumn: {
            id: string;
            title: string;
            /**
             * @description How its cells are written.
             * @enum {string}
             */
            kind: OpenEnum<"text" | "number" | "money" | "time">;
        };
        /** @description Maximum rows of one file; a spreadsheet holds no more. Further rows are left out, and limitReached is true. */
        ExportRowLimits: {
            csv: number;
            xlsx: number;
        };
        /**
         * @example {
         *       "operation": "orders.list",
         *       "title": "Orders",
         *       "columns": [
         *         {
         *           "id": "orderCode",
         *           "title": "Order number",
         *           "kind": "text"
         *         },
         *         {
         *           "id": "amountMinor",
         *           "title": "Amount",
         *           "kind": "money"
         *         },
         *         {
         *           "id": "createdAt",
         *           "title": "Created",
         *           "kind": "time"
         *         }
         *       ],
         *       "rowLimits": {
         *         "csv": 1000000,
         *         "xlsx": 1048575
         *       },
         *       "timeZone": "Asia/Shanghai"
         *     }
         */
        ExportColumns: {
            operation: components["schemas"]["ExportedOperationOpen"];
            /** @description Name of the list. */
            title: string;
            columns: components["schemas"]["ExportColumn"][];
            rowLimits: components["schemas"]["ExportRowLimits"];
            /** @description Time zone of the platform. */
            timeZone: string;
        };
        /**
         * @description Rows that the caller selected. `only`: exactly these rows, in the order of the list. The lists of orders and of
         *     callbacks then ignore the other filters, because a row may have changed since it was selected; other lists
         *     still apply them. `except`: all rows that match the filters, without these. Ids that the list does not return
         *     to the caller are ignored.
         * @example {
         *       "mode": "only",
         *       "ids": [
         *         "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d3a01"
         *       ]
         *     }
         */
        ExportSelection: {
            /** @enum {string} */
            mode: "only" | "except";
            /** @description Ids of the rows; of sessions, their tokens. */
            ids: string[];
        };
        /**
         * @description csv: UTF-8 with a byte order mark and CRLF line ends. A cell begins with an apostrophe if a spreadsheet would
         *     run it as a formula or corrupt its digits. xlsx: typed texts, numbers and times, with a frozen header row.
         * @enum {string}
         */
        ExportFormat: "csv" | "xlsx";
        /**
         * @example {
         *       "operation": "orders.list",
         *       "filters": {
         *         "orderStatusId": "4",
         *         "startTime": "2026-11-20 00:00:00",
         *         "timeField": "createdAt"
         *       },
         *       "columns": [
         *         "orderCode",
         *         "merchantName",
         *         "currency",
         *         "amountMinor",
         *         "status",
         *         "createdAt"
         *       ],
         *       "format": "xlsx",
         *       "language": "en-US"
         *     }
         */
        StartExportRequest: {
            operation: components["schemas"]["ExportedOperation"];
            /** @description Query parameters of the list call, each as text, including sort but not pagination. */
            filters?: {
                [key: string]: string;
            };
            /**
             * @description Column ids from exports.columns, in output order. Default: all. The currency of an amount is added before
             *     the first amount if it is missing.
             */
            columns?: string[];
            selection?: components["schemas"]["ExportSelection"];
            format: components["schemas"]["ExportFormat"];
            /**
             * @description Language of headers and labels. Default: language of the request.
             * @enum {string}
             */
            language?: "zh-CN" | "zh-TW" | "en-US";
            /** @description IANA time zone of the times. Default: the platform's. */
            timeZone?: string;
        };
        /**
         * @description State of an export.
         * @enum {string}
         */
        ExportState: "waiting" | "running" | "done" | "failed" | "cancelled";
        /**
         * @example {
         *       "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d3a01",
         *       "operation": "orders.list",
         *       "title": "Orders",
         *       "filters": {
         *         "orderStatusId": "4"
         *       },
         *       "columns": [
         *         "orderCode",
         *         "currency",
         *         "amountMinor"
         *       ],
         *       "format": "csv",
         *       "language": "en-US",
         *       "timeZone": "Asia/Shanghai",
         *       "state": "running",
         *       "rowCount": 12000,
         *       "total": 48210,
         *       "limitReached": false,
         *       "fileName": "orders_2026-11-20_12-00-00_Asia-Shanghai.csv",
         *       "sizeBytes": null,
         *       "compression": "gzip",
         *       "pieceCount": 0,
         *       "errorCode": null,
         *       "errorMessage": null,
         *       "requestId": "3f0c2c1d9a7b4e52",
         *       "createdAt": "2026-11-20T12:00:00+08:00",
         *       "startedAt": "2026-11-20T12:00:01+08:00",
         *       "finishedAt": null,
         *       "expiresAt": "2026-11-21T12:00:00+08:00"
         *     }
         */
        ListExport: {
            id: components["schemas"]["Uuid"];
            operation: components["schemas"]["ExportedOperationOpen"];
            /** @description Name of the list. */
            title: string;
            /** @description Filters of the request. */
            filters: {
                [key: string]: string;
            };
            columns: string[];
            format: components["schemas"]["ExportFormatOpen"];
            language: string;
            /** @description Time zone of the times. */
            timeZone: string;
            state: components["schemas"]["ExportStateOpen"];
            /** @description Rows written so far. */
            rowCount: number;
            /** @description Number of matching rows; null if the list has no count. */
            total: number | null;
            /** @description Whether more rows matched than a file of this format can hold. */
            limitReached: boolean;
            fileName: string;
            /** @description Size of the finished file, in bytes. */
            sizeBytes: number | null;
            /**
             * @description Compression of the pieces.
             * @enum {string}
             */
            compression: OpenEnum<"none" | "gzip">;
            pieceCount: number;
            /** @description Reason of the failure: code of the error catalogue. */
            errorCode: number | null;
            errorMessage: string | null;
            /** @description Id of the request that started it; the platform's logs carry the same id. */
            requestId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            startedAt: string | null;
            /** Format: date-time */
            finishedAt: string | null;
            /**
             * Format: date-time
             * @description Time when the file is deleted.
             */
            expiresAt: string;
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d3a01",
         *           "operation": "orders.list",
         *           "title": "Orders",
         *           "filters": {
         *             "orderStatusId": "4"
         *           },
         *           "columns": [
         *             "orderCode",
         *             "currency",
         *             "amountMinor"
         *           ],
         *           "format": "csv",
         *           "language": "en-US",
         *           "timeZone": "Asia/Shanghai",
         *           "state": "done",
         *           "rowCount": 48210,
         *           "total": 48210,
         *           "limitReached": false,
         *           "fileName": "orders_2026-11-20_12-00-00_Asia-Shanghai.csv",
         *           "sizeBytes": 3124881,
         *           "compression": "gzip",
         *           "pieceCount": 2,
         *           "errorCode": null,
         *           "errorMessage": null,
         *           "requestId": "3f0c2c1d9a7b4e52",
         *           "createdAt": "2026-11-20T12:00:00+08:00",
         *           "startedAt": "2026-11-20T12:00:01+08:00",
         *           "finishedAt": "2026-11-20T12:00:09+08:00",
         *           "expiresAt": "2026-11-21T12:00:00+08:00"
         *         }
         *       ],
         *       "total": 1
         *     }
         */
        ExportList: {
            list: components["schemas"]["ListExport"][];
            total: number;
        };
        /**
         * @example {
         *       "index": 0,
         *       "pieceCount": 1,
         *       "compression": "none",
         *       "contentBase64": "77u/YSxiDQo="
         *     }
         */
        ExportPiece: {
            index: number;
            pieceCount: number;
            /** @enum {string} */
            compression: OpenEnum<"none" | "gzip">;
            /** @description Content of the piece in base64. */
            contentBase64: string;
        };
        /**
         * @example {
         *       "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d3a01"
         *     }
         */
        ExportRequest: {
            id: components["schemas"]["Uuid"];
        };
        ClearedRecords: {
            /** @description Kind of record: errorLogs, messages, orderCallbacks, monitorLogs … */
            subject: string;
            count: number;
            /**
             * Format: date-time
             * @description Creation time of the oldest cleared record.
             */
            oldestAt: string;
            /**
             * Format: date-time
             * @description Creation time of the newest cleared record.
             */
            newestAt: string;
        };
        DataClearing: {
            id: components["schemas"]["Uuid"];
            /**
             * Format: date-time
             * @description Time of the clearing.
             */
            createdAt: string;
            /** @description Setting DataClearCycle at that time, in days. */
            cycleDays: number;
            /**
             * Format: date-time
             * @description Cutoff; only older records were cleared.
             */
            clearedBefore: string;
            /** @description Total number of rows cleared. */
            rowCount: number;
            /** @description Cleared records by kind. */
            cleared: components["schemas"]["ClearedRecords"][];
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2f01",
         *           "createdAt": "2026-11-20T12:00:00+08:00",
         *           "cycleDays": 90,
         *           "clearedBefore": "2026-08-22T12:00:00+08:00",
         *           "rowCount": 412,
         *           "cleared": [
         *             {
         *               "subject": "orderCallbacks",
         *               "count": 400,
         *               "oldestAt": "2026-08-21T11:00:00+08:00",
         *               "newestAt": "2026-08-22T11:59:00+08:00"
         *             },
         *             {
         *               "subject": "errorLogs",
         *               "count": 12,
         *               "oldestAt": "2026-08-21T13:20:00+08:00",
         *               "newestAt": "2026-08-22T09:10:00+08:00"
         *             }
         *           ]
         *         }
         *       ],
         *       "total": 1
         *     }
         */
        DataClearingList: {
            list: components["schemas"]["DataClearing"][];
            total: number;
        };
        ProcessHealth: {
            version: string;
            nodeVersion: string;
            /**
             * Format: date-time
             * @description Start time of the answering process; with several processes, another one may answer the next call.
             */
            startedAt: string;
            /** @description Memory in use, in bytes. */
            memoryBytes: number;
        };
        StoreHealth: {
            /** @enum {string} */
            kind: OpenEnum<"embedded" | "postgres">;
            version: string;
            /** @description Size of the whole database, in bytes. */
            sizeBytes: number;
            /** @description Response time of a trivial query, in milliseconds. */
            answerMs: number;
        };
        /**
         * @description Queue. System queues: orders to allocate, expired orders, statements to parse, due callbacks, hours of orders to
         *     aggregate again, audit records to seal. Manual queues: statements to review, dead callbacks, payouts with
         *     unknown result.
         * @enum {string}
         */
        QueueName: "ordersToAllocate" | "ordersToExpire" | "statementsToRead" | "callbacksDue" | "hoursToSumUp" | "auditToSeal" | "statementsForPeople" | "callbacksGivenUp" | "payoutExceptions";
        QueueHealth: {
            name: components["schemas"]["QueueNameOpen"];
            /** @description Whether the queue needs a person and may therefore wait for long. */
            forPeople: boolean;
            count: number;
            /**
             * Format: date-time
             * @description Time since which the oldest entry waits.
             */
            oldestAt: string | null;
        };
        /**
         * @example {
         *       "name": "the balances of a currency sum to zero",
         *       "breachCount": 1,
         *       "examples": [
         *         "INR"
         *       ]
         *     }
         */
        SystemFinding: {
            /** @description Rule that was violated, in English. */
            name: string;
            breachCount: number;
            /** @description The first few places. */
            examples: string[];
        };
        SystemCheckHealth: {
            /** @description Setting EnableSystemCheck. */
            enabled: boolean;
            /** Format: date-time */
            checkedAt: string | null;
            /** @description Findings of the last check. */
            findings: components["schemas"]["SystemFinding"][];
        };
        AuditHealth: {
            /** @description Number of records in the audit chain. */
            sealedCount: number;
            /** @description Whether the newest records are consistent with the chain. */
            newestIntact: boolean;
            /** @description Number of newest records checked; the command verify:audit checks all. */
            checkedCount: number;
        };
        ChainHealth: {
            /** Format: date-time */
            checkedAt: string | null;
            /** @description Number of accounts with a broken chain. */
            brokenCount: number;
            /** @description Number of leaks found in the last day. */
            leakCount: number;
        };
        DeviceHealth: {
            /** @description Number of devices expected to report. */
            count: number;
            silentCount: number;
        };
        SessionHealth: {
            openCount: number;
            /** @description Number of sessions active within the last minute. */
            onlineCount: number;
        };
        ClearingHealth: {
            /** @description Setting DataClearCycle, in days. */
            cycleDays: number;
            /** Format: date-time */
            lastAt: string | null;
            lastRowCount: number | null;
        };
        /**
         * @example {
         *       "process": {
         *         "version": "0.1.0",
         *         "nodeVersion": "v26.10.0",
         *         "startedAt": "2026-11-20T08:00:00+08:00",
         *         "memoryBytes": 180000000
         *       },
         *       "store": {
         *         "kind": "postgres",
         *         "version": "15.8",
         *         "sizeBytes": 512000000,
         *         "answerMs": 2
         *       },
         *       "queues": [
         *         {
         *           "name": "callbacksDue",
         *           "forPeople": false,
         *           "count": 3,
         *           "oldestAt": "2026-11-20T11:59:58+08:00"
         *         },
         *         {
         *           "name": "callbacksGivenUp",
         *           "forPeople": true,
         *           "count": 1,
         *           "oldestAt": "2026-11-19T10:00:00+08:00"
         *         }
         *       ],
         *       "systemCheck": {
         *         "enabled": true,
         *         "checkedAt": "2026-11-20T11:55:00+08:00",
         *         "findings": []
         *       },
         *       "audit": {
         *         "sealedCount": 1204,
         *         "newestIntact": true,
         *         "checkedCount": 200
         *       },
         *       "securityChains": {
         *         "checkedAt": "2026-11-20T11:59:00+08:00",
         *         "brokenCount": 0,
         *         "leakCount": 0
         *       },
         *       "devices": {
         *         "count": 40,
         *         "silentCount": 1
         *       },
         *       "sessions": {
         *         "openCount": 9,
         *         "onlineCount": 4
         *       },
         *       "dataClearing": {
         *         "cycleDays": 90,
         *         "lastAt": null,
         *         "lastRowCount": null
         *       }
         *     }
         */
        SystemHealth: {
            process: components["schemas"]["ProcessHealth"];
            store: components["schemas"]["StoreHealth"];
            queues: components["schemas"]["QueueHealth"][];
            systemCheck: components["schemas"]["SystemCheckHealth"];
            audit: components["schemas"]["AuditHealth"];
            securityChains: components["schemas"]["ChainHealth"];
            devices: components["schemas"]["DeviceHealth"];
            sessions: components["schemas"]["SessionHealth"];
            dataClearing: components["schemas"]["ClearingHealth"];
        };
        /**
         * @description Kind of work. Statements: with a doubtful match (suspiciousStatements), without an order (unmatchedStatements),
         *     or not parsed (unparsedStatements). Callbacks: dead (deadCallbacks). Payouts: with unknown result
         *     (payoutExceptions), with a rejection to decide (payoutRejections), to confirm (payoutConfirmations), or with a
         *     claim that expires within five minutes (expiringClaims). Approvals by a second person (approvals); identity
         *     checks (identityChecks). Accounts: with a broken chain (brokenChains), or disabled for every product
         *     (accountsOff). Devices: silent (silentDevices). Findings of the periodic check (systemFindings); front-end
         *     faults of the last day (frontEndFaults).
         * @enum {string}
         */
        TodoKind: "approvals" | "payoutExceptions" | "expiringClaims" | "suspiciousStatements" | "unmatchedStatements" | "unparsedStatements" | "payoutRejections" | "payoutConfirmations" | "deadCallbacks" | "brokenChains" | "systemFindings" | "silentDevices" | "accountsOff" | "identityChecks" | "frontEndFaults";
        TodoRow: {
            /** @description Id of the row in its list. */
            id: string;
            /** @description Display name: an order number, a reference, an account. */
            name: string;
            /** @description Owner or place of the item. */
            note: string | null;
            /** @description Reason why it waits, with the name that its list uses. */
            reason: string | null;
            amountMinor: number | null;
            currency: components["schemas"]["CurrencyOpen"] | null;
            /**
             * Format: date-time
             * @description Time since which it waits.
             */
            at: string;
            /**
             * Format: date-time
             * @description Deadline of the item.
             */
            dueAt: string | null;
        };
        TodoEntry: {
            kind: components["schemas"]["TodoKindOpen"];
            /** @description Number of items; 1000 means 1000 or more. */
            count: number;
            /** @description Oldest items, at most five; for claims, those that expire first. */
            rows: components["schemas"]["TodoRow"][];
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "kind": "suspiciousStatements",
         *           "count": 1,
         *           "rows": [
         *             {
         *               "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d3101",
         *               "name": "412345678901",
         *               "note": "North 07",
         *               "reason": "amountMismatch",
         *               "amountMinor": 150000,
         *               "currency": "INR",
         *               "at": "2026-11-20T11:40:00+08:00",
         *               "dueAt": null
         *             }
         *           ]
         *         },
         *         {
         *           "kind": "deadCallbacks",
         *           "count": 0,
         *           "rows": []
         *         }
         *       ],
         *       "total": 1
         *     }
         */
        TodoList: {
            list: components["schemas"]["TodoEntry"][];
            /** @description Total of all kinds. */
            total: number;
        };
        /**
         * @example {
         *       "resourceCount": 90,
         *       "readyCount": 71,
         *       "freedReservationCount": 3,
         *       "durationMs": 420
         *     }
         */
        ResourcePoolReset: {
            resourceCount: number;
            /** @description Number of resources that take orders now. */
            readyCount: number;
            freedReservationCount: number;
            durationMs: number;
        };
        /**
         * @description Kind of contradiction.
         * @enum {string}
         */
        ResourceProblem: "staleReservation" | "missingReservation" | "wrongProcessingCount" | "wrongDailyUse" | "unknownProduct" | "unknownSupplier";
        ResourceFinding: {
            resourceId: components["schemas"]["Uuid"];
            resourceName: string;
            supplierName: string;
            problem: components["schemas"]["ResourceProblemOpen"];
            before: string | null;
            after: string | null;
            /** @description Whether it was repaired; false: an operator has to decide. */
            fixed: boolean;
        };
        /**
         * @example {
         *       "checkedCount": 90,
         *       "fixedCount": 1,
         *       "findings": [
         *         {
         *           "resourceId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01",
         *           "resourceName": "North 07",
         *           "supplierName": "North team",
         *           "problem": "wrongProcessingCount",
         *           "before": "2",
         *           "after": "1",
         *           "fixed": true
         *         }
         *       ],
         *       "durationMs": 650
         *     }
         */
        ResourcesFixed: {
            checkedCount: number;
            fixedCount: number;
            /** @description Findings, at most 500. */
            findings: components["schemas"]["ResourceFinding"][];
            durationMs: number;
        };
        ProductOption: {
            /** @description Channel number. */
            id: number;
            /** @description Main product of this variant. */
            mainProductId: number | null;
            name: components["schemas"]["LocalizedText"];
            /** @enum {string} */
            kind: OpenEnum<"collection" | "payout">;
            currency: components["schemas"]["CurrencyOpen"];
            enabled: boolean;
            minAmountMinor: number;
            maxAmountMinor: number;
            /** @description Optional fields of orders.create that this product requires. */
            requiredFields: string[];
        };
        /**
         * @example [
         *       {
         *         "id": 3001,
         *         "mainProductId": null,
         *         "name": {
         *           "zh-CN": "UPI 代收",
         *           "zh-TW": "UPI 代收",
         *           "en-US": "UPI collection"
         *         },
         *         "kind": "collection",
         *         "currency": "INR",
         *         "enabled": true,
         *         "minAmountMinor": 10000,
         *         "maxAmountMinor": 5000000,
         *         "requiredFields": []
         *       }
         *     ]
         */
        ProductOptions: components["schemas"]["ProductOption"][];
        /**
         * @description How incoming money is matched to its order: by amount only, or first by bank reference.
         * @enum {string}
         */
        MatchBy: "amount" | "reference";
        /**
         * @example {
         *       "id": 1008,
         *       "name": {
         *         "zh-CN": "UPI 代收",
         *         "zh-TW": "UPI 代收",
         *         "en-US": "UPI collection"
         *       },
         *       "kind": "collection",
         *       "currency": "INR",
         *       "mainProductId": 3024,
         *       "minAmountMinor": 10000,
         *       "maxAmountMinor": 5000000,
         *       "defaultFeeRate": "0.02",
         *       "defaultCommissionRate": "0.008",
         *       "floatMode": "none",
         *       "matchBy": "reference",
         *       "needsMonitor": true,
         *       "redPacket": false,
         *       "requiredFields": [],
         *       "enabled": true,
         *       "merchantCount": 12,
         *       "supplierCount": 9,
         *       "resourceCount": 34,
         *       "createdAt": "2026-09-21T12:00:00+08:00",
         *       "updatedAt": "2026-11-20T12:00:00+08:00"
         *     }
         */
        ProductRow: {
            /** @description Channel number. */
            id: number;
            name: components["schemas"]["LocalizedText"];
            kind: components["schemas"]["ProductKindOpen"];
            currency: components["schemas"]["CurrencyOpen"];
            /** @description Main product of this variant. */
            mainProductId: number | null;
            minAmountMinor: number;
            maxAmountMinor: number;
            /**
             * Format: decimal
             * @description Default fee rate of a new agreement with a merchant.
             */
            defaultFeeRate: string;
            /**
             * Format: decimal
             * @description Default commission rate of a new agreement with a supplier.
             */
            defaultCommissionRate: string;
            floatMode: components["schemas"]["FloatModeOpen"];
            matchBy: components["schemas"]["MatchByOpen"];
            /** @description Whether its accounts need an online monitor to take orders. */
            needsMonitor: boolean;
            /** @description Whether payers send red packets; an account then takes orders only while it holds fewer than the setting redWalletCount. */
            redPacket: boolean;
            requiredFields: string[];
            enabled: boolean;
            /** @description Number of merchants with an agreement. */
            merchantCount: number;
            /** @description Number of suppliers with an agreement. */
            supplierCount: number;
            /** @description Number of accounts that serve the product. */
            resourceCount: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "id": 1008,
         *           "name": {
         *             "zh-CN": "UPI 代收",
         *             "zh-TW": "UPI 代收",
         *             "en-US": "UPI collection"
         *           },
         *           "kind": "collection",
         *           "currency": "INR",
         *           "mainProductId": 3024,
         *           "minAmountMinor": 10000,
         *           "maxAmountMinor": 5000000,
         *           "defaultFeeRate": "0.02",
         *           "defaultCommissionRate": "0.008",
         *           "floatMode": "none",
         *           "matchBy": "reference",
         *           "needsMonitor": true,
         *           "redPacket": false,
         *           "requiredFields": [],
         *           "enabled": true,
         *           "merchantCount": 12,
         *           "supplierCount": 9,
         *           "resourceCount": 34,
         *           "createdAt": "2026-09-21T12:00:00+08:00",
         *           "updatedAt": "2026-11-20T12:00:00+08:00"
         *         }
         *       ],
         *       "total": 1
         *     }
         */
        ProductList: {
            list: components["schemas"]["ProductRow"][];
            total: number;
        };
        /** @description Display name; not blank in any language. */
        ProductName: {
            "zh-CN": string;
            "zh-TW": string;
            "en-US": string;
        };
        /** @description Decimal text from 0 to 1 with at most six decimal places: "0.005" is half a percent. */
        Rate: string;
        /**
         * @description Field of orders.create that is optional for other products.
         * @enum {string}
         */
        RequiredField: "userName" | "cardNumber" | "ifscCode" | "bankName" | "vpa" | "mode" | "address" | "clientIp" | "subject" | "body" | "returnUrl";
        /**
         * @example {
         *       "id": 3024,
         *       "name": {
         *         "zh-CN": "UPI 综合",
         *         "zh-TW": "UPI 綜合",
         *         "en-US": "UPI"
         *       },
         *       "kind": "collection",
         *       "currency": "INR",
         *       "minAmountMinor": 10000,
         *       "maxAmountMinor": 5000000,
         *       "defaultFeeRate": "0.02"
         *     }
         */
        AddProductRequest: {
            /** @description Channel number. */
            id: number;
            name: components["schemas"]["ProductName"];
            kind: components["schemas"]["ProductKind"];
            currency: components["schemas"]["Currency"];
            mainProductId?: number | null;
            minAmountMinor: number;
            maxAmountMinor: number;
            defaultFeeRate?: components["schemas"]["Rate"];
            defaultCommissionRate?: components["schemas"]["Rate"];
            floatMode?: components["schemas"]["FloatMode"];
            matchBy?: components["schemas"]["MatchBy"];
            /** @default false */
            needsMonitor?: boolean;
            /** @default false */
            redPacket?: boolean;
            requiredFields?: components["schemas"]["RequiredField"][];
            /** @default true */
            enabled?: boolean;
        };
        /**
         * @example {
         *       "id": 1008,
         *       "maxAmountMinor": 2000000
         *     }
         */
        UpdateProductRequest: {
            /** @description Channel number. */
            id: number;
            name?: components["schemas"]["ProductName"];
            mainProductId?: number | null;
            minAmountMinor?: number;
            maxAmountMinor?: number;
            defaultFeeRate?: components["schemas"]["Rate"];
            defaultCommissionRate?: components["schemas"]["Rate"];
            floatMode?: components["schemas"]["FloatMode"];
            matchBy?: components["schemas"]["MatchBy"];
            needsMonitor?: boolean;
            redPacket?: boolean;
            requiredFields?: components["schemas"]["RequiredField"][];
            enabled?: boolean;
        };
        /**
         * @description Country: India, China or Kenya.
         * @enum {string}
         */
        BankCountry: "IN" | "CN" | "KE";
        BankOption: {
            country: components["schemas"]["BankCountryOpen"];
            number: string;
            names: components["schemas"]["LocalizedText"];
            shortName: string;
            ifscPrefix: string | null;
        };
        /**
         * @example [
         *       {
         *         "country": "IN",
         *         "number": "002",
         *         "names": {
         *           "zh-CN": "印度国家银行",
         *           "zh-TW": "印度國家銀行",
         *           "en-US": "State Bank of India"
         *         },
         *         "shortName": "SBI",
         *         "ifscPrefix": "SBIN"
         *       }
         *     ]
         */
        BankOptions: components["schemas"]["BankOption"][];
        /** @description Number of the bank in its country; digits. */
        BankNumber: string;
        /** @description First four letters of the bank's IFSC codes. */
        IfscPrefix: string;
        /**
         * @example {
         *       "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f01",
         *       "country": "IN",
         *       "number": "002",
         *       "names": {
         *         "zh-CN": "印度国家银行",
         *         "zh-TW": "印度國家銀行",
         *         "en-US": "State Bank of India"
         *       },
         *       "shortName": "SBI",
         *       "ifscPrefix": "SBIN",
         *       "smsSenders": [
         *         "SBIINB"
         *       ],
         *       "enabled": true,
         *       "createdAt": "2026-09-21T12:00:00+08:00",
         *       "updatedAt": "2026-11-20T12:00:00+08:00"
         *     }
         */
        BankRow: {
            id: components["schemas"]["Uuid"];
            country: components["schemas"]["BankCountryOpen"];
            number: string;
            names: components["schemas"]["LocalizedText"];
            shortName: string;
            /** @description First four letters of its IFSC codes; null outside India. */
            ifscPrefix: string | null;
            smsSenders: string[];
            enabled: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f01",
         *           "country": "IN",
         *           "number": "002",
         *           "names": {
         *             "zh-CN": "印度国家银行",
         *             "zh-TW": "印度國家銀行",
         *             "en-US": "State Bank of India"
         *           },
         *           "shortName": "SBI",
         *           "ifscPrefix": "SBIN",
         *           "smsSenders": [
         *             "SBIINB"
         *           ],
         *           "enabled": true,
         *           "createdAt": "2026-09-21T12:00:00+08:00",
         *           "updatedAt": "2026-11-20T12:00:00+08:00"
         *         }
         *       ],
         *       "total": 1
         *     }
         */
        BankList: {
            list: components["schemas"]["BankRow"][];
            total: number;
        };
        /** @description Full name; not blank in any language. */
        BankNames: {
            "zh-CN": string;
            "zh-TW": string;
            "en-US": string;
        };
        /** @description What accounts and orders call the bank; unique in its country. */
        BankShortName: string;
        /** @description Sender ids of its SMS, without the prefix of the network. */
        SmsSenders: string[];
        /**
         * @example {
         *       "country": "IN",
         *       "number": "002",
         *       "names": {
         *         "zh-CN": "印度国家银行",
         *         "zh-TW": "印度國家銀行",
         *         "en-US": "State Bank of India"
         *       },
         *       "shortName": "SBI",
         *       "ifscPrefix": "SBIN",
         *       "smsSenders": [
         *         "SBIINB"
         *       ]
         *     }
         */
        AddBankRequest: {
            country: components["schemas"]["BankCountry"];
            number: components["schemas"]["BankNumber"];
            names: components["schemas"]["BankNames"];
            shortName: components["schemas"]["BankShortName"];
            ifscPrefix?: string | null;
            smsSenders?: components["schemas"]["SmsSenders"];
            /** @default true */
            enabled?: boolean;
        };
        /**
         * @example {
         *       "bankId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f01",
         *       "enabled": false
         *     }
         */
        UpdateBankRequest: {
            bankId: components["schemas"]["Uuid"];
            number?: components["schemas"]["BankNumber"];
            names?: components["schemas"]["BankNames"];
            shortName?: components["schemas"]["BankShortName"];
            ifscPrefix?: string | null;
            smsSenders?: components["schemas"]["SmsSenders"];
            enabled?: boolean;
        };
        /**
         * @description Signature method of requests and callbacks.
         * @enum {string}
         */
        SignProfile: "md5-sorted" | "hmac-sha256";
        /**
         * @example {
         *       "mchId": "10000101",
         *       "signProfile": "md5-sorted",
         *       "signingKey": "3f1c0a7e5b9d4c2e8a6f0b1d2c3e4f50"
         *     }
         */
        SigningKey: {
            mchId: string;
            signProfile: components["schemas"]["SignProfileOpen"];
            signingKey: string;
        };
        /**
         * @description Body format of callbacks.
         * @enum {string}
         */
        CallbackFormat: "form" | "json";
        MerchantBalance: {
            currency: components["schemas"]["CurrencyOpen"];
            balanceMinor: number;
            /** @description Amount held for open payouts. */
            pendingMinor: number;
            availableMinor: number;
        };
        MerchantProductRate: {
            productId: number;
            /**
             * Format: decimal
             * @description Fee rate as decimal text; "0.018" is 1.8 percent.
             */
            feeRate: string;
            enabled: boolean;
        };
        /**
         * @example {
         *       "currency": "INR",
         *       "orderCount": 40,
         *       "paidCount": 31,
         *       "amountMinor": 4000000,
         *       "paidMinor": 3100000,
         *       "payoutCount": 4,
         *       "paidPayoutCount": 3,
         *       "paidPayoutMinor": 450000
         *     }
         */
        MerchantToday: {
            currency: components["schemas"]["CurrencyOpen"];
            /** @description Collections created. */
            orderCount: number;
            /** @description Those of them that are paid. */
            paidCount: number;
            amountMinor: number;
            paidMinor: number;
            /** @description Payouts created. */
            payoutCount: number;
            /** @description Those of them that are paid. */
            paidPayoutCount: number;
            paidPayoutMinor: number;
        };
        /**
         * @example {
         *       "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01",
         *       "userId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a09",
         *       "account": "lotus",
         *       "mchId": "10000101",
         *       "name": "Lotus Mart",
         *       "enabled": true,
         *       "signProfile": "md5-sorted",
         *       "callbackFormat": "form",
         *       "defaultNotifyUrl": null,
         *       "allowedIps": null,
         *       "previousKeyUntil": null,
         *       "enableGoogleVerify": true,
         *       "confirmBind": true,
         *       "allowModify": true,
         *       "hasPayPassword": true,
         *       "kycState": "completed",
         *       "balances": [
         *         {
         *           "currency": "INR",
         *           "balanceMinor": 1250000,
         *           "pendingMinor": 50000,
         *           "availableMinor": 1200000
         *         }
         *       ],
         *       "products": [
         *         {
         *           "productId": 1008,
         *           "feeRate": "0.018",
         *           "enabled": true
         *         }
         *       ],
         *       "relatedSupplierId": null,
         *       "createdAt": "2026-09-21T12:00:00+08:00",
         *       "updatedAt": "2026-11-20T12:00:00+08:00"
         *     }
         */
        MerchantRow: {
            id: components["schemas"]["Uuid"];
            userId: components["schemas"]["Uuid"];
            /** @description Account name of its user. */
            account: string;
            /** @description Merchant number. */
            mchId: string;
            name: string;
            /** @description Whether it may create orders. */
            enabled: boolean;
            signProfile: components["schemas"]["SignProfileOpen"];
            callbackFormat: components["schemas"]["CallbackFormatOpen"];
            defaultNotifyUrl: string | null;
            /** @description Allowed sources of its signed requests; null: any. */
            allowedIps: string[] | null;
            /**
             * Format: date-time
             * @description End of the old signing key's validity.
             */
            previousKeyUntil: string | null;
            enableGoogleVerify: boolean;
            /** @description Whether an authenticator is bound. */
            confirmBind: boolean;
            allowModify: boolean;
            hasPayPassword: boolean;
            kycState: components["schemas"]["KycStateOpen"];
            /** @description One entry per currency with movements. */
            balances: components["schemas"]["MerchantBalance"][];
            /** @description Products that it may order, by number. */
            products: components["schemas"]["MerchantProductRate"][];
            /**
             * Format: uuid
             * @description Supplier of the same customer.
             */
            relatedSupplierId: string | null;
            /** @description Figures since midnight in the platform's time zone, one entry per currency; only with withToday. */
            today?: components["schemas"]["MerchantToday"][];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01",
         *           "userId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a09",
         *           "account": "lotus",
         *           "mchId": "10000101",
         *           "name": "Lotus Mart",
         *           "enabled": true,
         *           "signProfile": "md5-sorted",
         *           "callbackFormat": "form",
         *           "defaultNotifyUrl": null,
         *           "allowedIps": [
         *             "203.0.113.0/24"
         *           ],
         *           "previousKeyUntil": "2026-11-21T12:00:00+08:00",
         *           "enableGoogleVerify": true,
         *           "confirmBind": true,
         *           "allowModify": true,
         *           "hasPayPassword": true,
         *           "kycState": "completed",
         *           "balances": [
         *             {
         *               "currency": "INR",
         *               "balanceMinor": 1250000,
         *               "pendingMinor": 50000,
         *               "availableMinor": 1200000
         *             }
         *           ],
         *           "products": [
         *             {
         *               "productId": 1008,
         *               "feeRate": "0.018",
         *               "enabled": true
         *             }
         *           ],
         *           "relatedSupplierId": null,
         *           "createdAt": "2026-09-21T12:00:00+08:00",
         *           "updatedAt": "2026-11-20T12:00:00+08:00"
         *         }
         *       ],
         *       "total": 1
         *     }
         */
        MerchantList: {
            list: components["schemas"]["MerchantRow"][];
            total: number;
        };
        /** @description Callback address of orders without their own. */
        DefaultNotifyUrl: string;
        /** @description Allowed addresses and networks (`203.0.113.0/24`, `2001:db8::/32`). */
        AllowedIps: string[];
        /**
         * @example {
         *       "account": "lotus",
         *       "password": "Platform2026",
         *       "name": "Lotus Mart",
         *       "signProfile": "hmac-sha256",
         *       "callbackFormat": "json",
         *       "defaultNotifyUrl": "https://shop.example/notify"
         *     }
         */
        AddMerchantRequest: {
            account?: components["schemas"]["NewAccount"];
            password?: components["schemas"]["NewPassword"];
            /**
             * Format: uuid
             * @description An existing user without a merchant, instead of account and password.
             */
            userId?: string;
            name: components["schemas"]["PartyName"];
            signProfile?: components["schemas"]["SignProfile"];
            callbackFormat?: components["schemas"]["CallbackFormat"];
            defaultNotifyUrl?: components["schemas"]["DefaultNotifyUrl"];
            allowedIps?: components["schemas"]["AllowedIps"];
        };
        /**
         * @example {
         *       "merchant": {
         *         "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01",
         *         "userId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a09",
         *         "account": "lotus",
         *         "mchId": "10000113",
         *         "name": "Lotus Mart",
         *         "enabled": true,
         *         "signProfile": "hmac-sha256",
         *         "callbackFormat": "json",
         *         "defaultNotifyUrl": "https://shop.example/notify",
         *         "allowedIps": null,
         *         "previousKeyUntil": null,
         *         "enableGoogleVerify": false,
         *         "confirmBind": false,
         *         "allowModify": true,
         *         "hasPayPassword": false,
         *         "kycState": "none",
         *         "balances": [],
         *         "products": [],
         *         "relatedSupplierId": null,
         *         "createdAt": "2026-11-20T12:00:00+08:00",
         *         "updatedAt": "2026-11-20T12:00:00+08:00"
         *       },
         *       "signingKey": "3f1c0a7e5b9d4c2e8a6f0b1d2c3e4f50"
         *     }
         */
        AddedMerchant: {
            merchant: components["schemas"]["MerchantRow"];
            /** @description Signing key; only this response contains it. The merchant can read it with merchants.signingKey. */
            signingKey: string;
        };
        /**
         * @example {
         *       "merchantId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01",
         *       "callbackFormat": "form",
         *       "allowedIps": [
         *         "203.0.113.0/24"
         *       ]
         *     }
         */
        UpdateMerchantRequest: {
            merchantId: components["schemas"]["Uuid"];
            name?: components["schemas"]["PartyName"];
            signProfile?: components["schemas"]["SignProfile"];
            callbackFormat?: components["schemas"]["CallbackFormat"];
            defaultNotifyUrl?: components["schemas"]["DefaultNotifyUrl"] | null;
            allowedIps?: components["schemas"]["AllowedIps"] | null;
        };
        /**
         * @example {
         *       "callbackFormat": "json",
         *       "allowedIps": [
         *         "203.0.113.0/24"
         *       ]
         *     }
         */
        UpdateOwnMerchantRequest: {
            callbackFormat?: components["schemas"]["CallbackFormat"];
            defaultNotifyUrl?: components["schemas"]["DefaultNotifyUrl"] | null;
            allowedIps?: components["schemas"]["AllowedIps"] | null;
        };
        /**
         * @example {
         *       "merchantId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01",
         *       "enable": false
         *     }
         */
        EnableMerchantRequest: {
            merchantId: components["schemas"]["Uuid"];
            enable: boolean;
        };
        /**
         * @example {
         *       "merchantId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01",
         *       "graceHours": 24
         *     }
         */
        RotateKeyRequest: {
            merchantId: components["schemas"]["Uuid"];
            /**
             * @description Hours that the old key stays valid.
             * @default 24
             */
            graceHours?: number;
        };
        /**
         * @example {
         *       "mchId": "10000101",
         *       "signingKey": "3f1c0a7e5b9d4c2e8a6f0b1d2c3e4f50",
         *       "previousKeyUntil": "2026-11-21T12:00:00+08:00"
         *     }
         */
        RotatedKey: {
            mchId: string;
            signingKey: string;
            /**
             * Format: date-time
             * @description End of the old key's validity.
             */
            previousKeyUntil: string | null;
        };
        /**
         * @example {
         *       "merchantId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01"
         *     }
         */
        RevokeOldKeyRequest: {
            merchantId: components["schemas"]["Uuid"];
        };
        /**
         * @description Signed amount in minor units; positive increases the owner's balance, negative decreases it. Never 0
         *     (validationFailed).
         */
        AdjustmentAmount: number;
        /** @description Reason, shown in the ledger; not blank. */
        AdjustmentReason: string;
        /** @description Idempotency key, chosen by the caller. */
        AdjustmentKey: string;
        /**
         * @example {
         *       "merchantId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01",
         *       "currency": "INR",
         *       "amountMinor": -50000,
         *       "reason": "Charged twice on 19 November",
         *       "key": "2026-11-20-lotus-1"
         *     }
         */
        AdjustBalanceRequest: {
            merchantId: components["schemas"]["Uuid"];
            currency: components["schemas"]["Currency"];
            amountMinor: components["schemas"]["AdjustmentAmount"];
            reason: components["schemas"]["AdjustmentReason"];
            key: components["schemas"]["AdjustmentKey"];
        };
        /**
         * @description Kind of adjustment.
         * @enum {string}
         */
        AdjustmentKind: "merchantBalance" | "merchantClearing" | "supplierDeposit";
        /**
         * @description State of an adjustment.
         * @enum {string}
         */
        AdjustmentState: "awaitingApproval" | "posted" | "refused";
        /**
         * @example {
         *       "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f01",
         *       "kind": "merchantBalance",
         *       "ownerId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01",
         *       "ownerName": "Lotus Mart",
         *       "currency": "INR",
         *       "amountMinor": -50000,
         *       "reason": "Charged twice on 19 November",
         *       "state": "posted",
         *       "key": "2026-11-20-lotus-1",
         *       "requestedBy": "admin",
         *       "requestedAt": "2026-11-20T12:00:00+08:00",
         *       "decidedBy": null,
         *       "decidedAt": "2026-11-20T12:00:00+08:00",
         *       "refusalReason": null,
         *       "transferId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f02"
         *     }
         */
        AdjustmentRow: {
            id: components["schemas"]["Uuid"];
            kind: components["schemas"]["AdjustmentKindOpen"];
            ownerId: components["schemas"]["Uuid"];
            ownerName: string;
            currency: components["schemas"]["CurrencyOpen"];
            /** @description Signed amount in minor units; for a pending clearing the amount available when it was requested. */
            amountMinor: number;
            reason: string;
            state: components["schemas"]["AdjustmentStateOpen"];
            key: string;
            /** @description Account that requested it. */
            requestedBy: string;
            /** Format: date-time */
            requestedAt: string;
            /** @description Account of the second person; null if no approval was needed. */
            decidedBy: string | null;
            /** Format: date-time */
            decidedAt: string | null;
            refusalReason: string | null;
            /**
             * Format: uuid
             * @description Ledger transfer of the adjustment.
             */
            transferId: string | null;
        };
        /**
         * @example {
         *       "merchantId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01",
         *       "currency": "INR",
         *       "reason": "Contract ended",
         *       "key": "2026-11-20-lotus-2"
         *     }
         */
        ClearBalanceRequest: {
            merchantId: components["schemas"]["Uuid"];
            currency: components["schemas"]["Currency"];
            reason: components["schemas"]["AdjustmentReason"];
            key: components["schemas"]["AdjustmentKey"];
        };
        /**
         * @example {
         *       "adjustment": null
         *     }
         */
        ClearedBalance: {
            adjustment: components["schemas"]["AdjustmentRow"] | null;
        };
        /**
         * @example {
         *       "supplierCount": 3,
         *       "resourceCount": 9,
         *       "enabledResourceCount": 7,
         *       "balances": [
         *         {
         *           "currency": "INR",
         *           "receivableMinor": 2250000,
         *           "depositMinor": 9000000,
         *           "availableMinor": 6750000
         *         }
         *       ],
         *       "today": [
         *         {
         *           "currency": "INR",
         *           "orderCount": 60,
         *           "paidCount": 44,
         *           "amountMinor": 6000000,
         *           "paidMinor": 4400000,
         *           "commissionMinor": 17600,
         *           "payoutCount": 6,
         *           "paidPayoutCount": 4,
         *           "paidPayoutMinor": 600000
         *         }
         *       ]
         *     }
         */
        SupplierTeam: {
            /** @description Number of suppliers, with the one at the top. */
            supplierCount: number;
            /** @description Number of receiving accounts. */
            resourceCount: number;
            enabledResourceCount: number;
            /** @description One entry per currency. */
            balances: components["schemas"]["SupplierProxyBalance"][];
            /** @description Figures since midnight in the platform's time zone, one entry per currency. */
            today: components["schemas"]["SupplierProxyToday"][];
        };
        /**
         * @example {
         *       "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02",
         *       "userId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c01",
         *       "account": "north01",
         *       "name": "North team",
         *       "parentSupplierId": null,
         *       "parentName": null,
         *       "proxyCount": 0,
         *       "enabled": true,
         *       "enableGoogleVerify": false,
         *       "confirmBind": false,
         *       "allowModify": true,
         *       "hasPayPassword": false,
         *       "kycState": "none",
         *       "resourceCount": 0,
         *       "enabledResourceCount": 0,
         *       "rates": [],
         *       "balances": [],
         *       "today": [],
         *       "relatedMerchantId": null,
         *       "createdAt": "2026-11-20T12:00:00+08:00",
         *       "updatedAt": "2026-11-20T12:00:00+08:00"
         *     }
         */
        SupplierRow: {
            id: components["schemas"]["Uuid"];
            userId: components["schemas"]["Uuid"];
            /** @description Account name of its user. */
            account: string;
            name: string;
            /**
             * Format: uuid
             * @description Leader; null if it has none.
             */
            parentSupplierId: string | null;
            parentName: string | null;
            /** @description Number of direct proxies. */
            proxyCount: number;
            /** @description Whether its accounts take orders. */
            enabled: boolean;
            enableGoogleVerify: boolean;
            /** @description Whether an authenticator is bound. */
            confirmBind: boolean;
            allowModify: boolean;
            hasPayPassword: boolean;
            kycState: components["schemas"]["KycStateOpen"];
            /** @description Number of receiving accounts. */
            resourceCount: number;
            enabledResourceCount: number;
            rates: components["schemas"]["SupplierProxyRate"][];
            /** @description One entry per currency. */
            balances: components["schemas"]["SupplierProxyBalance"][];
            /** @description Figures since midnight in the platform's time zone, one entry per currency. */
            today: components["schemas"]["SupplierProxyToday"][];
            /** @description Sums of the supplier and its whole team; null unless withTeam is true. */
            team?: components["schemas"]["SupplierTeam"] | null;
            /**
             * Format: uuid
             * @description Merchant of the same customer.
             */
            relatedMerchantId: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02",
         *           "userId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c01",
         *           "account": "north01",
         *           "name": "North team",
         *           "parentSupplierId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c03",
         *           "parentName": "Demo supplier",
         *           "proxyCount": 2,
         *           "enabled": true,
         *           "enableGoogleVerify": true,
         *           "confirmBind": true,
         *           "allowModify": true,
         *           "hasPayPassword": false,
         *           "kycState": "completed",
         *           "resourceCount": 6,
         *           "enabledResourceCount": 5,
         *           "rates": [
         *             {
         *               "productId": 3001,
         *               "commissionRate": "0.004"
         *             }
         *           ],
         *           "balances": [
         *             {
         *               "currency": "INR",
         *               "receivableMinor": 1250000,
         *               "depositMinor": 5000000,
         *               "availableMinor": 3750000
         *             }
         *           ],
         *           "today": [
         *             {
         *               "currency": "INR",
         *               "orderCount": 40,
         *               "paidCount": 31,
         *               "amountMinor": 4000000,
         *               "paidMinor": 3100000,
         *               "commissionMinor": 12400,
         *               "payoutCount": 4,
         *               "paidPayoutCount": 3,
         *               "paidPayoutMinor": 450000
         *             }
         *           ],
         *           "relatedMerchantId": null,
         *           "createdAt": "2026-09-21T12:00:00+08:00",
         *           "updatedAt": "2026-11-20T12:00:00+08:00"
         *         }
         *       ],
         *       "total": 1
         *     }
         */
        SupplierList: {
            list: components["schemas"]["SupplierRow"][];
            total: number;
        };
        /**
         * @example {
         *       "account": "north01",
         *       "password": "Platform2026",
         *       "name": "North team",
         *       "parentSupplierId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c03"
         *     }
         */
        AddSupplierRequest: {
            account?: components["schemas"]["NewAccount"];
            password?: components["schemas"]["NewPassword"];
            /**
             * Format: uuid
             * @description An existing user without a supplier, instead of account and password; staff only.
             */
            userId?: string;
            name: components["schemas"]["PartyName"];
            parentSupplierId?: components["schemas"]["Uuid"];
        };
        /**
         * @example {
         *       "supplierId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02",
         *       "parentSupplierId": null
         *     }
         */
        UpdateSupplierRequest: {
            supplierId: components["schemas"]["Uuid"];
            name?: components["schemas"]["PartyName"];
            /** Format: uuid */
            parentSupplierId?: string | null;
        };
        /**
         * @example {
         *       "supplierId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02",
         *       "enable": false,
         *       "wholeTeam": true
         *     }
         */
        EnableSupplierRequest: {
            supplierId: components["schemas"]["Uuid"];
            enable: boolean;
            /**
             * @description Whether the team below it is enabled or disabled too.
             * @default false
             */
            wholeTeam?: boolean;
        };
        /**
         * @example {
         *       "supplierId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02",
         *       "password": "Platform2026",
         *       "removeAuthenticator": true
         *     }
         */
        RestoreAccessRequest: {
            supplierId: components["schemas"]["Uuid"];
            password?: components["schemas"]["NewPassword"];
            /** @default false */
            removeAuthenticator?: boolean;
        };
        /**
         * @example {
         *       "supplierId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02",
         *       "currency": "INR",
         *       "amountMinor": 5000000,
         *       "reason": "Deposit received, receipt 118",
         *       "key": "deposit-118"
         *     }
         */
        AdjustDepositRequest: {
            supplierId: components["schemas"]["Uuid"];
            currency: components["schemas"]["Currency"];
            amountMinor: components["schemas"]["AdjustmentAmount"];
            reason: components["schemas"]["AdjustmentReason"];
            key: components["schemas"]["AdjustmentKey"];
        };
        /**
         * @description Role of the agreement's user.
         * @enum {string}
         */
        AgreementRole: "merchant" | "supplier";
        /**
         * @example {
         *       "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a09:1008",
         *       "userId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a09",
         *       "account": "lotus",
         *       "role": "merchant",
         *       "partyId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01",
         *       "partyName": "Lotus Mart",
         *       "productId": 1008,
         *       "productName": {
         *         "zh-CN": "UPI 代收",
         *         "zh-TW": "UPI 代收",
         *         "en-US": "UPI collection"
         *       },
         *       "currency": "INR",
         *       "enabled": true,
         *       "rate": "0.016",
         *       "minAmountMinor": null,
         *       "maxAmountMinor": null,
         *       "weight": null,
         *       "updatedAt": "2026-11-20T12:00:00+08:00"
         *     }
         */
        UserProductRow: {
            /** @description Key of the agreement in lists: user and product. */
            id: string;
            userId: components["schemas"]["Uuid"];
            account: string;
            role: components["schemas"]["AgreementRoleOpen"];
            partyId: components["schemas"]["Uuid"];
            partyName: string;
            productId: number;
            productName: components["schemas"]["LocalizedText"];
            currency: components["schemas"]["CurrencyOpen"];
            enabled: boolean;
            /**
             * Format: decimal
             * @description Merchant's fee rate or supplier's commission rate.
             */
            rate: string;
            minAmountMinor: number | null;
            maxAmountMinor: number | null;
            /** @description Factor for the weights of the supplier's accounts; null for a merchant. */
            weight: number | null;
            /** Format: date-time */
            updatedAt: string;
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a09:1008",
         *           "userId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a09",
         *           "account": "lotus",
         *           "role": "merchant",
         *           "partyId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01",
         *           "partyName": "Lotus Mart",
         *           "productId": 1008,
         *           "productName": {
         *             "zh-CN": "UPI 代收",
         *             "zh-TW": "UPI 代收",
         *             "en-US": "UPI collection"
         *           },
         *           "currency": "INR",
         *           "enabled": true,
         *           "rate": "0.018",
         *           "minAmountMinor": null,
         *           "maxAmountMinor": 5000000,
         *           "weight": null,
         *           "updatedAt": "2026-11-20T12:00:00+08:00"
         *         }
         *       ],
         *       "total": 1
         *     }
         */
        UserProductList: {
            list: components["schemas"]["UserProductRow"][];
            total: number;
        };
        /**
         * @example {
         *       "userId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a09",
         *       "productId": 1008,
         *       "rate": "0.018",
         *       "maxAmountMinor": 5000000
         *     }
         */
        AddUserProductRequest: {
            userId: components["schemas"]["Uuid"];
            productId: number;
            rate?: components["schemas"]["Rate"];
            /** @default true */
            enabled?: boolean;
            /** @description Smallest order amount, within the product's limits; null or absent: the product's limit. */
            minAmountMinor?: number | null;
            /** @description Largest order amount, within the product's limits. */
            maxAmountMinor?: number | null;
            /** @description Suppliers only: factor for the weights of its accounts; default 1. */
            weight?: number;
        };
        /**
         * @example {
         *       "userId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a09",
         *       "productId": 1008,
         *       "rate": "0.016"
         *     }
         */
        UpdateUserProductRequest: {
            userId: components["schemas"]["Uuid"];
            productId: number;
            rate?: components["schemas"]["Rate"];
            enabled?: boolean;
            minAmountMinor?: number | null;
            maxAmountMinor?: number | null;
            /** @description Suppliers only: factor for the weights of its accounts. */
            weight?: number;
        };
        /**
         * @example {
         *       "userId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a09",
         *       "productId": 1008
         *     }
         */
        DeleteUserProductRequest: {
            userId: components["schemas"]["Uuid"];
            productId: number;
        };
        /**
         * @description Purpose of a transfer.
         * @enum {string}
         */
        TransferPurpose: "principal" | "fee" | "commission" | "reservation" | "adjustment";
        /**
         * @description Whether the balance increased or decreased.
         * @enum {string}
         */
        EntryDirection: "credit" | "debit";
        FundRecordRow: {
            /** @description Account id and version. */
            id: string;
            transferId: components["schemas"]["Uuid"];
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            ownerKind: OpenEnum<"merchant" | "supplier" | "platform">;
            /**
             * Format: uuid
             * @description Owner of the account; null for the platform's accounts.
             */
            ownerId: string | null;
            ownerName: string | null;
            accountKind: components["schemas"]["LedgerAccountKindOpen"];
            currency: components["schemas"]["CurrencyOpen"];
            kind: components["schemas"]["TransferKindOpen"];
            purpose: components["schemas"]["TransferPurposeOpen"];
            /** @description Signed amount: positive increases the balance, negative decreases it. Money that a supplier has received and owes is negative. */
            amountMinor: number;
            /** @description Balance of the account after this entry. */
            balanceAfterMinor: number;
            /** @description Number of the entry within its account. */
            version: number;
            /** Format: uuid */
            orderId: string | null;
            orderCode: string | null;
            merchantOrderNo: string | null;
            /**
             * Format: uuid
             * @description Transfer reversed by this one.
             */
            reverses: string | null;
        };
        FundRecordSum: {
            accountKind: components["schemas"]["LedgerAccountKindOpen"];
            currency: components["schemas"]["CurrencyOpen"];
            count: number;
            /** @description Sum of credits. */
            creditMinor: number;
            /** @description Sum of debits, without sign. */
            debitMinor: number;
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2601:41",
         *           "transferId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2501",
         *           "at": "2026-11-20T12:03:00+08:00",
         *           "ownerKind": "merchant",
         *           "ownerId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a02",
         *           "ownerName": "Demo merchant",
         *           "accountKind": "merchantPayable",
         *           "currency": "INR",
         *           "kind": "single",
         *           "purpose": "principal",
         *           "amountMinor": 50000,
         *           "balanceAfterMinor": 1250000,
         *           "version": 41,
         *           "orderId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e02",
         *           "orderCode": "C2026112012000012345678",
         *           "merchantOrderNo": "M20261120-0001",
         *           "reverses": null
         *         }
         *       ],
         *       "total": 1,
         *       "nextCursor": null,
         *       "summary": [
         *         {
         *           "accountKind": "merchantPayable",
         *           "currency": "INR",
         *           "count": 1,
         *           "creditMinor": 50000,
         *           "debitMinor": 0
         *         }
         *       ]
         *     }
         */
        FundRecordList: {
            list: components["schemas"]["FundRecordRow"][];
            /** @description Number of matching entries, counted up to 100000 unless withSummary is true; null while HighPerfOrderQuery is on. */
            total: number | null;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
            /** @description One entry per account kind and currency; null unless withSummary is true. */
            summary: components["schemas"]["FundRecordSum"][] | null;
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f01",
         *           "kind": "merchantBalance",
         *           "ownerId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01",
         *           "ownerName": "Lotus Mart",
         *           "currency": "INR",
         *           "amountMinor": -50000,
         *           "reason": "Charged twice on 19 November",
         *           "state": "posted",
         *           "key": "2026-11-20-lotus-1",
         *           "requestedBy": "admin",
         *           "requestedAt": "2026-11-20T12:00:00+08:00",
         *           "decidedBy": null,
         *           "decidedAt": "2026-11-20T12:00:00+08:00",
         *           "refusalReason": null,
         *           "transferId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f02"
         *         }
         *       ],
         *       "total": 1,
         *       "nextCursor": null
         *     }
         */
        AdjustmentList: {
            list: components["schemas"]["AdjustmentRow"][];
            /** @description Number of matching adjustments. */
            total: number;
            /**
             * Format: uuid
             * @description Cursor of the next page; null on the last page.
             */
            nextCursor: string | null;
        };
        /**
         * @example {
         *       "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f01",
         *       "reason": "Already settled by invoice"
         *     }
         */
        RefuseAdjustmentRequest: {
            id: components["schemas"]["Uuid"];
            reason: components["schemas"]["AdjustmentReason"];
        };
        /**
         * @description preparing: an account is being allocated. payable: waits for the payment. paid: the money arrived. timedOut: no
         *     payment in time. unavailable: no account is available. reversed: the payment was reversed.
         * @enum {string}
         */
        CashierStatus: "preparing" | "payable" | "paid" | "timedOut" | "unavailable" | "reversed";
        CashierAccount: {
            kind: components["schemas"]["ResourceKindOpen"];
            accountName: string | null;
            bankName: string | null;
            /** @description Whole account number, because the payer has to type it. */
            cardNumber: string | null;
            ifscCode: string | null;
            vpa: string | null;
            mobileNumber: string | null;
            usdtNetwork: string | null;
            usdtAddress: string | null;
            /** @description Link that opens the payer's app or the gateway's page. */
            link: string | null;
            /** @description Content of the QR code. */
            qrText: string | null;
            /** @description Account's own QR code picture as a data: address; has priority over qrText. */
            qrImage: string | null;
        };
        /**
         * @description Detail that the payer can submit.
         * @enum {string}
         */
        CashierAsk: "reference" | "payerName";
        /**
         * @example {
         *       "orderCode": "C2026112012000012345678",
         *       "merchantName": "Demo merchant",
         *       "subject": "Top-up",
         *       "status": "payable",
         *       "amountMinor": 50000,
         *       "payAmountMinor": 50003,
         *       "currency": "INR",
         *       "identifyCode": null,
         *       "account": {
         *         "kind": "upi",
         *         "accountName": "North 07",
         *         "bankName": null,
         *         "cardNumber": null,
         *         "ifscCode": null,
         *         "vpa": "north07@examplebank",
         *         "mobileNumber": null,
         *         "usdtNetwork": null,
         *         "usdtAddress": null,
         *         "link": "upi://pay?pa=north07@examplebank&pn=North%2007&am=500.03&cu=INR&tr=C2026112012000012345678",
         *         "qrText": "upi://pay?pa=north07@examplebank&pn=North%2007&am=500.03&cu=INR&tr=C2026112012000012345678",
         *         "qrImage": null
         *       },
         *       "asks": [
         *         "reference"
         *       ],
         *       "said": {
         *         "reference": null,
         *         "payerName": null
         *       },
         *       "returnUrl": null,
         *       "createdAt": "2026-11-20T12:00:00+08:00",
         *       "expiresAt": "2026-11-20T12:10:00+08:00",
         *       "serverTime": "2026-11-20T12:00:03+08:00"
         *     }
         */
        CashierOrder: {
            orderCode: string;
            /** @description Name of the merchant. */
            merchantName: string;
            /** @description Subject of the order, from the merchant. */
            subject: string | null;
            status: components["schemas"]["CashierStatusOpen"];
            amountMinor: number;
            /** @description Exact amount to pay; may differ slightly from the order's amount, so that the payment can be identified. Null unless payable. */
            payAmountMinor: number | null;
            currency: components["schemas"]["CurrencyOpen"];
            /** @description Code that the payer enters as the payment reference. Null unless payable. */
            identifyCode: string | null;
            /** @description Account to pay to. Null unless payable. */
            account: components["schemas"]["CashierAccount"] | null;
            /**
             * @description Details that the payer can submit (cashier.tell): a reference if money is matched by the account's messages;
             *     a name for wallets while AlipayToAlipayByHandSubmitName requires it. Empty once no payment is expected.
             */
            asks: components["schemas"]["CashierAskOpen"][];
            /** @description Details submitted by the payer. */
            said: {
                reference: string | null;
                payerName: string | null;
            };
            /** @description Merchant's return page, http or https; null until the payer is finished here. */
            returnUrl: string | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Deadline of the payment. Null unless payable.
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description Current server time, because the payer's clock may be wrong.
             */
            serverTime: string;
        };
        /**
         * @example {
         *       "token": "k3Jd0f8sVbQ1xYz2mNpQr5tUw7aBcDeFgHiJkLmNoPq",
         *       "reference": "432109876543"
         *     }
         */
        CashierTellRequest: {
            /** @description Last part of `payUrl`. */
            token: string;
            /** @description UTR, transaction code or hash, as the payer's app shows it; surrounding spaces are ignored. */
            reference?: string;
            /** @description Name of the sender of the money. */
            payerName?: string;
        };
        /**
         * @description Fault level: none, occasional or frequent.
         * @enum {string}
         */
        SimulatorFaults: "none" | "mild" | "heavy";
        /**
         * @description Plan of the simulator, as returned.
         * @example {
         *       "running": true,
         *       "ordersPerMinute": 12,
         *       "faults": "mild"
         *     }
         */
        SimulatorCourse: {
            running: boolean;
            ordersPerMinute: number;
            faults: components["schemas"]["SimulatorFaultsOpen"];
        };
        /**
         * @description Counts since the simulator's start.
         * @example {
         *       "orders": 120,
         *       "refused": 1,
         *       "paid": 71,
         *       "callbacks": 70,
         *       "failedCallbacks": 3,
         *       "unmatched": 2
         *     }
         */
        SimulatorCounts: {
            /** @description Orders created. */
            orders: number;
            /** @description Orders refused by the platform. */
            refused: number;
            /** @description Transfers made by its payers. */
            paid: number;
            /** @description Callbacks acknowledged by its receivers. */
            callbacks: number;
            /** @description Callbacks that its receivers failed on purpose. */
            failedCallbacks: number;
            /** @description Reported transfers that matched no order. */
            unmatched: number;
        };
        /**
         * @example {
         *       "attached": true,
         *       "plan": {
         *         "running": true,
         *         "ordersPerMinute": 12,
         *         "faults": "mild"
         *       },
         *       "counts": {
         *         "orders": 120,
         *         "refused": 1,
         *         "paid": 71,
         *         "callbacks": 70,
         *         "failedCallbacks": 3,
         *         "unmatched": 2
         *       },
         *       "reportedAt": "2026-11-20T12:00:00+08:00"
         *     }
         */
        SimulatorStatus: {
            attached: boolean;
            plan: components["schemas"]["SimulatorCourse"] | null;
            counts: components["schemas"]["SimulatorCounts"] | null;
            /** Format: date-time */
            reportedAt: string | null;
        };
        /**
         * @example {
         *       "running": true,
         *       "ordersPerMinute": 12,
         *       "faults": "mild"
         *     }
         */
        SimulatorPlan: {
            running: boolean;
            ordersPerMinute: number;
            faults: components["schemas"]["SimulatorFaults"];
        };
        /**
         * @example {
         *       "token": "ZmFrZS10b2tlbi1vZi10aGUtc2ltdWxhdG9yLWZvci1kb2Nz",
         *       "plan": {
         *         "running": true,
         *         "ordersPerMinute": 12,
         *         "faults": "mild"
         *       },
         *       "counts": {
         *         "orders": 120,
         *         "refused": 1,
         *         "paid": 71,
         *         "callbacks": 70,
         *         "failedCallbacks": 3,
         *         "unmatched": 2
         *       }
         *     }
         */
        SimulatorReport: {
            token: string;
            plan: components["schemas"]["SimulatorPlan"];
            counts: components["schemas"]["SimulatorCounts"];
        };
        /**
         * @example {
         *       "plan": {
         *         "running": true,
         *         "ordersPerMinute": 12,
         *         "faults": "mild"
         *       }
         *     }
         */
        SimulatorInstruction: {
            plan: components["schemas"]["SimulatorCourse"] | null;
        };
        /** @description Fingerprint shared by all reports of one fault. */
        Fingerprint: string;
        ErrorLog: {
            id: components["schemas"]["Uuid"];
            fingerprint: string;
            message: string;
            stack: string | null;
            /** @description Address of the page. */
            url: string | null;
            component: string | null;
            /** @description Id of the failed request. */
            requestId: string | null;
            appVersion: string | null;
            /** @description Account that was signed in; null if none. */
            account: string | null;
            ip: string;
            userAgent: string;
            /** Format: date-time */
            createdAt: string;
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2301",
         *           "fingerprint": "5f0c2c1a9be04d77",
         *           "message": "TypeError: Cannot read properties of undefined (reading 'amountMinor')",
         *           "stack": "TypeError: Cannot read properties of undefined (reading 'amountMinor')\n    at Summary (https://console.example/assets/orders.list-4f2a.js:12:881)",
         *           "url": "/order/list?page=2",
         *           "component": "Summary",
         *           "requestId": null,
         *           "appVersion": "0.1.0",
         *           "account": "service",
         *           "ip": "203.0.113.7",
         *           "userAgent": "Mozilla/5.0",
         *           "createdAt": "2026-11-20T12:00:00+08:00"
         *         }
         *       ],
         *       "total": 1,
         *       "nextCursor": null
         *     }
         */
        ErrorLogList: {
            list: components["schemas"]["ErrorLog"][];
            /** @description Number of matching reports, at most 100000. */
            total: number;
            nextCursor: string | null;
        };
        ErrorGroup: {
            fingerprint: string;
            /** @description Message of the latest report. */
            message: string;
            reportCount: number;
            /** @description Number of signed-in accounts that met the fault. */
            accountCount: number;
            /** Format: date-time */
            firstAt: string;
            /** Format: date-time */
            lastAt: string;
            lastUrl: string | null;
            lastAppVersion: string | null;
        };
        /**
         * @example {
         *       "list": [
         *         {
         *           "fingerprint": "5f0c2c1a9be04d77",
         *           "message": "TypeError: Cannot read properties of undefined (reading 'amountMinor')",
         *           "reportCount": 12,
         *           "accountCount": 3,
         *           "firstAt": "2026-11-19T09:12:00+08:00",
         *           "lastAt": "2026-11-20T12:00:00+08:00",
         *           "lastUrl": "/order/list?page=2",
         *           "lastAppVersion": "0.1.0"
         *         }
         *       ],
         *       "total": 1
         *     }
         */
        ErrorGroupList: {
            list: components["schemas"]["ErrorGroup"][];
            total: number;
        };
        /**
         * @example {
         *       "fingerprint": "5f0c2c1a9be04d77"
         *     }
         */
        ErrorLogClearRequest: {
            fingerprint?: components["schemas"]["Fingerprint"];
        };
        /**
         * @example {
         *       "clearedCount": 12
         *     }
         */
        ErrorLogsCleared: {
            clearedCount: number;
        };
        /**
         * @example {
         *       "message": "TypeError: x is undefined",
         *       "url": "/order/list",
         *       "appVersion": "0.1.0"
         *     }
         */
        ErrorLogRequest: {
            message: string;
            stack?: string;
            url?: string;
            component?: string;
            requestId?: string;
            appVersion?: string;
        };
        /**
         * @example {
         *       "id": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2301"
         *     }
         */
        ErrorLogResult: {
            id: components["schemas"]["Uuid"];
        };
        /**
         * @description Result of the order. Collection order: paid, timedOut, reversed. Payout: completed, rejected, cancelled,
         *     reversed.
         * @enum {string}
         */
        OrderCallbackStatus: "paid" | "timedOut" | "completed" | "rejected" | "cancelled" | "reversed";
        /**
         * @description Fields without a value are omitted.
         * @example {
         *       "eventId": "0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2201",
         *       "orderType": 1,
         *       "mchId": "10000101",
         *       "orderCode": "C2026112012000012345678",
         *       "mchOrderNo": "M20261120-0001",
         *       "productId": 3001,
         *       "amountMinor": 50000,
         *       "receivedMinor": 50003,
         *       "feeMinor": 250,
         *       "currency": "INR",
         *       "status": "paid",
         *       "utr": "432100012345",
         *       "createdAt": "2026-11-20T12:00:00+08:00",
         *       "completedAt": "2026-11-20T12:03:10+08:00",
         *       "extra": {
         *         "table": "12"
         *       },
         *       "sign": "5D41402ABC4B2A76B9719D911017C592"
         *     }
         */
        OrderCallback: {
            /**
             * Format: uuid
             * @description Event id; the same in all attempts.
             */
            eventId: string;
            orderType: components["schemas"]["OrderTypeOpen"];
            /** @description Merchant number. */
            mchId: string;
            /** @description The platform's order number. */
            orderCode: string;
            /** @description The merchant's order number. */
            mchOrderNo: string;
            /** @description Channel number. */
            productId: number;
            /** @description Ordered amount in minor units, for every product. */
            amountMinor: number;
            /** @description Paid amount in minor units. */
            receivedMinor?: number;
            /** @description Platform's fee in minor units. */
            feeMinor?: number;
            currency: components["schemas"]["CurrencyOpen"];
            status: components["schemas"]["OrderCallbackStatusOpen"];
            /** @description Bank transaction reference. */
            utr?: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Time when the order reached this status.
             */
            completedAt?: string;
            /** @description Key-value pairs from the order's creation. Signed as JSON with sorted keys. */
            extra?: {
                [key: string]: string;
            };
            /** @description Signature of the fields, by the merchant's sign profile. */
            sign: string;
        };
        FaultIssue: {
            /** @description Dotted path in the request; empty for the whole request. */
            path: string;
            /** @description Stable reason code. */
            code: string;
            message: string;
        };
        /** @description Problems of a request, one per place. */
        FaultData: {
            issues?: components["schemas"]["FaultIssue"][];
            /** @description How long to wait before sending the same call again. */
            retryAfterMs?: number;
        };
        /**
         * @example {
         *       "enable": true
         *     }
         */
        SettingSwitch: {
            enable: boolean;
        };
        /**
         * @example {
         *       "enable": true,
         *       "updatedAt": "2026-11-20T12:00:00+08:00",
         *       "updatedBy": "superadmin"
         *     }
         */
        SettingSwitchState: {
            enable: boolean;
            /**
             * Format: date-time
             * @description Null while the default holds.
             */
            updatedAt: string | null;
            /** @description Account that set it. */
            updatedBy: string | null;
        };
        /**
         * @description A secret is never read back: null where none is set, else a mask.
         * @example {
         *       "value": null,
         *       "updatedAt": null,
         *       "updatedBy": null
         *     }
         */
        SettingSecretState: {
            value: string | null;
            /**
             * Format: date-time
             * @description Null while the default holds.
             */
            updatedAt: string | null;
            /** @description Account that set it. */
            updatedBy: string | null;
        };
        /**
         * @example {
         *       "value": 5
         *     }
         */
        SettingRedWalletCountChange: {
            value: number;
        };
        /**
         * @example {
         *       "value": 5,
         *       "updatedAt": null,
         *       "updatedBy": null
         *     }
         */
        SettingRedWalletCountState: {
            value: number;
            /**
             * Format: date-time
             * @description Null while the default holds.
             */
            updatedAt: string | null;
            /** @description Account that set it. */
            updatedBy: string | null;
        };
        /**
         * @example {
         *       "value": 10
         *     }
         */
        SettingOrderTimeoutMinutesChange: {
            value: number;
        };
        /**
         * @example {
         *       "value": 10,
         *       "updatedAt": null,
         *       "updatedBy": null
         *     }
         */
        SettingOrderTimeoutMinutesState: {
            value: number;
            /**
             * Format: date-time
             * @description Null while the default holds.
             */
            updatedAt: string | null;
            /** @description Account that set it. */
            updatedBy: string | null;
        };
        /**
         * @example {
         *       "value": 300
         *     }
         */
        SettingMessageDelayChange: {
            value: number;
        };
        /**
         * @example {
         *       "value": 300,
         *       "updatedAt": null,
         *       "updatedBy": null
         *     }
         */
        SettingMessageDelayState: {
            value: number;
            /**
             * Format: date-time
             * @description Null while the default holds.
             */
            updatedAt: string | null;
            /** @description Account that set it. */
            updatedBy: string | null;
        };
        /**
         * @example {
         *       "value": 120
         *     }
         */
        SettingMonitorLiveTimeChange: {
            value: number;
        };
        /**
         * @example {
         *       "value": 120,
         *       "updatedAt": null,
         *       "updatedBy": null
         *     }
         */
        SettingMonitorLiveTimeState: {
            value: number;
            /**
             * Format: date-time
             * @description Null while the default holds.
             */
            updatedAt: string | null;
            /** @description Account that set it. */
            updatedBy: string | null;
        };
        /**
         * @example {
         *       "value": "YYYY-MM-DD"
         *     }
         */
        SettingOrderStatisticsTimeFormatChange: {
            /** @enum {string} */
            value: "YYYY-MM-DD HH" | "YYYY-MM-DD" | "YYYY-MM";
        };
        /**
         * @example {
         *       "value": "YYYY-MM-DD",
         *       "updatedAt": null,
         *       "updatedBy": null
         *     }
         */
        SettingOrderStatisticsTimeFormatState: {
            /** @enum {string} */
            value: OpenEnum<"YYYY-MM-DD HH" | "YYYY-MM-DD" | "YYYY-MM">;
            /**
             * Format: date-time
             * @description Null while the default holds.
             */
            updatedAt: string | null;
            /** @description Account that set it. */
            updatedBy: string | null;
        };
        /**
         * @example {
         *       "value": 90
         *     }
         */
        SettingDataClearCycleChange: {
            value: number;
        };
        /**
         * @example {
         *       "value": 90,
         *       "updatedAt": null,
         *       "updatedBy": null
         *     }
         */
        SettingDataClearCycleState: {
            value: number;
            /**
             * Format: date-time
             * @description Null while the default holds.
             */
            updatedAt: string | null;
            /** @description Account that set it. */
            updatedBy: string | null;
        };
        /**
         * @example {
         *       "value": ""
         *     }
         */
        SettingBotTokenChange: {
            value: string;
        };
        /**
         * @example {
         *       "value": ""
         *     }
         */
        SettingTransferBotTokenChange: {
            value: string;
        };
        /**
         * @example {
         *       "value": {
         *         "sbLeakCheckInterval": 60,
         *         "minReliableChainSize": 3,
         *         "minReliableCheckSize": 2,
         *         "minReliableCheckTimeRange": 60,
         *         "minReliableCheckAmount": 10000,
         *         "type": "all"
         *       }
         *     }
         */
        SettingSecurityFreqParametersChange: {
            value: {
                /** @description Leak check interval */
                sbLeakCheckInterval: number;
                /** @description Minimum messages in a reliable chain */
                minReliableChainSize: number;
                /** @description Minimum checked messages */
                minReliableCheckSize: number;
                /** @description Check time range */
                minReliableCheckTimeRange: number;
                /** @description Minimum checked amount */
                minReliableCheckAmount: number;
                /**
                 * @description Statements it applies to
                 * @enum {string}
                 */
                type: "all" | "sms" | "webMessage" | "usdt";
            };
        };
        /**
         * @example {
         *       "value": {
         *         "sbLeakCheckInterval": 60,
         *         "minReliableChainSize": 3,
         *         "minReliableCheckSize": 2,
         *         "minReliableCheckTimeRange": 60,
         *         "minReliableCheckAmount": 10000,
         *         "type": "all"
         *       },
         *       "updatedAt": null,
         *       "updatedBy": null
         *     }
         */
        SettingSecurityFreqParametersState: {
            value: {
                /** @description Leak check interval */
                sbLeakCheckInterval: number;
                /** @description Minimum messages in a reliable chain */
                minReliableChainSize: number;
                /** @description Minimum checked messages */
                minReliableCheckSize: number;
                /** @description Check time range */
                minReliableCheckTimeRange: number;
                /** @description Minimum checked amount */
                minReliableCheckAmount: number;
                /**
                 * @description Statements it applies to
                 * @enum {string}
                 */
                type: OpenEnum<"all" | "sms" | "webMessage" | "usdt">;
            };
            /**
             * Format: date-time
             * @description Null while the default holds.
             */
            updatedAt: string | null;
            /** @description Account that set it. */
            updatedBy: string | null;
        };
        /**
         * @example {
         *       "value": {
         *         "lookForwardMinutes": 30,
         *         "perMinuteFreqCount": 30,
         *         "messageMaxCacheTime": 60,
         *         "messageInSecurityChainCacheTime": 1440
         *       }
         *     }
         */
        SettingGlobalSecuritySettingChange: {
            value: {
                /** @description Look-forward time */
                lookForwardMinutes: number;
                /** @description Messages a minute */
                perMinuteFreqCount: number;
                /** @description Maximum message cache time */
                messageMaxCacheTime: number;
                /** @description Chain message cache time */
                messageInSecurityChainCacheTime: number;
            };
        };
        /**
         * @example {
         *       "value": {
         *         "lookForwardMinutes": 30,
         *         "perMinuteFreqCount": 30,
         *         "messageMaxCacheTime": 60,
         *         "messageInSecurityChainCacheTime": 1440
         *       },
         *       "updatedAt": null,
         *       "updatedBy": null
         *     }
         */
        SettingGlobalSecuritySettingState: {
            value: {
                /** @description Look-forward time */
                lookForwardMinutes: number;
                /** @description Messages a minute */
                perMinuteFreqCount: number;
                /** @description Maximum message cache time */
                messageMaxCacheTime: number;
                /** @description Chain message cache time */
                messageInSecurityChainCacheTime: number;
            };
            /**
             * Format: date-time
             * @description Null while the default holds.
             */
            updatedAt: string | null;
            /** @description Account that set it. */
            updatedBy: string | null;
        };
        /**
         * @example {
         *       "value": 3
         *     }
         */
        SettingFixSecurityChainSupplementLimitChange: {
            value: number;
        };
        /**
         * @example {
         *       "value": 3,
         *       "updatedAt": null,
         *       "updatedBy": null
         *     }
         */
        SettingFixSecurityChainSupplementLimitState: {
            value: number;
            /**
             * Format: date-time
             * @description Null while the default holds.
             */
            updatedAt: string | null;
            /** @description Account that set it. */
            updatedBy: string | null;
        };
        /**
         * @example {
         *       "value": "none"
         *     }
         */
        SettingLimitModeChange: {
            /** @enum {string} */
            value: "none" | "balance";
        };
        /**
         * @example {
         *       "value": "none",
         *       "updatedAt": null,
         *       "updatedBy": null
         *     }
         */
        SettingLimitModeState: {
            /** @enum {string} */
            value: OpenEnum<"none" | "balance">;
            /**
             * Format: date-time
             * @description Null while the default holds.
             */
            updatedAt: string | null;
            /** @description Account that set it. */
            updatedBy: string | null;
        };
        /**
         * @example {
         *       "value": ""
         *     }
         */
        SettingSupplierUnifyQueryGroupChange: {
            value: string;
        };
        /**
         * @example {
         *       "value": "",
         *       "updatedAt": null,
         *       "updatedBy": null
         *     }
         */
        SettingSupplierUnifyQueryGroupState: {
            value: string;
            /**
             * Format: date-time
             * @description Null while the default holds.
             */
            updatedAt: string | null;
            /** @description Account that set it. */
            updatedBy: string | null;
        };
        /**
         * @example {
         *       "value": "IN"
         *     }
         */
        SettingCardCountryChange: {
            /** @enum {string} */
            value: "IN" | "CN" | "KE";
        };
        /**
         * @example {
         *       "value": "IN",
         *       "updatedAt": null,
         *       "updatedBy": null
         *     }
         */
        SettingCardCountryState: {
            /** @enum {string} */
            value: OpenEnum<"IN" | "CN" | "KE">;
            /**
             * Format: date-time
             * @description Null while the default holds.
             */
            updatedAt: string | null;
            /** @description Account that set it. */
            updatedBy: string | null;
        };
        /**
         * @example {
         *       "value": 10
         *     }
         */
        SettingTimeoutCallbackTimeChange: {
            value: number;
        };
        /**
         * @example {
         *       "value": 10,
         *       "updatedAt": null,
         *       "updatedBy": null
         *     }
         */
        SettingTimeoutCallbackTimeState: {
            value: number;
            /**
             * Format: date-time
             * @description Null while the default holds.
             */
            updatedAt: string | null;
            /** @description Account that set it. */
            updatedBy: string | null;
        };
        /**
         * @example {
         *       "value": ""
         *     }
         */
        SettingApiUrlChange: {
            value: string;
        };
        /**
         * @example {
         *       "value": "",
         *       "updatedAt": null,
         *       "updatedBy": null
         *     }
         */
        SettingApiUrlState: {
            value: string;
            /**
             * Format: date-time
             * @description Null while the default holds.
             */
            updatedAt: string | null;
            /** @description Account that set it. */
            updatedBy: string | null;
        };
        /**
         * @example {
         *       "value": ""
         *     }
         */
        SettingContactInfoChange: {
            value: string;
        };
        /**
         * @example {
         *       "value": "",
         *       "updatedAt": null,
         *       "updatedBy": null
         *     }
         */
        SettingContactInfoState: {
            value: string;
            /**
             * Format: date-time
             * @description Null while the default holds.
             */
            updatedAt: string | null;
            /** @description Account that set it. */
            updatedBy: string | null;
        };
        /**
         * @example {
         *       "value": "platform"
         *     }
         */
        SettingSysFlagChange: {
            value: string;
        };
        /**
         * @example {
         *       "value": "platform",
         *       "updatedAt": null,
         *       "updatedBy": null
         *     }
         */
        SettingSysFlagState: {
            value: string;
            /**
             * Format: date-time
             * @description Null while the default holds.
             */
            updatedAt: string | null;
            /** @description Account that set it. */
            updatedBy: string | null;
        };
        /**
         * @example {
         *       "value": 30
         *     }
         */
        SettingCompleteCheckOrderTimeChange: {
            value: number;
        };
        /**
         * @example {
         *       "value": 30,
         *       "updatedAt": null,
         *       "updatedBy": null
         *     }
         */
        SettingCompleteCheckOrderTimeState: {
            value: number;
            /**
             * Format: date-time
             * @description Null while the default holds.
             */
            updatedAt: string | null;
            /** @description Account that set it. */
            updatedBy: string | null;
        };
        /**
         * @example {
         *       "value": ""
         *     }
         */
        SettingSendSmsMessageUrlChange: {
            value: string;
        };
        /**
         * @example {
         *       "value": "",
         *       "updatedAt": null,
         *       "updatedBy": null
         *     }
         */
        SettingSendSmsMessageUrlState: {
            value: string;
            /**
             * Format: date-time
             * @description Null while the default holds.
             */
            updatedAt: string | null;
            /** @description Account that set it. */
            updatedBy: string | null;
        };
        /**
         * @example {
         *       "value": ""
         *     }
         */
        SettingBotRemindCallbackUrlChange: {
            value: string;
        };
        /**
         * @example {
         *       "value": "",
         *       "updatedAt": null,
         *       "updatedBy": null
         *     }
         */
        SettingBotRemindCallbackUrlState: {
            value: string;
            /**
             * Format: date-time
             * @description Null while the default holds.
             */
            updatedAt: string | null;
            /** @description Account that set it. */
            updatedBy: string | null;
        };
        /**
         * @description By the name of the setting; those that the caller may not read are absent.
         * @example {
         *       "redWalletCount": {
         *         "value": 5,
         *         "updatedAt": null,
         *         "updatedBy": null
         *       },
         *       "enableService": {
         *         "enable": true,
         *         "updatedAt": "2026-11-20T12:00:00+08:00",
         *         "updatedBy": "superadmin"
         *       },
         *       "OrderTimeoutMinutes": {
         *         "value": 10,
         *         "updatedAt": null,
         *         "updatedBy": null
         *       },
         *       "EnableIpChangedCheck": {
         *         "enable": true,
         *         "updatedAt": "2026-11-20T12:00:00+08:00",
         *         "updatedBy": "superadmin"
         *       },
         *       "EnablePayPassword": {
         *         "enable": true,
         *         "updatedAt": "2026-11-20T12:00:00+08:00",
         *         "updatedBy": "superadmin"
         *       },
         *       "KYC": {
         *         "enable": true,
         *         "updatedAt": "2026-11-20T12:00:00+08:00",
         *         "updatedBy": "superadmin"
         *       },
         *       "NeedNameCheck": {
         *         "enable": true,
         *         "updatedAt": "2026-11-20T12:00:00+08:00",
         *         "updatedBy": "superadmin"
         *       },
         *       "MessageDelay": {
         *         "value": 300,
         *         "updatedAt": null,
         *         "updatedBy": null
         *       },
         *       "MonitorLiveTime": {
         *         "value": 120,
         *         "updatedAt": null,
         *         "updatedBy": null
         *       },
         *       "OrderStatisticsTimeFormat": {
         *         "value": "YYYY-MM-DD",
         *         "updatedAt": null,
         *         "updatedBy": null
         *       },
         *       "ShowLogo": {
         *         "enable": true,
         *         "updatedAt": "2026-11-20T12:00:00+08:00",
         *         "updatedBy": "superadmin"
         *       },
         *       "DataClearCycle": {
         *         "value": 90,
         *         "updatedAt": null,
         *         "updatedBy": null
         *       },
         *       "BotToken": {
         *         "value": null,
         *         "updatedAt": null,
         *         "updatedBy": null
         *       },
         *       "TransferBotToken": {
         *         "value": null,
         *         "updatedAt": null,
         *         "updatedBy": null
         *       },
         *       "SecurityFreqParameters": {
         *         "value": {
         *           "sbLeakCheckInterval": 60,
         *           "minReliableChainSize": 3,
         *           "minReliableCheckSize": 2,
         *           "minReliableCheckTimeRange": 60,
         *           "minReliableCheckAmount": 10000,
         *           "type": "all"
         *         },
         *         "updatedAt": null,
         *         "updatedBy": null
         *       },
         *       "GlobalSecuritySetting": {
         *         "value": {
         *           "lookForwardMinutes": 30,
         *           "perMinuteFreqCount": 30,
         *           "messageMaxCacheTime": 60,
         *           "messageInSecurityChainCacheTime": 1440
         *         },
         *         "updatedAt": null,
         *         "updatedBy": null
         *       },
         *       "EnableSystemCheck": {
         *         "enable": true,
         *         "updatedAt": "2026-11-20T12:00:00+08:00",
         *         "updatedBy": "superadmin"
         *       },
         *       "FixSecurityChainSupplementLimit": {
         *         "value": 3,
         *         "updatedAt": null,
         *         "updatedBy": null
         *       },
         *       "AutoCreateRelateSupplier": {
         *         "enable": true,
         *         "updatedAt": "2026-11-20T12:00:00+08:00",
         *         "updatedBy": "superadmin"
         *       },
         *       "AutoCreateRelateMerchant": {
         *         "enable": true,
         *         "updatedAt": "2026-11-20T12:00:00+08:00",
         *         "updatedBy": "superadmin"
         *       },
         *       "AllowOneMonitorAccountMoreUser": {
         *         "enable": true,
         *         "updatedAt": "2026-11-20T12:00:00+08:00",
         *         "updatedBy": "superadmin"
         *       },
         *       "UsdtAuto": {
         *         "enable": true,
         *         "updatedAt": "2026-11-20T12:00:00+08:00",
         *         "updatedBy": "superadmin"
         *       },
         *       "BotConstantReminder": {
         *         "enable": true,
         *         "updatedAt": "2026-11-20T12:00:00+08:00",
         *         "updatedBy": "superadmin"
         *       },
         *       "BotAutoSendFundRecord": {
         *         "enable": true,
         *         "updatedAt": "2026-11-20T12:00:00+08:00",
         *         "updatedBy": "superadmin"
         *       },
         *       "LimitMode": {
         *         "value": "none",
         *         "updatedAt": null,
         *         "updatedBy": null
         *       },
         *       "CompleteTimeFilter": {
         *         "enable": true,
         *         "updatedAt": "2026-11-20T12:00:00+08:00",
         *         "updatedBy": "superadmin"
         *       },
         *       "SupplierUnifyQueryGroup": {
         *         "value": "",
         *         "updatedAt": null,
         *         "updatedBy": null
         *       },
         *       "CanTimeoutSupplement": {
         *         "enable": true,
         *         "updatedAt": "2026-11-20T12:00:00+08:00",
         *         "updatedBy": "superadmin"
         *       },
         *       "CanClearMerchantBalance": {
         *         "enable": true,
         *         "updatedAt": "2026-11-20T12:00:00+08:00",
         *         "updatedBy": "superadmin"
         *       },
         *       "IsSupplierRemoveBalanceOnOrderFinished": {
         *         "enable": true,
         *         "updatedAt": "2026-11-20T12:00:00+08:00",
         *         "updatedBy": "superadmin"
         *       },
         *       "ShowUserStatisticInfo": {
         *         "enable": true,
         *         "updatedAt": "2026-11-20T12:00:00+08:00",
         *         "updatedBy": "superadmin"
         *       },
         *       "IsNewPayUrl": {
         *         "enable": true,
         *         "updatedAt": "2026-11-20T12:00:00+08:00",
         *         "updatedBy": "superadmin"
         *       },
         *       "HighPerfOrderQuery": {
         *         "enable": true,
         *         "updatedAt": "2026-11-20T12:00:00+08:00",
         *         "updatedBy": "superadmin"
         *       },
         *       "AlipayToAlipayByHandSubmitName": {
         *         "enable": true,
         *         "updatedAt": "2026-11-20T12:00:00+08:00",
         *         "updatedBy": "superadmin"
         *       },
         *       "CardCountry": {
         *         "value": "IN",
         *         "updatedAt": null,
         *         "updatedBy": null
         *       },
         *       "TimeoutCallbackTime": {
         *         "value": 10,
         *         "updatedAt": null,
         *         "updatedBy": null
         *       },
         *       "ApiUrl": {
         *         "value": "",
         *         "updatedAt": null,
         *         "updatedBy": null
         *       },
         *       "ContactInfo": {
         *         "value": "",
         *         "updatedAt": null,
         *         "updatedBy": null
         *       },
         *       "SysFlag": {
         *         "value": "platform",
         *         "updatedAt": null,
         *         "updatedBy": null
         *       },
         *       "AllowPictureQueryOrder": {
         *         "enable": true,
         *         "updatedAt": "2026-11-20T12:00:00+08:00",
         *         "updatedBy": "superadmin"
         *       },
         *       "CompleteCheckOrderTime": {
         *         "value": 30,
         *         "updatedAt": null,
         *         "updatedBy": null
         *       },
         *       "SendSmsMessageUrl": {
         *         "value": "",
         *         "updatedAt": null,
         *         "updatedBy": null
         *       },
         *       "PayoutBatchCalculateAmount": {
         *         "enable": true,
         *         "updatedAt": "2026-11-20T12:00:00+08:00",
         *         "updatedBy": "superadmin"
         *       },
         *       "LimitUseSuccessAmount": {
         *         "enable": true,
         *         "updatedAt": "2026-11-20T12:00:00+08:00",
         *         "updatedBy": "superadmin"
         *       },
         *       "AutoAssignPayoutOrder": {
         *         "enable": true,
         *         "updatedAt": "2026-11-20T12:00:00+08:00",
         *         "updatedBy": "superadmin"
         *       },
         *       "GatewayOrderRejectToPayoutPool": {
         *         "enable": true,
         *         "updatedAt": "2026-11-20T12:00:00+08:00",
         *         "updatedBy": "superadmin"
         *       },
         *       "ShowBatchButton": {
         *         "enable": true,
         *         "updatedAt": "2026-11-20T12:00:00+08:00",
         *         "updatedBy": "superadmin"
         *       },
         *       "BotRemindCallbackUrl": {
         *         "value": "",
         *         "updatedAt": null,
         *         "updatedBy": null
         *       }
         *     }
         */
        SettingStates: {
            redWalletCount?: components["schemas"]["SettingRedWalletCountState"];
            enableService?: components["schemas"]["SettingSwitchState"];
            OrderTimeoutMinutes?: components["schemas"]["SettingOrderTimeoutMinutesState"];
            EnableIpChangedCheck?: components["schemas"]["SettingSwitchState"];
            EnablePayPassword?: components["schemas"]["SettingSwitchState"];
            KYC?: components["schemas"]["SettingSwitchState"];
            NeedNameCheck?: components["schemas"]["SettingSwitchState"];
            MessageDelay?: components["schemas"]["SettingMessageDelayState"];
            MonitorLiveTime?: components["schemas"]["SettingMonitorLiveTimeState"];
            OrderStatisticsTimeFormat?: components["schemas"]["SettingOrderStatisticsTimeFormatState"];
            ShowLogo?: components["schemas"]["SettingSwitchState"];
            DataClearCycle?: components["schemas"]["SettingDataClearCycleState"];
            BotToken?: components["schemas"]["SettingSecretState"];
            TransferBotToken?: components["schemas"]["SettingSecretState"];
            SecurityFreqParameters?: components["schemas"]["SettingSecurityFreqParametersState"];
            GlobalSecuritySetting?: components["schemas"]["SettingGlobalSecuritySettingState"];
            EnableSystemCheck?: components["schemas"]["SettingSwitchState"];
            FixSecurityChainSupplementLimit?: components["schemas"]["SettingFixSecurityChainSupplementLimitState"];
            AutoCreateRelateSupplier?: components["schemas"]["SettingSwitchState"];
            AutoCreateRelateMerchant?: components["schemas"]["SettingSwitchState"];
            AllowOneMonitorAccountMoreUser?: components["schemas"]["SettingSwitchState"];
            UsdtAuto?: components["schemas"]["SettingSwitchState"];
            BotConstantReminder?: components["schemas"]["SettingSwitchState"];
            BotAutoSendFundRecord?: components["schemas"]["SettingSwitchState"];
            LimitMode?: components["schemas"]["SettingLimitModeState"];
            CompleteTimeFilter?: components["schemas"]["SettingSwitchState"];
            SupplierUnifyQueryGroup?: components["schemas"]["SettingSupplierUnifyQueryGroupState"];
            CanTimeoutSupplement?: components["schemas"]["SettingSwitchState"];
            CanClearMerchantBalance?: components["schemas"]["SettingSwitchState"];
            IsSupplierRemoveBalanceOnOrderFinished?: components["schemas"]["SettingSwitchState"];
            ShowUserStatisticInfo?: components["schemas"]["SettingSwitchState"];
            IsNewPayUrl?: components["schemas"]["SettingSwitchState"];
            HighPerfOrderQuery?: components["schemas"]["SettingSwitchState"];
            AlipayToAlipayByHandSubmitName?: components["schemas"]["SettingSwitchState"];
            CardCountry?: components["schemas"]["SettingCardCountryState"];
            TimeoutCallbackTime?: components["schemas"]["SettingTimeoutCallbackTimeState"];
            ApiUrl?: components["schemas"]["SettingApiUrlState"];
            ContactInfo?: components["schemas"]["SettingContactInfoState"];
            SysFlag?: components["schemas"]["SettingSysFlagState"];
            AllowPictureQueryOrder?: components["schemas"]["SettingSwitchState"];
            CompleteCheckOrderTime?: components["schemas"]["SettingCompleteCheckOrderTimeState"];
            SendSmsMessageUrl?: components["schemas"]["SettingSendSmsMessageUrlState"];
            PayoutBatchCalculateAmount?: components["schemas"]["SettingSwitchState"];
            LimitUseSuccessAmount?: components["schemas"]["SettingSwitchState"];
            AutoAssignPayoutOrder?: components["schemas"]["SettingSwitchState"];
            GatewayOrderRejectToPayoutPool?: components["schemas"]["SettingSwitchState"];
            ShowBatchButton?: components["schemas"]["SettingSwitchState"];
            BotRemindCallbackUrl?: components["schemas"]["SettingBotRemindCallbackUrlState"];
        };
        /**
         * @description Kind of adjustment.
         * @enum {string}
         */
        AdjustmentKindOpen: OpenEnum<"merchantBalance" | "merchantClearing" | "supplierDeposit">;
        /**
         * @description Currency of an amount. INR, CNY and KES have 2 minor digits, USDT has 6.
         * @enum {string}
         */
        CurrencyOpen: OpenEnum<"INR" | "CNY" | "KES" | "USDT">;
        /**
         * @description State of an adjustment.
         * @enum {string}
         */
        AdjustmentStateOpen: OpenEnum<"awaitingApproval" | "posted" | "refused">;
        /**
         * @description State of an attempt; sent and unknown occur only for a payout at a gateway.
         * @enum {string}
         */
        AttemptStateOpen: OpenEnum<"reserved" | "sent" | "paid" | "expired" | "released" | "declined" | "unknown">;
        /**
         * @description Reason why a resource was not eligible.
         * @enum {string}
         */
        CandidateRefusalOpen: OpenEnum<"disabled" | "supplierDisabled" | "productMismatch" | "monitorStale" | "belowMinimum" | "aboveMaximum" | "dailyLimit" | "concurrencyLimit" | "supplierBalance" | "amountTaken">;
        /**
         * @description Country: India, China or Kenya.
         * @enum {string}
         */
        BankCountryOpen: OpenEnum<"IN" | "CN" | "KE">;
        /**
         * @description Collection (money in) or payout (money out).
         * @enum {integer}
         */
        OrderTypeOpen: OpenEnum<1 | 2>;
        /**
         * @description Cause of the attempt.
         * @enum {string}
         */
        CallbackTriggerOpen: OpenEnum<"schedule" | "operator" | "merchant">;
        /**
         * @description HTTP method of a callback.
         * @enum {string}
         */
        CallbackMethodOpen: OpenEnum<"POST" | "GET">;
        /**
         * @description Result of an attempt. wrongAnswer: 2xx with a body other than "success". refusedAddress: the platform refused
         *     the address and sent nothing.
         * @enum {string}
         */
        CallbackOutcomeOpen: OpenEnum<"acknowledged" | "wrongAnswer" | "httpError" | "timedOut" | "connectionFailed" | "refusedAddress">;
        /**
         * @description State of a re-send job.
         * @enum {string}
         */
        ResendStateOpen: OpenEnum<"running" | "done" | "cancelled">;
        /**
         * @description State of a delivery. waiting and retrying: an attempt is due. dead: the last scheduled attempt failed.
         *     superseded: a newer event of the order replaced it before it was acknowledged.
         * @enum {string}
         */
        CallbackStateOpen: OpenEnum<"waiting" | "sending" | "retrying" | "acknowledged" | "dead" | "superseded">;
        /**
         * @description Collection order status. A paid order that the merchant has not acknowledged yet is callbackFailed with 0
         *     attempts. For a payout, a summary of payoutStatus: created is awaiting, allocated is in progress, callbackFailed
         *     or callbackSucceeded is completed, timedOut is cancelled or rejected.
         * @enum {integer}
         */
        OrderStatusIdOpen: OpenEnum<1 | 2 | 3 | 4 | 5 | 10>;
        /**
         * @description Payout order status.
         * @enum {integer}
         */
        PayoutStatusIdOpen: OpenEnum<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10>;
        /**
         * @description Kind of account; decides which account fields are filled.
         * @enum {string}
         */
        ResourceKindOpen: OpenEnum<"bank" | "wallet" | "upi" | "usdt" | "gateway" | "mobileMoney">;
        /**
         * @description preparing: an account is being allocated. payable: waits for the payment. paid: the money arrived. timedOut: no
         *     payment in time. unavailable: no account is available. reversed: the payment was reversed.
         * @enum {string}
         */
        CashierStatusOpen: OpenEnum<"preparing" | "payable" | "paid" | "timedOut" | "unavailable" | "reversed">;
        /**
         * @description Detail that the payer can submit.
         * @enum {string}
         */
        CashierAskOpen: OpenEnum<"reference" | "payerName">;
        /**
         * @description A list call, or a call of figures, that can be exported.
         * @enum {string}
         */
        ExportedOperationOpen: OpenEnum<"orders.list" | "orderCallbacks.list" | "orderCallbacks.listDetails" | "admin.listUsers" | "statements.list" | "fundRecords.list" | "monitorLogs.list" | "merchants.list" | "suppliers.list" | "resources.list" | "adjustments.list" | "errorLogs.list" | "session.list" | "userProducts.list" | "products.list" | "banks.list" | "admin.listSupplierProxies" | "monitorDevices.list" | "messageTemplates.list" | "securityNodes.accounts" | "securityNodes.list" | "securityNodes.leaks" | "securityPatches.list" | "payGateways.list" | "payScripts.list" | "payScriptRuns.list" | "dataClearings.list" | "orders.statistics" | "orders.profile">;
        /**
         * @description Kind of a ledger account.
         * @enum {string}
         */
        LedgerAccountKindOpen: OpenEnum<"merchantPayable" | "supplierReceivable" | "supplierDeposit" | "feeIncome" | "commissionExpense" | "payoutClearing" | "adjustment">;
        /**
         * @description Kind of a ledger transfer.
         * @enum {string}
         */
        TransferKindOpen: OpenEnum<"single" | "pending" | "post" | "void">;
        /**
         * @description Purpose of a transfer.
         * @enum {string}
         */
        TransferPurposeOpen: OpenEnum<"principal" | "fee" | "commission" | "reservation" | "adjustment">;
        /**
         * @description csv: UTF-8 with a byte order mark and CRLF line ends. A cell begins with an apostrophe if a spreadsheet would
         *     run it as a formula or corrupt its digits. xlsx: typed texts, numbers and times, with a frozen header row.
         * @enum {string}
         */
        ExportFormatOpen: OpenEnum<"csv" | "xlsx">;
        /**
         * @description State of an export.
         * @enum {string}
         */
        ExportStateOpen: OpenEnum<"waiting" | "running" | "done" | "failed" | "cancelled">;
        /**
         * @description State of a statement record. received: stored, parsed shortly. matched: completed an order. unmatched: no order
         *     expects it. suspicious: see `suspicion`. unparsed: no template fits. ignored: not money in, a second message of
         *     the same payment, or ignored by an operator.
         * @enum {string}
         */
        StatementStateOpen: OpenEnum<"received" | "matched" | "unmatched" | "suspicious" | "unparsed" | "ignored">;
        /**
         * @description Reason for manual review: several orders may be meant; the order with its reference expects another amount (or
         *     an earlier record of the account had another amount under the same reference); it came too late for its order;
         *     its reference has already completed an order; the payer's name differs from the order's; or its account is
         *     unclear.
         * @enum {string}
         */
        StatementSuspicionOpen: OpenEnum<"severalCandidates" | "amountMismatch" | "late" | "utrConsumed" | "nameMismatch" | "accountUnclear">;
        /**
         * @description Source of a statement.
         * @enum {string}
         */
        StatementKindOpen: OpenEnum<"sms" | "webMessage" | "usdt">;
        /**
         * @description Certainty of a match; a suspicious one never completes an order automatically.
         * @enum {string}
         */
        MatchStateOpen: OpenEnum<"automatic" | "byHand" | "suspicious">;
        /**
         * @description Signature method of requests and callbacks.
         * @enum {string}
         */
        SignProfileOpen: OpenEnum<"md5-sorted" | "hmac-sha256">;
        /**
         * @description Body format of callbacks.
         * @enum {string}
         */
        CallbackFormatOpen: OpenEnum<"form" | "json">;
        /**
         * @description State of a user's identity check.
         * @enum {string}
         */
        KycStateOpen: OpenEnum<"none" | "inReview" | "completed" | "refused">;
        /**
         * @description Subject of a message; decides its icon and link.
         * @enum {string}
         */
        MessageKindOpen: OpenEnum<"notice" | "order" | "payout" | "callback" | "statement" | "risk" | "account" | "system">;
        /**
         * @description List of a message.
         * @enum {string}
         */
        MessageStateOpen: OpenEnum<"unread" | "read" | "trash">;
        /**
         * @description Kind of messages that a template parses.
         * @enum {string}
         */
        TemplateKindOpen: OpenEnum<"sms" | "webMessage">;
        /**
         * @description Money in or out of the account.
         * @enum {string}
         */
        MoneyDirectionOpen: OpenEnum<"in" | "out">;
        /**
         * @description Reason why a text was not parsed: no template fits; the amount is invalid for the currency; the pattern is not a
         *     valid RE2 expression; it lacks the group `amount` or has an unknown group; or it is too large to run fast.
         * @enum {string}
         */
        TemplateRefusalOpen: OpenEnum<"noTemplate" | "amountUnreadable" | "patternInvalid" | "groupsInvalid" | "patternTooLarge">;
        /**
         * @description Kind of reports: SMS of a phone, messages of a web page or app, transfers of a blockchain.
         * @enum {string}
         */
        MonitorDeviceKindOpen: OpenEnum<"sms" | "web" | "chain">;
        /**
         * @description State of a device; a disabled device can be enabled again, a revoked one cannot.
         * @enum {string}
         */
        MonitorDeviceStateOpen: OpenEnum<"enabled" | "disabled" | "revoked">;
        /**
         * @description Step of a monitor's work.
         * @enum {string}
         */
        MonitorLogPhaseOpen: OpenEnum<"start" | "heartbeat" | "signIn" | "fetch" | "receive" | "parse" | "match" | "pay" | "error" | "stop">;
        /**
         * @description Severity of the line.
         * @enum {string}
         */
        MonitorLogLevelOpen: OpenEnum<"info" | "warning" | "error">;
        /**
         * @description Result of the order. Collection order: paid, timedOut, reversed. Payout: completed, rejected, cancelled,
         *     reversed.
         * @enum {string}
         */
        OrderCallbackStatusOpen: OpenEnum<"paid" | "timedOut" | "completed" | "rejected" | "cancelled" | "reversed">;
        /**
         * @description Label of an order.
         * @enum {integer}
         */
        OrderMarkOpen: OpenEnum<0 | 1 | 2 | 3 | 4>;
        /**
         * @description Severity of a finding.
         * @enum {string}
         */
        RiskSeverityOpen: OpenEnum<"low" | "medium" | "high">;
        /**
         * @description Whether the order was completed by hand.
         * @enum {integer}
         */
        SupplementStatusOpen: OpenEnum<0 | 1>;
        /**
         * @description Kind of completion by hand; offset settles the supplier's side only, also of an order that ended without being completed.
         * @enum {integer}
         */
        SupplementTypeOpen: OpenEnum<1 | 2>;
        /**
         * @description State of an exception's handling.
         * @enum {integer}
         */
        ProcessStateOpen: OpenEnum<0 | 1 | 2>;
        /**
         * @description Length of one time step: the setting OrderStatisticsTimeFormat, or hours for ranges of two days or less.
         * @enum {string}
         */
        StatisticsBucketOpen: OpenEnum<"hour" | "day" | "month">;
        /**
         * @description Collection (money in) or payout (money out).
         * @enum {string}
         */
        ProductKindOpen: OpenEnum<"collection" | "payout">;
        /**
         * @description Function of a script that a run calls.
         * @enum {string}
         */
        PayScriptEntryPointOpen: OpenEnum<"send" | "query" | "readNotice" | "test">;
        /**
         * @description Cause of the run.
         * @enum {string}
         */
        ScriptTriggerOpen: OpenEnum<"worker" | "notice" | "operator">;
        /**
         * @description Verdict of a run. accepted: the gateway has the payout and will pay it. completed: it is paid. declined: it is
         *     certainly not paid and will not be. unknown: it may have been paid. ignored: a proven notice that is not about a
         *     payout's outcome. forged: a notice whose sender is not proven. ok, failed: results of `test`.
         * @enum {string}
         */
        ScriptVerdictOpen: OpenEnum<"accepted" | "completed" | "declined" | "unknown" | "ignored" | "forged" | "ok" | "failed">;
        /**
         * @description Why a script gave no verdict, so that it is unknown. threw: it threw an error. timedOut: wall time. tooLong:
         *     processor time. tooLarge: memory, stack or output. tooManyRequests. invalidVerdict: its answer is no verdict.
         *     missing: it does not export the entry point. stopped: the sandbox broke or the process ended.
         * @enum {string}
         */
        ScriptFailureOpen: OpenEnum<"threw" | "timedOut" | "tooLong" | "tooLarge" | "tooManyRequests" | "invalidVerdict" | "missing" | "stopped">;
        /**
         * @description What followed for the payout. none: nothing, because it had that status already or another. amountDiffers: the
         *     gateway named another amount, so the payout is a processing exception.
         * @enum {string}
         */
        ScriptEffectOpen: OpenEnum<"none" | "accepted" | "completed" | "declined" | "exception" | "returnedToPool" | "amountDiffers">;
        /**
         * @description How the amount is made unique on the account.
         * @enum {string}
         */
        FloatModeOpen: OpenEnum<"none" | "up" | "down" | "both">;
        /**
         * @description How incoming money is matched to its order: by amount only, or first by bank reference.
         * @enum {string}
         */
        MatchByOpen: OpenEnum<"amount" | "reference">;
        /**
         * @description Queue. System queues: orders to allocate, expired orders, statements to parse, due callbacks, hours of orders to
         *     aggregate again, audit records to seal. Manual queues: statements to review, dead callbacks, payouts with
         *     unknown result.
         * @enum {string}
         */
        QueueNameOpen: OpenEnum<"ordersToAllocate" | "ordersToExpire" | "statementsToRead" | "callbacksDue" | "hoursToSumUp" | "auditToSeal" | "statementsForPeople" | "callbacksGivenUp" | "payoutExceptions">;
        /**
         * @description asked: the callback is sent again at once. skipped: it cannot be sent; `reason` says why.
         * @enum {string}
         */
        ResendOutcomeOpen: OpenEnum<"waiting" | "asked" | "skipped">;
        /**
         * @description Whether a resource takes orders.
         * @enum {integer}
         */
        ResourceStateOpen: OpenEnum<0 | 1>;
        /**
         * @description Heartbeat state of the device or script that monitors the account.
         * @enum {string}
         */
        MonitorStateOpen: OpenEnum<"notNeeded" | "online" | "stale" | "offline">;
        /**
         * @description Kind of contradiction.
         * @enum {string}
         */
        ResourceProblemOpen: OpenEnum<"staleReservation" | "missingReservation" | "wrongProcessingCount" | "wrongDailyUse" | "unknownProduct" | "unknownSupplier">;
        /**
         * @description Time range in days of the platform's time zone. `last7Days` and `last30Days` include today.
         * @enum {string}
         */
        RelativeRangeOpen: OpenEnum<"lastHour" | "today" | "yesterday" | "last7Days" | "last30Days" | "thisMonth">;
        /**
         * @description Role of a user.
         * @enum {string}
         */
        RoleOpen: OpenEnum<"superAdmin" | "admin" | "supplier" | "merchant" | "customerService" | "technicalMaintenance" | "technicalSupport">;
        /**
         * @description Sort direction.
         * @enum {string}
         */
        SavedViewOrderOpen: OpenEnum<"asc" | "desc">;
        /**
         * @description Kind of a hit.
         * @enum {string}
         */
        SearchKindOpen: OpenEnum<"collection" | "payout" | "statement" | "resource" | "merchant" | "supplier" | "user">;
        /**
         * @description Field that contains the text.
         * @enum {string}
         */
        SearchFieldOpen: OpenEnum<"orderCode" | "merchantOrderNo" | "utr" | "transactionHash" | "cardNumber" | "cardTail" | "usdtAddress" | "ipAddress" | "vpa" | "mobileNumber" | "mchId" | "name" | "account">;
        /**
         * @description Whether the balances of an account's messages follow from each other.
         * @enum {string}
         */
        ChainStateOpen: OpenEnum<"whole" | "broken">;
        /**
         * @description Kind of finding: a break, a repeated message, or too many messages in a minute.
         * @enum {string}
         */
        SecurityLeakKindOpen: OpenEnum<"break" | "replay" | "frequency">;
        /**
         * @description State of a message in its account's chain.
         * @enum {string}
         */
        SecurityNodeStateOpen: OpenEnum<"start" | "linked" | "broken" | "replayed">;
        /**
         * @description Fault level: none, occasional or frequent.
         * @enum {string}
         */
        SimulatorFaultsOpen: OpenEnum<"none" | "mild" | "heavy">;
        /**
         * @description Whether the record was new.
         * @enum {string}
         */
        StatementOutcomeOpen: OpenEnum<"stored" | "duplicate">;
        /**
         * @description Subject of a timeline entry.
         * @enum {string}
         */
        TimelineKindOpen: OpenEnum<"status" | "attempt" | "statement" | "callback" | "operator" | "risk" | "note">;
        /**
         * @description Kind of actor that caused the entry.
         * @enum {string}
         */
        TimelineActorOpen: OpenEnum<"merchant" | "user" | "system">;
        /**
         * @description Kind of work. Statements: with a doubtful match (suspiciousStatements), without an order (unmatchedStatements),
         *     or not parsed (unparsedStatements). Callbacks: dead (deadCallbacks). Payouts: with unknown result
         *     (payoutExceptions), with a rejection to decide (payoutRejections), to confirm (payoutConfirmations), or with a
         *     claim that expires within five minutes (expiringClaims). Approvals by a second person (approvals); identity
         *     checks (identityChecks). Accounts: with a broken chain (brokenChains), or disabled for every product
         *     (accountsOff). Devices: silent (silentDevices). Findings of the periodic check (systemFindings); front-end
         *     faults of the last day (frontEndFaults).
         * @enum {string}
         */
        TodoKindOpen: OpenEnum<"approvals" | "payoutExceptions" | "expiringClaims" | "suspiciousStatements" | "unmatchedStatements" | "unparsedStatements" | "payoutRejections" | "payoutConfirmations" | "deadCallbacks" | "brokenChains" | "systemFindings" | "silentDevices" | "accountsOff" | "identityChecks" | "frontEndFaults">;
        /**
         * @description Role of the agreement's user.
         * @enum {string}
         */
        AgreementRoleOpen: OpenEnum<"merchant" | "supplier">;
    };
    responses: {
        /** @description The request or the server failed. The code is from the error catalogue. */
        Fault: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description Code of the error catalogue. */
                    code: number;
                    /** @description Message for the user, in the language of Accept-Language. */
                    msg: string;
                    data: components["schemas"]["FaultData"] | null;
                };
            };
        };
    };
    parameters: {
        /** @description Page number, from 1. `page` in the SDK. */
        pageIndex: number;
        /** @description Rows per page. `pageSize` in the SDK. */
        pageNum: number;
        /** @description Merchant. */
        filterMerchantId: components["schemas"]["Uuid"];
        /** @description Supplier. */
        filterSupplierId: components["schemas"]["Uuid"];
        /** @description Receiving or paying account of the order. The result is empty for a merchant. */
        filterResourceId: components["schemas"]["Uuid"];
        /** @description Channel number. */
        filterProductId: number;
        /** @description Main product; matches it and all its variants (3024 where flagged). */
        filterMainProductId: number;
        /** @description The merchant's order number. */
        filterMerchantOrderId: string;
        /** @description Currency of the order's product. */
        filterCurrency: components["schemas"]["Currency"];
        /** @description The platform's order number. */
        filterOrderCode: string;
        /** @description Payer's address. */
        filterIpAddress: string;
        /** @description Start of the time range, inclusive; time of creation unless timeField says otherwise. */
        filterStartTime: string;
        /** @description End of the time range, inclusive; time of creation unless timeField says otherwise. */
        filterEndTime: string;
        /** @description Time that startTime and endTime refer to. Default: completedAt while the setting CompleteTimeFilter is on, else createdAt. */
        filterTimeField: "createdAt" | "completedAt";
        /** @description Start of the completion time range, inclusive. */
        filterCompletedStartTime: string;
        /** @description End of the completion time range, inclusive. */
        filterCompletedEndTime: string;
        /** @description True: orders of team proxies only; false: orders of suppliers without a leader only. For a supplier as caller, true means its team and false means itself. */
        filterIsProxy: boolean;
        /** @description Collection or payout. */
        filterOrderType: components["schemas"]["OrderType"];
        /** @description Label. */
        filterOrderMark: components["schemas"]["OrderMark"];
        /** @description True: test orders only; false: none of them, like the figures. */
        filterIsTest: boolean;
        /** @description Whether the order was completed by hand. */
        filterSupplementStatus: components["schemas"]["SupplementStatus"];
        /** @description Kind of completion by hand. */
        filterSupplementType: components["schemas"]["SupplementType"];
        /** @description Amount in minor units of the order's currency. A product has one currency, so add productId to search one currency. */
        filterAmount: number;
        /** @description Smallest amount, in minor units of the order's currency. */
        filterMinAmount: number;
        /** @description Largest amount, in minor units of the order's currency. */
        filterMaxAmount: number;
        /** @description Amount received, in minor units of the order's currency. */
        filterCurrentReceivedMoney: number;
        /** @description Part of the description. */
        filterDescription: string;
        /** @description Card number. */
        filterCardNumber: string;
        /** @description USDT address. */
        filterUsdtAddress: string;
        /** @description USDT amount to pay, in millionths on the wire. */
        filterUsdtCount: number;
        /** @description Identification code that the payer quotes. */
        filterIdentifyCode: string;
        /** @description Payer's name after validation. */
        filterValidateUserName: string;
        /** @description Payer's name from the merchant. */
        filterUserName: string;
        /** @description Bank of the payer or beneficiary. */
        filterBankName: string;
        /** @description IFSC of the bank branch (India). */
        filterIfscCode: string;
        /** @description Bank transaction reference or transaction hash. */
        filterUtr: string;
        /** @description Upload batch of the orders. */
        filterBatchId: components["schemas"]["Uuid"];
        /** @description Payout state. */
        filterPayoutStatus: components["schemas"]["PayoutStatusId"];
        /** @description Account name of the user that claimed the payout. The result is empty for a merchant. */
        filterClaimedBy: string;
        /** @description State of the exception's handling. */
        filterProcessState: components["schemas"]["ProcessState"];
        /** @description User of a merchant. */
        merchantUserId: components["schemas"]["Uuid"];
        /** @description User of a supplier; includes its team. */
        supplierUserId: components["schemas"]["Uuid"];
        /** @description Channel number; a main product (3024) includes its variants. */
        statisticsProductId: number;
        /** @description Start of the creation time range, inclusive. */
        statisticsStartTime: string;
        /** @description End of the creation time range, inclusive. */
        statisticsEndTime: string;
        /** @description True: the supplier's team only; false: the supplier itself only. */
        statisticsIsProxy: boolean;
        /** @description Collection or payout; default: collection. */
        statisticsOrderType: components["schemas"]["OrderType"];
        /** @description Label. Without it every order but test orders counts. */
        statisticsOrderMark: components["schemas"]["OrderMark"];
        /** @description Rows per page, in calls that use this name. `pageSize` in the SDK. */
        pageSize: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "session.login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["LoginResult"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "session.loginSecondLevel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondLevelLoginRequest"];
            };
        };
        responses: {
            /** @description Second-level token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SecondLevelLoginResult"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "session.info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SessionInfo"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "session.logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["Done"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "session.forceLogout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForceLogoutRequest"];
            };
        };
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["Done"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "session.list": {
        parameters: {
            query?: {
                /** @description Page number, from 1. `page` in the SDK. */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows per page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Column to sort by. */
                sortBy?: "createdAt" | "account" | "access" | "ip" | "lastSeenAt";
                /** @description Sort direction. */
                sortOrder?: "asc" | "desc";
                /** @description Sessions of one account. */
                userId?: components["schemas"]["Uuid"];
                /** @description Handle of one session, from a row of the list. */
                token?: components["schemas"]["Uuid"];
                /** @description Part of the account or nickname. */
                account?: string;
                /** @description Role. */
                access?: components["schemas"]["Role"];
                /** @description Prefix of the address. */
                ip?: string;
                /** @description Whether the session was active within the last minute. */
                online?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of open sessions, newest first by default. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SessionList"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "session.listOwn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open sessions, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SessionList"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "session.endOthers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Number of sessions that were open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SessionsEnded"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "authenticator.bind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BindRequest"];
            };
        };
        responses: {
            /** @description Secret to scan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["BindResult"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "authenticator.confirmBind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmBindRequest"];
            };
        };
        responses: {
            /** @description The authenticator is bound. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["ConfirmBindResult"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "authenticator.unbind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnbindRequest"];
            };
        };
        responses: {
            /** @description The authenticator is removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["Done"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "authenticator.bindForProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BindRequest"];
            };
        };
        responses: {
            /** @description Secret to scan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["BindResult"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "authenticator.confirmBindForProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmBindRequest"];
            };
        };
        responses: {
            /** @description The authenticator is bound. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["ConfirmBindResult"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "authenticator.unbindForProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnbindRequest"];
            };
        };
        responses: {
            /** @description The authenticator is removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["Done"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "users.options": {
        parameters: {
            query?: {
                /** @description Role of the users; absent: every role that the caller may see. */
                role?: components["schemas"]["Role"];
                /** @description Whether to include deleted users. */
                includeDeleted?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Users by account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["UserOptions"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "users.supplierOptions": {
        parameters: {
            query?: {
                /** @description Whether to include team proxies. */
                isGetAllAgentSupplier?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Suppliers by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SupplierOptions"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "users.unusedOptions": {
        parameters: {
            query: {
                /** @description Role: merchant or supplier. */
                role: "merchant" | "supplier";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Users by account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["UserOptions"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "users.enableGoogleVerify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnableGoogleVerifyRequest"];
            };
        };
        responses: {
            /** @description The current setting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["GoogleVerifyState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "users.setEnabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetUserEnabledRequest"];
            };
        };
        responses: {
            /** @description The current setting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["UserEnabledState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "users.setAllowedAddresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetAllowedAddressesRequest"];
            };
        };
        responses: {
            /** @description The current setting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["AllowedAddresses"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "users.setAllowModify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetAllowModifyRequest"];
            };
        };
        responses: {
            /** @description The current setting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["AllowModifyState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "users.totalBalance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Balances by currency. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["TotalBalance"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "users.setKyc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetKycRequest"];
            };
        };
        responses: {
            /** @description The current setting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["UserKyc"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "session.changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description The password is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["Done"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "session.setLanguage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetLanguageRequest"];
            };
        };
        responses: {
            /** @description The language is pinned, or the pin is removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["Done"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "session.setTimeZone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetTimeZoneRequest"];
            };
        };
        responses: {
            /** @description The time zone is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["Done"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "session.setPayPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetPayPasswordRequest"];
            };
        };
        responses: {
            /** @description The pay password is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["Done"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "messages.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unread, read and removed messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["MessageBoxes"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "messages.content": {
        parameters: {
            query: {
                /** @description Message. */
                msg_id: components["schemas"]["Uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["MessageContent"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "messages.markRead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageRequest"];
            };
        };
        responses: {
            /** @description The message's new list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["MessageMoved"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "messages.remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageRequest"];
            };
        };
        responses: {
            /** @description The message's new list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["MessageMoved"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "messages.restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageRequest"];
            };
        };
        responses: {
            /** @description The message's new list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["MessageMoved"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "messages.listBox": {
        parameters: {
            query: {
                /** @description List to read: unread, read or trash. */
                state: components["schemas"]["MessageState"];
                /** @description Cursor of the next page (`nextCursor` of the previous one). */
                cursor?: string;
                /** @description Rows per page. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["MessageBox"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "messages.markAllRead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkAllReadRequest"];
            };
        };
        responses: {
            /** @description Number of messages marked, and number still unread. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["MessagesMarked"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "search.find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchRequest"];
            };
        };
        responses: {
            /** @description Hits by kind; the likeliest kind first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SearchResult"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "admin.addUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddUserRequest"];
            };
        };
        responses: {
            /** @description The new user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["UserRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "admin.listUsers": {
        parameters: {
            query?: {
                /** @description Page number, from 1. `page` in the SDK. */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows per page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Column to sort by. */
                sortBy?: "createdAt" | "account" | "role" | "lastSignInAt";
                /** @description Sort direction. */
                sortOrder?: "asc" | "desc";
                /** @description Role. */
                role?: components["schemas"]["Role"];
                /** @description Part of the account. */
                account?: string;
                /** @description Part of the nickname. */
                nickname?: string;
                /** @description Whether to include deleted users. */
                includeDeleted?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["UserList"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "admin.listSupplierProxies": {
        parameters: {
            query?: {
                /** @description Page number, from 1. `page` in the SDK. */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows per page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Column to sort by. */
                sortBy?: "name" | "account" | "createdAt" | "lastSignInAt";
                /** @description Sort direction. */
                sortOrder?: "asc" | "desc";
                /** @description User of the team's leader. */
                supplierUserId?: components["schemas"]["Uuid"];
                /** @description Part of the account. */
                account?: string;
                /** @description Part of the proxy's name. */
                name?: string;
                /** @description True: enabled proxies only; false: disabled only. */
                enabled?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of team proxies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SupplierProxyList"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "admin.updateUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserRequest"];
            };
        };
        responses: {
            /** @description The updated user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["UserRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "admin.deleteUser": {
        parameters: {
            query: {
                /** @description User. */
                id: components["schemas"]["Uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["Done"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "admin.repairUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RepairUserRequest"];
            };
        };
        responses: {
            /** @description The updated user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["UserRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "admin.resetPayPassword": {
        parameters: {
            query: {
                /** @description User. */
                id: components["schemas"]["Uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pay password is removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["Done"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "resources.detail": {
        parameters: {
            query: {
                /** @description Resource. */
                resourceId: components["schemas"]["Uuid"];
                /** @description Channel number for which the resource is shown. */
                productId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["ResourceDetail"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "resources.staticInfo": {
        parameters: {
            query?: {
                /** @description Supplier. */
                supplierId?: components["schemas"]["Uuid"];
                /** @description Channel number. */
                productId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Capacity by supplier and product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["ResourceStaticInfo"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "resources.enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnableResourceRequest"];
            };
        };
        responses: {
            /** @description The new state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["ResourceSwitched"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "resources.setEnabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetResourceEnabledRequest"];
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["ResourceRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "resources.explain": {
        parameters: {
            query: {
                /** @description Resource. */
                resourceId: components["schemas"]["Uuid"];
                /** @description Channel number of the order. */
                productId: number;
                /** @description Amount of the order. */
                amountMinor: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The verdict. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["ResourceVerdict"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "resources.list": {
        parameters: {
            query?: {
                /** @description Page number, from 1. `page` in the SDK. */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows per page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Column to sort by. */
                sortBy?: "name" | "supplierName" | "createdAt" | "weight" | "processingOrderCount" | "dailyUsed";
                /** @description Sort direction. */
                sortOrder?: "asc" | "desc";
                /** @description Whether to return sums over the whole filter too. */
                withSummary?: boolean;
                /** @description Only this account. */
                resourceId?: components["schemas"]["Uuid"];
                /** @description Kind of account. */
                kind?: components["schemas"]["ResourceKind"];
                /** @description Several kinds of account, comma separated. */
                kinds?: components["schemas"]["ResourceKind"][];
                /** @description Product that the account serves. */
                productId?: number;
                /** @description Collection (money in) or payout (money out). */
                productKind?: components["schemas"]["ProductKind"];
                /** @description Currency. */
                currency?: components["schemas"]["Currency"];
                /** @description Supplier. */
                supplierId?: components["schemas"]["Uuid"];
                /** @description Part of the account's, bank's or holder's name. */
                name?: string;
                /** @description Whole account number, address or VPA, or its last four characters. */
                accountNumber?: string;
                /** @description Enabled for at least one product, or for none. */
                state?: components["schemas"]["ResourceState"];
                /** @description Gateway that it belongs to. */
                gatewayId?: components["schemas"]["Uuid"];
                /** @description State of the account's monitor. */
                monitorState?: components["schemas"]["MonitorState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["ResourceList"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "resources.add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddResourceRequest"];
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["ResourceRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "resources.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateResourceRequest"];
            };
        };
        responses: {
            /** @description The updated account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["ResourceRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "resources.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteResourceRequest"];
            };
        };
        responses: {
            /** @description The account is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["Done"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "resources.reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevealResourceRequest"];
            };
        };
        responses: {
            /** @description The numbers in full. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["RevealedResource"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "orders.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrderRequest"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["CreatedOrder"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "orders.createBatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateBatchRequest"];
            };
        };
        responses: {
            /** @description The orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["BatchCreated"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "orders.uploadFlag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description State of uploads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["UploadFlag"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "orders.list": {
        parameters: {
            query?: {
                /** @description Page number, from 1. `page` in the SDK. */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows per page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Cursor of the next page (`nextCursor` of the previous one); replaces pageIndex. Default sort only. */
                cursor?: string;
                /** @description Column to sort by. */
                sortBy?: "createdAt" | "completedAt" | "amount" | "status";
                /** @description Sort direction. */
                sortOrder?: "asc" | "desc";
                /** @description Whether to return sums over the whole filter too. */
                withSummary?: boolean;
                /** @description Merchant. */
                merchantId?: components["parameters"]["filterMerchantId"];
                /** @description Supplier. */
                supplierId?: components["parameters"]["filterSupplierId"];
                /** @description Receiving or paying account of the order. The result is empty for a merchant. */
                resourceId?: components["parameters"]["filterResourceId"];
                /** @description Channel number. */
                productId?: components["parameters"]["filterProductId"];
                /** @description Main product; matches it and all its variants (3024 where flagged). */
                mainProductId?: components["parameters"]["filterMainProductId"];
                /** @description The merchant's order number. */
                merchantOrderId?: components["parameters"]["filterMerchantOrderId"];
                /** @description Currency of the order's product. */
                currency?: components["parameters"]["filterCurrency"];
                /** @description The platform's order number. */
                orderCode?: components["parameters"]["filterOrderCode"];
                /** @description Payer's address. */
                ipAddress?: components["parameters"]["filterIpAddress"];
                /** @description Start of the time range, inclusive; time of creation unless timeField says otherwise. */
                startTime?: components["parameters"]["filterStartTime"];
                /** @description End of the time range, inclusive; time of creation unless timeField says otherwise. */
                endTime?: components["parameters"]["filterEndTime"];
                /** @description Time that startTime and endTime refer to. Default: completedAt while the setting CompleteTimeFilter is on, else createdAt. */
                timeField?: components["parameters"]["filterTimeField"];
                /** @description Start of the completion time range, inclusive. */
                completedStartTime?: components["parameters"]["filterCompletedStartTime"];
                /** @description End of the completion time range, inclusive. */
                completedEndTime?: components["parameters"]["filterCompletedEndTime"];
                /** @description Status. */
                orderStatusId?: components["schemas"]["OrderStatusId"];
                /** @description Statuses to hide, comma separated. */
                notInOrderStatusIds?: components["schemas"]["OrderStatusId"][];
                /** @description True: orders of team proxies only; false: orders of suppliers without a leader only. For a supplier as caller, true means its team and false means itself. */
                isProxy?: components["parameters"]["filterIsProxy"];
                /** @description Collection or payout. */
                orderType?: components["parameters"]["filterOrderType"];
                /** @description Label. */
                orderMark?: components["parameters"]["filterOrderMark"];
                /** @description True: test orders only; false: none of them, like the figures. */
                isTest?: components["parameters"]["filterIsTest"];
                /** @description Whether the order was completed by hand. */
                supplementStatus?: components["parameters"]["filterSupplementStatus"];
                /** @description Kind of completion by hand. */
                supplementType?: components["parameters"]["filterSupplementType"];
                /** @description Amount in minor units of the order's currency. A product has one currency, so add productId to search one currency. */
                amount?: components["parameters"]["filterAmount"];
                /** @description Smallest amount, in minor units of the order's currency. */
                minAmount?: components["parameters"]["filterMinAmount"];
                /** @description Largest amount, in minor units of the order's currency. */
                maxAmount?: components["parameters"]["filterMaxAmount"];
                /** @description Amount received, in minor units of the order's currency. */
                currentReceivedMoney?: components["parameters"]["filterCurrentReceivedMoney"];
                /** @description Part of the description. */
                description?: components["parameters"]["filterDescription"];
                /** @description Card number. */
                cardNumber?: components["parameters"]["filterCardNumber"];
                /** @description USDT address. */
                usdtAddress?: components["parameters"]["filterUsdtAddress"];
                /** @description USDT amount to pay, in millionths on the wire. */
                usdtCount?: components["parameters"]["filterUsdtCount"];
                /** @description Identification code that the payer quotes. */
                identifyCode?: components["parameters"]["filterIdentifyCode"];
                /** @description Payer's name after validation. */
                validateUserName?: components["parameters"]["filterValidateUserName"];
                /** @description Payer's name from the merchant. */
                userName?: components["parameters"]["filterUserName"];
                /** @description Bank of the payer or beneficiary. */
                bankName?: components["parameters"]["filterBankName"];
                /** @description IFSC of the bank branch (India). */
                ifscCode?: components["parameters"]["filterIfscCode"];
                /** @description Bank transaction reference or transaction hash. */
                utr?: components["parameters"]["filterUtr"];
                /** @description Upload batch of the orders. */
                batchId?: components["parameters"]["filterBatchId"];
                /** @description Payout state. */
                payoutStatus?: components["parameters"]["filterPayoutStatus"];
                /** @description Account name of the user that claimed the payout. The result is empty for a merchant. */
                claimedBy?: components["parameters"]["filterClaimedBy"];
                /** @description State of the exception's handling. */
                processState?: components["parameters"]["filterProcessState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["OrderList"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "orders.statusCounts": {
        parameters: {
            query?: {
                /** @description Merchant. */
                merchantId?: components["parameters"]["filterMerchantId"];
                /** @description Supplier. */
                supplierId?: components["parameters"]["filterSupplierId"];
                /** @description Receiving or paying account of the order. The result is empty for a merchant. */
                resourceId?: components["parameters"]["filterResourceId"];
                /** @description Channel number. */
                productId?: components["parameters"]["filterProductId"];
                /** @description Main product; matches it and all its variants (3024 where flagged). */
                mainProductId?: components["parameters"]["filterMainProductId"];
                /** @description The merchant's order number. */
                merchantOrderId?: components["parameters"]["filterMerchantOrderId"];
                /** @description Currency of the order's product. */
                currency?: components["parameters"]["filterCurrency"];
                /** @description The platform's order number. */
                orderCode?: components["parameters"]["filterOrderCode"];
                /** @description Payer's address. */
                ipAddress?: components["parameters"]["filterIpAddress"];
                /** @description Start of the time range, inclusive; time of creation unless timeField says otherwise. */
                startTime?: components["parameters"]["filterStartTime"];
                /** @description End of the time range, inclusive; time of creation unless timeField says otherwise. */
                endTime?: components["parameters"]["filterEndTime"];
                /** @description Time that startTime and endTime refer to. Default: completedAt while the setting CompleteTimeFilter is on, else createdAt. */
                timeField?: components["parameters"]["filterTimeField"];
                /** @description Start of the completion time range, inclusive. */
                completedStartTime?: components["parameters"]["filterCompletedStartTime"];
                /** @description End of the completion time range, inclusive. */
                completedEndTime?: components["parameters"]["filterCompletedEndTime"];
                /** @description True: orders of team proxies only; false: orders of suppliers without a leader only. For a supplier as caller, true means its team and false means itself. */
                isProxy?: components["parameters"]["filterIsProxy"];
                /** @description Collection or payout. */
                orderType?: components["parameters"]["filterOrderType"];
                /** @description Label. */
                orderMark?: components["parameters"]["filterOrderMark"];
                /** @description True: test orders only; false: none of them, like the figures. */
                isTest?: components["parameters"]["filterIsTest"];
                /** @description Whether the order was completed by hand. */
                supplementStatus?: components["parameters"]["filterSupplementStatus"];
                /** @description Kind of completion by hand. */
                supplementType?: components["parameters"]["filterSupplementType"];
                /** @description Amount in minor units of the order's currency. A product has one currency, so add productId to search one currency. */
                amount?: components["parameters"]["filterAmount"];
                /** @description Smallest amount, in minor units of the order's currency. */
                minAmount?: components["parameters"]["filterMinAmount"];
                /** @description Largest amount, in minor units of the order's currency. */
                maxAmount?: components["parameters"]["filterMaxAmount"];
                /** @description Amount received, in minor units of the order's currency. */
                currentReceivedMoney?: components["parameters"]["filterCurrentReceivedMoney"];
                /** @description Part of the description. */
                description?: components["parameters"]["filterDescription"];
                /** @description Card number. */
                cardNumber?: components["parameters"]["filterCardNumber"];
                /** @description USDT address. */
                usdtAddress?: components["parameters"]["filterUsdtAddress"];
                /** @description USDT amount to pay, in millionths on the wire. */
                usdtCount?: components["parameters"]["filterUsdtCount"];
                /** @description Identification code that the payer quotes. */
                identifyCode?: components["parameters"]["filterIdentifyCode"];
                /** @description Payer's name after validation. */
                validateUserName?: components["parameters"]["filterValidateUserName"];
                /** @description Payer's name from the merchant. */
                userName?: components["parameters"]["filterUserName"];
                /** @description Bank of the payer or beneficiary. */
                bankName?: components["parameters"]["filterBankName"];
                /** @description IFSC of the bank branch (India). */
                ifscCode?: components["parameters"]["filterIfscCode"];
                /** @description Bank transaction reference or transaction hash. */
                utr?: components["parameters"]["filterUtr"];
                /** @description Upload batch of the orders. */
                batchId?: components["parameters"]["filterBatchId"];
                /** @description Payout state. */
                payoutStatus?: components["parameters"]["filterPayoutStatus"];
                /** @description Account name of the user that claimed the payout. The result is empty for a merchant. */
                claimedBy?: components["parameters"]["filterClaimedBy"];
                /** @description State of the exception's handling. */
                processState?: components["parameters"]["filterProcessState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One count for each status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["OrderStatusCounts"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "orders.latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["LatestOrder"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "orders.profile": {
        parameters: {
            query?: {
                /** @description User of a merchant. */
                merchantUserId?: components["parameters"]["merchantUserId"];
                /** @description User of a supplier; includes its team. */
                supplierUserId?: components["parameters"]["supplierUserId"];
                /** @description Channel number; a main product (3024) includes its variants. */
                productId?: components["parameters"]["statisticsProductId"];
                /** @description Start of the creation time range, inclusive. */
                startTime?: components["parameters"]["statisticsStartTime"];
                /** @description End of the creation time range, inclusive. */
                endTime?: components["parameters"]["statisticsEndTime"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The performance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["OrderProfile"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "orders.supplement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplementRequest"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["OrderRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "orders.reselect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReselectRequest"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["OrderRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "orders.reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RejectRequest"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["OrderRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "orders.freeResource": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FreeResourceRequest"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["OrderRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "orders.callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendCallbackRequest"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["OrderRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "orders.reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReverseRequest"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["OrderRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "orders.statistics": {
        parameters: {
            query?: {
                /** @description User of a merchant. */
                merchantUserId?: components["parameters"]["merchantUserId"];
                /** @description User of a supplier; includes its team. */
                supplierUserId?: components["parameters"]["supplierUserId"];
                /** @description Channel number; a main product (3024) includes its variants. */
                productId?: components["parameters"]["statisticsProductId"];
                /** @description Start of the creation time range, inclusive. */
                startTime?: components["parameters"]["statisticsStartTime"];
                /** @description End of the creation time range, inclusive. */
                endTime?: components["parameters"]["statisticsEndTime"];
                /** @description True: the supplier's team only; false: the supplier itself only. */
                isProxy?: components["parameters"]["statisticsIsProxy"];
                /** @description Collection or payout; default: collection. */
                orderType?: components["parameters"]["statisticsOrderType"];
                /** @description Label. Without it every order but test orders counts. */
                orderMark?: components["parameters"]["statisticsOrderMark"];
                /** @description Whether to return rows by merchant. */
                groupByMerchant?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["OrderStatistics"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "orders.simpleStatistics": {
        parameters: {
            query?: {
                /** @description Start of today. */
                todayDate?: string;
                /** @description End of today. */
                tomorrowDate?: string;
                /** @description Start of yesterday. */
                yesterdayDate?: string;
                /** @description True: the supplier's team only; false: the supplier itself only. */
                isProxy?: components["parameters"]["statisticsIsProxy"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SimpleStatistics"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "orders.statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Statuses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["OrderStatusOptions"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "orders.marks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Labels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["OrderMarkOptions"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "orders.allocationInfo": {
        parameters: {
            query: {
                /** @description The platform's order number. */
                orderCode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The allocation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["OrderAllocation"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "orders.dossier": {
        parameters: {
            query: {
                /** @description The platform's order number. */
                orderCode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dossier. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["OrderDossier"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "orders.updateMark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMarkRequest"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["OrderRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "orders.unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnlockRequest"];
            };
        };
        responses: {
            /** @description Result for each order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["UnlockResult"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "payouts.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelPayoutRequest"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["OrderRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "payouts.approveRejection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewRejectionRequest"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["OrderRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "payouts.refuseRejection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewRejectionRequest"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["OrderRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "payouts.reportDeclined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportDeclinedRequest"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["OrderRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "payouts.reportUnknown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportUnknownRequest"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["OrderRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "payouts.dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisputePayoutRequest"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["OrderRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "payouts.resolveException": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResolveExceptionRequest"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["OrderRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "payoutClaims.claim": {
        parameters: {
            query: {
                /** @description Order. */
                orderId: components["schemas"]["Uuid"];
                /** @description The supplier's account that pays. */
                resourceId?: components["schemas"]["Uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The claim, with the details needed for the payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["PayoutClaim"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "payoutClaims.cancel": {
        parameters: {
            query: {
                /** @description Order. */
                orderId: components["schemas"]["Uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["OrderRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "payoutClaims.next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimNextRequest"];
            };
        };
        responses: {
            /** @description The claim, or none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["NextPayoutClaim"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "payoutClaims.held": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 100 payouts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["HeldPayouts"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "payGateways.list": {
        parameters: {
            query?: {
                /** @description Page number, from 1. `page` in the SDK. */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows per page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Column to sort by. */
                sortBy?: "name" | "createdAt" | "updatedAt";
                /** @description Sort direction. */
                sortOrder?: "asc" | "desc";
                /** @description Only this gateway. */
                gatewayId?: components["schemas"]["Uuid"];
                /** @description Part of the name. */
                name?: string;
                /** @description Script of the gateway. */
                scriptId?: components["schemas"]["Uuid"];
                /** @description Product. */
                productId?: number;
                /** @description Collection (money in) or payout (money out). */
                direction?: components["schemas"]["ProductKind"];
                /** @description Whether payouts are sent to it. */
                enabled?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of gateways. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["PayGatewayList"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "payGateways.options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All gateways. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["PayGatewayOptions"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "payGateways.add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPayGatewayRequest"];
            };
        };
        responses: {
            /** @description The gateway. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["PayGatewayRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "payGateways.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePayGatewayRequest"];
            };
        };
        responses: {
            /** @description The updated gateway. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["PayGatewayRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "payGateways.setEnabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetPayGatewayEnabledRequest"];
            };
        };
        responses: {
            /** @description The updated gateway. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["PayGatewayRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "payGateways.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestPayGatewayRequest"];
            };
        };
        responses: {
            /** @description The gateway answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["PayGatewayTest"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "payGateways.send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendByGatewayRequest"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["OrderRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "payScripts.list": {
        parameters: {
            query?: {
                /** @description Page number, from 1. `page` in the SDK. */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows per page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Column to sort by. */
                sortBy?: "name" | "createdAt" | "updatedAt";
                /** @description Sort direction. */
                sortOrder?: "asc" | "desc";
                /** @description Only this script. */
                scriptId?: components["schemas"]["Uuid"];
                /** @description Part of the name. */
                name?: string;
                /** @description Collection (money in) or payout (money out). */
                direction?: components["schemas"]["ProductKind"];
                /** @description Whether a version is live. */
                live?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of scripts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["PayScriptList"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "payScripts.options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All scripts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["PayScriptOptions"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "payScripts.versions": {
        parameters: {
            query: {
                /** @description Page number, from 1. `page` in the SDK. */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows per page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Script. */
                scriptId: components["schemas"]["Uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["PayScriptVersionList"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "payScripts.version": {
        parameters: {
            query: {
                /** @description Version. */
                versionId: components["schemas"]["Uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["PayScriptVersionDetail"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "payScripts.add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPayScriptRequest"];
            };
        };
        responses: {
            /** @description The script. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["PayScriptRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "payScripts.rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenamePayScriptRequest"];
            };
        };
        responses: {
            /** @description The updated script. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["PayScriptRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "payScripts.addVersion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPayScriptVersionRequest"];
            };
        };
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["PayScriptVersionRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "payScripts.tryRun": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TryPayScriptRequest"];
            };
        };
        responses: {
            /** @description One result for each sample, in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["PayScriptTrial"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "payScripts.goLive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayScriptVersionRequest"];
            };
        };
        responses: {
            /** @description The updated script. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["PayScriptRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "payScripts.bringBack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayScriptRequest"];
            };
        };
        responses: {
            /** @description The updated script. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["PayScriptRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "payScriptRuns.list": {
        parameters: {
            query?: {
                /** @description Page number, from 1. `page` in the SDK. */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows per page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Column to sort by. */
                sortBy?: "startedAt" | "durationMs" | "cpuMs";
                /** @description Sort direction. */
                sortOrder?: "asc" | "desc";
                /** @description Gateway. */
                gatewayId?: components["schemas"]["Uuid"];
                /** @description Script. */
                scriptId?: components["schemas"]["Uuid"];
                /** @description Version number of the script. */
                version?: number;
                /** @description The platform's order number. */
                orderCode?: string;
                /** @description Function of the script. */
                entryPoint?: components["schemas"]["PayScriptEntryPoint"];
                /** @description Verdict. */
                verdict?: components["schemas"]["ScriptVerdict"];
                /** @description Why the script gave no verdict. */
                failure?: components["schemas"]["ScriptFailure"];
                /** @description Start of the range of start times, inclusive. */
                startTime?: string;
                /** @description End of the range of start times, inclusive. */
                endTime?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["PayScriptRunList"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "payScriptRuns.detail": {
        parameters: {
            query: {
                /** @description Run. */
                id: components["schemas"]["Uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["PayScriptRunDetail"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "payScriptRuns.queryAgain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QueryAgainRequest"];
            };
        };
        responses: {
            /** @description The run of the query. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["PayScriptRunRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "statements.ingest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IngestStatementsRequest"];
            };
        };
        responses: {
            /** @description Result of each record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["StatementsIngested"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "statements.list": {
        parameters: {
            query?: {
                /** @description Page number, from 1. `page` in the SDK. */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows per page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Cursor of the next page (`nextCursor` of the previous one); replaces pageIndex. Sort by storedAt only. */
                cursor?: string;
                /** @description Column to sort by. */
                sortBy?: "storedAt" | "amount";
                /** @description Sort direction. */
                sortOrder?: "asc" | "desc";
                /** @description Source of the record. */
                kind?: components["schemas"]["StatementKind"];
                /** @description State of the record. */
                state?: components["schemas"]["StatementState"];
                /** @description Reason for the manual review. */
                suspicion?: components["schemas"]["StatementSuspicion"];
                /** @description Direction of the money: in or out. */
                direction?: components["schemas"]["MoneyDirection"];
                /** @description Supplier of the account. */
                supplierId?: components["schemas"]["Uuid"];
                /** @description Receiving account. */
                resourceId?: components["schemas"]["Uuid"];
                /** @description Card number of the receiving account. */
                cardNumber?: string;
                /** @description Device that reported it. */
                monitorId?: string;
                /** @description Currency. */
                currency?: components["schemas"]["Currency"];
                /** @description Amount in minor units. */
                amountMinor?: number;
                /** @description Bank reference or transaction hash. */
                utr?: string;
                /** @description Order that it completed. */
                orderCode?: string;
                /** @description Part of the message, case-insensitive; searches the last 31 days unless a time range is given. */
                text?: string;
                /** @description Start of the report time range, inclusive. */
                startTime?: string;
                /** @description End of the report time range, inclusive. */
                endTime?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of statement records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["StatementList"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "statements.matchByHand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatchStatementRequest"];
            };
        };
        responses: {
            /** @description The updated record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["StatementRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "statements.ignore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IgnoreStatementRequest"];
            };
        };
        responses: {
            /** @description The updated record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["StatementRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "statements.rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RematchStatementRequest"];
            };
        };
        responses: {
            /** @description The updated record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["StatementRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "savedViews.list": {
        parameters: {
            query: {
                /** @description List call of the views. */
                list: components["schemas"]["SavedViewListName"];
                /** @description Screen of the views. */
                screen: components["schemas"]["SavedViewScreen"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SavedViewList"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "savedViews.add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddSavedViewRequest"];
            };
        };
        responses: {
            /** @description The view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SavedViewRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "savedViews.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSavedViewRequest"];
            };
        };
        responses: {
            /** @description The updated view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SavedViewRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "savedViews.share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareSavedViewRequest"];
            };
        };
        responses: {
            /** @description The updated view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SavedViewRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "savedViews.setDefault": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DefaultSavedViewRequest"];
            };
        };
        responses: {
            /** @description The default is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["Done"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "savedViews.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteSavedViewRequest"];
            };
        };
        responses: {
            /** @description The view is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["Done"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "messageTemplates.list": {
        parameters: {
            query?: {
                /** @description Page number, from 1. `page` in the SDK. */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows per page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Column to sort by. */
                sortBy?: "priority" | "name" | "createdAt" | "updatedAt";
                /** @description Sort direction. */
                sortOrder?: "asc" | "desc";
                /** @description Part of the name. */
                name?: string;
                /** @description Kind of messages that the template parses. */
                kind?: components["schemas"]["TemplateKind"];
                /** @description Currency. */
                currency?: components["schemas"]["Currency"];
                /** @description Whether the template is in use. */
                enabled?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["MessageTemplateList"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "messageTemplates.add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddMessageTemplateRequest"];
            };
        };
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["MessageTemplateRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "messageTemplates.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMessageTemplateRequest"];
            };
        };
        responses: {
            /** @description The updated template. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["MessageTemplateRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "messageTemplates.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteMessageTemplateRequest"];
            };
        };
        responses: {
            /** @description The template is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["Done"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "messageTemplates.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestMessageTemplateRequest"];
            };
        };
        responses: {
            /** @description Result of the test. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["MessageTemplateTest"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "monitorDevices.list": {
        parameters: {
            query?: {
                /** @description Page number, from 1. `page` in the SDK. */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows per page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Column to sort by. */
                sortBy?: "createdAt" | "name" | "lastHeartbeatAt";
                /** @description Sort direction. */
                sortOrder?: "asc" | "desc";
                /** @description Device. */
                monitorId?: string;
                /** @description Part of the name. */
                name?: string;
                /** @description Kind of messages that the device reports. */
                kind?: components["schemas"]["MonitorDeviceKind"];
                /** @description State of the device. */
                state?: components["schemas"]["MonitorDeviceState"];
                /** @description Owner. */
                supplierId?: components["schemas"]["Uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of devices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["MonitorDeviceList"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "monitorDevices.add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddMonitorDeviceRequest"];
            };
        };
        responses: {
            /** @description The device's credentials. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["MonitorDeviceCredentials"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "monitorDevices.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMonitorDeviceRequest"];
            };
        };
        responses: {
            /** @description The updated device. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["MonitorDeviceRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "monitorDevices.rotateToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MonitorDeviceRequest"];
            };
        };
        responses: {
            /** @description The new credentials. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["MonitorDeviceCredentials"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "monitorDevices.revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MonitorDeviceRequest"];
            };
        };
        responses: {
            /** @description The updated device. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["MonitorDeviceRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "monitorLogs.report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MonitorReportRequest"];
            };
        };
        responses: {
            /** @description The device's state on the platform. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["MonitorReportResult"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "monitorLogs.clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Number of deleted logs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["MonitorLogsCleared"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "monitorLogs.list": {
        parameters: {
            query?: {
                /** @description Page number, from 1. `page` in the SDK. */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows per page, in calls that use this name. `pageSize` in the SDK. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Cursor of the next page (`nextCursor` of the previous one); replaces pageIndex. */
                cursor?: string;
                /** @description Column to sort by. */
                sortBy?: "createdAt";
                /** @description Sort direction. */
                sortOrder?: "asc" | "desc";
                /** @description Device or script. */
                monitorId?: string;
                /** @description The platform's order number. */
                orderCode?: string;
                /** @description Card number of the monitored account. */
                cardNumber?: string;
                /** @description Step. */
                logPhase?: components["schemas"]["MonitorLogPhase"];
                /** @description Start of the report time range, inclusive. */
                startTime?: string;
                /** @description End of the report time range, inclusive. */
                endTime?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of monitor logs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["MonitorLogList"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "securityNodes.accounts": {
        parameters: {
            query?: {
                /** @description Page number, from 1. `page` in the SDK. */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows per page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Column to sort by. */
                sortBy?: "brokenSince" | "resourceName" | "supplierName" | "openBreakCount" | "supplementCount" | "lastPatchAt";
                /** @description Sort direction. */
                sortOrder?: "asc" | "desc";
                /** @description Receiving account. */
                resourceId?: components["schemas"]["Uuid"];
                /** @description Supplier of the account. */
                supplierId?: components["schemas"]["Uuid"];
                /** @description Whether the chain is intact. */
                state?: components["schemas"]["ChainState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of chains. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SecurityChainList"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "securityNodes.list": {
        parameters: {
            query?: {
                /** @description Page number, from 1. `page` in the SDK. */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows per page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Cursor of the next page (`nextCursor` of the previous one); replaces pageIndex. Sort by receivedAt only. */
                cursor?: string;
                /** @description Column to sort by. */
                sortBy?: "receivedAt" | "amount";
                /** @description Sort direction. */
                sortOrder?: "asc" | "desc";
                /** @description Receiving account. */
                resourceId?: components["schemas"]["Uuid"];
                /** @description Supplier of the account. */
                supplierId?: components["schemas"]["Uuid"];
                /** @description Card number of the account. */
                cardNumber?: string;
                /** @description State of the message in the chain. */
                state?: components["schemas"]["SecurityNodeState"];
                /** @description True: unrepaired breaks only; false: all others. */
                open?: boolean;
                /** @description True: only messages that completed an order while the chain was broken; false: all others. */
                flagged?: boolean;
                /** @description Start of the receive time range, inclusive. */
                startTime?: string;
                /** @description End of the receive time range, inclusive. */
                endTime?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SecurityNodeList"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "securityNodes.leaks": {
        parameters: {
            query?: {
                /** @description Page number, from 1. `page` in the SDK. */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows per page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Column to sort by. */
                sortBy?: "foundAt" | "messageCount";
                /** @description Sort direction. */
                sortOrder?: "asc" | "desc";
                /** @description Receiving account. */
                resourceId?: components["schemas"]["Uuid"];
                /** @description Supplier of the account. */
                supplierId?: components["schemas"]["Uuid"];
                /** @description Kind of finding. */
                kind?: components["schemas"]["SecurityLeakKind"];
                /** @description Start of the range of finding times, inclusive. */
                startTime?: string;
                /** @description End of the range of finding times, inclusive. */
                endTime?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of findings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SecurityLeakList"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "securityPatches.list": {
        parameters: {
            query?: {
                /** @description Page number, from 1. `page` in the SDK. */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows per page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Column to sort by. */
                sortBy?: "createdAt" | "breakCount" | "supplementCount";
                /** @description Sort direction. */
                sortOrder?: "asc" | "desc";
                /** @description Receiving account. */
                resourceId?: components["schemas"]["Uuid"];
                /** @description Supplier of the account. */
                supplierId?: components["schemas"]["Uuid"];
                /** @description Start of the repair time range, inclusive. */
                startTime?: string;
                /** @description End of the repair time range, inclusive. */
                endTime?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of repairs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SecurityPatchList"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "securityPatches.add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddSecurityPatchRequest"];
            };
        };
        responses: {
            /** @description The repair, and whether the chain is intact now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SecurityPatchAdded"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "orderCallbacks.listDetails": {
        parameters: {
            query?: {
                /** @description Page number, from 1. `page` in the SDK. */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows per page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Column to sort by. */
                sortBy?: "sendTime" | "latencyMs";
                /** @description Sort direction. */
                sortOrder?: "asc" | "desc";
                /** @description Delivery that the attempts belong to. */
                callbackId?: components["schemas"]["Uuid"];
                /** @description The platform's order number. */
                orderCode?: string;
                /** @description The merchant's order number. */
                merchantOrderCode?: string;
                /** @description Installation that sent the callback (setting SysFlag). */
                systemFlag?: string;
                /** @description HTTP method. */
                httpMethod?: components["schemas"]["CallbackMethod"];
                /** @description Result of the attempt. */
                outcome?: components["schemas"]["CallbackOutcome"];
                /** @description Start of the response time range, inclusive. */
                receiveStartTime?: string;
                /** @description End of the response time range, inclusive. */
                receiveEndTime?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of attempts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["CallbackAttemptList"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "orderCallbacks.list": {
        parameters: {
            query?: {
                /** @description Page number, from 1. `page` in the SDK. */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows per page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Column to sort by. */
                sortBy?: "createdAt" | "lastAttemptAt";
                /** @description Sort direction. */
                sortOrder?: "asc" | "desc";
                /** @description The platform's order number. */
                orderCode?: string;
                /** @description The merchant's order number. */
                merchantOrderNo?: string;
                /** @description Merchant. */
                merchantId?: components["schemas"]["Uuid"];
                /** @description State of the delivery. */
                state?: components["schemas"]["CallbackState"];
                /** @description Start of the range of first due times, inclusive. */
                startTime?: string;
                /** @description End of the range of first due times, inclusive. */
                endTime?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["CallbackList"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "orderCallbacks.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestCallbackRequest"];
            };
        };
        responses: {
            /** @description Result of the attempt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["TestCallbackResult"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "orderCallbacks.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteCallbacksRequest"];
            };
        };
        responses: {
            /** @description Number of deleted deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["CallbacksDeleted"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "orderCallbacks.resendMany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendManyRequest"];
            };
        };
        responses: {
            /** @description The started job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["CallbackResend"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "orderCallbacks.previewResend": {
        parameters: {
            query?: {
                /** @description The platform's order number. */
                orderCode?: string;
                /** @description The merchant's order number. */
                merchantOrderNo?: string;
                /** @description Merchant. */
                merchantId?: components["schemas"]["Uuid"];
                /** @description State of the delivery. */
                state?: components["schemas"]["CallbackState"];
                /** @description Result of the delivery's last attempt. */
                lastOutcome?: components["schemas"]["CallbackOutcome"];
                /** @description Start of the range of first due times, inclusive. */
                startTime?: string;
                /** @description End of the range of first due times, inclusive. */
                endTime?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Number of selected and skipped deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["ResendPreview"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "orderCallbacks.listResends": {
        parameters: {
            query?: {
                /** @description Page number, from 1. `page` in the SDK. */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows per page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Column to sort by. */
                sortBy?: "createdAt";
                /** @description Sort direction. */
                sortOrder?: "asc" | "desc";
                /** @description State of the job. */
                state?: components["schemas"]["ResendState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["CallbackResendList"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "orderCallbacks.listResendResults": {
        parameters: {
            query: {
                /** @description Page number, from 1. `page` in the SDK. */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows per page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Id of the job. */
                id: components["schemas"]["Uuid"];
                /** @description Result to filter by. */
                outcome?: components["schemas"]["ResendOutcome"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["ResendResultList"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "orderCallbacks.cancelResend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelResendRequest"];
            };
        };
        responses: {
            /** @description The updated job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["CallbackResend"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "exports.columns": {
        parameters: {
            query: {
                /** @description Id of the list call. */
                operation: components["schemas"]["ExportedOperation"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Columns, and the row limits of a file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["ExportColumns"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "exports.start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartExportRequest"];
            };
        };
        responses: {
            /** @description The waiting export. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["ListExport"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "exports.list": {
        parameters: {
            query?: {
                /** @description Page number, from 1. `page` in the SDK. */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows per page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of exports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["ExportList"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "exports.piece": {
        parameters: {
            query: {
                /** @description Export. */
                id: components["schemas"]["Uuid"];
                /** @description Number of the piece, from 0. */
                index: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The piece. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["ExportPiece"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "exports.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportRequest"];
            };
        };
        responses: {
            /** @description The export. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["ListExport"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "exports.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportRequest"];
            };
        };
        responses: {
            /** @description The export is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["Done"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "dataClearings.list": {
        parameters: {
            query?: {
                /** @description Page number, from 1. `page` in the SDK. */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows per page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Column to sort by. */
                sortBy?: "createdAt" | "rowCount";
                /** @description Sort direction. */
                sortOrder?: "asc" | "desc";
                /** @description Start of the clearing time range, inclusive. */
                startTime?: string;
                /** @description End of the clearing time range, inclusive. */
                endTime?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of checkpoints. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["DataClearingList"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "system.health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Current state of the platform. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SystemHealth"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "todo.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entries by kind, most urgent first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["TodoList"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "system.resetResourcePool": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Result of the rebuild. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["ResourcePoolReset"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "system.fixResources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Findings and repairs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["ResourcesFixed"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "products.options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Products by number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["ProductOptions"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "products.list": {
        parameters: {
            query?: {
                /** @description Page number, from 1. `page` in the SDK. */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows per page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Column to sort by. */
                sortBy?: "id" | "merchantCount" | "supplierCount" | "resourceCount" | "createdAt" | "updatedAt";
                /** @description Sort direction. */
                sortOrder?: "asc" | "desc";
                /** @description Collection (money in) or payout (money out). */
                kind?: components["schemas"]["ProductKind"];
                /** @description Currency. */
                currency?: components["schemas"]["Currency"];
                /** @description True: enabled products only; false: disabled only. */
                enabled?: boolean;
                /** @description Part of the name in any language. */
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["ProductList"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "products.add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddProductRequest"];
            };
        };
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["ProductRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "products.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProductRequest"];
            };
        };
        responses: {
            /** @description The updated product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["ProductRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "banks.options": {
        parameters: {
            query?: {
                /** @description Only banks of the country with this currency. */
                currency?: components["schemas"]["Currency"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Banks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["BankOptions"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "banks.list": {
        parameters: {
            query?: {
                /** @description Page number, from 1. `page` in the SDK. */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows per page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Column to sort by. */
                sortBy?: "number" | "shortName" | "ifscPrefix" | "updatedAt";
                /** @description Sort direction. */
                sortOrder?: "asc" | "desc";
                /** @description Country. */
                country?: components["schemas"]["BankCountry"];
                /** @description Part of the short name or of a name in any language. */
                name?: string;
                /** @description Number of the bank in its country. */
                number?: components["schemas"]["BankNumber"];
                /** @description First four letters of an IFSC. */
                ifscPrefix?: components["schemas"]["IfscPrefix"];
                /** @description True: enabled banks only; false: disabled only. */
                enabled?: boolean;
                /** @description Only this bank. */
                bankId?: components["schemas"]["Uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of banks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["BankList"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "banks.add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddBankRequest"];
            };
        };
        responses: {
            /** @description The bank. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["BankRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "banks.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateBankRequest"];
            };
        };
        responses: {
            /** @description The updated bank. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["BankRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "merchants.signingKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SigningKey"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "merchants.list": {
        parameters: {
            query?: {
                /** @description Page number, from 1. `page` in the SDK. */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows per page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Column to sort by. */
                sortBy?: "createdAt" | "name" | "mchId";
                /** @description Sort direction. */
                sortOrder?: "asc" | "desc";
                /** @description Merchant number. */
                mchId?: string;
                /** @description Part of the merchant's name. */
                name?: string;
                /** @description Part of its user's account name. */
                account?: string;
                /** @description True: enabled merchants only; false: disabled only. */
                enabled?: boolean;
                /** @description Product that the merchant has an agreement for. */
                productId?: number;
                /** @description Whether to return each merchant's figures of today too. */
                withToday?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of merchants. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["MerchantList"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "merchants.detail": {
        parameters: {
            query: {
                /** @description Merchant. */
                merchantId: components["schemas"]["Uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The merchant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["MerchantRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "merchants.add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddMerchantRequest"];
            };
        };
        responses: {
            /** @description The new merchant with its key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["AddedMerchant"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "merchants.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMerchantRequest"];
            };
        };
        responses: {
            /** @description The updated merchant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["MerchantRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "merchants.updateOwn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateOwnMerchantRequest"];
            };
        };
        responses: {
            /** @description The updated merchant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["MerchantRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "merchants.enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnableMerchantRequest"];
            };
        };
        responses: {
            /** @description The updated merchant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["MerchantRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "merchants.rotateKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RotateKeyRequest"];
            };
        };
        responses: {
            /** @description The new key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["RotatedKey"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "merchants.revokeOldKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevokeOldKeyRequest"];
            };
        };
        responses: {
            /** @description The updated merchant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["MerchantRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "merchants.adjustBalance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdjustBalanceRequest"];
            };
        };
        responses: {
            /** @description The posted adjustment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["AdjustmentRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "merchants.clearBalance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClearBalanceRequest"];
            };
        };
        responses: {
            /** @description The amount taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["ClearedBalance"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "suppliers.list": {
        parameters: {
            query?: {
                /** @description Page number, from 1. `page` in the SDK. */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows per page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Column to sort by. */
                sortBy?: "createdAt" | "name";
                /** @description Sort direction. */
                sortOrder?: "asc" | "desc";
                /** @description Part of the supplier's name. */
                name?: string;
                /** @description Part of its user's account name. */
                account?: string;
                /** @description True: enabled suppliers only; false: disabled only. */
                enabled?: boolean;
                /** @description Leader; lists its direct proxies only. */
                parentSupplierId?: components["schemas"]["Uuid"];
                /** @description Only this supplier. */
                supplierId?: components["schemas"]["Uuid"];
                /** @description Whether to list only the tops of teams: suppliers without a leader. A supplier gets itself. */
                topOnly?: boolean;
                /** @description Whether to return the sums of each supplier's team too. */
                withTeam?: boolean;
                /** @description Product that the supplier has an agreement for. */
                productId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of suppliers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SupplierList"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "suppliers.add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddSupplierRequest"];
            };
        };
        responses: {
            /** @description The new supplier. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SupplierRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "suppliers.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSupplierRequest"];
            };
        };
        responses: {
            /** @description The updated supplier. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SupplierRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "suppliers.enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnableSupplierRequest"];
            };
        };
        responses: {
            /** @description The updated supplier. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SupplierRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "suppliers.restoreAccess": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestoreAccessRequest"];
            };
        };
        responses: {
            /** @description The supplier. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SupplierRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "suppliers.adjustDeposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdjustDepositRequest"];
            };
        };
        responses: {
            /** @description The posted adjustment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["AdjustmentRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "userProducts.list": {
        parameters: {
            query?: {
                /** @description Page number, from 1. `page` in the SDK. */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows per page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Column to sort by. */
                sortBy?: "account" | "partyName" | "productId" | "rate" | "updatedAt";
                /** @description Sort direction. */
                sortOrder?: "asc" | "desc";
                /** @description Merchants only or suppliers only. */
                role?: components["schemas"]["AgreementRole"];
                /** @description User of the merchant or supplier. */
                userId?: components["schemas"]["Uuid"];
                /** @description Product. */
                productId?: number;
                /** @description Currency of the product. */
                currency?: components["schemas"]["Currency"];
                /** @description Part of the merchant's or supplier's name. */
                name?: string;
                /** @description True: enabled agreements only; false: disabled only. */
                enabled?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of agreements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["UserProductList"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "userProducts.add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddUserProductRequest"];
            };
        };
        responses: {
            /** @description The agreement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["UserProductRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "userProducts.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserProductRequest"];
            };
        };
        responses: {
            /** @description The updated agreement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["UserProductRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "userProducts.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteUserProductRequest"];
            };
        };
        responses: {
            /** @description The agreement has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["Done"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "fundRecords.list": {
        parameters: {
            query?: {
                /** @description Page number, from 1. `page` in the SDK. */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows per page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Cursor of the next page (`nextCursor` of the previous one); replaces pageIndex. */
                cursor?: string;
                /** @description Column to sort by. */
                sortBy?: "at";
                /** @description Sort direction. */
                sortOrder?: "asc" | "desc";
                /** @description Whether to return sums over the whole filter too. */
                withSummary?: boolean;
                /** @description Merchant or supplier. */
                ownerId?: components["schemas"]["Uuid"];
                /** @description Kind of account. */
                accountKind?: components["schemas"]["LedgerAccountKind"];
                /** @description Currency. */
                currency?: components["schemas"]["Currency"];
                /** @description Order that moved the money. */
                orderCode?: string;
                /** @description Purpose of the transfer. */
                purpose?: components["schemas"]["TransferPurpose"];
                /** @description Direction: credit (balance increased) or debit (balance decreased). */
                direction?: components["schemas"]["EntryDirection"];
                /** @description Absolute amount in minor units of the entry's currency; combine with `currency` to search one currency. */
                amountMinor?: number;
                /** @description Start of the posting time range, inclusive. */
                startTime?: string;
                /** @description End of the posting time range, inclusive. */
                endTime?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of fund records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["FundRecordList"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "adjustments.list": {
        parameters: {
            query?: {
                /** @description Page number, from 1. `page` in the SDK. */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows per page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Cursor of the next page (`nextCursor` of the previous one); replaces pageIndex. Sort by requestedAt only. */
                cursor?: components["schemas"]["Uuid"];
                /** @description Column to sort by. */
                sortBy?: "requestedAt" | "amount";
                /** @description Sort direction. */
                sortOrder?: "asc" | "desc";
                /** @description State of the adjustment. */
                state?: components["schemas"]["AdjustmentState"];
                /** @description Kind of adjustment. */
                kind?: components["schemas"]["AdjustmentKind"];
                /** @description Merchant or supplier. */
                ownerId?: components["schemas"]["Uuid"];
                /** @description Currency. */
                currency?: components["schemas"]["Currency"];
                /** @description Start of the request time range, inclusive. */
                startTime?: string;
                /** @description End of the request time range, inclusive. */
                endTime?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of adjustments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["AdjustmentList"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "adjustments.refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefuseAdjustmentRequest"];
            };
        };
        responses: {
            /** @description The refused adjustment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["AdjustmentRow"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "cashier.order": {
        parameters: {
            query: {
                /** @description Last part of `payUrl`. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order, as visible to its payer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["CashierOrder"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "cashier.tell": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CashierTellRequest"];
            };
        };
        responses: {
            /** @description The order, as visible to its payer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["CashierOrder"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "simulator.status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Status of the simulator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SimulatorStatus"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "simulator.set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimulatorPlan"];
            };
        };
        responses: {
            /** @description Updated status of the simulator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SimulatorStatus"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "simulator.report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimulatorReport"];
            };
        };
        responses: {
            /** @description Current settings; null if never set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SimulatorInstruction"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "errorLogs.list": {
        parameters: {
            query?: {
                /** @description Page number, from 1. `page` in the SDK. */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows per page, in calls that use this name. `pageSize` in the SDK. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Cursor of the next page (`nextCursor` of the previous one); replaces pageIndex. */
                cursor?: string;
                /** @description Column to sort by. */
                sortBy?: "createdAt";
                /** @description Sort direction. */
                sortOrder?: "asc" | "desc";
                /** @description Part of the message. */
                text?: string;
                /** @description Account that was signed in; exact match. */
                account?: string;
                /** @description Part of the page's address. */
                url?: string;
                /** @description Version of the front end. */
                appVersion?: string;
                /** @description Fingerprint of the fault. */
                fingerprint?: components["schemas"]["Fingerprint"];
                /** @description Start of the report time range, inclusive. */
                startTime?: string;
                /** @description End of the report time range, inclusive. */
                endTime?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of reports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["ErrorLogList"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "errorLogs.listGroups": {
        parameters: {
            query?: {
                /** @description Page number, from 1. `page` in the SDK. */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows per page, in calls that use this name. `pageSize` in the SDK. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Column to sort by. */
                sortBy?: "lastAt" | "firstAt" | "reportCount" | "accountCount";
                /** @description Sort direction. */
                sortOrder?: "asc" | "desc";
                /** @description Part of the message. */
                text?: string;
                /** @description Account that was signed in; exact match. */
                account?: string;
                /** @description Part of the page's address. */
                url?: string;
                /** @description Version of the front end. */
                appVersion?: string;
                /** @description Start of the report time range, inclusive. */
                startTime?: string;
                /** @description End of the report time range, inclusive. */
                endTime?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of faults. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["ErrorGroupList"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "errorLogs.clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ErrorLogClearRequest"];
            };
        };
        responses: {
            /** @description Number of deleted reports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["ErrorLogsCleared"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "errorLogs.save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ErrorLogRequest"];
            };
        };
        responses: {
            /** @description The report is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["ErrorLogResult"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getRedWalletCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingRedWalletCountState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setRedWalletCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingRedWalletCountChange"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingRedWalletCountState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getEnableService": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setEnableService": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingSwitch"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getOrderTimeoutMinutes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingOrderTimeoutMinutesState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setOrderTimeoutMinutes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingOrderTimeoutMinutesChange"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingOrderTimeoutMinutesState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getEnableIpChangedCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setEnableIpChangedCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingSwitch"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getEnablePayPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setEnablePayPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingSwitch"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getKYC": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setKYC": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingSwitch"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getNeedNameCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setNeedNameCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingSwitch"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getMessageDelay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingMessageDelayState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setMessageDelay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingMessageDelayChange"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingMessageDelayState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getMonitorLiveTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingMonitorLiveTimeState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setMonitorLiveTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingMonitorLiveTimeChange"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingMonitorLiveTimeState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getOrderStatisticsTimeFormat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingOrderStatisticsTimeFormatState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setOrderStatisticsTimeFormat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingOrderStatisticsTimeFormatChange"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingOrderStatisticsTimeFormatState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getShowLogo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setShowLogo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingSwitch"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getDataClearCycle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingDataClearCycleState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setDataClearCycle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingDataClearCycleChange"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingDataClearCycleState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getBotToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSecretState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setBotToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingBotTokenChange"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSecretState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getTransferBotToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSecretState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setTransferBotToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingTransferBotTokenChange"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSecretState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getSecurityFreqParameters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSecurityFreqParametersState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setSecurityFreqParameters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingSecurityFreqParametersChange"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSecurityFreqParametersState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getGlobalSecuritySetting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingGlobalSecuritySettingState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setGlobalSecuritySetting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingGlobalSecuritySettingChange"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingGlobalSecuritySettingState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getEnableSystemCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setEnableSystemCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingSwitch"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getFixSecurityChainSupplementLimit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingFixSecurityChainSupplementLimitState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setFixSecurityChainSupplementLimit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingFixSecurityChainSupplementLimitChange"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingFixSecurityChainSupplementLimitState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getAutoCreateRelateSupplier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setAutoCreateRelateSupplier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingSwitch"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getAutoCreateRelateMerchant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setAutoCreateRelateMerchant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingSwitch"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getAllowOneMonitorAccountMoreUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setAllowOneMonitorAccountMoreUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingSwitch"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getUsdtAuto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setUsdtAuto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingSwitch"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getBotConstantReminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setBotConstantReminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingSwitch"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getBotAutoSendFundRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setBotAutoSendFundRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingSwitch"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getLimitMode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingLimitModeState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setLimitMode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingLimitModeChange"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingLimitModeState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getCompleteTimeFilter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setCompleteTimeFilter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingSwitch"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getSupplierUnifyQueryGroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSupplierUnifyQueryGroupState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setSupplierUnifyQueryGroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingSupplierUnifyQueryGroupChange"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSupplierUnifyQueryGroupState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getCanTimeoutSupplement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setCanTimeoutSupplement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingSwitch"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getCanClearMerchantBalance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setCanClearMerchantBalance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingSwitch"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getIsSupplierRemoveBalanceOnOrderFinished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setIsSupplierRemoveBalanceOnOrderFinished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingSwitch"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getShowUserStatisticInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setShowUserStatisticInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingSwitch"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getIsNewPayUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setIsNewPayUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingSwitch"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getHighPerfOrderQuery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setHighPerfOrderQuery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingSwitch"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getAlipayToAlipayByHandSubmitName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setAlipayToAlipayByHandSubmitName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingSwitch"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getCardCountry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingCardCountryState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setCardCountry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingCardCountryChange"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingCardCountryState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getTimeoutCallbackTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingTimeoutCallbackTimeState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setTimeoutCallbackTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingTimeoutCallbackTimeChange"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingTimeoutCallbackTimeState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getApiUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingApiUrlState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setApiUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingApiUrlChange"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingApiUrlState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getContactInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingContactInfoState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setContactInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingContactInfoChange"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingContactInfoState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getSysFlag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSysFlagState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setSysFlag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingSysFlagChange"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSysFlagState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getAllowPictureQueryOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setAllowPictureQueryOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingSwitch"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getCompleteCheckOrderTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingCompleteCheckOrderTimeState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setCompleteCheckOrderTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingCompleteCheckOrderTimeChange"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingCompleteCheckOrderTimeState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getSendSmsMessageUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSendSmsMessageUrlState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setSendSmsMessageUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingSendSmsMessageUrlChange"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSendSmsMessageUrlState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getPayoutBatchCalculateAmount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setPayoutBatchCalculateAmount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingSwitch"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getLimitUseSuccessAmount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setLimitUseSuccessAmount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingSwitch"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getAutoAssignPayoutOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setAutoAssignPayoutOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingSwitch"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getGatewayOrderRejectToPayoutPool": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setGatewayOrderRejectToPayoutPool": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingSwitch"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getShowBatchButton": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setShowBatchButton": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingSwitch"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingSwitchState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.getBotRemindCallbackUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingBotRemindCallbackUrlState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "settings.setBotRemindCallbackUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingBotRemindCallbackUrlChange"];
            };
        };
        responses: {
            /** @description The value that holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingBotRemindCallbackUrlState"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "system.listSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What holds now, and who set it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 200 is success; others are in the error catalogue. */
                        code: number;
                        /** @description For a person, in the language of Accept-Language. */
                        msg: string;
                        data: components["schemas"]["SettingStates"];
                    };
                };
            };
            400: components["responses"]["Fault"];
            429: components["responses"]["Fault"];
            500: components["responses"]["Fault"];
        };
    };
    "orderCallbacks.receive": {
        parameters: {
            query?: never;
            header: {
                /** @description Event id; equals `eventId` in the body. */
                "X-Callback-Id": components["schemas"]["Uuid"];
                /** @description Sending time of this attempt, in Unix seconds. */
                "X-Callback-Timestamp": string;
                /** @description One or two `v1=<64 hexadecimal digits>`, separated by a comma. */
                "X-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCallback"];
                "application/x-www-form-urlencoded": components["schemas"]["OrderCallback"];
            };
        };
        responses: {
            /** @description Acknowledged; surrounding white space is ignored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": "success";
                };
            };
            /** @description Not acknowledged, like any answer other than 2xx with `success`; the platform retries. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}

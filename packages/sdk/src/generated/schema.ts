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
         * @description Name, password and, where the account has one bound, the authenticator's code. An account that must verify by
         *     authenticator but has none bound yet gets a token with `bindRequired: true`, which reaches only
         *     session.info, session.logout, authenticator.bind and authenticator.confirmBind until the binding is confirmed.
         *     Repeated failures answer signInDelayed with a growing delay, per account and per address, never a permanent lock.
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
         * @description The second-level password again (the account's pay password where one is set, else its sign-in password), with the
         *     reason. The answer's token is sent as `token2`, lives at most five minutes and belongs to this session alone.
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
         * Who is signed in
         * @description The signed-in person, as the console's shell needs it.
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
         * @description Ends this session and its websockets at once.
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
         * @description `token` is the handle of a row of session.list; the secret token itself is never shown to anyone. One that has ended already is left as it is; one that is not the caller's to see does not exist for him (notFound).
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
         * Sessions that are open
         * @description Online users, page by page. Roles other than superAdmin and admin see their own sessions only.
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
         * One's own sessions that are open
         * @description Whatever the role. `session.forceLogout` ends one of them.
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
         * End all one's own sessions but this one
         * @description For whoever has left one open somewhere, or does not know one of them. Their websockets close at once.
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
         * Begin to bind an authenticator
         * @description Gives a new secret to scan; nothing counts until confirmBind proves a code of it. `needToLogout` asks that every
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
         * @description The code proves that the secret arrived; the specification's call names the account alone, which would let
         *     anyone confirm a binding that was never scanned.
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
         * @description Ends the account's sessions, since what they were opened with no longer counts.
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
         * Begin to bind an authenticator from the personal center
         * @description As authenticator.bind, for one's own account in a full session.
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
         * @description As authenticator.confirmBind, for one's own account.
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
         * Remove one's own authenticator
         * @description As authenticator.unbind, for one's own account.
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
         * Users of a role, to choose from
         * @description For filters and forms. `partyId` is the merchant or supplier that the user stands for.
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
         * Suppliers, to choose from
         * @description A supplier sees itself and, with isGetAllAgentSupplier, its whole team below it.
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
         * Users of a role that stand for nobody yet
         * @description Merchant or supplier users that no merchant or supplier is linked to.
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
         * Demand an authenticator of a user, or stop demanding it
         * @description A user without an authenticator who is asked for one has to bind it at the next sign-in, and the sessions that are
         *     open end. Switching it off leaves a bound authenticator as it is; nobody switches it off for himself
         *     (accountProtected). Asks for the second-level token.
         */
        post: operations["users.enableGoogleVerify"];
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
         * @description One who may not gets modifyNotAllowed from every change of its own data; its orders go on, and an authenticator
         *     that is demanded is still bound. Nobody sets it for himself (accountProtected).
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
         * Balances of everyone whom the caller may see
         * @description Sums of the ledger, one entry a currency: a merchant's own, those of a supplier and its team, or the whole
         *     platform's. What is none of the caller's business is null.
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
         * Set where the check of a user's identity stands
         * @description While KYC is on, a user whose check is not completed gets kycRequired from every call that moves money (`x-moves-money`),
         *     and so does a payout that is created with its merchant's key; collection orders, which bring money in, go on. Nobody
         *     sets it for himself (accountProtected), and the first superAdmin is made with a completed check. Asks for the second-level token.
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
         * Change one's own password
         * @description Takes the password that counts until then; a wrong one answers secondLevelFailed and is delayed as a wrong
         *     second-level password is. The new one is none of the most used, does not hold the account's name, and is another
         *     one than before (passwordRejected). Whoever may not change his own data is refused (modifyNotAllowed). All sessions
         *     of the account end, this one too.
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
         * Pin one's own language
         * @description The language that the console speaks to this account wherever it signs in, before what the browser asks for and
         *     before what was chosen there. Without `language` nothing is pinned any more.
         */
        post: operations["session.setLanguage"];
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
         * Set one's own pay password
         * @description From then on it is what session.loginSecondLevel asks for, and second-level tokens that were opened before end.
         *     `currentPassword` is the one that counts until then: the pay password where one is set, else the sign-in password; a
         *     wrong one is delayed as a wrong second-level password is. It follows the rules of passwords and is another one than
         *     the sign-in password (passwordRejected). While EnablePayPassword is on, merchants and suppliers without one
         *     get payPasswordNotSet from every call that moves money, so that it is always the pay password that opened their
         *     second-level token. Requests that are signed with a merchant's key carry none: the signature is their proof.
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
         * One's messages in three lists
         * @description Newest first, at most 200 a list; without their content, which messages.content gives. Removed ones are cleared
         *     after 30 days, all others after the days of the setting DataClearCycle.
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
         * @description Reading it here changes nothing; messages.markRead does. messageNotFound for one of somebody else.
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
         * @description From unread to read; conflict for one in the trash. One that is read already stays as it is.
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
         * @description From read to trash; conflict for one that is unread. One that is there already stays as it is.
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
         * Take a message out of the trash
         * @description From trash back to read; conflict for one that is unread. One that is read already stays as it is.
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
         * One list of one's messages, page by page
         * @description Newest first, without content. However many there are, a page costs what the first one costs.
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
         * Mark all one's messages as read
         * @description All unread ones up to `newest` (the first of the list that its reader saw), so that none is marked that came after
         *     he looked; without it all there are.
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
         * Find by anything that was pasted
         * @description For a search box: an order number, a merchant's order number, a UTR, a transaction hash, a card number or its last
         *     digits, an address of a chain or of the network, a VPA, a name or account of a party. What the text may be is decided by
         *     how it is written; each possibility is one look into an index, for equality or the beginning of a text, never a part of
         *     it. Only kinds whose list the caller's role may read are looked into, and only within its scope. Masked fields stay
         *     masked. The text is posted so that card numbers stay out of addresses and their logs.
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
         * @description The account name is nobody's, capital letters or not, and was no deleted user's: what people did stays under their
         *     names (accountExists otherwise). A new merchant gets its number and signing key, and a new supplier its place at
         *     the top of a team, together with the user. With AutoCreateRelateSupplier a merchant gets a related supplier too, with
         *     AutoCreateRelateMerchant a supplier a related merchant: another user, called after the account with `Supplier` or
         *     `Merchant` behind it, whose password is the same at first. Nobody gives a role above his own (forbidden), and
         *     a password that is short, common or holds the account is refused (passwordRejected). Asks for the second-level token.
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
         * @description Newest first unless sorted otherwise. Deleted users only where asked for.
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
         * @description A supplier sees the team below it, at every depth; the staff see all teams.
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
         * @description A password that is left out stays. A changed password, account or role ends the user's sessions. Nobody takes the
         *     role of the last superAdmin, nor changes his own (accountProtected), nor gives one above his own (forbidden). Whoever
         *     stands for a merchant or a supplier keeps the role (roleBound). A deleted user is repaired first
         *     (accountNotFound). The user is told by a message. Asks for the second-level token.
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
         * @description Ends the user's sessions; what the user did stays, and so does the merchant or supplier that it stands for. Nobody
         *     deletes himself or the last superAdmin (accountProtected). The account name stays taken; admin.repairUser brings a
         *     deleted user back. Deleting one twice changes nothing more. A GET that writes: it needs the token headers like every
         *     call, and is never retried. Asks for the second-level token.
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
         * @description For an account that can no longer be signed in to: it gets the new name, is brought back where it was deleted, its
         *     sessions end and its sign-in delay is forgotten. Its old name is free afterwards; the new one may be the same.
         *     Password, role and authenticator stay. Asks for the second-level token.
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
         * @description The sign-in password counts at the second level until the user sets a new pay password; second-level tokens of
         *     the user end, and the user is told by a message. A GET that writes, as admin.deleteUser. Asks for the second-level token.
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
         * Everything about one resource
         * @description Account, limits, monitor, today's figures and what is reserved now. resourceNotFound outside the caller's rows.
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
         * What suppliers' resources can take now
         * @description One row a supplier, product and currency. Both filters may be left out.
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
         * @description A disabled resource gets no new order; those that are reserved on it go on.
         */
        post: operations["resources.enable"];
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
         * @description By supplier and name unless sorted otherwise, with the figures of today and what is held now. Numbers of accounts
         *     and phones are masked; resources.reveal shows one whole. A supplier sees its own and its team's. Deleted ones are not in it.
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
         * @description Which fields a kind needs, and that they are right, is the rules' word (`resourceRefusals` of @platform/sdk/rules): bank
         *     cardNumber, bankName and accountName; upi vpa; wallet accountName and a link or picture; usdt usdtAddress and
         *     usdtNetwork in USDT; gateway gatewayName; mobileMoney a mobileNumber, a paybillNumber with paybillAccount, or a
         *     tillNumber (validationFailed, an issue a field). An account is registered once (resourceExists). Its products are of its currency, and
         *     of those that the supplier has an agreement about (productNotEnabled). A supplier adds its own and its team's
         *     (supplierNotFound). A bank account that names no currency is kept in the country of the setting CardCountry (IN, CN, KE: INR,
         *     CNY, KES), by whose rules its number and bank code are judged; every other kind names one. Asks for the second-level token.
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
         * @description What is left out stays, null takes a value away; kind, currency and supplier stay for ever. The account as a whole is judged as for
         *     resources.add. Orders that hold a place on it go on with what their payers were told. `productIds` are all of its products
         *     from then on: those that stay keep their switch, new ones are enabled. Asks for the second-level token.
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
         * @description Once no order holds a place on it (resourceBusy). Its orders and figures stay; the same account may be registered
         *     anew. Asks for the second-level token.
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
         * Read an account's whole numbers
         * @description What the lists mask. Each reading is audited. Asks for the second-level token.
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
         * @description Sent by a merchant, signed with its key over exactly what is on the wire. Idempotent on (mchId, mchOrderNo): the
         *     same body answers the same order, also where it would be refused by then, and another body answers
         *     orderNumberConflict and changes nothing. The product says whether money comes in or goes out: a payout needs its
         *     beneficiary (`userName`, `cardNumber`, `ifscCode` or `address`, as the product asks), and amount and fee are held
         *     back at once; a balance that is too small answers insufficientBalance and creates nothing.
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
         * @description CSV (UTF-8, UTF-16 or GB18030; comma, semicolon or tab) or XLSX (its first sheet), with a header row as
         *     orders.uploadFlag names it, in any of the languages; at most 5 MiB and 500 orders (payloadTooLarge,
         *     batchOrderLimitExceeded). All rows become orders or none does: wrong rows answer batchRowsInvalid, with an issue for
         *     each place (`rows.12.amount`, numbered as a spreadsheet shows them). Amounts are written in major units. Cells that
         *     hold a formula, a date, or a number of more than 15 digits are refused: what they show is not what they hold. A
         *     merchant uploads its own orders; for the staff the column mchId names the merchant. A row without notifyUrl takes
         *     the merchant's own. `key` names this upload: the same key with the same file answers what came of it, with another
         *     file idempotencyConflict. The same file under another key is refused (fileAlreadyUploaded).
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
         * Whether orders may be uploaded now
         * @description What a file has to look like, whether one of the caller's is being read, and the last one.
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
         * @description Newest first unless sorted otherwise. A merchant sees its own orders, a supplier those of itself and its team and,
         *     when it asks for those that wait (`payoutStatus` 1), the payouts in the pool.
         *     Orders whose allocation failed (status 10) are left out unless orderStatusId is 10 or notInOrderStatusIds is given
         *     (an empty one leaves nothing out). While HighPerfOrderQuery is on, `total` is null and paging goes by cursor.
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
         * @description How many of the orders that a list with these filters may show stand in each status, in one call and for as many
         *     orders as there are: by merchant, supplier, channel, currency, label, kind and time of creation they are taken from sums that
         *     are exact at every moment. With any other filter they are counted one by one, 100,000 in all at most; `exact` is
         *     false where that was not enough, and each count then says "at least". Whose orders count is as in the list.
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
         * Newest order that the caller may see
         * @description Polled every 10 s by consoles that have no websocket. Both fields are null where there is no order yet.
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
         * @description Success and allocation rates and time to pay, in all and by product, supplier, resource and hour of day, compared
         *     with the same length of time before. Orders count where they were created. Left out, endTime is the end
         *     of today, and startTime the beginning of endTime's day; 93 days are the most.
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
         * @description Money is seen to have arrived (补单). With a UTR, the reference is consumed and never matches again (utrConsumed,
         *     utrInvalid); the secondary check and limits answer supplementRefused, supplementLimitReached and
         *     timeoutSupplementDisabled. Asks for the second-level token. A payout goes as far as its caller may take it: whoever
         *     holds the claim begins to pay, a UTR is the proof, and an operator confirms; a supplier's payout waits for that as
         *     pendingConfirmation.
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
         * Send an order through another product
         * @description The first product of the list that has capacity takes it, as a new attempt; the expiry is not extended, unless it is
         *     over. Where none has capacity, orderAllocationFailed, and the order stays as it was. Bank details that are left out stay. A payout goes back to the pool with a new key. Unpaid orders only.
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
         * @description From awaiting or preparing to rejecting; the money is released once the rejection is approved. A reason is required
         *     (rejectReasonRequired); orderTypeRefused for a collection order.
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
         * Free the resource that an order holds
         * @description The order times out now; its place and amount are free for others.
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
         * Send the callback of an order again
         * @description At once, beside the schedule. For paid orders; callbackNotEligible otherwise. A delivery that was acknowledged before
         *     stays acknowledged whatever comes back.
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
         * @description Undoes its postings; the UTR stays consumed. Above the limit the first call asks (secondApprovalRequired) and the
         *     same call by a second person decides, and a merchant that has spent the money answers insufficientBalance. Asks for the second-level token.
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
         * Figures of orders over a time
         * @description By time, product, supplier and, with groupByMerchant, merchant; with the same length of time before it for
         *     comparison. Orders count where they were created, whatever became of them later. Left out, endTime is the
         *     end of today, and startTime the beginning of endTime's day; 366 days are the most. The figures are those of the
         *     moment of the call. A merchant cannot ask by supplier, nor a supplier by merchant: they get no figures then.
         *     isProxy is of the supplier asked for, or of the one that asks; of no supplier it is refused.
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
         * @description What a home page shows. The three times are midnights in the platform's zone; what is left out, the server
         *     works out. Yesterday also up to this time of day, for a fair comparison. Either day may be a span of up to 31.
         *     While ShowUserStatisticInfo is off, `shown` is false and there are no figures. isProxy is a supplier's to ask.
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
         * How an order was allocated
         * @description Every attempt, and for the last one every resource that was looked at with the reason why it was not eligible.
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
         * Everything about one order
         * @description The order with its timeline, attempts, statements, callbacks, postings, risk findings and raw request. Cut to what
         *     the caller may know: a merchant sees no supplier, resource, statement text or commission; a supplier sees no
         *     merchant's fee and no callback. orderNotFound outside the caller's rows.
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
         * @description Changes nothing else: a label never moves money.
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
         * @description Takes the claim from whoever holds it, so that the orders await payout again; for each order on its own, so that
         *     one refusal keeps no other back. Doing it twice does no harm.
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
         * Call a payout off
         * @description While it awaits payout: what was held back for it is the merchant's again. Not once somebody has claimed it; staff
         *     unlock it first with orders.unlock.
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
         * Approve that a payout is rejected
         * @description Ends what orders.reject, or a decline, has asked for: the payout is rejected, and what was held back for it is the
         *     merchant's again.
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
         * Refuse that a payout is rejected
         * @description It awaits payout again, as a new attempt: a gateway may have declined it under the old key.
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
         * @description The bank or gateway has definitely not paid. It goes to the review of its rejection or, where
         *     GatewayOrderRejectToPayoutPool is on, back to the pool as a new attempt. A supplier reports the payouts that it has
         *     claimed (claimNotOwned). Who does not know for certain takes payouts.reportUnknown.
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
         * Report that nobody knows whether a payment went out
         * @description A time-out, or an answer that nobody understands: it may have been paid. The payout becomes a processing exception
         *     and stays one until a person has looked (payouts.resolveException); no machine sends it again.
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
         * @description The proof of a payout that waits for its confirmation does not hold. It becomes a processing exception.
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
         * Say how a processing exception ended
         * @description After a person has looked at the bank. Found paid, it completes and is booked, and needs the bank's reference
         *     (utrConsumed, utrInvalid) unless the payout has one already; found not paid, it awaits payout again as a new
         *     attempt. Asks for the second-level token.
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
         * @description An exclusive, leased right to pay one order that awaits payout. Of many claims at once one wins; the others get
         *     claimTaken. Claiming again what one holds renews the lease. The whole card number is shown here, to the holder
         *     of the claim, and nowhere else.
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
         * Give a claimed payout order back
         * @description The order awaits payout again. Only its holder cancels a claim (claimNotOwned; staff unlock with orders.unlock),
         *     and not once payment has begun (cancelClaimFailed).
         */
        post: operations["payoutClaims.cancel"];
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
         * Report messages that money moved
         * @description For devices and chain watchers, which prove who they are by headers instead of a session:
         *
         *     - `x-device-token`: the token of the device
         *     - `x-device-timestamp`: when it is sent, in seconds since 1970; at most five minutes from the server's time
         *     - `x-device-signature`: `v1=` and HMAC-SHA256 in lower-case hexadecimal, keyed with the device's secret, of the
         *       timestamp, a full stop and the body exactly as it is sent
         *
         *     `signDeviceRequest` of the SDK makes them; a client that was given a `device` sends them by itself. Anything wrong
         *     with them answers deviceUnauthorized. Each record is stored before it is read, so that nothing of it is lost where
         *     its text is not understood. The same record again is answered `duplicate` and changes nothing, whether it comes in
         *     the same request or another; a USDT transfer may be reported again as its confirmations grow. Records are answered
         *     in their order. Each holds exactly one of `sms`, `webMessage` and `usdt`, of the kind of the device.
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
         * @description Last reported first. A supplier sees those of its own accounts and devices and of its team's. Every text was written by
         *     somebody else: show it as text, never as HTML. `state` suspicious and unmatched are the two queues of a person.
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
         * Complete an order by a statement record
         * @description A person says which order the money is for: unmatched or suspicious money in, of the order's currency. Where account,
         *     amount or reference differ from what the order waits for, a reason is needed (statementDiffers names what does).
         *     Completing by hand is a supplement: what an order allows is what the rules say of that, CanTimeoutSupplement
         *     included. Record, reference and order change together or not at all. Asks for the second-level token.
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
         * Take a statement record out of the queues
         * @description For money that is no order's. A matched record cannot be ignored.
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
         * Read and match a statement record again
         * @description With the templates, accounts and settings as they are now; for instance once a template for its text was added. A
         *     matched record stays as it is (statementAlreadyMatched). How late the money is counts from when the record came.
         *     It asks for no second-level token: what completes an order here is the same certainty by which the platform matches
         *     by itself, and whoever calls it chooses neither the order nor the amount. statements.matchByHand, a person's own
         *     decision, does ask.
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
         * Views of one list
         * @description The caller's own first, then those that are shared with his role, by name. At most 100 of his own and 100 shared ones
         *     (`total` counts all). `isDefault` is the caller's choice for `screen`, whoever owns the view.
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
         * @description A personal one; savedViews.share shows it to a role. Each person has at most 100 views (savedViewLimit), of 8 KiB each
         *     (savedViewTooLarge), and no two of one list under one name (savedViewNameTaken).
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
         * Rename a view, or save it anew
         * @description Its owner alone may; for all others it does not exist (savedViewNotFound). What is left out stays. `version` is that
         *     of the view as the caller has read it: a newer one is a conflict, and nothing is written.
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
         * Share a view with a role, or with nobody
         * @description One's own view; the role must be one that may open the list (savedViewNotShareable). Whoever may share may also
         *     withdraw (`role: null`) what a colleague shares, so that no shared view outlives its owner's interest.
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
         * Choose the view that a page opens with
         * @description For the caller and this page alone; `id: null` takes the choice back. A view of one's own or one that is shared with
         *     one's role. At most 100 pages (savedViewLimit).
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
         * @description Its owner alone may. Whoever had it as a default opens the page without one from then on.
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
         * @description In the order in which they are tried; the smallest `priority` first.
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
         * @description `pattern` and `senderPattern` are regular expressions in RE2's syntax, which runs in a time that grows with the text
         *     alone: look-around and back-references do not exist in it. Case does not matter, a full stop of the pattern takes a
         *     line break too. `pattern` may stand anywhere in the text; `senderPattern` is the whole sender. Its named groups are
         *     the fields: `amount` (needed), `utr`, `balance`, `payerName`, `accountTail`, `time`, `direction` (a word of a credit
         *     or a debit). A template must read its own `sample` (templateInvalid says what is wrong).
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
         * @description What is left out stays. Records that were read already stay as they were read.
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
         * @description Records that it read stay, without its name.
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
         * Try how a message would be read and matched
         * @description Stores nothing. With `draft` that template alone is tried, stored or not; else those in use, in their order. With
         *     `monitorId` the answer also says which order the message would complete, if it came from that device now.
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
         * @description Newest first. A supplier sees its own and its team's.
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
         * @description Answers its token and its secret, which are never shown again. A device of a supplier is owned by it; without
         *     `supplierId` a supplier's device is its own, and anybody else's is the platform's. While
         *     AllowOneMonitorAccountMoreUser is off, all the accounts a device watches are of one supplier, its owner where it has
         *     one (monitorSharedRefused). An account is watched by one device: naming it here takes it from another.
         *     monitorExists where the id is taken, by a revoked device too. Asks for the second-level token.
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
         * @description What is left out stays. `resourceIds` is the whole list of the accounts it watches from now on.
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
         * @description The old ones are refused from now on. Asks for the second-level token.
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
         * Shut a monitor device out for good
         * @description It is refused from now on and watches no account any more; what it reported stays.
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
         * Report that a device is alive, and what it did
         * @description The heartbeat of a monitor device, signed as statements.ingest is (what it reports there counts as a heartbeat too). The
         *     accounts that it watches stay eligible while it beats: send it a few times within `liveSeconds`, with or without
         *     log lines. One that is silent for longer is offline, its accounts get no new orders, and those who look after them
         *     are told. Lines are kept as they are, without what looks like a secret; a device may leave 600 a minute, more
         *     answer tooManyRequests. A line about an account that the device does not watch answers resourceNotFound.
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
         * @description All of them. A GET that writes: it needs the token headers like every call, and is never retried. Statement
         *     records, orders and the audit trail stay; the trail keeps how many there were, of which steps and from when to when.
         *     Asks for the second-level token.
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
         * @description Newest first. What the devices and scripts that watch accounts reported, step by step, and what the platform made of
         *     it, the latter in the caller's language. `total` is counted up to 100000 and says so many where there are more:
         *     the list grows with every message. `nextCursor` leads through all of them, each page as fast as the first.
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
         * @description One row an account that has a chain; broken ones first, the longest broken first. A chain is broken while a break in it
         *     is not repaired by a patch, or by the message that was missing.
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
         * List the messages in chains
         * @description Newest first. A message is in the chain of its account when its text told the balance after it and
         *     SecurityFreqParameters.type takes its kind. `linked` follows from an earlier one, `start` had none to follow from
         *     within GlobalSecuritySetting.messageInSecurityChainCacheTime, `broken` does not follow from what came before it,
         *     `replayed` says again what an earlier one said. `reliable` is judged by the settings as they are now. `total` is
         *     counted up to 100000; `nextCursor` leads through all of them.
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
         * List what the regular check found
         * @description Newest first: breaks, replays, and accounts with more than GlobalSecuritySetting.perMinuteFreqCount messages in a
         *     minute. The check runs every SecurityFreqParameters.sbLeakCheckInterval seconds. A break that its missing message
         *     repaired before the check came is not among them.
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
         * @description A person has looked and says why the balances do not follow: money moved without a message, a message was lost. Repairs
         *     the named break and every earlier one of the account, so that nothing is repaired that came after the person looked;
         *     supplements are counted anew. The messages stay as they are. Asks for the second-level token.
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
         * List attempts to deliver callbacks
         * @description Newest first, each with its request and its answer.
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
         * @description Newest first. Re-sending is orders.callback.
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
         * @description With their attempts; all or none. One that still has to be tried is refused (callbackNotFinished), since the
         *     merchant would never hear of its order. Asks for the second-level token.
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
         * Send many callbacks again
         * @description The orders whose deliveries tell of money and that the filter names, as they were made until now; those that were
         *     acknowledged only where `state` or `orderCodes` asks for them. With `orderCodes` it is these orders, each by its
         *     name, and those of the filter among them where it says more. The platform works through them in the background, at
         *     most twenty a second, and judges each one when its turn comes, as orders.callback would: what may not be sent again
         *     is counted under the error that it would have answered. A merchant reaches its own orders and no others. Each is the
         *     same event as before and goes into its order's timeline. A filter that names more than `max` answers callbackResendTooMany; a person has one running at a time
         *     (callbackResendRunning). `orderCallbacks.listResends` shows how far it is, `orderCallbacks.listResendResults` what
         *     became of each, `orderCallbacks.cancelResend` ends it.
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
         * How many callbacks a filter would send again
         * @description What orderCallbacks.resendMany with the same filter would begin with now: how many it names, and how many of them it would leave out, by reason. Nothing is sent.
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
         * List what was sent again by filter
         * @description Newest first, with the counts of those that run. To a merchant those that it has asked for itself.
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
         * What became of each order that was to be told again
         * @description In the order in which their turns come, with how far the whole is.
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
         * End what is being sent again
         * @description Those whose turn has not come stay as they are; what was asked for is sent. One that has ended stays as it is.
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
         * Columns that a list is exported with
         * @description In the language of the request, in the order in which they are written unless another is asked for. Only those that
         *     mean something to the caller: what a list does not tell a role is no column for it either.
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
         * Export all rows of a list
         * @description Answers at once; the file is written in the background and export.updated tells how it goes on. It holds what the
         *     list call itself answers the caller, with the same permission, scope and masks, asked page by page while it is
         *     written: it stops where the caller is disabled, changes its role or may no longer read the list. At most two run
         *     for one user at a time and five wait or run; another is refused with exportsRunning. The file is kept for a day, and the newest twenty of a user. The audit trail says who
         *     asked for what, and how many rows the file got.
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
         * List one's own exports
         * @description Of the last day, newest first. Nobody sees another's.
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
         * One piece of a file
         * @description A finished file comes in pieces of at most a mebibyte, numbered from 0; put together in their order they are the
         *     file. Asked for with the token's header like every call, so that no address that might be written down anywhere
         *     opens a file, and a download that breaks off goes on where it was. With `compression` gzip each piece is compressed
         *     by itself.
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
         * Call an export off
         * @description One that waits or runs; it ends within a page of rows, and what was written of it is gone. One that has ended stays as it is.
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
         * @description One that waits or runs is called off first.
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
         * List what the data-clear cycle has cleared
         * @description Newest first: a checkpoint for every step that cleared something, written together with it. The setting
         *     DataClearCycle says how old records become; ledger, orders, statement records and the audit trail are never
         *     cleared.
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
         * How the platform is
         * @description What an operator looks at first when something feels wrong: the process that answers, its store, what waits and for
         *     how long, and what the regular checks found. Reads indexes and single rows; every queue is counted up to 10000. A
         *     queue of the machine that grows older says that the job behind it does not keep up.
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
         * List what waits for me
         * @description One entry for each kind of work that this role looks after, also where nothing of it waits, with how many there are
         *     and those that have waited longest. Merchants and suppliers see their own alone; nobody is shown a request of his
         *     own to decide on. Counted up to 1000. Cheap enough to ask every half minute.
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
         * Rebuild the pool of resources
         * @description Reads every resource anew and frees reservations whose order has ended; those of live orders stay. A GET that
         *     writes: it needs the token headers like every call, and is never retried. maintenanceInProgress while one runs.
         *     Asks for the second-level token.
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
         * Find and mend resources that contradict their orders
         * @description Compares counters and reservations of every resource with its orders and ledger; the orders are right. A GET
         *     that writes, as system.resetResourcePool. Running it again finds nothing. Asks for the second-level token.
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
         * Ways to pay, to choose from
         * @description A merchant gets those that it may use, with its own limits; a supplier and the staff get all.
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
         * @description By number, with everything that is set about them.
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
         * @description The number is nobody's yet (productExists). Its main product is one that has no main product itself, of the same kind
         *     and currency (productRefused). Amounts of product 1045 are scaled on the wire by its number alone. Asks for the second-level token.
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
         * @description What is left out stays; number, kind and currency stay for ever, since orders and accounts were made with them. It
         *     counts for orders from then on; defaults count for new agreements and accounts. A disabled product takes no order and no
         *     order is allocated to it. Asks for the second-level token.
         */
        post: operations["products.update"];
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
         * Read one's own signing key
         * @description For a merchant that tests order creation. Asks for the second-level token; each reading is audited.
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
         * @description Newest first unless sorted otherwise. Balances are the ledger's; keys are never in it.
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
         * @description A merchant reads itself. merchantNotFound outside the caller's rows.
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
         * @description Makes the user that signs in for it, with the rules of admin.addUser (accountExists, passwordRejected), its number
         *     and its signing key, which is in this answer and in no other. With AutoCreateRelateSupplier a related supplier
         *     comes with it. It may use no product until userProducts.add says so. Asks for the second-level token.
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
         * @description What is left out stays, null takes a value away. Callbacks of orders that are placed from then on follow the new
         *     settings; the sign profile counts for the next request and the next callback, so a merchant changes its own side
         *     at the same moment. What it may order, at what fee and within which limits, userProducts.update changes. Asks for the second-level token.
         */
        post: operations["merchants.update"];
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
         * @description A disabled merchant creates no order (merchantDisabled); its orders go on, its callbacks are sent, and its user
         *     still signs in.
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
         * Give a merchant a new signing key
         * @description The new key is in this answer and is read again only by the merchant itself (merchants.signingKey). The former one
         *     stays valid for `graceHours`: requests signed with either are accepted, and callbacks carry a signature of each in
         *     X-Signature, the new one first, with `sign` made by the new one. While that lasts the key cannot be rotated again
         *     (keyRotationInProgress). With 0 hours the former key ends at once. A merchant rotates its own key. Asks for the second-level token.
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
         * End a merchant's former signing key at once
         * @description For a merchant that has changed over, or whose former key leaked. Without a former key nothing changes. Asks for the second-level token.
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
         * Correct a merchant's balance
         * @description One posting between the merchant's balance and the platform's adjustment account, with the reason kept beside it.
         *     `key` names this adjustment: the same call again answers what came of it, another body under the key is a
         *     idempotencyConflict. Above the limit of the currency the first call leaves a request and answers
         *     secondApprovalRequired; the same call by a second person posts it (adjustments.list shows what waits,
         *     adjustments.refuse declines it). A balance that is too small answers insufficientBalance. Asks for the second-level token.
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
         * @description Takes all that is available of one currency; what payouts hold back stays. Only while CanClearMerchantBalance is
         *     on (balanceClearingDisabled). Key, second person and second-level token as for merchants.adjustBalance; what is
         *     available when it is posted is what is taken. Where nothing is available, `adjustment` is null.
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
         * @description Those at the top of a team and their proxies alike, by name. A supplier sees itself and its team. Balances are the ledger's.
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
         * @description Makes the user that signs in for it, with the rules of admin.addUser (accountExists, passwordRejected). Without
         *     parentSupplierId the staff make one at the top of a team, and a supplier makes one right below itself; a supplier
         *     adds within its own team only (supplierNotFound). With AutoCreateRelateMerchant one at the top gets a related
         *     merchant. An account earns the commission of the supplier that owns it, and nobody above that supplier gets a
         *     share: a leader earns by its own accounts. Asks for the second-level token.
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
         * @description What is left out stays; parentSupplierId null makes it one at the top, with its team. Moving it below itself or its
         *     own team answers teamMoveRefused. A supplier changes those below itself and moves them within its team only. Orders
         *     and money stay with whom they are. Asks for the second-level token.
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
         * Enable or disable a supplier
         * @description The accounts of a disabled supplier get no new order; those that are placed on them go on. Its team is not
         *     disabled with it. A supplier does this to those below itself.
         */
        post: operations["suppliers.enable"];
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
         * Book a deposit of a supplier, or its return
         * @description Above 0 the supplier has paid in, below 0 it gets back; a deposit is never below nothing (insufficientBalance).
         *     Reason, key, second person and second-level token as for merchants.adjustBalance.
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
         * List agreements about products
         * @description By user and product. A merchant sees its own, a supplier its own and its team's.
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
         * Let a user use a product
         * @description Without a rate the product's default one is agreed. A merchant orders the product from then on; the accounts of a
         *     supplier may serve it from then on (resources.add, resources.update). One agreement a user and product
         *     (agreementExists). A supplier does this for those below itself, at no higher rate than it has itself for the
         *     product (rateAboveLeader), and for products that it has itself (agreementNotFound). Asks for the second-level token.
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
         * Change an agreement
         * @description What is left out stays; null takes a limit away. It counts for orders from then on: an order keeps the fee of the
         *     moment it was made at, and the commission of the moment it was allocated. A proxy whose leader's rate is lowered
         *     keeps its own until that is changed. Asks for the second-level token.
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
         * End an agreement
         * @description A merchant orders the product no more (productNotEnabled); its orders go on. A supplier's agreement ends once none of its
         *     accounts serves the product (agreementInUse). Asks for the second-level token.
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
         * @description The entries of ledger accounts, newest first: a merchant sees those of its own accounts, a supplier those of its own and
         *     its team's, others all of them, the platform's own accounts included. Every entry tells the balance of its account after
         *     it; an account's entries are numbered by `version` in the order in which they were booked. Amounts that are only held
         *     back move no balance and are not among them. `total` is known where `withSummary` asks for the sums, null otherwise.
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
         * @description Newest first. Those with state awaitingApproval wait for a second person, who sends the same call with the same key.
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
         * @description By anybody who might approve it, whoever asked for it included. What is posted or refused answers adjustmentDecided. Asks for the second-level token.
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
         * What a payer needs to know of the order to pay
         * @description The payer's page at `payUrl`, as data: whoever shows payers a page of its own reads this instead. The token is the
         *     last part of `payUrl` and the only key to it; it opens one order, and nothing else of the platform. While `status`
         *     is `preparing` an account is being found, which takes moments: read again after two seconds. Account and amount to
         *     pay are told while the order waits for its money and never afterwards, since money sent then may find nobody.
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
         * Say what the payer knows of the payment
         * @description What `asks` of the order names: the reference that the payer's app shows after paying, or the name that the money comes
         *     from. It completes nothing: money is matched by what the account's own messages say. Where they leave several orders
         *     possible, or fit none, what a payer has said helps to find the one that is meant. Said again it takes the place of
         *     what was said before, at most ten times an order and once in three seconds (tooManyRequests). A reference that the
         *     account's kind does not know is refused (payerReferenceInvalid), and so is what the order does not ask for
         *     (payerWordNotTaken).
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
         * Whether a simulator is attached, and what it does
         * @description Attached is one that has reported within the last 15 seconds. What somebody has set counts as soon as it is set; the
         *     simulator follows with its next report, within a few seconds. Without one, everything but `attached` is null.
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
         * Switch the simulator, and say how busy and how faulty its world is
         * @description Kept over restarts. Switched off, it places no new orders; what is under way is still paid and reported.
         *     simulatorNotAttached where there is none to switch.
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
         * Say what the simulator does, and hear what it is to do
         * @description Sent by the simulator every few seconds, with the token that the server has written down for it. Another token
         *     answers forbidden; a server that knows no simulator answers simulatorNotAttached.
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
         * @description Newest first, secrets redacted before they were stored. `total` is counted up to 100000 and says so many where there
         *     are more; `nextCursor` leads through all of them. Reports with one `fingerprint` tell of the same fault:
         *     errorLogs.listGroups sums them up.
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
         * List faults with how often they were reported
         * @description One row for each fault among the reports that match, the one reported last first unless sorted otherwise. Two reports
         *     tell of one fault where message and first place of the stack are the same but for numbers, ids and the build.
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
         * @description Those of one fault, or all of them where none is named. The audit trail keeps how many there were and from when to
         *     when. Asks for the second-level token.
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
         * Report an error of a front end
         * @description Works without a token too, since sign-in can fail. Secrets are redacted on both sides; limited in size and rate.
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
         * @description When on, a payment matches by itself only if the payer’s name is the order’s; otherwise it is marked suspicious.
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
         * @description When on, a payment matches by itself only if the payer’s name is the order’s; otherwise it is marked suspicious.
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
         * @description How long after its time-out an order still matches a late statement message. Until then the same amount is not given out again on that account.
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
         * @description How long after its time-out an order still matches a late statement message. Until then the same amount is not given out again on that account.
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
         * @description When an account’s statements count as reliable: linked messages, checked messages, time range and total amount must all be reached. Stricter values send more supplements to a person.
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
         * @description When an account’s statements count as reliable: linked messages, checked messages, time range and total amount must all be reached. Stricter values send more supplements to a person.
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
         * @description When on, confirmed chain transfers match orders by themselves. When off, a person matches them.
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
         * @description When on, confirmed chain transfers match orders by themselves. When off, a person matches them.
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
         * @description When on, the bot repeats a reminder until someone acts. When off, it reminds once.
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
         * @description When on, the bot repeats a reminder until someone acts. When off, it reminds once.
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
         * @description Id of the Telegram group in which all suppliers’ order questions are asked. Once it is set, orders and statistics asked for by supplier include the supplier’s whole team. Empty: each by itself.
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
         * @description Id of the Telegram group in which all suppliers’ order questions are asked. Once it is set, orders and statistics asked for by supplier include the supplier’s whole team. Empty: each by itself.
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
         * @description When on, new orders link to the platform’s pay page, at once. When off, the old way: the link is that of the account an order is allocated to, known once it is. Links already given out stay as they are.
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
         * @description When on, new orders link to the platform’s pay page, at once. When off, the old way: the link is that of the account an order is allocated to, known once it is. Links already given out stay as they are.
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
         * @description Public address of the merchants’ API: new pay links begin with it, and integration notes name it. Empty: the address that the merchant called.
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
         * @description Public address of the merchants’ API: new pay links begin with it, and integration notes name it. Empty: the address that the merchant called.
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
         * @description How to reach the platform’s customer service, shown to every user. Empty: nothing is shown.
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
         * @description How to reach the platform’s customer service, shown to every user. Empty: nothing is shown.
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
         * @description When on, an order can be asked for in the bot’s group by a picture of the payment.
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
         * @description When on, an order can be asked for in the bot’s group by a picture of the payment.
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
         * @description Address of the service that sends SMS. Empty: none are sent.
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
         * @description Address of the service that sends SMS. Empty: none are sent.
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
         * @description When on, the total amount of the matching orders is shown before a payout batch is made. When off, only their count.
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
         * @description When on, the total amount of the matching orders is shown before a payout batch is made. When off, only their count.
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
         * @description Address that is told when a bot reminder has been dealt with. Empty: nobody is told.
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
         * @description Address that is told when a bot reminder has been dealt with. Empty: nobody is told.
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
         * @description Sent to the order's `notifyUrl` when an order is paid, times out or is reversed, and
         *     when a payout ends. JSON or a form, as the merchant has chosen; the fields are the same, `extra` being JSON text in a form.
         *
         *     Acknowledge with a 2xx **and** the body `success` and nothing else. Anything else is tried again after 30 s, 1 m,
         *     2 m, 5 m, 15 m, 1 h, 3 h, 6 h, 12 h and 24 h. An event is therefore sent at least once: its id is the same over
         *     all attempts, and a receiver that knows the id answers `success` and does nothing more.
         *
         *     `X-Signature` is `v1=` and the HMAC-SHA256, in hexadecimal, of `<X-Callback-Id>.<X-Callback-Timestamp>.<body>`, keyed
         *     with the merchant's signing key; the body is the bytes as they came. While a key is being replaced there are two,
         *     separated by a comma, one of each key. `sign` in the body is made as that of a request is, with the older key while
         *     there are two.
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
            /** @description Code of the authenticator; empty where none is bound. */
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
            /** @description True when an authenticator must be bound before anything else is allowed. */
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
            /** @description Why, kept in the audit record. */
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
         * @description What a person is in the platform.
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
         *       "pinnedLanguage": null
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
            /** @description Setting ContactInfo; empty where there is none. */
            contactInfo: string;
            /** @description The account must verify by authenticator. */
            enableGoogleVerify: boolean;
            /** @description Always null once bound; while binding, authenticator.bind gives the secret. */
            googleSecret: string | null;
            /** @description An authenticator is bound and confirmed. */
            confirmBind: boolean;
            /** @description This session is limited to binding an authenticator. */
            bindRequired: boolean;
            /** @description A pay password of its own counts at the second level. */
            hasPayPassword: boolean;
            /** Format: uuid */
            merchantId: string | null;
            /** @description Merchant number that order creation is signed for. */
            mchId: string | null;
            /** Format: uuid */
            supplierId: string | null;
            unreadMessages: number;
            /** @description Zone in which request times are written. */
            timeZone: string;
            /** @description What session.setLanguage has pinned; null where nothing is. */
            pinnedLanguage: string | null;
        };
        /**
         * @description Nothing to tell beyond success.
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
            /** @description A websocket heartbeat or a call arrived within the last minute. */
            online: boolean;
            /** @description The session that asks. */
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
            /** @description Base32, for typing by hand. */
            googleSecret: string;
            /** @description What the QR code shows. */
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
            /** @description Every session of the account ended; sign in again. */
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
            /** @description Merchant number where the user stands for a merchant. */
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
            /** @description An authenticator is bound and confirmed. */
            confirmBind: boolean;
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
            /** @description What the platform owes merchants. */
            merchantPayableMinor: number | null;
            /** @description Of that, held for payouts under way. */
            merchantPendingMinor: number | null;
            /** @description Of that, free. */
            merchantAvailableMinor: number | null;
            /** @description What suppliers owe the platform. */
            supplierReceivableMinor: number | null;
            supplierDepositMinor: number | null;
            /** @description What suppliers may still receive before deposits are used up. */
            supplierAvailableMinor: number | null;
            /** @description Commission earned by suppliers. */
            commissionMinor: number | null;
            /** @description Payouts that are neither completed nor void; the staff's. */
            payoutClearingMinor: number | null;
            /** @description Fees earned by the platform; the staff's. */
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
             * @description The moment that the sums are of.
             */
            at: string;
            balances: components["schemas"]["CurrencyBalance"][];
        };
        /**
         * @description Where the check of a user's identity stands.
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
            /** @description What was checked, or why it was refused. */
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
        /** @description At least 8 characters, with a letter and a digit among them. */
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
             * @description Absent to let browser and choice decide again.
             * @enum {string}
             */
            language?: "zh-CN" | "zh-TW" | "en-US";
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
         * @description What a message is about; decides its icon and where it leads.
         * @enum {string}
         */
        MessageKind: "notice" | "order" | "payout" | "callback" | "statement" | "risk" | "account" | "system";
        MessageRow: {
            msg_id: components["schemas"]["Uuid"];
            /** Format: date-time */
            create_time: string;
            /** @description In the reader's language where the platform wrote it. */
            title: string;
            kind: components["schemas"]["MessageKindOpen"];
            /** @description Page of the console that it is about, a path without host. */
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
            /** @description All unread ones, also those beyond the list. */
            unreadCount: number;
        };
        /**
         * @description The list that a message is in.
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
            /** @description Page of the console that it is about, a path without host. */
            link: string | null;
            /** @description Plain text; never markup. */
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
            /** @description What the bell shows now. */
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
            /** @description How many the list holds. */
            total: number;
            /** @description What the bell shows now. */
            unreadCount: number;
            /** @description Of the next page; null on the last one. */
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
            /** @description What the bell shows now. */
            unreadCount: number;
        };
        /**
         * @example {
         *       "text": "C2026112012000012345678"
         *     }
         */
        SearchRequest: {
            /** @description As it was pasted. Spaces, quotes and brackets around it are ignored, characters that nobody sees too, and words before it that say what it is (`Order no. C…`). */
            text: string;
        };
        /**
         * @description What was found.
         * @enum {string}
         */
        SearchKind: "collection" | "payout" | "statement" | "resource" | "merchant" | "supplier" | "user";
        /**
         * @description What of it the text is.
         * @enum {string}
         */
        SearchField: "orderCode" | "merchantOrderNo" | "utr" | "transactionHash" | "cardNumber" | "cardTail" | "usdtAddress" | "ipAddress" | "vpa" | "mobileNumber" | "mchId" | "name" | "account";
        /**
         * @description A parameter of the kind's list call that shows it.
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
            /** @description What it is called: its number, reference or name. */
            label: string;
            /** @description Whose it is, or the end of its number. */
            detail: string | null;
            /** @description Of an order, and of the order that a statement completed. */
            orderStatusId: number | null;
            /** @description Of a payout. */
            payoutStatus: number | null;
            amountMinor: number | null;
            currency: string | null;
            /**
             * Format: date-time
             * @description When it was created or reported.
             */
            time: string | null;
            filter: components["schemas"]["SearchFilter"];
        };
        SearchGroup: {
            kind: components["schemas"]["SearchKindOpen"];
            /** @description At most five. */
            hits: components["schemas"]["SearchHit"][];
            /** @description The filter of the list that shows all of them, where the text may belong to many; else null. */
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
        /** @description Not blank. */
        NewNickname: string;
        /** @description Digits and English letters. */
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
             * @description Merchant or supplier that the user stands for.
             */
            partyId: string | null;
            /** @description Merchant number where the user stands for a merchant. */
            partyCode: string | null;
            partyName: string | null;
            enabled: boolean;
            deleted: boolean;
            /** @description Must verify by authenticator. */
            enableGoogleVerify: boolean;
            /** @description An authenticator is bound and confirmed. */
            confirmBind: boolean;
            /** @description May change its own data. */
            allowModify: boolean;
            /** @description A pay password of its own counts at the second level. */
            hasPayPassword: boolean;
            kycState: components["schemas"]["KycStateOpen"];
            /** @description A websocket heartbeat or a call arrived within the last minute. */
            online: boolean;
            /** Format: date-time */
            lastSignInAt: string | null;
            lastSignInIp: string | null;
            /**
             * Format: date-time
             * @description Set while failed sign-ins make the account wait.
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
             * @description "0.004" is 0.4 percent.
             */
            commissionRate: string;
        };
        SupplierProxyBalance: {
            currency: components["schemas"]["CurrencyOpen"];
            /** @description What the proxy owes the platform. */
            receivableMinor: number;
            depositMinor: number;
            /** @description What the proxy may still receive before its deposit is used up. */
            availableMinor: number;
        };
        SupplierProxyToday: {
            currency: components["schemas"]["CurrencyOpen"];
            orderCount: number;
            paidCount: number;
            amountMinor: number;
            paidMinor: number;
            commissionMinor: number;
        };
        SupplierProxyRow: {
            userId: components["schemas"]["Uuid"];
            supplierId: components["schemas"]["Uuid"];
            account: string;
            nickname: string;
            parentSupplierId: components["schemas"]["Uuid"];
            parentName: string;
            /** @description Steps below the top of the team. */
            depth: number;
            enabled: boolean;
            online: boolean;
            /** @description Receiving accounts. */
            resourceCount: number;
            enabledResourceCount: number;
            rates: components["schemas"]["SupplierProxyRate"][];
            /** @description One entry a currency. */
            balances: components["schemas"]["SupplierProxyBalance"][];
            /** @description Since midnight of the platform's zone, one entry a currency. */
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
         *               "commissionMinor": 12400
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
        /** @description One text in the three languages of the platform. */
        LocalizedText: {
            "zh-CN": string;
            "zh-TW": string;
            "en-US": string;
        };
        /**
         * @description What kind of account it is; decides which account fields are filled.
         * @enum {string}
         */
        ResourceKind: "bank" | "wallet" | "upi" | "usdt" | "gateway" | "mobileMoney";
        /**
         * @description Whether a resource takes orders.
         * @enum {integer}
         */
        ResourceState: 0 | 1;
        /**
         * @description How an amount is made unique on the account.
         * @enum {string}
         */
        FloatMode: "none" | "up" | "down" | "both";
        /**
         * @description Heartbeat of the device or script that watches the account.
         * @enum {string}
         */
        MonitorState: "notNeeded" | "online" | "stale" | "offline";
        /** @description Since midnight of the account's own zone. */
        ResourceToday: {
            /** Format: date-time */
            startedAt: string;
            orderCount: number;
            paidCount: number;
            paidMinor: number;
            /** @description Reserved and paid; what the daily limit counts. */
            dailyUsedMinor: number;
            /** @description Paid of those that ended; null where none has. */
            successRate: number | null;
        };
        ResourceReservation: {
            orderCode: string;
            amountMinor: number;
            /** @description Amount that only this order may be paid with on this account. */
            payAmountMinor: number;
            /** Format: date-time */
            allocatedAt: string;
            /**
             * Format: date-time
             * @description Frees the place.
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description Frees the unique amount.
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
            /** @description What operators call it. */
            name: string;
            supplierId: components["schemas"]["Uuid"];
            supplierName: string;
            /** @description The supplier is a team proxy. */
            isProxy: boolean;
            state: components["schemas"]["ResourceStateOpen"];
            currency: components["schemas"]["CurrencyOpen"];
            bankName: string | null;
            accountName: string | null;
            /** @description Last four digits. */
            cardNumberMasked: string | null;
            ifscCode: string | null;
            vpa: string | null;
            /** @description Last four digits; mobile money. */
            mobileNumberMasked: string | null;
            /** @description M-Pesa paybill. */
            paybillNumber: string | null;
            /** @description What payers enter as the account of the paybill. */
            paybillAccount: string | null;
            /** @description M-Pesa till. */
            tillNumber: string | null;
            usdtAddress: string | null;
            usdtNetwork: string | null;
            gatewayName: string | null;
            /** @description Payment link. */
            link: string | null;
            /** @description Link that opens the payer's app. */
            jumpLink: string | null;
            /** @description Image as a data: address. */
            qrCode: string | null;
            minAmountMinor: number;
            maxAmountMinor: number;
            /** @description Of what payers are asked for in one day of the account's zone; null where there is none. */
            dailyLimitMinor: number | null;
            /** @description Orders at a time; null where there is no limit. */
            concurrencyLimit: number | null;
            /** @description Share of the random choice among eligible resources. */
            weight: number;
            floatMode: components["schemas"]["FloatModeOpen"];
            monitorId: string | null;
            monitorState: components["schemas"]["MonitorStateOpen"];
            /** Format: date-time */
            lastHeartbeatAt: string | null;
            processingOrderCount: number;
            /** @description In hundredths of the currency on the wire, decimal text in the SDK. */
            processingOrderAmount: number;
            today: components["schemas"]["ResourceToday"];
            /** @description Orders that hold capacity now, oldest first; at most 200. */
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
            /** @description Enabled, watched where needed, and below every limit. */
            readyCount: number;
            processingOrderCount: number;
            /** @description In hundredths of the currency on the wire, decimal text in the SDK. */
            processingOrderAmount: number;
            /** @description Smallest amount that a ready resource takes. */
            minAmountMinor: number | null;
            /** @description Largest amount that a ready resource takes. */
            maxAmountMinor: number | null;
            /** @description Null where one of them has none. */
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
         * @description Money in or money out.
         * @enum {string}
         */
        ProductKind: "collection" | "payout";
        ResourceProduct: {
            productId: number;
            productName: components["schemas"]["LocalizedText"];
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
            /** @description The supplier is a team proxy. */
            isProxy: boolean;
            supplierEnabled: boolean;
            state: components["schemas"]["ResourceStateOpen"];
            /** @description Those that it serves, by number; `state` above is enabled where one of them is. */
            products: components["schemas"]["ResourceProduct"][];
            currency: components["schemas"]["CurrencyOpen"];
            timeZone: string;
            bankName: string | null;
            accountName: string | null;
            /** @description Last four digits. */
            cardNumberMasked: string | null;
            ifscCode: string | null;
            vpa: string | null;
            /** @description Last four digits. */
            mobileNumberMasked: string | null;
            paybillNumber: string | null;
            paybillAccount: string | null;
            tillNumber: string | null;
            usdtAddress: string | null;
            usdtNetwork: string | null;
            gatewayName: string | null;
            link: string | null;
            jumpLink: string | null;
            /** @description resources.detail has the picture. */
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
            /** @description Orders that hold a place now. */
            processingOrderCount: number;
            /** @description In hundredths of the currency on the wire, decimal text in the SDK. */
            processingOrderAmount: number;
            today: components["schemas"]["ResourceToday"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
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
         *       "total": 1
         *     }
         */
        ResourceList: {
            list: components["schemas"]["ResourceRow"][];
            total: number;
        };
        /** @description What operators call it; not blank. */
        PartyName: string;
        /**
         * @description Chain that a USDT address is of.
         * @enum {string}
         */
        UsdtNetwork: "TRC20" | "ERC20";
        /** @description Where a payer pays or a payer's app opens: a web address, or the address of an app such as upi:. */
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
            /** @description Where the account is kept: its day begins at midnight there. Left out: that of its currency (Asia/Kolkata, Asia/Shanghai, Africa/Nairobi, UTC). */
            timeZone?: string;
            productIds: number[];
            bankName?: string;
            /** @description Name of the account's holder. */
            accountName?: string;
            /** @description Bank account number. */
            cardNumber?: string;
            ifscCode?: string;
            /** @description UPI address. */
            vpa?: string;
            /** @description With the country's number and without a plus, 254712345678. */
            mobileNumber?: string;
            /** @description M-Pesa paybill. */
            paybillNumber?: string;
            /** @description What payers enter as the account of a paybill. */
            paybillAccount?: string;
            /** @description M-Pesa till of a shop. */
            tillNumber?: string;
            /** @description Checked by its checksum (TRC20 base58check; ERC20 where letters differ in case). */
            usdtAddress?: string;
            usdtNetwork?: components["schemas"]["UsdtNetwork"];
            gatewayName?: string;
            link?: components["schemas"]["PayLink"];
            jumpLink?: components["schemas"]["PayLink"];
            /** @description Picture as a data address; its content is of the kind that it names. */
            qrCode?: string;
            minAmountMinor: number;
            maxAmountMinor: number;
            /** @description Of one day of the account's zone; null where there is none. */
            dailyLimitMinor?: number | null;
            /** @description Orders at a time; null where there is no limit. */
            concurrencyLimit?: number | null;
            /** @description Share of the random choice. */
            weight?: number;
            floatMode?: components["schemas"]["FloatMode"];
            /** @description The device or script that watches the account. */
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
            /** @description Name of the account's holder. */
            accountName?: string | null;
            /** @description Bank account number. */
            cardNumber?: string;
            ifscCode?: string | null;
            /** @description UPI address. */
            vpa?: string;
            /** @description With the country's number and without a plus, 254712345678. */
            mobileNumber?: string | null;
            /** @description M-Pesa paybill. */
            paybillNumber?: string | null;
            /** @description What payers enter as the account of a paybill. */
            paybillAccount?: string | null;
            /** @description M-Pesa till of a shop. */
            tillNumber?: string | null;
            /** @description Checked by its checksum (TRC20 base58check; ERC20 where letters differ in case). */
            usdtAddress?: string;
            usdtNetwork?: components["schemas"]["UsdtNetwork"];
            gatewayName?: string;
            link?: components["schemas"]["PayLink"] | null;
            jumpLink?: components["schemas"]["PayLink"] | null;
            /** @description Picture as a data address; its content is of the kind that it names. */
            qrCode?: string | null;
            minAmountMinor?: number;
            maxAmountMinor?: number;
            /** @description Of one day of the account's zone; null where there is none. */
            dailyLimitMinor?: number | null;
            /** @description Orders at a time; null where there is no limit. */
            concurrencyLimit?: number | null;
            /** @description Share of the random choice. */
            weight?: number;
            floatMode?: components["schemas"]["FloatMode"];
            /** @description The device or script that watches the account. */
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
            /** @description The merchant's order number, unique for the merchant. */
            mchOrderNo: string;
            /** @description Minor units of the product's currency; ×10000 on the wire for product 1045. */
            amount: number;
            /**
             * Format: uri
             * @description Where the payer returns to.
             */
            returnUrl?: string;
            /**
             * Format: uri
             * @description Where callbacks are sent. Left out: the address that is set for the merchant (merchants.update); where there is none either, the order is refused (validationFailed).
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
            /** @description Payer or account name. */
            userName?: string;
            cardNumber?: string;
            ifscCode?: string;
            bankName?: string;
            /** @description UPI address. */
            vpa?: string;
            /** @description Rail within the channel. */
            mode?: string;
            /** @description USDT address: the payer's, or where a payout goes. */
            address?: string;
            /** @description Free key and value pairs, echoed in callbacks. Signed as JSON with sorted keys. */
            extra?: {
                [key: string]: string;
            };
        };
        /**
         * @description Collection order status. A paid order that the merchant has not acknowledged yet is callbackFailed with no attempt. Of a payout it tells the same in short (created: awaiting; allocated: in hand; callbackFailed or callbackSucceeded: completed; timedOut: cancelled or rejected), payoutStatus the whole.
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
            /** @description Where the payer pays: a page that shows the account as soon as one is found, and what becomes of the order. Known at once and always the same. Null for a payout; and while IsNewPayUrl is off, when the same request sent again answers the link of the account that was found, where it has one. */
            payUrl: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        /**
         * @description Money in or money out.
         * @enum {integer}
         */
        OrderType: 1 | 2;
        CreateBatchRequest: {
            /**
             * Format: binary
             * @description Its name ends in .csv or .xlsx (fileTypeInvalid).
             */
            file: File | Blob;
            orderType: components["schemas"]["OrderType"];
            /** @description Of the caller's choosing, one for each upload. */
            key: string;
        };
        BatchCurrencyTotal: {
            currency: components["schemas"]["CurrencyOpen"];
            count: number;
            amountMinor: number;
        };
        BatchCreatedRow: {
            /** @description Row of the file as a spreadsheet numbers it; the header is 1. */
            row: number;
            mchId: string;
            mchOrderNo: string;
            productId: number;
            amountMinor: number;
            currency: components["schemas"]["CurrencyOpen"];
            orderCode: string;
            /** @description As orders.create answers it; null for a payout. */
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
            /** @description This key was used before; nothing was created again. */
            repeated: boolean;
            rowCount: number;
            totals: components["schemas"]["BatchCurrencyTotal"][];
            rows: components["schemas"]["BatchCreatedRow"][];
            /** Format: date-time */
            createdAt: string;
        };
        UploadColumn: {
            /** @description Field of orders.create; amounts are written in major units, "12.50". */
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
            /** @description Account. */
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
            /** @description A file of the caller is being read now (uploadInProgress). */
            uploading: boolean;
            maxBytes: number;
            maxRows: number;
            fileTypes: string[];
            /** @description Of the header row, in any order. */
            columns: components["schemas"]["UploadColumn"][];
            /** @description The caller's last one. */
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
         * @description How an order was completed by hand; the offset kind settles the supplier's side only.
         * @enum {integer}
         */
        SupplementType: 1 | 2;
        /**
         * @description Payout order status.
         * @enum {integer}
         */
        PayoutStatusId: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
        /**
         * @description Handling of an exception.
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
            /** @description The supplier is a team proxy. */
            isProxy: boolean;
            productId: number;
            mainProductId: number | null;
            amountMinor: number;
            currency: components["schemas"]["CurrencyOpen"];
            /** @description What arrived. */
            receivedMinor: number | null;
            /** @description What the payer was asked for (amount plus float). */
            payAmountMinor: number | null;
            /** @description Merchant's fee, once paid. */
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
            /** @description Last four digits; the whole number is never listed. */
            cardNumberMasked: string | null;
            bankName: string | null;
            ifscCode: string | null;
            vpa: string | null;
            mode: string | null;
            address: string | null;
            usdtAddress: string | null;
            /** @description Millionths of a USDT. */
            usdtCountMicro: number | null;
            identifyCode: string | null;
            utr: string | null;
            ipAddress: string | null;
            subject: string | null;
            body: string | null;
            description: string | null;
            notifyUrl: string;
            returnUrl: string | null;
            /**
             * Format: uuid
             * @description Account that receives or pays; null for a merchant.
             */
            resourceId: string | null;
            resourceName: string | null;
            /** @description Which allocation runs; reselecting starts the next. */
            attempt: number;
            /** @description Supplier's commission, once paid; null for a merchant. */
            commissionMinor: number | null;
            /** @description Account that holds the claim of a payout; null for a merchant. */
            claimedBy: string | null;
            /** Format: date-time */
            claimedAt: string | null;
            /**
             * Format: date-time
             * @description The payout goes back to the pool then.
             */
            claimExpiresAt: string | null;
            /** @description Of a payout that is rejecting or rejected. */
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
            /** @description What arrived or went out. */
            paidMinor: number;
        };
        OrderSummary: {
            count: number;
            /** @description Orders of which it is known what became of them: paidCount of these is the success rate. */
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
            /** @description Null while HighPerfOrderQuery is on. */
            total: number | null;
            /** @description Null at the end. */
            nextCursor: string | null;
            /** @description Null unless asked for by withSummary. */
            summary: components["schemas"]["OrderSummary"] | null;
        };
        OrderStatusCount: {
            orderStatusId: components["schemas"]["OrderStatusIdOpen"];
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
         *       "exact": true
         *     }
         */
        OrderStatusCounts: {
            /** @description Every status once, whether there are orders in it or not. */
            counts: components["schemas"]["OrderStatusCount"][];
            /** @description False: counting ended early, and each count is the least that there are. */
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
            /** @description Ever given to an account. */
            allocatedCount: number;
            paidCount: number;
            timedOutCount: number;
            /** @description Paid ones whose callback succeeded. */
            acknowledgedCount: number;
            /** @description Allocated of those created. */
            allocationRate: number | null;
            /** @description Paid of those that ended. */
            successRate: number | null;
            /** @description Acknowledged of those paid. */
            acknowledgementRate: number | null;
            /** @description From allocation to payment by the payer, half of the orders; completions by hand left out. */
            payTimeP50Ms: number | null;
            payTimeP90Ms: number | null;
            payTimeP99Ms: number | null;
            /** @description From creation to allocation by the platform. */
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
             * @description True settles the supplier's side only.
             * @default false
             */
            isOffsetReplenishmentOrder?: boolean;
            /** @description Bank transaction reference, checked for its rail: of an order in USDT the hash of the chain's transaction, with or without 0x. Kept in capitals, a hash in small letters. */
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
            /** @description Channel numbers, tried in this order. */
            productIdList: number[];
            /** @description Payer or account name. */
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
            /** @description beneficiaryWrong, bankUnavailable, amountRefused, limitReached, riskControl or duplicate; anything else is a reason in words. */
            rejectReason: string;
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
             * @description True settles the supplier's side only.
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
            /** @description Shown in the order's timeline. */
            reason?: string;
        };
        /**
         * @description Length of one step of time; the setting OrderStatisticsTimeFormat, but hours for two days or less.
         * @enum {string}
         */
        StatisticsBucket: "hour" | "day" | "month";
        /**
         * @description Of one currency. Paid means that money arrived, or for payouts that it went out. Every order is counted in exactly one
         *     of paid, live, timedOut, failed, rejected and exception; reversed ones are among timedOut, for payouts among rejected.
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
            /** @description What arrived or went out. */
            paidMinor: number;
            /** @description Not ended yet; for payouts, exceptions apart. */
            liveCount: number;
            /** @description Collection. */
            timedOutCount: number;
            /** @description Allocation failed; for payouts, cancelled. */
            failedCount: number;
            /** @description Payout. */
            rejectedCount: number;
            /** @description Payouts whose result is unknown. */
            exceptionCount: number;
            /** @description Of the paid ones those completed by hand. */
            supplementCount: number;
            reversedCount: number;
            reversedMinor: number;
            /** @description Merchants' fees of the paid ones; null for suppliers. */
            feeMinor: number | null;
            /** @description Suppliers' commission of the paid ones; null for merchants. */
            commissionMinor: number | null;
            /** @description Paid of those that ended; null where none has. */
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
            /** @description One entry a currency. */
            totals: components["schemas"]["OrderFigures"][];
            /** @description The same length of time before. */
            previousTotals: components["schemas"]["OrderFigures"][];
            /** @description Oldest first, steps without orders left out. */
            byTime: components["schemas"]["TimeStatistics"][];
            /** @description Most orders paid first, one entry a currency. */
            byProduct: components["schemas"]["ProductStatistics"][];
            /** @description Most orders paid first; empty for a merchant. Orders that no supplier was found for are not in it. */
            bySupplier: components["schemas"]["SupplierStatistics"][];
            /** @description Most orders paid first; null without groupByMerchant. A supplier never gets it. */
            byMerchant: components["schemas"]["MerchantStatistics"][] | null;
        };
        DayFigures: {
            /** @description One entry a currency. */
            collection: components["schemas"]["OrderFigures"][];
            /** @description One entry a currency. */
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
             * @description The moment that the figures are of.
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
         * @description Where an attempt stands; sent and unknown are a payout's at a gateway.
         * @enum {string}
         */
        AttemptState: "reserved" | "sent" | "paid" | "expired" | "released" | "declined" | "unknown";
        AllocationAttempt: {
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
            /** @description With the float that makes it unique on the resource. */
            payAmountMinor: number | null;
            /** @description The gateway's own number or the UTR. */
            reference: string | null;
            /** @description Why it ended without payment. */
            failure: string | null;
            /** @description Account that made the attempt by hand. */
            operator: string | null;
            /** Format: date-time */
            allocatedAt: string;
            /**
             * Format: date-time
             * @description Frees the place.
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description Frees the unique amount.
             */
            matchUntil: string | null;
            /** Format: date-time */
            endedAt: string | null;
        };
        /**
         * @description Why a resource was not eligible.
         * @enum {string}
         */
        CandidateRefusal: "disabled" | "supplierDisabled" | "productMismatch" | "monitorStale" | "belowMinimum" | "aboveMaximum" | "dailyLimit" | "concurrencyLimit" | "supplierBalance" | "amountTaken";
        AllocationCandidate: {
            resourceId: components["schemas"]["Uuid"];
            resourceName: string;
            supplierId: components["schemas"]["Uuid"];
            supplierName: string;
            weight: number;
            chosen: boolean;
            /** @description Empty for an eligible one. */
            refusals: components["schemas"]["CandidateRefusalOpen"][];
            processingOrderCount: number;
            concurrencyLimit: number | null;
            /** @description Reserved and paid. */
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
             * @description When the candidates were looked at.
             */
            evaluatedAt: string | null;
            /** @description Eligible ones first; at most 200. */
            candidates: components["schemas"]["AllocationCandidate"][];
        };
        /** @description What the rules ask for beside the status, so that a client can say which action is allowed and why not. */
        OrderRuleContext: {
            /** @description The order timed out less than the grace window ago. */
            withinGrace: boolean;
            /** @description Setting CanTimeoutSupplement. */
            canTimeoutSupplement: boolean;
        };
        /**
         * @description What an entry of the timeline is about.
         * @enum {string}
         */
        TimelineKind: "status" | "attempt" | "statement" | "callback" | "operator" | "risk" | "note";
        /**
         * @description Who did it.
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
            /** @description OrderStatusId, or PayoutStatusId of a payout. */
            fromStatus: number | null;
            /** @description Where it did not change it is null. */
            toStatus: number | null;
            actor: components["schemas"]["TimelineActorOpen"];
            /** @description Account of a user. */
            actorName: string | null;
            reason: string | null;
            ipAddress: string | null;
            /** @description Id of the attempt, statement or callback that it tells of. */
            reference: string | null;
            /** @description Of create: userAgent. Of callbackAttempt: attempt, outcome and, where an answer came, responseStatus. */
            details: {
                [key: string]: string;
            };
        };
        /**
         * @description Where a statement came from.
         * @enum {string}
         */
        StatementKind: "sms" | "webMessage" | "usdt";
        /**
         * @description How sure a match is; a suspicious one never completes an order by itself.
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
            /** @description Text of somebody else, to be shown as text; null for a merchant. */
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
         * @description What made the attempt.
         * @enum {string}
         */
        CallbackTrigger: "schedule" | "operator" | "merchant";
        /**
         * @description HTTP method of a callback.
         * @enum {string}
         */
        CallbackMethod: "POST" | "GET";
        /**
         * @description wrongAnswer is a 2xx whose body is not "success"; refusedAddress never left the platform.
         * @enum {string}
         */
        CallbackOutcome: "acknowledged" | "wrongAnswer" | "httpError" | "timedOut" | "connectionFailed" | "refusedAddress";
        CallbackAttempt: {
            id: components["schemas"]["Uuid"];
            /**
             * Format: uuid
             * @description The delivery; the same over its attempts.
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
            /** @description Signatures are masked. */
            requestHeaders: {
                [key: string]: string;
            };
            /** @description As it was sent but for the masked signature. */
            requestBody: string;
            outcome: components["schemas"]["CallbackOutcomeOpen"];
            responseStatus: number | null;
            responseHeaders: {
                [key: string]: string;
            };
            /** @description First 4 KiB; text of somebody else, to be shown as text. */
            responseBody: string | null;
            responseTruncated: boolean;
            /** @description Why no answer came. */
            error: string | null;
            latencyMs: number | null;
            /** Format: date-time */
            sendTime: string;
            /**
             * Format: date-time
             * @description Null where no answer came.
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
            /** @description Name of the merchant or supplier; null for the platform's own. */
            debitOwner: string | null;
            creditKind: components["schemas"]["LedgerAccountKindOpen"];
            creditOwner: string | null;
            amountMinor: number;
            currency: components["schemas"]["CurrencyOpen"];
            /**
             * Format: uuid
             * @description Transfer that this one undoes.
             */
            reverses: string | null;
        };
        /**
         * @description How serious a finding is.
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
            /** @description Its fields as JSON in the units of the wire, the signature and account numbers masked. */
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
            /** @description Everything that befell it, oldest first. */
            timeline: components["schemas"]["TimelineEntry"][];
            /** @description Oldest first. */
            attempts: components["schemas"]["AllocationAttempt"][];
            statements: components["schemas"]["MatchedStatement"][];
            /** @description Attempts, oldest first. */
            callbacks: components["schemas"]["CallbackAttempt"][];
            /** @description Oldest first. */
            postings: components["schemas"]["OrderPosting"][];
            riskFindings: components["schemas"]["OrderRiskFinding"][];
            /** @description The merchant's request; null where a person or a file made the order. */
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
            /** @description For a person, in the language of Accept-Language. */
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
            /** @description One entry an order, in the order asked. */
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
            /** @description Shown in the order's timeline. */
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
            /** @description Shown in the order's timeline. */
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
            /** @description A reason of orders.reject, or what the bank said. */
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
            /** @description What was seen. */
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
            /** @description What is wrong with the proof. */
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
             * @description What the bank shows.
             * @enum {string}
             */
            outcome: "paid" | "notPaid";
            /** @description The bank's reference, where it was paid, checked for its rail: of a payout in USDT the hash of the chain's transaction, with or without 0x. */
            utr?: string;
            /** @description Shown in the order's timeline. */
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
            /** @description What the beneficiary gets. */
            amountMinor: number;
            currency: components["schemas"]["CurrencyOpen"];
            /** Format: date-time */
            claimedAt: string;
            /**
             * Format: date-time
             * @description The order goes back to the pool then.
             */
            claimExpiresAt: string;
            /** @description The caller held the claim before. */
            renewed: boolean;
            /** @description Beneficiary. */
            userName: string | null;
            cardNumber: string | null;
            bankName: string | null;
            ifscCode: string | null;
            vpa: string | null;
            usdtAddress: string | null;
            /** @description Millionths of a USDT. */
            usdtCountMicro: number | null;
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
            /** @description As the phone shows it. */
            sender: string;
            body: string;
            /**
             * Format: date-time
             * @description By the clock of the phone.
             */
            receivedAt: string;
            /** @description The phone's own number of the message: tells two of the same text and minute apart. */
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
            /** @description Which application or page: wechat, alipay … */
            source: string;
            body: string;
            /**
             * Format: date-time
             * @description By the clock of the device.
             */
            receivedAt: string;
            /** @description The source's own id of the message; the same id is the same message. */
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
            /** @description TRC20 or ERC20; others are stored and wait for a person. */
            network: string;
            /** @description Token contract that moved the money. */
            contract: string;
            txid: string;
            /** @description Which transfer of the transaction. */
            logIndex: number;
            from: string;
            to: string;
            /** @description Millionths of a USDT, on every network. */
            amount: number;
            confirmations: number;
            /** @description The transaction was carried out. */
            success: boolean;
            /** Format: date-time */
            blockTime: string;
        };
        /**
         * @description Exactly one of the three.
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
         * @description Whether a record was new.
         * @enum {string}
         */
        StatementOutcome: "stored" | "duplicate";
        /**
         * @description What became of a statement record: received (stored, to be read in a moment), matched with an order, unmatched (no order
         *     waits for it), suspicious (see `suspicion`), unparsed (no template understands it), ignored (not money in, a second
         *     message of the same payment, or put aside by a person).
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
            /** @description In the order of the records. */
            results: components["schemas"]["StatementResult"][];
        };
        /**
         * @description Why a record needs a person: several orders may be meant, the order with its reference waits for another amount (or an
         *     earlier record of the account told of another amount under the same reference), it came too late for its order, its reference has completed an order already, the payer's name is not the order's, it is not clear
         *     which account it is about.
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
            /** @description Null for a network that the platform does not match on. */
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
            /** @description What the person wrote who matched or ignored it. */
            reason: string | null;
            direction: components["schemas"]["MoneyDirectionOpen"] | null;
            /**
             * Format: uuid
             * @description Account that it is about.
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
            /** @description Of the account after it. */
            balanceMinor: number | null;
            payerName: string | null;
            /** @description End of the account number that the text names. */
            accountTail: string | null;
            /** @description Time as the text has it. */
            timeText: string | null;
            /** Format: uuid */
            templateId: string | null;
            templateName: string | null;
            /** @description Sender of an SMS or source of a web message. */
            sender: string | null;
            /** @description Text of somebody else, to be shown as text; null for a chain transfer. */
            rawText: string | null;
            sequence: number | null;
            messageId: string | null;
            usdt: components["schemas"]["UsdtTransfer"] | null;
            /** @description Order that it completed. */
            orderCode: string | null;
            /** @description Order that a suspicious one may be about. */
            suspectedOrderCode: string | null;
            match: components["schemas"]["MatchStateOpen"] | null;
            /** @description Account of whoever matched or ignored it. */
            matchedBy: string | null;
            /**
             * Format: date-time
             * @description By the clock of the device; of a chain transfer the time of its block.
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
            /** @description Null while HighPerfOrderQuery is on. */
            total: number | null;
            /** @description Null at the end. */
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
            /** @description Why it is right although something differs. */
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
        /** @description The call that the list reads, e.g. `orders.list`. A view fits every page that reads the same call. */
        SavedViewListName: string;
        /** @description Address of a page of the console, a path without host. */
        SavedViewScreen: string;
        /** @description A filter by its name in the page's address. */
        SavedViewFilterName: string;
        SavedViewFilter: {
            name: components["schemas"]["SavedViewFilterName"];
            text: string;
        };
        /**
         * @description A range by the days of the platform's zone. `last7Days` and `last30Days` end with today.
         * @enum {string}
         */
        RelativeRange: "lastHour" | "today" | "yesterday" | "last7Days" | "last30Days" | "thisMonth";
        SavedViewRange: {
            from: string;
            to: string;
            preset: components["schemas"]["RelativeRangeOpen"];
        };
        /**
         * @description Direction of an order.
         * @enum {string}
         */
        SavedViewOrder: "asc" | "desc";
        SavedViewSort: {
            by: string;
            order: components["schemas"]["SavedViewOrderOpen"];
        };
        /** @description What a list shows, as NewSavedViewState says. */
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
            /** @description The call that the list reads. */
            list: string;
            name: string;
            state: components["schemas"]["SavedViewState"];
            /** @description Grows with every change. */
            version: number;
            /** @description Whether the caller may change it. */
            isOwn: boolean;
            /** @description Nickname of whoever saved it. */
            ownerName: string;
            sharedRole: components["schemas"]["RoleOpen"] | null;
            /** @description Whether the page that was asked for opens with it; in the answer to a change, whether any page of the caller does. */
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
        /** @description Unique among its owner's views of one list. */
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
         * @description What a list shows. Filters are the texts of the page's address. A range of times that stays relative is in `ranges` and
         *     not in `filters`: whoever applies the view works it out in the platform's zone. Readers ignore filters that the list
         *     does not have (any more).
         */
        NewSavedViewState: {
            filters: components["schemas"]["SavedViewFilter"][];
            ranges: components["schemas"]["NewSavedViewRange"][];
            /** @description Null for the list's own order. */
            sort: components["schemas"]["NewSavedViewSort"] | null;
            /**
             * @description What was made of the columns (order, width, hidden, pinned), as the client writes it down with its own version: a
             *     reader that does not know that version shows its own columns. Null: the view does not say.
             */
            columns: string | null;
        };
        /**
         * @example {
         *       "list": "orders.list",
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
            /** @description Null for nobody. */
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
            /** @description Null for none. */
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
         * @description Messages that a template reads.
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
            /** @description Only accounts of this kind; null for any. */
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
            /** @description A message that it reads. */
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
            /** @description Device that it is thought to come from. */
            monitorId?: string;
            draft?: components["schemas"]["MessageTemplateDraft"];
        };
        /**
         * @description Why a text was not read: no template fits it, its amount is no amount of the currency, its pattern is no regular expression
         *     of RE2, it has no group `amount` or one of another name, or it is too large to be quick.
         * @enum {string}
         */
        TemplateRefusal: "noTemplate" | "amountUnreadable" | "patternInvalid" | "groupsInvalid" | "patternTooLarge";
        /** @description Fields of a message, as its template reads them. */
        ParsedMessage: {
            direction: components["schemas"]["MoneyDirectionOpen"];
            currency: components["schemas"]["CurrencyOpen"];
            amountMinor: number;
            utr: string | null;
            balanceMinor: number | null;
            payerName: string | null;
            accountTail: string | null;
            timeText: string | null;
        };
        /** @description What the platform would do with a message now. */
        MatchForecast: {
            state: components["schemas"]["StatementStateOpen"];
            suspicion: components["schemas"]["StatementSuspicionOpen"] | null;
            /** Format: uuid */
            resourceId: string | null;
            resourceName: string | null;
            /** @description Order that would be completed or is suspected. */
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
            /** @description What the engine says of a pattern, in English. */
            detail: string | null;
            /**
             * Format: uuid
             * @description Null of a draft.
             */
            templateId: string | null;
            templateName: string | null;
            fields: components["schemas"]["ParsedMessage"] | null;
            /** @description Null without monitorId, or where nothing was read. */
            outcome: components["schemas"]["MatchForecast"] | null;
        };
        /**
         * @description What it reports: SMS of a phone, messages of a web page or application, transfers of a chain.
         * @enum {string}
         */
        MonitorDeviceKind: "sms" | "web" | "chain";
        /**
         * @description Whether it may report; a disabled one may again one day, a revoked one never.
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
             * @description Owner; null for the platform's own.
             */
            supplierId: string | null;
            supplierName: string | null;
            /** @description Receiving accounts that it watches. */
            accounts: components["schemas"]["WatchedAccount"][];
            /**
             * Format: date-time
             * @description When it was last heard of.
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
            /** @description Says which device it is. */
            token: string;
            /** @description Signs what it sends. */
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
         * @description How bad it is.
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
            /** @description What belongs to it, by name. */
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
             * @description For a device that has no clock of its own to trust.
             */
            serverTime: string;
            /** @description MonitorLiveTime: how long it counts as alive without another sign. */
            liveSeconds: number;
            /** @description How many accounts it watches. */
            accountCount: number;
            /** @description How many lines were stored. */
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
            /** @description What the monitor added, without secrets. */
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
            /** @description Where the next page begins; null after the last. */
            nextCursor: string | null;
        };
        /**
         * @description Whether the balances of an account's messages follow from one another.
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
             * @description When the earliest break that is not repaired was received.
             */
            brokenSince: string | null;
            /** @description Supplements on the broken chain since the last patch. */
            supplementCount: number;
            /** @description FixSecurityChainSupplementLimit as it is now. */
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
         * @description How a message stands in the chain of its account.
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
            /** @description Of the account after it. */
            balanceMinor: number;
            /** @description What the balance would have been after the newest message before it; null unless it broke the chain. */
            expectedBalanceMinor: number | null;
            state: components["schemas"]["SecurityNodeStateOpen"];
            /**
             * Format: uuid
             * @description Message that it follows from.
             */
            previousId: string | null;
            /**
             * Format: uuid
             * @description Repair of its break.
             */
            patchId: string | null;
            /** @description It belongs to a run that SecurityFreqParameters call reliable. */
            reliable: boolean;
            /** @description Its money has completed an order. */
            checked: boolean;
            /** @description The platform completed an order with it while the chain was broken; the order is marked suspicious. */
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
            /** @description Where the next page begins; null after the last. */
            nextCursor: string | null;
        };
        /**
         * @description What a check found: a break, a message that came again, too many messages in a minute.
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
             * @description Message that broke the chain or came again.
             */
            nodeId: string | null;
            /**
             * Format: date-time
             * @description The minute with too many.
             */
            minute: string | null;
            /** @description How many came in that minute. */
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
             * @description The latest break that it repairs.
             */
            nodeId: string;
            reason: string;
            /** @description Breaks that it repaired. */
            breakCount: number;
            /** @description Supplements there had been on the broken chain. */
            supplementCount: number;
            /** @description Account of whoever made it. */
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
         * @description waiting and retrying have an attempt to come; dead was given up after the last one of the schedule; superseded is not sent (again) because something newer became of its order before it was acknowledged.
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
            /** @description HTTP status; null where no answer came. */
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
            /** @description A person has asked for another attempt that is still to come. */
            resendPending: boolean;
            /**
             * Format: date-time
             * @description When a person asked for one last.
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
            /** @description The orders themselves, by the platform's numbers. */
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
             * @description Due first at or after.
             */
            startTime?: string;
            /**
             * Format: platform-date-time
             * @description Due first at or before.
             */
            endTime?: string;
        };
        /**
         * @description Where a sending by filter stands.
         * @enum {string}
         */
        ResendState: "running" | "done" | "cancelled";
        ResendSkip: {
            /** @description Name of the error that each alone would answer. */
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
            /** @description Account that asked for it. */
            requestedBy: string;
            /** Format: date-time */
            requestedAt: string;
            /** Format: date-time */
            endedAt: string | null;
            /** @description As it was given, without orderCodes; times as ISO 8601. */
            filter: {
                [key: string]: string;
            };
            /** @description Orders that the filter named when it was asked for. */
            total: number;
            /** @description Asked for again until now. */
            resent: number;
            /** @description Those that could not be. */
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
            /** @description Deliveries that the filter names. */
            matching: number;
            /** @description At most so many at a time. */
            max: number;
            /** @description Those that could not be sent again now. */
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
         * @description asked: it is sent again at once. skipped: it may not be, and `reason` says why.
         * @enum {string}
         */
        ResendOutcome: "waiting" | "asked" | "skipped";
        ResendResult: {
            orderCode: string;
            outcome: components["schemas"]["ResendOutcomeOpen"];
            /** @description Name of the error that it would have answered alone. */
            reason: string | null;
            /** @description In the language of the request. */
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
         * @description A list call that can be exported.
         * @enum {string}
         */
        ExportedOperation: "orders.list" | "orderCallbacks.list" | "orderCallbacks.listDetails" | "admin.listUsers" | "statements.list" | "fundRecords.list" | "monitorLogs.list" | "merchants.list" | "suppliers.list" | "resources.list" | "adjustments.list" | "errorLogs.list" | "session.list";
        ExportColumn: {
            id: string;
            title: string;
            /**
             * @description How its cells are written.
             * @enum {string}
             */
            kind: OpenEnum<"text" | "number" | "money" | "time">;
        };
        /** @description Most rows of one file; a sheet has no more lines than this. What is beyond is left out and limitReached says so. */
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
            /** @description The platform's zone. */
            timeZone: string;
        };
        /**
         * @description csv: UTF-8 with a byte order mark, lines end in CRLF; a cell that a spreadsheet would run as a formula or whose digits
         *     it would mangle begins with an apostrophe. xlsx: texts, numbers and times as such, header kept in view.
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
            /** @description Parameters of the list call as its address would have them, each as text; sort among them, paging not. */
            filters?: {
                [key: string]: string;
            };
            /** @description Ids of exports.columns in the order to be written. All where left out. The currency of an amount is added before the first amount where it is not asked for. */
            columns?: string[];
            format: components["schemas"]["ExportFormat"];
            /**
             * @description Of headers and words. That of the request where left out.
             * @enum {string}
             */
            language?: "zh-CN" | "zh-TW" | "en-US";
            /** @description Zone that times are written in, an IANA name. The platform's where left out. */
            timeZone?: string;
        };
        /**
         * @description How far an export is.
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
            /** @description As they were given. */
            filters: {
                [key: string]: string;
            };
            columns: string[];
            format: components["schemas"]["ExportFormatOpen"];
            language: string;
            /** @description Zone of its times. */
            timeZone: string;
            state: components["schemas"]["ExportStateOpen"];
            /** @description Rows written so far. */
            rowCount: number;
            /** @description Rows that match; null where nobody counts them. */
            total: number | null;
            /** @description More rows matched than a file of this format takes. */
            limitReached: boolean;
            fileName: string;
            /** @description Of the finished file. */
            sizeBytes: number | null;
            /**
             * @description How its pieces are compressed.
             * @enum {string}
             */
            compression: OpenEnum<"none" | "gzip">;
            pieceCount: number;
            /** @description Why it failed, a code of the error catalogue. */
            errorCode: number | null;
            errorMessage: string | null;
            /** @description Of the call that asked for it; what the platform writes down about it carries the same. */
            requestId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            startedAt: string | null;
            /** Format: date-time */
            finishedAt: string | null;
            /**
             * Format: date-time
             * @description The file is deleted then.
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
            /** @description Bytes of the piece in base64. */
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
             * @description When the first of them was made.
             */
            oldestAt: string;
            /**
             * Format: date-time
             * @description When the last of them was made.
             */
            newestAt: string;
        };
        DataClearing: {
            id: components["schemas"]["Uuid"];
            /**
             * Format: date-time
             * @description When it was cleared.
             */
            createdAt: string;
            /** @description The setting DataClearCycle as it was then. */
            cycleDays: number;
            /**
             * Format: date-time
             * @description Only what is older was cleared.
             */
            clearedBefore: string;
            /** @description Rows in all. */
            rowCount: number;
            /** @description By kind of record. */
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
             * @description Of the process that answers; where there are several, another one may answer the next call.
             */
            startedAt: string;
            /** @description Memory that it holds. */
            memoryBytes: number;
        };
        StoreHealth: {
            /** @enum {string} */
            kind: OpenEnum<"embedded" | "postgres">;
            version: string;
            /** @description Of the whole database. */
            sizeBytes: number;
            /** @description How long it took to answer the simplest question. */
            answerMs: number;
        };
        /**
         * @description Work of the machine: orders to allocate, orders whose time is over, statements to read, callbacks that are due, hours of
         *     orders to sum up again, audit records to seal. Work of people: statements that wait for somebody, callbacks that were
         *     given up, payouts of unknown outcome.
         * @enum {string}
         */
        QueueName: "ordersToAllocate" | "ordersToExpire" | "statementsToRead" | "callbacksDue" | "hoursToSumUp" | "auditToSeal" | "statementsForPeople" | "callbacksGivenUp" | "payoutExceptions";
        QueueHealth: {
            name: components["schemas"]["QueueNameOpen"];
            /** @description Somebody has to look, and it may wait for long. */
            forPeople: boolean;
            count: number;
            /**
             * Format: date-time
             * @description Since when the first of them waits.
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
            /** @description The rule that was broken, in English. */
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
            /** @description What did not hold the last time. */
            findings: components["schemas"]["SystemFinding"][];
        };
        AuditHealth: {
            /** @description Records in the chain. */
            sealedCount: number;
            /** @description The newest records still fit the chain. */
            newestIntact: boolean;
            /** @description How many of them were looked at; all of it is checked by the command verify:audit. */
            checkedCount: number;
        };
        ChainHealth: {
            /** Format: date-time */
            checkedAt: string | null;
            /** @description Accounts whose chain is broken. */
            brokenCount: number;
            /** @description Leaks found within a day. */
            leakCount: number;
        };
        DeviceHealth: {
            /** @description Devices that are to report. */
            count: number;
            silentCount: number;
        };
        SessionHealth: {
            openCount: number;
            /** @description Heard of within a minute. */
            onlineCount: number;
        };
        ClearingHealth: {
            /** @description Setting DataClearCycle. */
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
         * @description What waits: money that is not what an order expects (suspiciousStatements), that no order waits for
         *     (unmatchedStatements) or whose message nobody could read (unparsedStatements); callbacks that were given up
         *     (deadCallbacks); payouts of unknown outcome (payoutExceptions), with a rejection to decide on (payoutRejections), to be
         *     confirmed (payoutConfirmations), or whose claim runs out within five minutes (expiringClaims); what a second person has
         *     to approve (approvals); people whose identity is to be checked (identityChecks); accounts whose messages do not follow
         *     from one another (brokenChains), that take no orders (accountsOff), or whose device is silent (silentDevices);
         *     differences that the regular check found (systemFindings); faults of front ends within a day (frontEndFaults).
         * @enum {string}
         */
        TodoKind: "approvals" | "payoutExceptions" | "expiringClaims" | "suspiciousStatements" | "unmatchedStatements" | "unparsedStatements" | "payoutRejections" | "payoutConfirmations" | "deadCallbacks" | "brokenChains" | "systemFindings" | "silentDevices" | "accountsOff" | "identityChecks" | "frontEndFaults";
        TodoRow: {
            /** @description Of the row in its list. */
            id: string;
            /** @description What people call it: a number of an order, a reference, an account. */
            name: string;
            /** @description Whose or where it is. */
            note: string | null;
            /** @description Why it waits, as its list names it. */
            reason: string | null;
            amountMinor: number | null;
            currency: components["schemas"]["CurrencyOpen"] | null;
            /**
             * Format: date-time
             * @description Since when it waits.
             */
            at: string;
            /**
             * Format: date-time
             * @description Until when it has to be done.
             */
            dueAt: string | null;
        };
        TodoEntry: {
            kind: components["schemas"]["TodoKindOpen"];
            /** @description 1000 says that there are so many or more. */
            count: number;
            /** @description Those that have waited longest, at most five; of claims those that end first. */
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
            /** @description Of all kinds together. */
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
            /** @description Resources that take orders now. */
            readyCount: number;
            freedReservationCount: number;
            durationMs: number;
        };
        /**
         * @description What contradicted.
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
            /** @description False where a person has to decide. */
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
            /** @description At most 500. */
            findings: components["schemas"]["ResourceFinding"][];
            durationMs: number;
        };
        ProductOption: {
            /** @description Channel number. */
            id: number;
            /** @description The product that this one is a variant of. */
            mainProductId: number | null;
            name: components["schemas"]["LocalizedText"];
            /** @enum {string} */
            kind: OpenEnum<"collection" | "payout">;
            currency: components["schemas"]["CurrencyOpen"];
            enabled: boolean;
            minAmountMinor: number;
            maxAmountMinor: number;
            /** @description Optional fields of orders.create that this product cannot do without. */
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
         * @description How money that arrives finds its order: by the amount alone, or first by the bank's reference.
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
            /** @description The product that this one is a variant of. */
            mainProductId: number | null;
            minAmountMinor: number;
            maxAmountMinor: number;
            /**
             * Format: decimal
             * @description What a new agreement with a merchant starts with.
             */
            defaultFeeRate: string;
            /**
             * Format: decimal
             * @description What a new agreement with a supplier starts with.
             */
            defaultCommissionRate: string;
            floatMode: components["schemas"]["FloatModeOpen"];
            matchBy: components["schemas"]["MatchByOpen"];
            /** @description Its accounts take orders only while their monitor is alive. */
            needsMonitor: boolean;
            /** @description Payers send red packets: an account takes orders only while it holds fewer than the setting redWalletCount says. */
            redPacket: boolean;
            requiredFields: string[];
            enabled: boolean;
            /** @description Merchants with an agreement. */
            merchantCount: number;
            /** @description Suppliers with an agreement. */
            supplierCount: number;
            /** @description Accounts that serve it. */
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
        /** @description What people call it; not blank in any language. */
        ProductName: {
            "zh-CN": string;
            "zh-TW": string;
            "en-US": string;
        };
        /** @description Decimal text from 0 to 1, at most six digits behind the point: "0.005" is half a percent. */
        Rate: string;
        /**
         * @description A field of orders.create that may be left out for other products.
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
         * @description How requests and callbacks are signed.
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
         * @description How the body of a callback is written.
         * @enum {string}
         */
        CallbackFormat: "form" | "json";
        MerchantBalance: {
            currency: components["schemas"]["CurrencyOpen"];
            balanceMinor: number;
            /** @description Held back by payouts on their way. */
            pendingMinor: number;
            availableMinor: number;
        };
        MerchantProductRate: {
            productId: number;
            /**
             * Format: decimal
             * @description "0.018" is 1.8 percent.
             */
            feeRate: string;
            enabled: boolean;
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
            /** @description What its user signs in with. */
            account: string;
            /** @description Merchant number. */
            mchId: string;
            name: string;
            /** @description May create orders. */
            enabled: boolean;
            signProfile: components["schemas"]["SignProfileOpen"];
            callbackFormat: components["schemas"]["CallbackFormatOpen"];
            defaultNotifyUrl: string | null;
            /** @description Where its signed requests may come from; null means anywhere. */
            allowedIps: string[] | null;
            /**
             * Format: date-time
             * @description A former signing key is valid until then.
             */
            previousKeyUntil: string | null;
            enableGoogleVerify: boolean;
            /** @description An authenticator is bound. */
            confirmBind: boolean;
            allowModify: boolean;
            hasPayPassword: boolean;
            kycState: components["schemas"]["KycStateOpen"];
            /** @description One entry a currency in which money has moved. */
            balances: components["schemas"]["MerchantBalance"][];
            /** @description What it may order, by number. */
            products: components["schemas"]["MerchantProductRate"][];
            /**
             * Format: uuid
             * @description The supplier of the same customer.
             */
            relatedSupplierId: string | null;
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
        /** @description Where callbacks go when an order names no address of its own. */
        DefaultNotifyUrl: string;
        /** @description Addresses and networks (`203.0.113.0/24`, `2001:db8::/32`). */
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
            account: components["schemas"]["NewAccount"];
            password: components["schemas"]["NewPassword"];
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
            /** @description Shown here and nowhere else; the merchant reads it by merchants.signingKey. */
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
             * @description How long the former key stays valid.
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
             * @description The former key is valid until then.
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
        /** @description Minor units; above 0 the owner has more afterwards, below 0 less. Never 0 (validationFailed). */
        AdjustmentAmount: number;
        /** @description For whoever reads the books; not blank. */
        AdjustmentReason: string;
        /** @description Names this adjustment; made by the caller. */
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
         * @description What an adjustment does.
         * @enum {string}
         */
        AdjustmentKind: "merchantBalance" | "merchantClearing" | "supplierDeposit";
        /**
         * @description Where an adjustment stands.
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
            /** @description Of a clearing that waits: what was available when it was asked for. */
            amountMinor: number;
            reason: string;
            state: components["schemas"]["AdjustmentStateOpen"];
            key: string;
            /** @description Account of whoever asked. */
            requestedBy: string;
            /** Format: date-time */
            requestedAt: string;
            /** @description Account of the second person; null where one was enough. */
            decidedBy: string | null;
            /** Format: date-time */
            decidedAt: string | null;
            refusalReason: string | null;
            /**
             * Format: uuid
             * @description Its transfer in the ledger.
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
            /** @description What its user signs in with. */
            account: string;
            name: string;
            /**
             * Format: uuid
             * @description Null at the top of a team.
             */
            parentSupplierId: string | null;
            parentName: string | null;
            /** @description Right below it, without theirs. */
            proxyCount: number;
            /** @description Its accounts take orders. */
            enabled: boolean;
            enableGoogleVerify: boolean;
            /** @description An authenticator is bound. */
            confirmBind: boolean;
            allowModify: boolean;
            hasPayPassword: boolean;
            kycState: components["schemas"]["KycStateOpen"];
            /** @description Receiving accounts. */
            resourceCount: number;
            enabledResourceCount: number;
            rates: components["schemas"]["SupplierProxyRate"][];
            /** @description One entry a currency. */
            balances: components["schemas"]["SupplierProxyBalance"][];
            /** @description Since midnight of the platform's zone, one entry a currency. */
            today: components["schemas"]["SupplierProxyToday"][];
            /**
             * Format: uuid
             * @description The merchant of the same customer.
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
         *               "commissionMinor": 12400
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
            account: components["schemas"]["NewAccount"];
            password: components["schemas"]["NewPassword"];
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
         *       "enable": false
         *     }
         */
        EnableSupplierRequest: {
            supplierId: components["schemas"]["Uuid"];
            enable: boolean;
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
         * @description Whose agreement it is.
         * @enum {string}
         */
        AgreementRole: "merchant" | "supplier";
        /**
         * @example {
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
             * @description A merchant's fee or a supplier's commission.
             */
            rate: string;
            minAmountMinor: number | null;
            maxAmountMinor: number | null;
            /** @description Null for a merchant. */
            weight: number | null;
            /** Format: date-time */
            updatedAt: string;
        };
        /**
         * @example {
         *       "list": [
         *         {
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
            /** @description Smallest order, within the product's; null or left out: the product's. */
            minAmountMinor?: number | null;
            /** @description Largest order, within the product's. */
            maxAmountMinor?: number | null;
            /** @description A supplier's alone: multiplies the weight of each of its accounts, 1 where left out. */
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
            /** @description A supplier's alone. */
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
         * @description What a transfer is for.
         * @enum {string}
         */
        TransferPurpose: "principal" | "fee" | "commission" | "reservation" | "adjustment";
        /**
         * @description Whether a balance grew or shrank.
         * @enum {string}
         */
        EntryDirection: "credit" | "debit";
        FundRecordRow: {
            /** @description Account and version. */
            id: string;
            transferId: components["schemas"]["Uuid"];
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            ownerKind: OpenEnum<"merchant" | "supplier" | "platform">;
            /**
             * Format: uuid
             * @description Null for the platform's own accounts.
             */
            ownerId: string | null;
            ownerName: string | null;
            accountKind: components["schemas"]["LedgerAccountKindOpen"];
            currency: components["schemas"]["CurrencyOpen"];
            kind: components["schemas"]["TransferKindOpen"];
            purpose: components["schemas"]["TransferPurposeOpen"];
            /** @description Above 0 the balance grew, below 0 it shrank. What a supplier has taken in and owes is below 0. */
            amountMinor: number;
            /** @description Of the account, right after this entry. */
            balanceAfterMinor: number;
            /** @description Number of the entry within its account. */
            version: number;
            /** Format: uuid */
            orderId: string | null;
            orderCode: string | null;
            merchantOrderNo: string | null;
            /**
             * Format: uuid
             * @description Transfer that this one undoes.
             */
            reverses: string | null;
        };
        FundRecordSum: {
            accountKind: components["schemas"]["LedgerAccountKindOpen"];
            currency: components["schemas"]["CurrencyOpen"];
            count: number;
            /** @description What came in. */
            creditMinor: number;
            /** @description What went out, without a sign. */
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
            /** @description Null unless withSummary is asked for. */
            total: number | null;
            /** @description Null at the end. */
            nextCursor: string | null;
            /** @description One entry for each kind of account and currency; null unless asked for by withSummary. */
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
         *       "nextCursor": null
         *     }
         */
        AdjustmentList: {
            list: components["schemas"]["AdjustmentRow"][];
            /**
             * Format: uuid
             * @description Null on the last page.
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
         * @description preparing: an account is being found. payable: waits for its money. paid: the money arrived. timedOut: it did not, in time. unavailable: no account can take it now. reversed: paid, and taken back.
         * @enum {string}
         */
        CashierStatus: "preparing" | "payable" | "paid" | "timedOut" | "unavailable" | "reversed";
        CashierAccount: {
            kind: components["schemas"]["ResourceKindOpen"];
            accountName: string | null;
            bankName: string | null;
            /** @description The whole number: the payer types it. */
            cardNumber: string | null;
            ifscCode: string | null;
            vpa: string | null;
            mobileNumber: string | null;
            usdtNetwork: string | null;
            usdtAddress: string | null;
            /** @description Opens the payer's app, or the gateway's page. */
            link: string | null;
            /** @description What a code to scan says. */
            qrText: string | null;
            /** @description The account's own picture of a code, as a data address; goes before qrText. */
            qrImage: string | null;
        };
        /**
         * @description Something that the payer may say of the payment.
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
            /** @description Who is paid. */
            merchantName: string;
            /** @description What for, in the merchant's words. */
            subject: string | null;
            status: components["schemas"]["CashierStatusOpen"];
            amountMinor: number;
            /** @description Exactly what to pay; it may differ a little from the amount, so that the money is recognised. Null unless payable. */
            payAmountMinor: number | null;
            currency: components["schemas"]["CurrencyOpen"];
            /** @description What the payer writes as the reference. Null unless payable. */
            identifyCode: string | null;
            /** @description Where to pay. Null unless payable. */
            account: components["schemas"]["CashierAccount"] | null;
            /** @description What the payer may say of the payment (cashier.tell): a reference where money is matched by an account's messages, and a name where AlipayToAlipayByHandSubmitName has wallets' payers give it. Empty once nothing is waited for. */
            asks: components["schemas"]["CashierAskOpen"][];
            /** @description What the payer has said of it. */
            said: {
                reference: string | null;
                payerName: string | null;
            };
            /** @description The merchant's page to go back to, http or https; null until nothing is left to do here. */
            returnUrl: string | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Pay before. Null unless payable.
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description Now, by the platform's clock: a payer's may be wrong.
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
            /** @description UTR, transaction code or hash, as the payer's app shows it; spaces around it do not count. */
            reference?: string;
            /** @description The name that the money comes from. */
            payerName?: string;
        };
        /**
         * @description How much goes wrong: nothing, now and then, or often.
         * @enum {string}
         */
        SimulatorFaults: "none" | "mild" | "heavy";
        /**
         * @description A plan as it is answered.
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
         * @description Since the simulator was started.
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
            /** @description Orders that it placed. */
            orders: number;
            /** @description Orders that the platform refused. */
            refused: number;
            /** @description Transfers that its payers made. */
            paid: number;
            /** @description Callbacks that its receivers took. */
            callbacks: number;
            /** @description Callbacks that its receivers failed, as planned. */
            failedCallbacks: number;
            /** @description Reported transfers that found no order. */
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
        /** @description What reports of one fault have in common. */
        Fingerprint: string;
        ErrorLog: {
            id: components["schemas"]["Uuid"];
            fingerprint: string;
            message: string;
            stack: string | null;
            /** @description The page. */
            url: string | null;
            component: string | null;
            /** @description Of the call that failed. */
            requestId: string | null;
            appVersion: string | null;
            /** @description Whoever was signed in; null where nobody was. */
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
            /** @description At most 100000. */
            total: number;
            nextCursor: string | null;
        };
        ErrorGroup: {
            fingerprint: string;
            /** @description As it was reported last. */
            message: string;
            reportCount: number;
            /** @description Accounts that met it; nobody signed in counts for none. */
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
         * @description What became of the order. Of a collection order: paid, timedOut, reversed; of a payout: completed, rejected, cancelled, reversed.
         * @enum {string}
         */
        OrderCallbackStatus: "paid" | "timedOut" | "completed" | "rejected" | "cancelled" | "reversed";
        /**
         * @description What there is nothing to say of is left out.
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
             * @description Id of the event, the same over all attempts.
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
            /** @description What was asked for, in minor units whatever the product. */
            amountMinor: number;
            /** @description What was paid, in minor units. */
            receivedMinor?: number;
            /** @description What the platform keeps, in minor units. */
            feeMinor?: number;
            currency: components["schemas"]["CurrencyOpen"];
            status: components["schemas"]["OrderCallbackStatusOpen"];
            /** @description Bank transaction reference. */
            utr?: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it came to this status.
             */
            completedAt?: string;
            /** @description The pairs that the order was created with. Signed as JSON with sorted keys. */
            extra?: {
                [key: string]: string;
            };
            /** @description Signature of the fields by the merchant's sign profile. */
            sign: string;
        };
        FaultIssue: {
            /** @description Dotted place in the request, empty for the whole of it. */
            path: string;
            /** @description Stable reason code. */
            code: string;
            message: string;
        };
        /** @description What was wrong with a request, one entry a place. */
        FaultData: {
            issues?: components["schemas"]["FaultIssue"][];
            /** @description How long to wait before the same call is worth sending again. */
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
         * @description What an adjustment does.
         * @enum {string}
         */
        AdjustmentKindOpen: OpenEnum<"merchantBalance" | "merchantClearing" | "supplierDeposit">;
        /**
         * @description Currency of an amount. INR, CNY and KES have 2 minor digits, USDT has 6.
         * @enum {string}
         */
        CurrencyOpen: OpenEnum<"INR" | "CNY" | "KES" | "USDT">;
        /**
         * @description Where an adjustment stands.
         * @enum {string}
         */
        AdjustmentStateOpen: OpenEnum<"awaitingApproval" | "posted" | "refused">;
        /**
         * @description Where an attempt stands; sent and unknown are a payout's at a gateway.
         * @enum {string}
         */
        AttemptStateOpen: OpenEnum<"reserved" | "sent" | "paid" | "expired" | "released" | "declined" | "unknown">;
        /**
         * @description Why a resource was not eligible.
         * @enum {string}
         */
        CandidateRefusalOpen: OpenEnum<"disabled" | "supplierDisabled" | "productMismatch" | "monitorStale" | "belowMinimum" | "aboveMaximum" | "dailyLimit" | "concurrencyLimit" | "supplierBalance" | "amountTaken">;
        /**
         * @description Money in or money out.
         * @enum {integer}
         */
        OrderTypeOpen: OpenEnum<1 | 2>;
        /**
         * @description What made the attempt.
         * @enum {string}
         */
        CallbackTriggerOpen: OpenEnum<"schedule" | "operator" | "merchant">;
        /**
         * @description HTTP method of a callback.
         * @enum {string}
         */
        CallbackMethodOpen: OpenEnum<"POST" | "GET">;
        /**
         * @description wrongAnswer is a 2xx whose body is not "success"; refusedAddress never left the platform.
         * @enum {string}
         */
        CallbackOutcomeOpen: OpenEnum<"acknowledged" | "wrongAnswer" | "httpError" | "timedOut" | "connectionFailed" | "refusedAddress">;
        /**
         * @description Where a sending by filter stands.
         * @enum {string}
         */
        ResendStateOpen: OpenEnum<"running" | "done" | "cancelled">;
        /**
         * @description waiting and retrying have an attempt to come; dead was given up after the last one of the schedule; superseded is not sent (again) because something newer became of its order before it was acknowledged.
         * @enum {string}
         */
        CallbackStateOpen: OpenEnum<"waiting" | "sending" | "retrying" | "acknowledged" | "dead" | "superseded">;
        /**
         * @description Collection order status. A paid order that the merchant has not acknowledged yet is callbackFailed with no attempt. Of a payout it tells the same in short (created: awaiting; allocated: in hand; callbackFailed or callbackSucceeded: completed; timedOut: cancelled or rejected), payoutStatus the whole.
         * @enum {integer}
         */
        OrderStatusIdOpen: OpenEnum<1 | 2 | 3 | 4 | 5 | 10>;
        /**
         * @description Payout order status.
         * @enum {integer}
         */
        PayoutStatusIdOpen: OpenEnum<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10>;
        /**
         * @description What kind of account it is; decides which account fields are filled.
         * @enum {string}
         */
        ResourceKindOpen: OpenEnum<"bank" | "wallet" | "upi" | "usdt" | "gateway" | "mobileMoney">;
        /**
         * @description preparing: an account is being found. payable: waits for its money. paid: the money arrived. timedOut: it did not, in time. unavailable: no account can take it now. reversed: paid, and taken back.
         * @enum {string}
         */
        CashierStatusOpen: OpenEnum<"preparing" | "payable" | "paid" | "timedOut" | "unavailable" | "reversed">;
        /**
         * @description Something that the payer may say of the payment.
         * @enum {string}
         */
        CashierAskOpen: OpenEnum<"reference" | "payerName">;
        /**
         * @description A list call that can be exported.
         * @enum {string}
         */
        ExportedOperationOpen: OpenEnum<"orders.list" | "orderCallbacks.list" | "orderCallbacks.listDetails" | "admin.listUsers" | "statements.list" | "fundRecords.list" | "monitorLogs.list" | "merchants.list" | "suppliers.list" | "resources.list" | "adjustments.list" | "errorLogs.list" | "session.list">;
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
         * @description What a transfer is for.
         * @enum {string}
         */
        TransferPurposeOpen: OpenEnum<"principal" | "fee" | "commission" | "reservation" | "adjustment">;
        /**
         * @description csv: UTF-8 with a byte order mark, lines end in CRLF; a cell that a spreadsheet would run as a formula or whose digits
         *     it would mangle begins with an apostrophe. xlsx: texts, numbers and times as such, header kept in view.
         * @enum {string}
         */
        ExportFormatOpen: OpenEnum<"csv" | "xlsx">;
        /**
         * @description How far an export is.
         * @enum {string}
         */
        ExportStateOpen: OpenEnum<"waiting" | "running" | "done" | "failed" | "cancelled">;
        /**
         * @description What became of a statement record: received (stored, to be read in a moment), matched with an order, unmatched (no order
         *     waits for it), suspicious (see `suspicion`), unparsed (no template understands it), ignored (not money in, a second
         *     message of the same payment, or put aside by a person).
         * @enum {string}
         */
        StatementStateOpen: OpenEnum<"received" | "matched" | "unmatched" | "suspicious" | "unparsed" | "ignored">;
        /**
         * @description Why a record needs a person: several orders may be meant, the order with its reference waits for another amount (or an
         *     earlier record of the account told of another amount under the same reference), it came too late for its order, its reference has completed an order already, the payer's name is not the order's, it is not clear
         *     which account it is about.
         * @enum {string}
         */
        StatementSuspicionOpen: OpenEnum<"severalCandidates" | "amountMismatch" | "late" | "utrConsumed" | "nameMismatch" | "accountUnclear">;
        /**
         * @description Where a statement came from.
         * @enum {string}
         */
        StatementKindOpen: OpenEnum<"sms" | "webMessage" | "usdt">;
        /**
         * @description How sure a match is; a suspicious one never completes an order by itself.
         * @enum {string}
         */
        MatchStateOpen: OpenEnum<"automatic" | "byHand" | "suspicious">;
        /**
         * @description How requests and callbacks are signed.
         * @enum {string}
         */
        SignProfileOpen: OpenEnum<"md5-sorted" | "hmac-sha256">;
        /**
         * @description How the body of a callback is written.
         * @enum {string}
         */
        CallbackFormatOpen: OpenEnum<"form" | "json">;
        /**
         * @description Where the check of a user's identity stands.
         * @enum {string}
         */
        KycStateOpen: OpenEnum<"none" | "inReview" | "completed" | "refused">;
        /**
         * @description What a message is about; decides its icon and where it leads.
         * @enum {string}
         */
        MessageKindOpen: OpenEnum<"notice" | "order" | "payout" | "callback" | "statement" | "risk" | "account" | "system">;
        /**
         * @description The list that a message is in.
         * @enum {string}
         */
        MessageStateOpen: OpenEnum<"unread" | "read" | "trash">;
        /**
         * @description Messages that a template reads.
         * @enum {string}
         */
        TemplateKindOpen: OpenEnum<"sms" | "webMessage">;
        /**
         * @description Money in or out of the account.
         * @enum {string}
         */
        MoneyDirectionOpen: OpenEnum<"in" | "out">;
        /**
         * @description Why a text was not read: no template fits it, its amount is no amount of the currency, its pattern is no regular expression
         *     of RE2, it has no group `amount` or one of another name, or it is too large to be quick.
         * @enum {string}
         */
        TemplateRefusalOpen: OpenEnum<"noTemplate" | "amountUnreadable" | "patternInvalid" | "groupsInvalid" | "patternTooLarge">;
        /**
         * @description What it reports: SMS of a phone, messages of a web page or application, transfers of a chain.
         * @enum {string}
         */
        MonitorDeviceKindOpen: OpenEnum<"sms" | "web" | "chain">;
        /**
         * @description Whether it may report; a disabled one may again one day, a revoked one never.
         * @enum {string}
         */
        MonitorDeviceStateOpen: OpenEnum<"enabled" | "disabled" | "revoked">;
        /**
         * @description Step of a monitor's work.
         * @enum {string}
         */
        MonitorLogPhaseOpen: OpenEnum<"start" | "heartbeat" | "signIn" | "fetch" | "receive" | "parse" | "match" | "pay" | "error" | "stop">;
        /**
         * @description How bad it is.
         * @enum {string}
         */
        MonitorLogLevelOpen: OpenEnum<"info" | "warning" | "error">;
        /**
         * @description What became of the order. Of a collection order: paid, timedOut, reversed; of a payout: completed, rejected, cancelled, reversed.
         * @enum {string}
         */
        OrderCallbackStatusOpen: OpenEnum<"paid" | "timedOut" | "completed" | "rejected" | "cancelled" | "reversed">;
        /**
         * @description Label of an order.
         * @enum {integer}
         */
        OrderMarkOpen: OpenEnum<0 | 1 | 2 | 3 | 4>;
        /**
         * @description How serious a finding is.
         * @enum {string}
         */
        RiskSeverityOpen: OpenEnum<"low" | "medium" | "high">;
        /**
         * @description Whether the order was completed by hand.
         * @enum {integer}
         */
        SupplementStatusOpen: OpenEnum<0 | 1>;
        /**
         * @description How an order was completed by hand; the offset kind settles the supplier's side only.
         * @enum {integer}
         */
        SupplementTypeOpen: OpenEnum<1 | 2>;
        /**
         * @description Handling of an exception.
         * @enum {integer}
         */
        ProcessStateOpen: OpenEnum<0 | 1 | 2>;
        /**
         * @description Length of one step of time; the setting OrderStatisticsTimeFormat, but hours for two days or less.
         * @enum {string}
         */
        StatisticsBucketOpen: OpenEnum<"hour" | "day" | "month">;
        /**
         * @description Money in or money out.
         * @enum {string}
         */
        ProductKindOpen: OpenEnum<"collection" | "payout">;
        /**
         * @description How an amount is made unique on the account.
         * @enum {string}
         */
        FloatModeOpen: OpenEnum<"none" | "up" | "down" | "both">;
        /**
         * @description How money that arrives finds its order: by the amount alone, or first by the bank's reference.
         * @enum {string}
         */
        MatchByOpen: OpenEnum<"amount" | "reference">;
        /**
         * @description Work of the machine: orders to allocate, orders whose time is over, statements to read, callbacks that are due, hours of
         *     orders to sum up again, audit records to seal. Work of people: statements that wait for somebody, callbacks that were
         *     given up, payouts of unknown outcome.
         * @enum {string}
         */
        QueueNameOpen: OpenEnum<"ordersToAllocate" | "ordersToExpire" | "statementsToRead" | "callbacksDue" | "hoursToSumUp" | "auditToSeal" | "statementsForPeople" | "callbacksGivenUp" | "payoutExceptions">;
        /**
         * @description asked: it is sent again at once. skipped: it may not be, and `reason` says why.
         * @enum {string}
         */
        ResendOutcomeOpen: OpenEnum<"waiting" | "asked" | "skipped">;
        /**
         * @description Whether a resource takes orders.
         * @enum {integer}
         */
        ResourceStateOpen: OpenEnum<0 | 1>;
        /**
         * @description Heartbeat of the device or script that watches the account.
         * @enum {string}
         */
        MonitorStateOpen: OpenEnum<"notNeeded" | "online" | "stale" | "offline">;
        /**
         * @description What contradicted.
         * @enum {string}
         */
        ResourceProblemOpen: OpenEnum<"staleReservation" | "missingReservation" | "wrongProcessingCount" | "wrongDailyUse" | "unknownProduct" | "unknownSupplier">;
        /**
         * @description A range by the days of the platform's zone. `last7Days` and `last30Days` end with today.
         * @enum {string}
         */
        RelativeRangeOpen: OpenEnum<"lastHour" | "today" | "yesterday" | "last7Days" | "last30Days" | "thisMonth">;
        /**
         * @description What a person is in the platform.
         * @enum {string}
         */
        RoleOpen: OpenEnum<"superAdmin" | "admin" | "supplier" | "merchant" | "customerService" | "technicalMaintenance" | "technicalSupport">;
        /**
         * @description Direction of an order.
         * @enum {string}
         */
        SavedViewOrderOpen: OpenEnum<"asc" | "desc">;
        /**
         * @description What was found.
         * @enum {string}
         */
        SearchKindOpen: OpenEnum<"collection" | "payout" | "statement" | "resource" | "merchant" | "supplier" | "user">;
        /**
         * @description What of it the text is.
         * @enum {string}
         */
        SearchFieldOpen: OpenEnum<"orderCode" | "merchantOrderNo" | "utr" | "transactionHash" | "cardNumber" | "cardTail" | "usdtAddress" | "ipAddress" | "vpa" | "mobileNumber" | "mchId" | "name" | "account">;
        /**
         * @description Whether the balances of an account's messages follow from one another.
         * @enum {string}
         */
        ChainStateOpen: OpenEnum<"whole" | "broken">;
        /**
         * @description What a check found: a break, a message that came again, too many messages in a minute.
         * @enum {string}
         */
        SecurityLeakKindOpen: OpenEnum<"break" | "replay" | "frequency">;
        /**
         * @description How a message stands in the chain of its account.
         * @enum {string}
         */
        SecurityNodeStateOpen: OpenEnum<"start" | "linked" | "broken" | "replayed">;
        /**
         * @description How much goes wrong: nothing, now and then, or often.
         * @enum {string}
         */
        SimulatorFaultsOpen: OpenEnum<"none" | "mild" | "heavy">;
        /**
         * @description Whether a record was new.
         * @enum {string}
         */
        StatementOutcomeOpen: OpenEnum<"stored" | "duplicate">;
        /**
         * @description What an entry of the timeline is about.
         * @enum {string}
         */
        TimelineKindOpen: OpenEnum<"status" | "attempt" | "statement" | "callback" | "operator" | "risk" | "note">;
        /**
         * @description Who did it.
         * @enum {string}
         */
        TimelineActorOpen: OpenEnum<"merchant" | "user" | "system">;
        /**
         * @description What waits: money that is not what an order expects (suspiciousStatements), that no order waits for
         *     (unmatchedStatements) or whose message nobody could read (unparsedStatements); callbacks that were given up
         *     (deadCallbacks); payouts of unknown outcome (payoutExceptions), with a rejection to decide on (payoutRejections), to be
         *     confirmed (payoutConfirmations), or whose claim runs out within five minutes (expiringClaims); what a second person has
         *     to approve (approvals); people whose identity is to be checked (identityChecks); accounts whose messages do not follow
         *     from one another (brokenChains), that take no orders (accountsOff), or whose device is silent (silentDevices);
         *     differences that the regular check found (systemFindings); faults of front ends within a day (frontEndFaults).
         * @enum {string}
         */
        TodoKindOpen: OpenEnum<"approvals" | "payoutExceptions" | "expiringClaims" | "suspiciousStatements" | "unmatchedStatements" | "unparsedStatements" | "payoutRejections" | "payoutConfirmations" | "deadCallbacks" | "brokenChains" | "systemFindings" | "silentDevices" | "accountsOff" | "identityChecks" | "frontEndFaults">;
        /**
         * @description Whose agreement it is.
         * @enum {string}
         */
        AgreementRoleOpen: OpenEnum<"merchant" | "supplier">;
    };
    responses: {
        /** @description The request or the server failed; the code is one of the error catalogue. */
        Fault: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description Code of the error catalogue. */
                    code: number;
                    /** @description For a person, in the language of Accept-Language. */
                    msg: string;
                    data: components["schemas"]["FaultData"] | null;
                };
            };
        };
    };
    parameters: {
        /** @description Page number, from 1. `page` in the SDK. */
        pageIndex: number;
        /** @description Rows a page. `pageSize` in the SDK. */
        pageNum: number;
        /** @description Merchant. */
        filterMerchantId: components["schemas"]["Uuid"];
        /** @description Supplier. */
        filterSupplierId: components["schemas"]["Uuid"];
        /** @description Channel number. */
        filterProductId: number;
        /** @description Main product whose variants are all meant (3024 where flagged). */
        filterMainProductId: number;
        /** @description The merchant's order number. */
        filterMerchantOrderId: string;
        /** @description Currency of the order's product. */
        filterCurrency: components["schemas"]["Currency"];
        /** @description The platform's order number. */
        filterOrderCode: string;
        /** @description Payer's address. */
        filterIpAddress: string;
        /** @description Created at or after, unless timeField says otherwise. */
        filterStartTime: string;
        /** @description Created at or before, unless timeField says otherwise. */
        filterEndTime: string;
        /** @description Which time startTime and endTime mean. Left out, the setting CompleteTimeFilter says: completedAt while it is on, createdAt while it is off. */
        filterTimeField: "createdAt" | "completedAt";
        /** @description Completed at or after. */
        filterCompletedStartTime: string;
        /** @description Completed at or before. */
        filterCompletedEndTime: string;
        /** @description True: only orders of team proxies; false: only those of suppliers that lead themselves. To a supplier, itself in a team or not, true is its team and false itself. */
        filterIsProxy: boolean;
        /** @description Collection or payout. */
        filterOrderType: components["schemas"]["OrderType"];
        /** @description Label. */
        filterOrderMark: components["schemas"]["OrderMark"];
        /** @description Completed by hand or not. */
        filterSupplementStatus: components["schemas"]["SupplementStatus"];
        /** @description How it was completed by hand. */
        filterSupplementType: components["schemas"]["SupplementType"];
        /** @description Amount in minor units of the order's own currency, whichever that is; a product has one, so productId narrows it to one amount of money. */
        filterAmount: number;
        /** @description Amount received, in minor units of the order's own currency, as amount. */
        filterCurrentReceivedMoney: number;
        /** @description Part of the description. */
        filterDescription: string;
        /** @description Card number. */
        filterCardNumber: string;
        /** @description USDT address. */
        filterUsdtAddress: string;
        /** @description USDT to be paid, in millionths on the wire. */
        filterUsdtCount: number;
        /** @description Code that the payer quotes. */
        filterIdentifyCode: string;
        /** @description Payer's name as validated. */
        filterValidateUserName: string;
        /** @description Payer's name as the merchant gave it. */
        filterUserName: string;
        /** @description Bank branch (India). */
        filterIfscCode: string;
        /** @description Bank transaction reference or transaction hash. */
        filterUtr: string;
        /** @description Batch that the orders were uploaded in. */
        filterBatchId: components["schemas"]["Uuid"];
        /** @description Payout state. */
        filterPayoutStatus: components["schemas"]["PayoutStatusId"];
        /** @description Where the handling of an exception stands. */
        filterProcessState: components["schemas"]["ProcessState"];
        /** @description User of a merchant. */
        merchantUserId: components["schemas"]["Uuid"];
        /** @description User of a supplier, with the team below it. */
        supplierUserId: components["schemas"]["Uuid"];
        /** @description Channel number; a main product (3024) means its variants too. */
        statisticsProductId: number;
        /** @description Created at or after. */
        statisticsStartTime: string;
        /** @description Created at or before. */
        statisticsEndTime: string;
        /** @description True: only of the team below the supplier; false: only of the supplier itself. */
        statisticsIsProxy: boolean;
        /** @description Collection or payout; collection when absent. */
        statisticsOrderType: components["schemas"]["OrderType"];
        /** @description Label. */
        statisticsOrderMark: components["schemas"]["OrderMark"];
        /** @description Rows a page, where the call names it so. */
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
                /** @description Rows a page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Column to sort by. */
                sortBy?: "createdAt" | "account" | "access" | "ip" | "lastSeenAt";
                /** @description Direction. */
                sortOrder?: "asc" | "desc";
                /** @description Sessions of one account. */
                userId?: components["schemas"]["Uuid"];
                /** @description Handle of one session, as a row has it. */
                token?: components["schemas"]["Uuid"];
                /** @description Part of the account or of the nickname. */
                account?: string;
                /** @description Role. */
                access?: components["schemas"]["Role"];
                /** @description Beginning of the address. */
                ip?: string;
                /** @description Heard of within the last minute. */
                online?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of open sessions, newest first unless another order is asked for. */
            200: {
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
            /** @description How many were open. */
            200: {
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
            /** @description Bound. */
            200: {
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
            /** @description Removed. */
            200: {
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
            /** @description Bound. */
            200: {
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
            /** @description Removed. */
            200: {
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
                /** @description One role; all that the caller may see when absent. */
                role?: components["schemas"]["Role"];
                /** @description Deleted users too. */
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
                /** @description Team proxies too. */
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
                /** @description merchant or supplier. */
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
            /** @description What holds now. */
            200: {
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
            /** @description What holds now. */
            200: {
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
            /** @description What holds now. */
            200: {
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
            /** @description Changed. */
            200: {
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
            /** @description Pinned. */
            200: {
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
            /** @description Set. */
            200: {
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
            /** @description Where the message is now. */
            200: {
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
            /** @description Where the message is now. */
            200: {
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
            /** @description Where the message is now. */
            200: {
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
                /** @description Which of the three lists. */
                state: components["schemas"]["MessageState"];
                /** @description Where the last page ended (`nextCursor`). */
                cursor?: string;
                /** @description Rows of a page. */
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
            /** @description How many were marked, and how many unread ones are left. */
            200: {
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
            /** @description What was found, by kind; the likeliest kind first. */
            200: {
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
                /** @description Rows a page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Column to sort by. */
                sortBy?: "createdAt" | "account" | "role" | "lastSignInAt";
                /** @description Direction. */
                sortOrder?: "asc" | "desc";
                /** @description Role. */
                role?: components["schemas"]["Role"];
                /** @description Part of the account. */
                account?: string;
                /** @description Part of the nickname. */
                nickname?: string;
                /** @description Deleted users too. */
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
                /** @description Rows a page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description User of the supplier at the top of the team. */
                supplierUserId?: components["schemas"]["Uuid"];
                /** @description Part of the account. */
                account?: string;
                /** @description Part of the proxy's name. */
                name?: string;
                /** @description Only enabled or only disabled ones. */
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
            /** @description The user as it is now. */
            200: {
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
            /** @description Deleted. */
            200: {
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
            /** @description The user as it is now. */
            200: {
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
            /** @description Removed. */
            200: {
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
                /** @description Channel number that the resource is looked at for. */
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
            /** @description State that holds now. */
            200: {
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
    "resources.list": {
        parameters: {
            query?: {
                /** @description Page number, from 1. `page` in the SDK. */
                pageIndex?: components["parameters"]["pageIndex"];
                /** @description Rows a page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Column to sort by. */
                sortBy?: "name" | "supplierName" | "createdAt" | "weight";
                /** @description Direction. */
                sortOrder?: "asc" | "desc";
                /** @description Kind of account. */
                kind?: components["schemas"]["ResourceKind"];
                /** @description Only those that serve this product. */
                productId?: number;
                /** @description Only those that take money in or pay it out. */
                productKind?: components["schemas"]["ProductKind"];
                /** @description Currency. */
                currency?: components["schemas"]["Currency"];
                /** @description Supplier. */
                supplierId?: components["schemas"]["Uuid"];
                /** @description Part of its name, its bank's or its holder's. */
                name?: string;
                /** @description The whole number, address or VPA, or its last four characters. */
                accountNumber?: string;
                /** @description Enabled for any product or for none. */
                state?: components["schemas"]["ResourceState"];
                /** @description How its watching stands. */
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
            /** @description The account as it is now. */
            200: {
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
            /** @description Deleted. */
            200: {
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
            /** @description The numbers. */
            200: {
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
                /** @description Rows a page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Where the last page ended (`nextCursor`); takes the place of pageIndex. Only with the default sort. */
                cursor?: string;
                /** @description Column to sort by. */
                sortBy?: "createdAt" | "completedAt" | "amount" | "status";
                /** @description Direction. */
                sortOrder?: "asc" | "desc";
                /** @description Answer sums of the whole filter too. */
                withSummary?: boolean;
                /** @description Merchant. */
                merchantId?: components["parameters"]["filterMerchantId"];
                /** @description Supplier. */
                supplierId?: components["parameters"]["filterSupplierId"];
                /** @description Channel number. */
                productId?: components["parameters"]["filterProductId"];
                /** @description Main product whose variants are all meant (3024 where flagged). */
                mainProductId?: components["parameters"]["filterMainProductId"];
                /** @description The merchant's order number. */
                merchantOrderId?: components["parameters"]["filterMerchantOrderId"];
                /** @description Currency of the order's product. */
                currency?: components["parameters"]["filterCurrency"];
                /** @description The platform's order number. */
                orderCode?: components["parameters"]["filterOrderCode"];
                /** @description Payer's address. */
                ipAddress?: components["parameters"]["filterIpAddress"];
                /** @description Created at or after, unless timeField says otherwise. */
                startTime?: components["parameters"]["filterStartTime"];
                /** @description Created at or before, unless timeField says otherwise. */
                endTime?: components["parameters"]["filterEndTime"];
                /** @description Which time startTime and endTime mean. Left out, the setting CompleteTimeFilter says: completedAt while it is on, createdAt while it is off. */
                timeField?: components["parameters"]["filterTimeField"];
                /** @description Completed at or after. */
                completedStartTime?: components["parameters"]["filterCompletedStartTime"];
                /** @description Completed at or before. */
                completedEndTime?: components["parameters"]["filterCompletedEndTime"];
                /** @description Status. */
                orderStatusId?: components["schemas"]["OrderStatusId"];
                /** @description Statuses to leave out, comma separated. */
                notInOrderStatusIds?: components["schemas"]["OrderStatusId"][];
                /** @description True: only orders of team proxies; false: only those of suppliers that lead themselves. To a supplier, itself in a team or not, true is its team and false itself. */
                isProxy?: components["parameters"]["filterIsProxy"];
                /** @description Collection or payout. */
                orderType?: components["parameters"]["filterOrderType"];
                /** @description Label. */
                orderMark?: components["parameters"]["filterOrderMark"];
                /** @description Completed by hand or not. */
                supplementStatus?: components["parameters"]["filterSupplementStatus"];
                /** @description How it was completed by hand. */
                supplementType?: components["parameters"]["filterSupplementType"];
                /** @description Amount in minor units of the order's own currency, whichever that is; a product has one, so productId narrows it to one amount of money. */
                amount?: components["parameters"]["filterAmount"];
                /** @description Amount received, in minor units of the order's own currency, as amount. */
                currentReceivedMoney?: components["parameters"]["filterCurrentReceivedMoney"];
                /** @description Part of the description. */
                description?: components["parameters"]["filterDescription"];
                /** @description Card number. */
                cardNumber?: components["parameters"]["filterCardNumber"];
                /** @description USDT address. */
                usdtAddress?: components["parameters"]["filterUsdtAddress"];
                /** @description USDT to be paid, in millionths on the wire. */
                usdtCount?: components["parameters"]["filterUsdtCount"];
                /** @description Code that the payer quotes. */
                identifyCode?: components["parameters"]["filterIdentifyCode"];
                /** @description Payer's name as validated. */
                validateUserName?: components["parameters"]["filterValidateUserName"];
                /** @description Payer's name as the merchant gave it. */
                userName?: components["parameters"]["filterUserName"];
                /** @description Bank branch (India). */
                ifscCode?: components["parameters"]["filterIfscCode"];
                /** @description Bank transaction reference or transaction hash. */
                utr?: components["parameters"]["filterUtr"];
                /** @description Batch that the orders were uploaded in. */
                batchId?: components["parameters"]["filterBatchId"];
                /** @description Payout state. */
                payoutStatus?: components["parameters"]["filterPayoutStatus"];
                /** @description Where the handling of an exception stands. */
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
                /** @description Channel number. */
                productId?: components["parameters"]["filterProductId"];
                /** @description Main product whose variants are all meant (3024 where flagged). */
                mainProductId?: components["parameters"]["filterMainProductId"];
                /** @description The merchant's order number. */
                merchantOrderId?: components["parameters"]["filterMerchantOrderId"];
                /** @description Currency of the order's product. */
                currency?: components["parameters"]["filterCurrency"];
                /** @description The platform's order number. */
                orderCode?: components["parameters"]["filterOrderCode"];
                /** @description Payer's address. */
                ipAddress?: components["parameters"]["filterIpAddress"];
                /** @description Created at or after, unless timeField says otherwise. */
                startTime?: components["parameters"]["filterStartTime"];
                /** @description Created at or before, unless timeField says otherwise. */
                endTime?: components["parameters"]["filterEndTime"];
                /** @description Which time startTime and endTime mean. Left out, the setting CompleteTimeFilter says: completedAt while it is on, createdAt while it is off. */
                timeField?: components["parameters"]["filterTimeField"];
                /** @description Completed at or after. */
                completedStartTime?: components["parameters"]["filterCompletedStartTime"];
                /** @description Completed at or before. */
                completedEndTime?: components["parameters"]["filterCompletedEndTime"];
                /** @description True: only orders of team proxies; false: only those of suppliers that lead themselves. To a supplier, itself in a team or not, true is its team and false itself. */
                isProxy?: components["parameters"]["filterIsProxy"];
                /** @description Collection or payout. */
                orderType?: components["parameters"]["filterOrderType"];
                /** @description Label. */
                orderMark?: components["parameters"]["filterOrderMark"];
                /** @description Completed by hand or not. */
                supplementStatus?: components["parameters"]["filterSupplementStatus"];
                /** @description How it was completed by hand. */
                supplementType?: components["parameters"]["filterSupplementType"];
                /** @description Amount in minor units of the order's own currency, whichever that is; a product has one, so productId narrows it to one amount of money. */
                amount?: components["parameters"]["filterAmount"];
                /** @description Amount received, in minor units of the order's own currency, as amount. */
                currentReceivedMoney?: components["parameters"]["filterCurrentReceivedMoney"];
                /** @description Part of the description. */
                description?: components["parameters"]["filterDescription"];
                /** @description Card number. */
                cardNumber?: components["parameters"]["filterCardNumber"];
                /** @description USDT address. */
                usdtAddress?: components["parameters"]["filterUsdtAddress"];
                /** @description USDT to be paid, in millionths on the wire. */
                usdtCount?: components["parameters"]["filterUsdtCount"];
                /** @description Code that the payer quotes. */
                identifyCode?: components["parameters"]["filterIdentifyCode"];
                /** @description Payer's name as validated. */
                validateUserName?: components["parameters"]["filterValidateUserName"];
                /** @description Payer's name as the merchant gave it. */
                userName?: components["parameters"]["filterUserName"];
                /** @description Bank branch (India). */
                ifscCode?: components["parameters"]["filterIfscCode"];
                /** @description Bank transaction reference or transaction hash. */
                utr?: components["parameters"]["filterUtr"];
                /** @description Batch that the orders were uploaded in. */
                batchId?: components["parameters"]["filterBatchId"];
                /** @description Payout state. */
                payoutStatus?: components["parameters"]["filterPayoutStatus"];
                /** @description Where the handling of an exception stands. */
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
                /** @description User of a supplier, with the team below it. */
                supplierUserId?: components["parameters"]["supplierUserId"];
                /** @description Channel number; a main product (3024) means its variants too. */
                productId?: components["parameters"]["statisticsProductId"];
                /** @description Created at or after. */
                startTime?: components["parameters"]["statisticsStartTime"];
                /** @description Created at or before. */
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
            /** @description The order as it is now. */
            200: {
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
            /** @description The order as it is now. */
            200: {
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
            /** @description The order as it is now. */
            200: {
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
            /** @description The order as it is now. */
            200: {
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
            /** @description The order as it is now. */
            200: {
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
            /** @description The order as it is now. */
            200: {
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
                /** @description User of a supplier, with the team below it. */
                supplierUserId?: components["parameters"]["supplierUserId"];
                /** @description Channel number; a main product (3024) means its variants too. */
                productId?: components["parameters"]["statisticsProductId"];
                /** @description Created at or after. */
                startTime?: components["parameters"]["statisticsStartTime"];
                /** @description Created at or before. */
                endTime?: components["parameters"]["statisticsEndTime"];
                /** @description True: only of the team below the supplier; false: only of the supplier itself. */
                isProxy?: components["parameters"]["statisticsIsProxy"];
                /** @description Collection or payout; collection when absent. */
                orderType?: components["parameters"]["statisticsOrderType"];
                /** @description Label. */
                orderMark?: components["parameters"]["statisticsOrderMark"];
                /** @description Rows by merchant too. */
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
                /** @description True: only of the team below the supplier; false: only of the supplier itself. */
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
            /** @description The order as it is now. */
            200: {
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
            /** @description What became of each. */
            200: {
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
            /** @description The order as it is now. */
            200: {
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
            /** @description The order as it is now. */
            200: {
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
            /** @description The order as it is now. */
            200: {
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
            /** @description The order as it is now. */
            200: {
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
            /** @description The order as it is now. */
            200: {
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
            /** @description The order as it is now. */
            200: {
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
            /** @description The order as it is now. */
            200: {
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
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The claim, with what its holder needs to pay. */
            200: {
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
            /** @description The order as it is now. */
            200: {
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
            /** @description What became of each record. */
            200: {
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
                /** @description Rows a page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Where the last page ended (`nextCursor`); takes the place of pageIndex. */
                cursor?: string;
                /** @description Where it came from. */
                kind?: components["schemas"]["StatementKind"];
                /** @description What became of it. */
                state?: components["schemas"]["StatementState"];
                /** @description Why it needs a person. */
                suspicion?: components["schemas"]["StatementSuspicion"];
                /** @description Money in or out. */
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
                /** @description Part of the message, in any case; the last 31 days unless a time range is given. */
                text?: string;
                /** @description Reported at or after. */
                startTime?: string;
                /** @description Reported at or before. */
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
            /** @description The record as it is now. */
            200: {
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
            /** @description The record as it is now. */
            200: {
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
            /** @description The record as it is now. */
            200: {
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
                /** @description The list. */
                list: components["schemas"]["SavedViewListName"];
                /** @description Page of the console whose default is asked for. */
                screen?: components["schemas"]["SavedViewScreen"];
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
            /** @description The view as it is now. */
            200: {
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
            /** @description The view as it is now. */
            200: {
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
            /** @description Chosen. */
            200: {
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
            /** @description Deleted. */
            200: {
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
                /** @description Rows a page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Part of the name. */
                name?: string;
                /** @description Messages that it reads. */
                kind?: components["schemas"]["TemplateKind"];
                /** @description Currency. */
                currency?: components["schemas"]["Currency"];
                /** @description In use or not. */
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
            /** @description The template as it is now. */
            200: {
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
            /** @description Deleted. */
            200: {
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
            /** @description What would become of it. */
            200: {
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
                /** @description Rows a page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Device. */
                monitorId?: string;
                /** @description Part of the name. */
                name?: string;
                /** @description What it watches. */
                kind?: components["schemas"]["MonitorDeviceKind"];
                /** @description Whether it may report. */
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
            /** @description The credentials of the device. */
            200: {
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
            /** @description The device as it is now. */
            200: {
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
            /** @description The device as it is now. */
            200: {
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
            /** @description How the platform sees the device now. */
            200: {
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
            /** @description How many there were. */
            200: {
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
                /** @description Rows a page, where the call names it so. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Where the last page ended (`nextCursor`); takes the place of pageIndex. */
                cursor?: string;
                /** @description Device or script. */
                monitorId?: string;
                /** @description The platform's order number. */
                orderCode?: string;
                /** @description Card number of the watched account. */
                cardNumber?: string;
                /** @description Step. */
                logPhase?: components["schemas"]["MonitorLogPhase"];
                /** @description Reported at or after. */
                startTime?: string;
                /** @description Reported at or before. */
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
                /** @description Rows a page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Receiving account. */
                resourceId?: components["schemas"]["Uuid"];
                /** @description Supplier of the account. */
                supplierId?: components["schemas"]["Uuid"];
                /** @description Whether it holds. */
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
                /** @description Rows a page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Where the last page ended (`nextCursor`); takes the place of pageIndex. */
                cursor?: string;
                /** @description Receiving account. */
                resourceId?: components["schemas"]["Uuid"];
                /** @description Supplier of the account. */
                supplierId?: components["schemas"]["Uuid"];
                /** @description Card number of the account. */
                cardNumber?: string;
                /** @description How it stands in the chain. */
                state?: components["schemas"]["SecurityNodeState"];
                /** @description True: only breaks that nobody has repaired; false: all others. */
                open?: boolean;
                /** @description True: only those that completed an order while the chain was broken; false: all others. */
                flagged?: boolean;
                /** @description Received at or after. */
                startTime?: string;
                /** @description Received at or before. */
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
                /** @description Rows a page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Receiving account. */
                resourceId?: components["schemas"]["Uuid"];
                /** @description Supplier of the account. */
                supplierId?: components["schemas"]["Uuid"];
                /** @description What was found. */
                kind?: components["schemas"]["SecurityLeakKind"];
                /** @description Found at or after. */
                startTime?: string;
                /** @description Found at or before. */
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
                /** @description Rows a page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Receiving account. */
                resourceId?: components["schemas"]["Uuid"];
                /** @description Supplier of the account. */
                supplierId?: components["schemas"]["Uuid"];
                /** @description Made at or after. */
                startTime?: string;
                /** @description Made at or before. */
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
            /** @description The repair, and whether the chain holds now. */
            200: {
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
                /** @description Rows a page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Attempts of one delivery. */
                callbackId?: components["schemas"]["Uuid"];
                /** @description The platform's order number. */
                orderCode?: string;
                /** @description The merchant's order number. */
                merchantOrderCode?: string;
                /** @description Installation that sent it (setting SysFlag). */
                systemFlag?: string;
                /** @description HTTP method. */
                httpMethod?: components["schemas"]["CallbackMethod"];
                /** @description How it ended. */
                outcome?: components["schemas"]["CallbackOutcome"];
                /** @description Answered at or after. */
                receiveStartTime?: string;
                /** @description Answered at or before. */
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
                /** @description Rows a page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description The platform's order number. */
                orderCode?: string;
                /** @description The merchant's order number. */
                merchantOrderNo?: string;
                /** @description Merchant. */
                merchantId?: components["schemas"]["Uuid"];
                /** @description Where the delivery stands. */
                state?: components["schemas"]["CallbackState"];
                /** @description Due first at or after. */
                startTime?: string;
                /** @description Due first at or before. */
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
            /** @description How many are gone. */
            200: {
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
            /** @description What was begun. */
            200: {
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
                /** @description Where the delivery stands. */
                state?: components["schemas"]["CallbackState"];
                /** @description How its last attempt ended. */
                lastOutcome?: components["schemas"]["CallbackOutcome"];
                /** @description Due first at or after. */
                startTime?: string;
                /** @description Due first at or before. */
                endTime?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What would be sent again. */
            200: {
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
                /** @description Rows a page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Where it stands. */
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
                /** @description Rows a page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description The sending. */
                id: components["schemas"]["Uuid"];
                /** @description What became of them. */
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
            /** @description As it is now. */
            200: {
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
                /** @description List call. */
                operation: components["schemas"]["ExportedOperation"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Columns, and how many rows a file takes. */
            200: {
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
            /** @description The export, waiting. */
            200: {
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
                /** @description Rows a page. `pageSize` in the SDK. */
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
                /** @description Which piece, from 0. */
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
            /** @description It is gone. */
            200: {
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
                /** @description Rows a page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Cleared at or after. */
                startTime?: string;
                /** @description Cleared at or before. */
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
            /** @description The state at this moment. */
            200: {
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
            /** @description By kind, the most pressing first. */
            200: {
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
            /** @description What was done. */
            200: {
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
            /** @description What was found. */
            200: {
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
                /** @description Rows a page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Money in or money out. */
                kind?: components["schemas"]["ProductKind"];
                /** @description Currency. */
                currency?: components["schemas"]["Currency"];
                /** @description Only enabled or only disabled ones. */
                enabled?: boolean;
                /** @description Part of a name in any language. */
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
            /** @description The product as it is now. */
            200: {
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
                /** @description Rows a page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Column to sort by. */
                sortBy?: "createdAt" | "name" | "mchId";
                /** @description Direction. */
                sortOrder?: "asc" | "desc";
                /** @description Merchant number. */
                mchId?: string;
                /** @description Part of the merchant's name. */
                name?: string;
                /** @description Part of its user's account. */
                account?: string;
                /** @description Only enabled or only disabled ones. */
                enabled?: boolean;
                /** @description Only those with an agreement about this product. */
                productId?: number;
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
            /** @description The merchant as it is now. */
            200: {
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
            /** @description The merchant as it is now. */
            200: {
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
            /** @description The merchant as it is now. */
            200: {
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
            /** @description The adjustment, posted. */
            200: {
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
            /** @description What was taken. */
            200: {
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
                /** @description Rows a page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Column to sort by. */
                sortBy?: "createdAt" | "name";
                /** @description Direction. */
                sortOrder?: "asc" | "desc";
                /** @description Part of the supplier's name. */
                name?: string;
                /** @description Part of its user's account. */
                account?: string;
                /** @description Only enabled or only disabled ones. */
                enabled?: boolean;
                /** @description Only those directly below this one. */
                parentSupplierId?: components["schemas"]["Uuid"];
                /** @description Only those with nobody above them. */
                topOnly?: boolean;
                /** @description Only those with an agreement about this product. */
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
            /** @description The supplier as it is now. */
            200: {
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
            /** @description The supplier as it is now. */
            200: {
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
            /** @description The adjustment, posted. */
            200: {
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
                /** @description Rows a page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Only merchants or only suppliers. */
                role?: components["schemas"]["AgreementRole"];
                /** @description User of the merchant or supplier. */
                userId?: components["schemas"]["Uuid"];
                /** @description Product. */
                productId?: number;
                /** @description Part of the merchant's or supplier's name. */
                name?: string;
                /** @description Only enabled or only disabled ones. */
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
            /** @description The agreement as it is now. */
            200: {
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
            /** @description Ended. */
            200: {
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
                /** @description Rows a page. `pageSize` in the SDK. */
                pageNum?: components["parameters"]["pageNum"];
                /** @description Where the last page ended (`nextCursor`); takes the place of pageIndex. */
                cursor?: string;
                /** @description Answer sums of the whole filter too. */
                withSummary?: boolean;
                /** @description Merchant or supplier. */
                ownerId?: components["schemas"]["Uuid"];
                /** @description Kind of account. */
                accountKind?: components["schemas"]["LedgerAccountKind"];
                /** @description Currency. */
                currency?: components["schemas"]["Currency"];
                /** @description Order that moved the money. */
                orderCode?: string;
                /** @description What the money moved for. */
                purpose?: components["schemas"]["TransferPurpose"];
                /** @description Whether the balance grew (credit) or shrank (debit). */
                direction?: components["schemas"]["EntryDirection"];
                /** @description Amount without its sign, in minor units of the entry's own currency; give `currency` too to mean one amount of money. */
                amountMinor?: number;
                /** @description Booked at or after. */
                startTime?: string;
                /** @description Booked at or before. */
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
                /** @description nextCursor of the page before. */
                cursor?: components["schemas"]["Uuid"];
                /** @description Rows a page. */
                limit?: number;
                /** @description Where it stands. */
                state?: components["schemas"]["AdjustmentState"];
                /** @description What it does. */
                kind?: components["schemas"]["AdjustmentKind"];
                /** @description Merchant or supplier. */
                ownerId?: components["schemas"]["Uuid"];
                /** @description Currency. */
                currency?: components["schemas"]["Currency"];
                /** @description Asked for at this time or later. */
                startTime?: string;
                /** @description Asked for at this time or earlier. */
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
            /** @description The adjustment, refused. */
            200: {
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
            /** @description The order, as its payer may know it. */
            200: {
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
            /** @description The order, as its payer may know it. */
            200: {
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
            /** @description The simulator. */
            200: {
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
            /** @description The simulator as it is now. */
            200: {
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
            /** @description What somebody has set; null until then. */
            200: {
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
                /** @description Rows a page, where the call names it so. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Where the last page ended (`nextCursor`); takes the place of pageIndex. */
                cursor?: string;
                /** @description Part of the message. */
                text?: string;
                /** @description Whoever was signed in, the whole account. */
                account?: string;
                /** @description Part of the page's address. */
                url?: string;
                /** @description Version of the front end. */
                appVersion?: string;
                /** @description The same fault. */
                fingerprint?: components["schemas"]["Fingerprint"];
                /** @description Reported at or after. */
                startTime?: string;
                /** @description Reported at or before. */
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
                /** @description Rows a page, where the call names it so. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Column to sort by. */
                sortBy?: "lastAt" | "firstAt" | "reportCount" | "accountCount";
                /** @description Direction. */
                sortOrder?: "asc" | "desc";
                /** @description Part of the message. */
                text?: string;
                /** @description Whoever was signed in, the whole account. */
                account?: string;
                /** @description Part of the page's address. */
                url?: string;
                /** @description Version of the front end. */
                appVersion?: string;
                /** @description Reported at or after. */
                startTime?: string;
                /** @description Reported at or before. */
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
            /** @description How many there were. */
            200: {
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
            /** @description Kept. */
            200: {
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
                /** @description Id of the event, `eventId` of the body. */
                "X-Callback-Id": components["schemas"]["Uuid"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "X-Callback-Timestamp": string;
                /** @description One or two of `v1=<64 hexadecimal digits>`, separated by a comma. */
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
            /** @description Not acknowledged, as anything else but 2xx with `success`; it will be sent again. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}

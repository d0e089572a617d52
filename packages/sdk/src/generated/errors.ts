// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { readCodes } from '../errors/read-codes.ts';

/** Codes of the envelope by name. */
export interface ErrorCodes {
  readonly success: 200;
  readonly invalidCredentials: 1001;
  readonly googleCodeRequired: 1002;
  readonly sessionExpired: 1003;
  readonly googleCodeInvalid: 1004;
  readonly googleCodeReused: 1005;
  readonly accountDisabled: 1006;
  readonly signInDelayed: 1007;
  readonly forbidden: 1008;
  readonly ipNotAllowed: 1009;
  readonly authenticatorAlreadyBound: 1010;
  readonly authenticatorNotBound: 1011;
  readonly secondLevelFailed: 1012;
  readonly heartbeatKeyInvalid: 1013;
  readonly passwordRejected: 1014;
  readonly authenticatorNotPending: 1015;
  readonly modifyNotAllowed: 1016;
  readonly payPasswordInvalid: 1017;
  readonly payPasswordNotSet: 1018;
  readonly deviceUnauthorized: 1019;
  readonly secondLevelRequired: 1024;
  readonly secondLevelInvalid: 1025;
  readonly malformedRequest: 1100;
  readonly validationFailed: 1101;
  readonly notFound: 1102;
  readonly methodNotAllowed: 1103;
  readonly conflict: 1104;
  readonly payloadTooLarge: 1105;
  readonly unsupportedMediaType: 1106;
  readonly tooManyRequests: 1107;
  readonly idempotencyConflict: 1108;
  readonly notImplemented: 1109;
  readonly accountExists: 1110;
  readonly accountNotFound: 1111;
  readonly secondApprovalRequired: 1112;
  readonly pageCursorInvalid: 1113;
  readonly messageNotFound: 1114;
  readonly accountProtected: 1115;
  readonly roleBound: 1116;
  readonly signatureInvalid: 2001;
  readonly merchantNotFound: 2002;
  readonly merchantDisabled: 2003;
  readonly productNotFound: 2004;
  readonly productNotEnabled: 2005;
  readonly amountOutOfRange: 2006;
  readonly orderNumberConflict: 2007;
  readonly orderNotFound: 2008;
  readonly orderTransitionRefused: 2009;
  readonly serviceDisabled: 2010;
  readonly createOrderFailed: 2011;
  readonly orderAllocationFailed: 2012;
  readonly supplierNotFound: 2013;
  readonly supplementRefused: 2014;
  readonly utrInvalid: 2015;
  readonly utrConsumed: 2016;
  readonly timeoutSupplementDisabled: 2017;
  readonly orderTypeRefused: 2018;
  readonly payLinkInvalid: 2019;
  readonly keyRotationInProgress: 2020;
  readonly productExists: 2021;
  readonly productRefused: 2022;
  readonly agreementExists: 2023;
  readonly agreementNotFound: 2024;
  readonly agreementInUse: 2025;
  readonly rateAboveLeader: 2026;
  readonly teamMoveRefused: 2027;
  readonly insufficientBalance: 2030;
  readonly ledgerOverdraft: 2031;
  readonly balanceClearingDisabled: 2032;
  readonly adjustmentNotFound: 2033;
  readonly adjustmentDecided: 2034;
  readonly payoutFailed: 2101;
  readonly claimFailed: 2102;
  readonly claimTaken: 2103;
  readonly cancelClaimFailed: 2104;
  readonly claimLeaseExpired: 2105;
  readonly claimNotOwned: 2106;
  readonly rejectionFailed: 2107;
  readonly rejectReasonRequired: 2108;
  readonly beneficiaryInvalid: 2109;
  readonly payoutResultUnknown: 2110;
  readonly resourceNotFound: 2201;
  readonly resourceDisabled: 2202;
  readonly resourceBusy: 2203;
  readonly resourceExists: 2204;
  readonly resourceLimitExceeded: 2205;
  readonly resourceTestFailed: 2206;
  readonly monitorOffline: 2207;
  readonly monitorNotFound: 2208;
  readonly monitorExists: 2209;
  readonly monitorRevoked: 2210;
  readonly monitorSharedRefused: 2211;
  readonly templateNotFound: 2212;
  readonly templateInvalid: 2213;
  readonly uploadFailed: 2301;
  readonly fileTypeInvalid: 2302;
  readonly templateTypeUnsupported: 2303;
  readonly templateDetailsUnsupported: 2304;
  readonly fileParseFailed: 2305;
  readonly batchRowsInvalid: 2306;
  readonly fileAlreadyUploaded: 2307;
  readonly batchNotFound: 2308;
  readonly batchOrderLimitExceeded: 2309;
  readonly batchEmpty: 2310;
  readonly batchExportFailed: 2311;
  readonly batchDownloadFailed: 2312;
  readonly batchConfirmFailed: 2313;
  readonly batchExceptionHandlingFailed: 2314;
  readonly batchTransitionRefused: 2315;
  readonly uploadInProgress: 2316;
  readonly uploadDisabled: 2317;
  readonly callbackNotEligible: 2401;
  readonly callbackNotFound: 2402;
  readonly callbackUrlRefused: 2403;
  readonly callbackNotFinished: 2404;
  readonly nameBlacklisted: 2501;
  readonly ipFrozen: 2502;
  readonly supplementLimitReached: 2503;
  readonly nameMismatch: 2504;
  readonly kycRequired: 2505;
  readonly statementAlreadyMatched: 2506;
  readonly statementNotFound: 2507;
  readonly statementNotMatchable: 2508;
  readonly statementDiffers: 2509;
  readonly internalError: 2900;
  readonly unavailable: 2901;
  readonly settingOutOfBounds: 2902;
  readonly maintenanceInProgress: 2903;
  readonly unknownCommand: 2904;
  readonly topicNotAllowed: 2905;
  readonly simulatorNotAttached: 2906;
}

/** Name of a code of the envelope. */
export type ErrorName = keyof ErrorCodes;
/** A code of the envelope. */
export type ErrorCode = ErrorCodes[ErrorName];

// As one text, because every client carries them: a number stands only where it is not the one before and one more.
/** Codes of the envelope by name. */
export const errorCodes: ErrorCodes = /* @__PURE__ */ readCodes(
  '200success 1001invalidCredentials googleCodeRequired sessionExpired googleCodeInvalid googleCodeReused accountDisabled signInDelayed forbidden ipNotAllowed authenticatorAlreadyBound authenticatorNotBound secondLevelFailed heartbeatKeyInvalid passwordRejected authenticatorNotPending modifyNotAllowed payPasswordInvalid payPasswordNotSet deviceUnauthorized 1024secondLevelRequired secondLevelInvalid 1100malformedRequest validationFailed notFound methodNotAllowed conflict payloadTooLarge unsupportedMediaType tooManyRequests idempotencyConflict notImplemented accountExists accountNotFound secondApprovalRequired pageCursorInvalid messageNotFound accountProtected roleBound 2001signatureInvalid merchantNotFound merchantDisabled productNotFound productNotEnabled amountOutOfRange orderNumberConflict orderNotFound orderTransitionRefused serviceDisabled createOrderFailed orderAllocationFailed supplierNotFound supplementRefused utrInvalid utrConsumed timeoutSupplementDisabled orderTypeRefused payLinkInvalid keyRotationInProgress productExists productRefused agreementExists agreementNotFound agreementInUse rateAboveLeader teamMoveRefused 2030insufficientBalance ledgerOverdraft balanceClearingDisabled adjustmentNotFound adjustmentDecided 2101payoutFailed claimFailed claimTaken cancelClaimFailed claimLeaseExpired claimNotOwned rejectionFailed rejectReasonRequired beneficiaryInvalid payoutResultUnknown 2201resourceNotFound resourceDisabled resourceBusy resourceExists resourceLimitExceeded resourceTestFailed monitorOffline monitorNotFound monitorExists monitorRevoked monitorSharedRefused templateNotFound templateInvalid 2301uploadFailed fileTypeInvalid templateTypeUnsupported templateDetailsUnsupported fileParseFailed batchRowsInvalid fileAlreadyUploaded batchNotFound batchOrderLimitExceeded batchEmpty batchExportFailed batchDownloadFailed batchConfirmFailed batchExceptionHandlingFailed batchTransitionRefused uploadInProgress uploadDisabled 2401callbackNotEligible callbackNotFound callbackUrlRefused callbackNotFinished 2501nameBlacklisted ipFrozen supplementLimitReached nameMismatch kycRequired statementAlreadyMatched statementNotFound statementNotMatchable statementDiffers 2900internalError unavailable settingOutOfBounds maintenanceInProgress unknownCommand topicNotAllowed simulatorNotAttached',
);

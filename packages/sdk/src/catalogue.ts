export * from './generated/error-catalogue.ts';
export { type ErrorCode, type ErrorName, errorCodes } from './generated/errors.ts';
export { errorNameOf } from './runtime/envelope.ts';

export const banner =
  '// Generated from openapi/ by `npm run generate`. Change the contract, not this file.\n\n';

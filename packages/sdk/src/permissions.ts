export * from './generated/permissions.ts';

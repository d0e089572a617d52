import { errorCodes, type Operation } from '@platform/sdk';
import { permissions, roles } from '@platform/sdk/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allOperations } from './app.ts';
import type { Role } from './kit/operation/context.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { unimplemented } from './unimplemented.ts';

let app: TestApp;
const tokens = new Map<Role, { token: string; token2: string }>();
beforeAll(async () => {
  app = await createTestApp();
  for (const role of roles) {
    const token = await app.signIn(role);
    tokens.set(role, { token, token2: await app.signInSecondLevel(token) });
  }
});
afterAll(() => app.close());

/** The error for a caller with permission: not implemented, or invalid input. */
const admitted = ({ id, body }: Operation) => {
  if (unimplemented.some((missing) => missing === id)) return errorCodes.notImplemented;
  // The probe sends JSON, but an upload requires a form.
  return body === 'multipart' ? errorCodes.unsupportedMediaType : errorCodes.validationFailed;
};

/** Sends an invalid request. If validation refuses it, the caller has permission. */
const knock = ({ method, path }: Operation, as: { token?: string; token2?: string } = {}) =>
  method === 'GET'
    ? app.get(`${path}?notAParameter=1`, as)
    : app.post(`${path}?notAParameter=1`, { notAField: 1 }, as);

const withToken = allOperations.filter((operation) => operation.auth === 'token');

test('every operation of the contract is covered', () => {
  expect(allOperations.map(({ id }) => id).sort()).toEqual(Object.keys(permissions).sort());
  for (const { id, auth } of allOperations)
    expect([id, auth !== 'token']).toEqual([id, permissions[id].public]);
});

describe.each(roles)('%s', (role) => {
  test('may call exactly what roles.yaml allows', async () => {
    const session = tokens.get(role);
    const refused: string[] = [];
    const allowed: string[] = [];
    for (const operation of withToken) {
      const { code } = await knock(operation, session);
      if (code === errorCodes.forbidden) refused.push(operation.id);
      else if (code === admitted(operation)) allowed.push(operation.id);
      else throw new Error(`${operation.id} answered ${code}`);
    }
    const mayCall = (id: Operation['id']): boolean => Object.hasOwn(permissions[id].roles, role);
    expect(allowed).toEqual(withToken.map(({ id }) => id).filter(mayCall));
    expect(refused).toEqual(withToken.map(({ id }) => id).filter((id) => !mayCall(id)));
  });

  test('needs the second-level token exactly where roles.yaml says', async () => {
    const token = tokens.get(role)?.token;
    for (const operation of withToken) {
      const { roles: allowed, secondLevel } = permissions[operation.id];
      if (!Object.hasOwn(allowed, role)) continue;
      const { code } = await knock(operation, token === undefined ? {} : { token });
      const expected = secondLevel ? errorCodes.secondLevelRequired : admitted(operation);
      expect([operation.id, code]).toEqual([operation.id, expected]);
    }
  });
});

const unproved = {
  token: errorCodes.sessionExpired,
  device: errorCodes.deviceUnauthorized,
  signature: errorCodes.validationFailed,
  none: errorCodes.validationFailed,
};

test('without a token only the public operations can be called', async () => {
  for (const operation of allOperations) {
    const { code } = await knock(operation);
    const expected = unproved[operation.auth];
    expect([operation.id, code]).toEqual([operation.id, expected]);
  }
});

test('technicalMaintenance writes only its own data: sign-in, messages, views of lists, exports', () => {
  const writes = withToken
    .filter(
      ({ id }) => permissions[id].writes && Object.hasOwn(permissions[id].roles, 'technicalMaintenance'),
    )
    .map(({ id }) => id);
  expect(writes.filter((id) => !/^(?:session|authenticator|messages|savedViews|exports)\./.test(id))).toEqual(
    [],
  );
});

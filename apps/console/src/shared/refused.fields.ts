import { BusinessError, ValidationError } from '@platform/sdk';

/**
 * Runs a call for a form. A business refusal that is about one field becomes a problem of that field, so that the
 * form shows it there and not at its foot.
 *
 * @param fieldOf names the field, as the form does; undefined: the refusal is about no single field
 */
export async function withRefusalsAt<Result>(
  work: () => Promise<Result>,
  fieldOf: (refusal: BusinessError) => string | undefined,
): Promise<Result> {
  try {
    return await work();
  } catch (thrown) {
    const path = BusinessError.is(thrown) ? fieldOf(thrown) : undefined;
    if (path === undefined || !BusinessError.is(thrown)) throw thrown;
    const { operation, requestId, code, codeName, status, reason } = thrown;
    throw new ValidationError({
      operation,
      requestId,
      code,
      codeName,
      status,
      direction: 'request',
      foundBy: 'server',
      issues: [{ path, code: codeName ?? String(code), message: reason }],
    });
  }
}

import { createClient, createMemorySession } from '@platform/sdk';
import { createFixtures, createHandlers } from '@platform/sdk/testing';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { setClient } from '../client.ts';

/**
 * The platform behind the console, for the tests of one file: the console's own client over a mocked network. Nothing
 * is answered but what a test says, `mock.use(mock.handlers.session.info(() => mock.fixtures.sessionInfo()))`.
 */
export function mockPlatform() {
  const server = setupServer();
  const baseUrl = 'https://platform.example';
  /** Paths that were asked for, in their order. */
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => {
    asked.length = 0;
    setClient(async () => createClient({ baseUrl, session: createMemorySession(), retries: 0 }));
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return {
    asked,
    fixtures: createFixtures(),
    handlers: createHandlers({ http, baseUrl }),
    use: server.use.bind(server),
  };
}

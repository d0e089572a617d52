import { createClient, createMemorySession } from '@platform/sdk';
import { createFixtures, createHandlers } from '@platform/sdk/testing';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { setClient } from '../client.ts';

/**
 * A mocked platform for the tests of one file: the console's own client over a mocked network. It answers
 * only what a test defines, for example `mock.use(mock.handlers.session.info(() =>
 * mock.fixtures.sessionInfo()))`.
 */
export function mockPlatform() {
  const server = setupServer();
  const baseUrl = 'https://platform.example';
  /** The requested paths, in order. */
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

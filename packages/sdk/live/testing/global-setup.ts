import type { TestProject } from 'vitest/node';
import { type LivePlatform, startPlatform } from './platform-server.ts';

/** One server for all tests of this project, because starting it takes most of their time. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, demo, stop } = await startPlatform();
  project.provide('platform', { url, demo });
  return stop;
}

declare module 'vitest' {
  interface ProvidedContext {
    platform: LivePlatform;
  }
}

import './styles.css';
import './app/start.parts.ts';
import { createRoot } from 'react-dom/client';
import { ConfigFailure } from './app/errors/config-failure.tsx';
import { fetchLikelyLanguage } from './app/language.choice.ts';
import { fetchPage, prefetchPage } from './app/pages/page.prefetch.ts';
import { createConsoleRouter } from './app/router.tsx';
import { hasToken } from './app/session.store.ts';
import { start } from './app/start.tsx';
import { screens } from './routes.ts';
import { loadConfig } from './shared/config.ts';
import { setSite } from './shared/site.ts';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root.');

/** Steps of the start are tasks of their own, between which the browser paints and answers. */
const inNextTask = <Result,>(step: () => Result): Promise<Result> =>
  new Promise((resolve) => setTimeout(() => resolve(step())));

setSite({ screens });
const config = loadConfig();
fetchLikelyLanguage();
if (hasToken()) prefetchPage(location.pathname);
else fetchPage('/login');
try {
  const router = await inNextTask(createConsoleRouter);
  await start(await config, router, element);
} catch (error) {
  createRoot(element).render(<ConfigFailure error={error} />);
}

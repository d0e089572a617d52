import './styles.css';
import { createRoot } from 'react-dom/client';
import { ConfigFailure } from './app/errors/config-failure.tsx';
import { fetchLikelyLanguage } from './app/language.choice.ts';
import { fetchAhead } from './app/pages/page.ahead.ts';
import { hasToken } from './app/session.store.ts';
import { start } from './app/start.tsx';
import { menuGroups, screens } from './routes.ts';
import { loadConfig } from './shared/config.ts';
import { setSite } from './shared/site.ts';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root.');

setSite({ screens, menuGroups });
const config = loadConfig();
fetchLikelyLanguage();
if (hasToken()) fetchAhead(location.pathname);
try {
  await start(await config, element);
} catch (error) {
  createRoot(element).render(<ConfigFailure error={error} />);
}

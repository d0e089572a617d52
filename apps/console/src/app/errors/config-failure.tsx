import { FileWarning } from 'lucide-react';
import { ConfigError } from '../../shared/config.ts';
import { type Language, languages } from '../../shared/language.ts';
import { translate } from '../../shared/messages.ts';
import { ErrorState } from './error-state.tsx';
import { errorPageMessages } from './errors.messages.ts';

/** Nothing can start without a configuration, so this page needs none: it speaks all three languages at once. */
export function ConfigFailure({ error }: { error: unknown }) {
  const problems = error instanceof ConfigError ? error.problems : [String(error)];
  const say = (language: Language, key: 'configTitle' | 'configText') =>
    translate(errorPageMessages, language, key);
  return (
    <main className="min-h-dvh">
      <ErrorState icon={FileWarning} title={say('zh-CN', 'configTitle')} actions={null}>
        {languages.slice(1).map((language) => (
          <p key={language} lang={language}>
            {say(language, 'configTitle')}
          </p>
        ))}
        <p className="mt-2">{languages.map((language) => say(language, 'configText')).join(' ')}</p>
        <ul className="rounded-md border bg-card px-4 py-3 text-start font-mono text-sm text-foreground wrap-anywhere">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </ErrorState>
    </main>
  );
}

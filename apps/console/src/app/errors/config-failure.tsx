import { FileWarning } from 'lucide-react';
import { ConfigError } from '../../shared/config.ts';
import { languages, type Words } from '../../shared/language.ts';
import { ErrorState } from './error-state.tsx';

// Not in the message files, because a build includes those in one language only.
const title: Words = {
  'zh-CN': '无法启动：配置文件有误',
  'zh-TW': '無法啟動：設定檔有誤',
  'en-US': 'Cannot start: the configuration is not usable',
};
const advice: Words = {
  'zh-CN': '请管理员检查 /config.json：',
  'zh-TW': '請管理員檢查 /config.json：',
  'en-US': 'An administrator should check /config.json:',
};

/**
 * Shown when the configuration cannot be loaded. The language is unknown then, so the page shows all three.
 */
export function ConfigFailure({ error }: { error: unknown }) {
  const problems = error instanceof ConfigError ? error.problems : [String(error)];
  return (
    <main className="min-h-dvh">
      <ErrorState icon={FileWarning} title={title['zh-CN']} actions={null}>
        {languages.slice(1).map((language) => (
          <p key={language} lang={language}>
            {title[language]}
          </p>
        ))}
        <p className="mt-2">{languages.map((language) => advice[language]).join(' ')}</p>
        <ul className="rounded-md border bg-card px-4 py-3 text-start font-mono text-sm text-foreground wrap-anywhere">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </ErrorState>
    </main>
  );
}

import type { ReactNode } from 'react';
import { BrandMark } from '../../shared/brand.tsx';
import { isLogoShown } from '../../shared/logo.ts';
import { useText } from '../../shared/messages.ts';
import { shellMessages } from '../shell/shell.messages.ts';
import { LanguageRow } from './language-row.tsx';
import { signInMessages } from './sign-in.messages.ts';
import { ThemeRow } from './theme-row.tsx';

/** Layout of the pages before sign-in: product name, one card, and language and theme below it. */
export function SignInLayout({ title, children }: { title: string; children: ReactNode }) {
  const shell = useText(shellMessages);
  const text = useText(signInMessages);
  return (
    <main className="flex min-h-dvh flex-col items-center px-4 pt-8 pb-6">
      {/* Spacer: places short content in the upper part of the page and shrinks for long content. */}
      <div className="max-h-[calc(15dvh-2rem)] flex-[3_0_0]" />
      <title>{`${title} · ${shell('product')}`}</title>
      <div className="w-full max-w-[25rem] flex-[1_0_auto]">
        <div className="mb-6 flex items-center gap-3">
          {isLogoShown() && <BrandMark className="size-10 shrink-0" />}
          <div className="min-w-0">
            <p className="truncate font-semibold">{shell('product')}</p>
            <p className="truncate text-sm text-muted-foreground">{text('subtitle')}</p>
          </div>
        </div>
        {children}
      </div>
      <footer className="mt-6 flex flex-wrap items-center justify-center gap-x-5 gap-y-2">
        <LanguageRow />
        <ThemeRow />
      </footer>
    </main>
  );
}

import type { ReactNode } from 'react';

/** A section of the dossier with its title. */
export function DossierSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 text-sm font-semibold text-muted-foreground">{title}</h3>
      <div className="rounded-lg border p-4">{children}</div>
    </section>
  );
}

/** A list of lines with the main value at the end of each. */
export function DossierLine({
  title,
  end,
  children,
}: {
  title: ReactNode;
  end?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <li className="grid gap-0.5 border-t py-2 first:border-t-0 first:pt-0 last:pb-0">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3">
        <span className="min-w-0 wrap-anywhere">{title}</span>
        {end}
      </div>
      {children && <div className="text-sm text-muted-foreground wrap-anywhere">{children}</div>}
    </li>
  );
}

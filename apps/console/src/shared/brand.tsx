/** The product logo. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="7" className="fill-primary" />
      <path
        d="M9.5 23V9.5h8a4.9 4.9 0 0 1 0 9.8h-4"
        fill="none"
        className="stroke-primary-foreground"
        strokeWidth="2.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="21.6" cy="23" r="1.7" className="fill-primary-foreground" />
    </svg>
  );
}

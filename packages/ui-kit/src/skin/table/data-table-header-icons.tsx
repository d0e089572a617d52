const icon = (path: string, className: string) => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
  >
    <path d={path} />
  </svg>
);

// Every header has both icons, so they are static elements, created once.
export const menuIcon = icon('m6 9 6 6 6-6', 'size-3.5');
const upwards = 'm5 12 7-7 7 7M12 19V5';
export const sortIcons = {
  asc: icon(upwards, 'size-3.5 shrink-0'),
  desc: icon('m19 12-7 7-7-7M12 5v14', 'size-3.5 shrink-0'),
  /** Where it would be. */
  none: icon(upwards, 'invisible size-3.5 shrink-0 opacity-40 group-hover/header:visible'),
};

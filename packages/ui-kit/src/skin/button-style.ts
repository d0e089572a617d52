import { cva } from 'class-variance-authority';

/** Button styles without behaviour: a link that looks like a button does not load the tooltip. */
export const buttonStyle = cva(
  'focus-ring relative inline-flex shrink-0 select-none items-center justify-center gap-1.5 rounded-md border border-transparent font-medium whitespace-nowrap transition-colors disabled:opacity-50 [&[aria-disabled=true]:not([aria-busy=true])]:opacity-50 [&_svg]:shrink-0 [&_svg:not([class*=size-])]:size-4',
  {
    variants: {
      variant: {
        primary:
          'bg-primary text-primary-foreground shadow-xs [&:not([aria-disabled=true],:disabled)]:hover:bg-primary-hover',
        secondary:
          'border-border bg-card text-foreground shadow-xs [&:not([aria-disabled=true],:disabled)]:hover:bg-hover data-[state=open]:bg-hover',
        ghost:
          'text-foreground [&:not([aria-disabled=true],:disabled)]:hover:bg-hover data-[state=open]:bg-hover',
        danger:
          'bg-danger-solid text-danger-solid-foreground shadow-xs [&:not([aria-disabled=true],:disabled)]:hover:bg-danger-solid-hover',
        // For a dangerous action that is not the page's main one; its confirmation dialog uses the strong
        // red.
        'danger-quiet':
          'border-border bg-card text-danger shadow-xs [&:not([aria-disabled=true],:disabled)]:hover:border-danger-border [&:not([aria-disabled=true],:disabled)]:hover:bg-danger-surface',
        link: 'h-auto rounded-sm px-0 text-primary underline-offset-4 hover:underline',
      },
      size: {
        // Touch targets need 40 px.
        sm: 'h-7 px-2.5 text-sm pointer-coarse:h-10',
        md: 'h-8 px-3 text-base pointer-coarse:h-10',
        lg: 'h-10 px-4 text-base',
        icon: 'size-8 pointer-coarse:size-10',
        'icon-sm': 'size-7 pointer-coarse:size-10',
        'icon-xs': 'size-6 rounded-sm pointer-coarse:size-8',
      },
    },
    compoundVariants: [{ variant: 'link', class: 'h-auto min-h-6 px-0 pointer-coarse:h-auto' }],
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
);

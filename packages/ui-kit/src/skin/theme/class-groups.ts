// Class names that set the same property. tailwind-merge's own table covers all of Tailwind and is larger
// than most pages; this one covers what we use. class-groups.test.ts compares both over every class name in
// the sources.

type Part = string | ((value: string) => boolean) | { readonly [prefix: string]: readonly Part[] };
type Groups = Record<string, readonly Part[]>;

const any = (): boolean => true;
const isNumber = (value: string): boolean => /^\d+(\.\d+)?$/.test(value);
const isLength = (value: string): boolean => /^\[(length:|\d|calc\(|max\(|min\()/.test(value);

/** Groups of one prefix each, with any suffix. */
const prefixed = (names: string): Groups =>
  Object.fromEntries(names.split(' ').map((name) => [name, [{ [name]: ['', any] }]]));

/** A group of complete names. */
const words = (names: string): readonly Part[] => names.split(' ');

/** A border side has a width or a colour. */
const borderSides = (names: string): Groups =>
  Object.fromEntries(
    names.split(' ').flatMap((side) => [
      [`border-w-${side}`, [{ [`border-${side}`]: ['', isNumber, isLength] }]],
      [`border-color-${side}`, [{ [`border-${side}`]: [any] }]],
    ]),
  );

export const classGroups: Groups = {
  ...prefixed('p px py ps pe pt pr pb pl m mx my ms me mt mr mb ml gap gap-x gap-y space-x space-y'),
  ...prefixed(
    'inset inset-x inset-y start end top right bottom left z order basis grow shrink columns aspect',
  ),
  ...prefixed('size w h min-w min-h max-w max-h leading tracking indent line-clamp opacity animate ease'),
  ...prefixed(
    'duration delay cursor select overflow overflow-x overflow-y overscroll overscroll-x overscroll-y',
  ),
  ...prefixed('justify-items justify-self justify items self place-content place-items place-self'),
  ...prefixed('grid-cols grid-rows grid-flow auto-cols auto-rows col-start col-end row-start row-end'),
  ...prefixed('rounded rounded-s rounded-e rounded-t rounded-r rounded-b rounded-l'),
  ...prefixed('rounded-tl rounded-tr rounded-br rounded-bl'),
  ...prefixed('translate-x translate-y translate rotate scale scale-x scale-y origin underline-offset'),
  ...prefixed(
    'whitespace hyphens align fill shadow will-change pointer-events resize scroll-m scroll-my scroll-mt',
  ),
  ...prefixed('object float clear caret accent appearance backdrop-blur blur transition list snap touch'),
  'col-start-end': [{ col: [any] }],
  'row-start-end': [{ row: [any] }],
  display: words(
    'block inline-block inline flex inline-flex table inline-table table-caption table-cell table-row grid inline-grid contents flow-root list-item hidden',
  ),
  position: words('static fixed absolute relative sticky'),
  visibility: words('visible invisible collapse'),
  sr: words('sr-only not-sr-only'),
  isolation: words('isolate isolation-auto'),
  'container-type': ['@container', { '@container': ['normal', 'size'] }],
  'flex-direction': [{ flex: words('row row-reverse col col-reverse') }],
  'flex-wrap': [{ flex: words('wrap wrap-reverse nowrap') }],
  flex: [{ flex: [any] }],
  'align-content': [{ content: words('normal center start end between around evenly baseline stretch') }],
  content: [{ content: [any] }],
  'font-size': [{ text: ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', isLength] }],
  'text-alignment': [{ text: words('left center right justify start end') }],
  'text-wrap': [{ text: words('wrap nowrap balance pretty') }],
  'text-overflow': ['truncate', { text: words('ellipsis clip') }],
  'text-color': [{ text: [any] }],
  'font-weight': [{ font: words('thin light normal medium semibold bold extrabold black') }],
  'font-family': [{ font: [any] }],
  'font-style': words('italic not-italic'),
  'font-smoothing': words('antialiased subpixel-antialiased'),
  'font-variant': ['numeric'],
  'fvn-spacing': words('proportional-nums tabular-nums'),
  'text-transform': words('uppercase lowercase capitalize normal-case'),
  'text-decoration': words('underline overline line-through no-underline'),
  'text-decoration-style': [{ decoration: words('solid double dotted dashed wavy') }],
  'text-decoration-color': [{ decoration: [any] }],
  break: [{ break: words('normal words all keep') }],
  wrap: [{ wrap: words('break-word anywhere normal') }],
  'bg-clip': [{ 'bg-clip': [any] }],
  'bg-image': ['bg-none', { bg: [{ linear: [any] }, { radial: [any] }] }],
  'bg-color': [{ bg: [any] }],
  'border-style': [{ border: words('solid dashed dotted double hidden none') }],
  'border-collapse': [{ border: words('collapse separate') }],
  'border-spacing': [{ 'border-spacing': [any] }],
  ...borderSides('x y s e t r b l'),
  'border-w': [{ border: ['', isNumber, isLength] }],
  'border-color': [{ border: [any] }],
  'divide-x': [{ 'divide-x': ['', isNumber] }],
  'divide-y': [{ 'divide-y': ['', isNumber] }],
  'divide-color': [{ divide: [any] }],
  'outline-style': [{ outline: words('solid dashed dotted double none hidden') }],
  'outline-offset': [{ 'outline-offset': [any] }],
  'outline-w': [{ outline: ['', isNumber, isLength] }],
  'outline-color': [{ outline: [any] }],
  ring: words('focus-ring focus-ring-inset'),
  'ring-w': [{ ring: ['', isNumber, isLength] }],
  'ring-w-inset': ['ring-inset'],
  'ring-color': [{ ring: [any] }],
  'stroke-w': [{ stroke: [isNumber, isLength] }],
  stroke: [{ stroke: [any] }],
  scrollbar: words('scrollbar-auto scrollbar-thin scrollbar-none'),
  'table-layout': [{ table: words('auto fixed') }],
};

const sides = (name: string, ...ends: string[]): string[] => ends.map((end) => `${name}${end}`);

/** A shorthand overrides its parts: `p-2` after `px-4`. */
export const conflictingClassGroups: Record<string, readonly string[]> = {
  overflow: sides('overflow', '-x', '-y'),
  overscroll: sides('overscroll', '-x', '-y'),
  inset: ['inset-x', 'inset-y', 'start', 'end', 'top', 'right', 'bottom', 'left'],
  'inset-x': ['start', 'end', 'right', 'left'],
  'inset-y': ['top', 'bottom'],
  flex: ['basis', 'grow', 'shrink'],
  gap: ['gap-x', 'gap-y'],
  p: sides('p', 'x', 'y', 's', 'e', 't', 'r', 'b', 'l'),
  px: sides('p', 's', 'e', 'r', 'l'),
  py: sides('p', 't', 'b'),
  m: sides('m', 'x', 'y', 's', 'e', 't', 'r', 'b', 'l'),
  mx: sides('m', 's', 'e', 'r', 'l'),
  my: sides('m', 't', 'b'),
  size: ['w', 'h'],
  'font-size': ['leading'],
  'line-clamp': ['display', 'overflow'],
  rounded: sides('rounded', '-s', '-e', '-t', '-r', '-b', '-l', '-tl', '-tr', '-br', '-bl'),
  'rounded-t': sides('rounded', '-tl', '-tr'),
  'rounded-r': sides('rounded', '-tr', '-br'),
  'rounded-b': sides('rounded', '-br', '-bl'),
  'rounded-l': sides('rounded', '-tl', '-bl'),
  'border-w': sides('border-w', '-x', '-y', '-s', '-e', '-t', '-r', '-b', '-l'),
  'border-w-x': sides('border-w', '-s', '-e', '-r', '-l'),
  'border-w-y': sides('border-w', '-t', '-b'),
  'border-color': sides('border-color', '-x', '-y', '-s', '-e', '-t', '-r', '-b', '-l'),
  'scroll-my': ['scroll-mt'],
  translate: sides('translate', '-x', '-y'),
};

export {
  type MatchedRange,
  type PaletteGroup,
  type PaletteItem,
  type RankedGroup,
  type RankedItem,
  rankGroups,
  rankItem,
  recentGroup,
} from './palette-model.ts';
export { createRecents, type Recents } from './recents.ts';
export { type Palette, type PaletteSettings, usePalette } from './use-palette.ts';
export { type PaletteSource, type PaletteSourceSettings, usePaletteSource } from './use-palette-source.ts';

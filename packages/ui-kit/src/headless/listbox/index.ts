export { filterOptions, type ListboxOption } from './listbox-model.ts';
export { type Listbox, type ListboxSettings, useListbox } from './use-listbox.ts';

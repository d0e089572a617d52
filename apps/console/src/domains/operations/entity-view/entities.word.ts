import type { Language } from '../../../shared/language.ts';
import { translate } from '../../../shared/messages.ts';
import { entityNames, isNamed } from './entities.names.messages.ts';

/** A table in words. One of a newer server is shown by its name. */
export const entityWord = (name: string, language: Language): string =>
  isNamed(name) ? translate(entityNames, language, name) : name;

import type { Texts } from '@platform/sdk/errors';
import type { HandlerMap } from '@platform/sdk/wire';

export type MessageKind = Awaited<ReturnType<HandlerMap<never>['messages.content']>>['kind'];

export interface MessageText {
  readonly kind: MessageKind;
  readonly title: Texts;
  /** Plain text with {placeholders}. */
  readonly content: Texts;
}

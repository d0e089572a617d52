import { errorCatalogue } from '@platform/sdk/errors';
import { DialogsProvider, Toaster, UiProvider } from '@platform/ui-kit/skin';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Language, Words } from '../language.ts';
import { setLanguage } from '../messages.ts';
import { createQueries } from '../query.ts';

/**
 * A text typed into a field, the message that must appear at this field in each language, and what the field shows
 * then, if it is not the text itself.
 */
export type BadInput = readonly [field: string, typed: string, message: Words, shown?: string];

function Probe<Actions>(props: { useActions: () => Actions; onActions: (actions: Actions) => void }) {
  const { useActions, onActions } = props;
  onActions(useActions());
  return null;
}

/** Renders actions under what the console's pages have, and returns them. */
export async function renderActions<Actions>(
  useActions: () => Actions,
  language: Language,
): Promise<Actions> {
  await setLanguage(language);
  let actions: Actions | undefined;
  const take = (now: Actions) => {
    actions = now;
  };
  const labels = new Proxy({}, { get: (_target, name) => String(name) }) as never;
  const component = () => (
    <QueryClientProvider client={createQueries()}>
      <UiProvider labels={labels}>
        <DialogsProvider>
          <Probe useActions={useActions} onActions={take} />
        </DialogsProvider>
        <Toaster />
      </UiProvider>
    </QueryClientProvider>
  );
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory(),
  });
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(actions).toBeDefined());
  return actions as Actions;
}

/** The open form. Fields are found by name, so that a test needs no labels. */
export const openForm = () => screen.findByRole('dialog');

function placeOf(field: string): HTMLElement {
  const place = document.querySelector<HTMLElement>(`[id$="-${field}"]:has(input, textarea, button)`);
  if (!place) throw new Error(`The form has no field ${field}.`);
  return place;
}

/** The text input of a field. */
export function inputOf(field: string): HTMLInputElement | HTMLTextAreaElement {
  const input = placeOf(field).querySelector<HTMLInputElement>('input:not([type="hidden"]), textarea');
  if (!input) throw new Error(`The field ${field} takes no text.`);
  return input;
}

export function type(field: string, text: string): void {
  fireEvent.focus(inputOf(field));
  fireEvent.change(inputOf(field), { target: { value: text } });
  fireEvent.blur(inputOf(field));
}

export const send = () =>
  act(async () => {
    screen.getByRole('dialog').querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
  });

/** Types each input into the open form. Its message must stand at its field, and what was typed must stay. */
export async function expectEachRefused(language: Language, inputs: readonly BadInput[]): Promise<void> {
  for (const [field, typed, message, shown = typed] of inputs) {
    type(field, typed);
    await expectRefused(field, shown, message[language]);
  }
}

/** The message stands at the field, and the field still shows what was typed. */
export async function expectRefused(field: string, shown: string, message: string): Promise<void> {
  const what = `${field}: “${shown.slice(0, 40)}”`;
  await waitFor(() => expect(placeOf(field).textContent, what).toContain(message));
  expect(inputOf(field).getAttribute('aria-invalid'), what).toBe('true');
  expect(inputOf(field).value, what).toBe(shown);
}

/** What the server answers with a code of the catalogue, in the language that the console asks for. */
export function refusal(
  name: keyof typeof errorCatalogue,
  language: Language,
  params: Record<string, string> = {},
) {
  const { code, message } = errorCatalogue[name];
  const msg = message[language].replaceAll(/\{(\w+)\}/g, (_place, key: string) => params[key] ?? '');
  return { msg, response: () => Response.json({ code, msg, data: null }) };
}

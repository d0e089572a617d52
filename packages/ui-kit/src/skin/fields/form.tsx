import { type FocusEvent, type FormEvent, type ReactNode, useId } from 'react';
import type { Form as FormModel } from '../../headless/form/index.ts';
import { Notice } from '../display/notice.tsx';
import { cn } from '../theme/class-names.ts';
import { Field, type FieldProps } from './field.tsx';

export interface FormProps<Values extends object> {
  form: FormModel<Values>;
  /** Title of the error summary: "2 fields need attention". */
  summaryTitle: (count: number) => string;
  /** Name of a field in the summary. */
  fieldName: (name: string) => ReactNode;
  onSubmitted?: () => void;
  className?: string;
  children: ReactNode;
}

/** A form that shows errors when a field is left and on submit, and moves the focus to the first one. */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { form, summaryTitle, fieldName, onSubmitted, className, children } = props;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The form can be inside another form in the React tree, though not in the document.
    event.stopPropagation();
    if (await form.submit()) onSubmitted?.();
  };
  return (
    <form onSubmit={submit} noValidate className={cn('grid min-w-0 content-start gap-4', className)}>
      <FormSummary form={form} title={summaryTitle} fieldName={fieldName} />
      {children}
    </form>
  );
}

interface FormSummaryProps<Values extends object> {
  form: FormModel<Values>;
  title: (count: number) => string;
  fieldName: (name: string) => ReactNode;
}

/** Error of the whole form, and, when several fields are invalid, links to all of them. */
export function FormSummary<Values extends object>({ form, title, fieldName }: FormSummaryProps<Values>) {
  const wrong = Object.entries<string | undefined>(form.errors);
  if (form.failure === undefined && wrong.length < 2) return null;
  return (
    <Notice tone="danger" title={wrong.length < 2 ? undefined : title(wrong.length)}>
      {form.failure}
      {wrong.length > 1 && (
        <ul className="grid gap-0.5">
          {wrong.map(([name, error]) => (
            <li key={name}>
              <button
                type="button"
                className="focus-ring rounded-xs text-start underline underline-offset-2"
                onClick={() => form.focus(name)}
              >
                {fieldName(name)}
              </button>
              {' – '}
              {error}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

export interface FormFieldProps<Values extends object> extends Omit<FieldProps, 'error' | 'id'> {
  form: FormModel<Values>;
  name: keyof Values & string;
}

/** A form field: shows its error, and reports when it is left. */
export function FormField<Values extends object>({
  form,
  name,
  className,
  ...props
}: FormFieldProps<Values>) {
  const leave = (event: FocusEvent<HTMLElement>) => {
    const stays = event.currentTarget.contains(event.relatedTarget);
    // While the list of a select is open the focus is in the list: the field has not been left.
    const listOpen = event.currentTarget.querySelector('[aria-expanded="true"]') !== null;
    if (!stays && !listOpen) afterPress(() => form.leave(name));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes the focus leaving
    <div id={form.fieldId(name)} onBlur={leave} className={cn('min-w-0', className)}>
      <Field error={form.errors[name]} {...props} />
    </div>
  );
}

/**
 * Waits while a button is pressed: an error message would move the button from under the pointer and lose the
 * click. Pressing "Save" right after the last field is the most common case.
 */
function afterPress(act: () => void): void {
  if (!document.querySelector('button:active, a:active')) {
    act();
    return;
  }
  window.addEventListener('pointerup', () => setTimeout(act), { once: true });
}

export interface FormSectionProps {
  title: ReactNode;
  description?: ReactNode;
  /** Two columns where there is room. */
  columns?: 1 | 2;
  className?: string;
  children: ReactNode;
}

/** A group of fields under a heading, which screen readers announce with each field. */
export function FormSection({ title, description, columns = 1, className, children }: FormSectionProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={description ? id : undefined} className={cn('min-w-0', className)}>
      <legend className="font-semibold">{title}</legend>
      {description && (
        <p id={id} className="text-sm text-muted-foreground">
          {description}
        </p>
      )}
      <div className={cn('mt-3 grid items-start gap-x-4 gap-y-3', columns === 2 && 'sm:grid-cols-2')}>
        {children}
      </div>
    </fieldset>
  );
}

/** The buttons of a form; submit is the last one. */
export function FormActions({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={cn('flex flex-col-reverse gap-2 sm:flex-row sm:justify-end', className)}>{children}</div>
  );
}

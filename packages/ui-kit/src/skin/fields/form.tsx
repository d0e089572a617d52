import { type FocusEvent, type FormEvent, type ReactNode, useId } from 'react';
import type { Form as FormModel } from '../../headless/form/index.ts';
import { Notice } from '../display/notice.tsx';
import { cn } from '../theme/class-names.ts';
import { Field, type FieldProps } from './field.tsx';

export interface FormProps<Values extends object> {
  form: FormModel<Values>;
  /** Heads the list of what is wrong: "2 fields need attention". */
  summaryTitle: (count: number) => string;
  /** How a field is called in that list. */
  fieldName: (name: string) => ReactNode;
  onSubmitted?: () => void;
  className?: string;
  children: ReactNode;
}

/** A form that says what is wrong on leaving a field and on sending, and takes the reader to it. */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { form, summaryTitle, fieldName, onSubmitted, className, children } = props;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // It may stand inside another form, through React if not in the document.
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

/** What went wrong with the whole; and when several fields are wrong, all of them, each a way to its field. */
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

/** A field of a form: its error by itself, and told on leaving it. */
export function FormField<Values extends object>({
  form,
  name,
  className,
  ...props
}: FormFieldProps<Values>) {
  const leave = (event: FocusEvent<HTMLElement>) => {
    const stays = event.currentTarget.contains(event.relatedTarget);
    // The list of a select has the focus elsewhere: the field has not been left.
    const listOpen = event.currentTarget.querySelector('[aria-expanded="true"]') !== null;
    if (!stays && !listOpen) afterPress(() => form.leave(name));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it acts on nothing, and only sees the focus go
    <div id={form.fieldId(name)} onBlur={leave} className={cn('min-w-0', className)}>
      <Field error={form.errors[name]} {...props} />
    </div>
  );
}

/**
 * Not while a button is being pressed: the message would move it from under the pointer, and the press would be lost.
 * The press on "Save" after the last field is the most usual of all.
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
  /** Fields side by side where there is room. */
  columns?: 1 | 2;
  className?: string;
  children: ReactNode;
}

/** Fields that belong together, under a heading that screen readers say with each of them. */
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

/** The buttons of a form, the one that sends last. */
export function FormActions({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={cn('flex flex-col-reverse gap-2 sm:flex-row sm:justify-end', className)}>{children}</div>
  );
}

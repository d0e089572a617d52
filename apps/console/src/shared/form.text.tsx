import type { Form } from '@platform/ui-kit/headless/form';
import { FormField, type FormFieldProps, Input, Textarea } from '@platform/ui-kit/skin';

/** Names of a form's fields that are texts. */
type TextName<Values> = {
  [Name in keyof Values & string]: Values[Name] extends string ? Name : never;
}[keyof Values & string];

export interface FormTextProps<Values extends object>
  extends Omit<FormFieldProps<Values>, 'form' | 'name' | 'children'> {
  form: Form<Values>;
  name: TextName<Values>;
  maxLength?: number;
  /** Numbers, addresses and codes: monospaced. */
  mono?: boolean;
  digits?: boolean;
  /** Several lines. */
  rows?: number;
  /** What the field keeps of what is typed. */
  keep?: (text: string) => string;
  /** Other fields that follow from what is typed. */
  also?: (text: string) => Partial<Values>;
}

/** A text field of a form. */
export function FormText<Values extends object>({
  form,
  name,
  maxLength,
  mono = false,
  digits = false,
  rows,
  keep = (text) => text,
  also,
  ...field
}: FormTextProps<Values>) {
  const common = {
    // The type of `name` guarantees a text.
    value: form.values[name] as string,
    maxLength,
    autoComplete: 'off',
    spellCheck: !mono && rows !== undefined,
    className: mono ? 'font-mono text-sm' : undefined,
    onChange: ({ target }: { target: { value: string } }) => {
      const text = keep(target.value);
      form.set({ ...also?.(text), [name]: text } as Partial<Values>);
    },
  };
  return (
    <FormField form={form} name={name} {...field}>
      {rows === undefined ? (
        <Input {...common} inputMode={digits ? 'numeric' : undefined} />
      ) : (
        <Textarea {...common} rows={rows} />
      )}
    </FormField>
  );
}

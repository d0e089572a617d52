import { createContext, useContext } from 'react';

export interface FieldControl {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  labelId: string;
}

export const FieldContext = createContext<FieldControl | null>(null);

export interface ControlAttributes {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/** Attributes of a control inside a `Field`. Attributes set by the caller take precedence. */
export function useFieldControl(own: ControlAttributes): ControlAttributes {
  const field = useContext(FieldContext);
  if (!field) {
    return {
      id: own.id,
      required: own.required,
      'aria-describedby': own['aria-describedby'],
      'aria-invalid': own['aria-invalid'],
    };
  }
  return {
    id: own.id ?? field.id,
    required: own.required ?? (field.required || undefined),
    'aria-describedby': own['aria-describedby'] ?? field.describedBy,
    'aria-invalid': own['aria-invalid'] ?? (field.invalid || undefined),
  };
}

import type { Form } from '@platform/ui-kit/headless/form';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { GatewayForm } from './gateways.form.ts';

export interface FormGroupProps {
  form: Form<GatewayForm>;
  name: keyof GatewayForm;
  label: string;
  help: string;
  children: ReactNode;
}

/** Several controls under one name, such as the entries of a list. A `FormField` names one control only. */
export function FormGroup({ form, name, label, help, children }: FormGroupProps) {
  const id = useId();
  const error = form.errors[name];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside a form section would be announced with each field
    <div
      id={form.fieldId(name)}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-help`}
      className="grid min-w-0 content-start gap-1.5"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) form.leave(name);
      }}
    >
      <p id={`${id}-label`} className="font-medium">
        {label}
      </p>
      {children}
      {error && (
        <p role="alert" className="flex items-start gap-1 text-xs text-danger">
          <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
          <span>{error}</span>
        </p>
      )}
      <p id={`${id}-help`} className="text-xs text-muted-foreground">
        {help}
      </p>
    </div>
  );
}

export {
  allErrors,
  type FormErrors,
  type FormEvent,
  type FormState,
  formReducer,
  initialForm,
  isDirty,
  shownErrors,
} from './form-model.ts';
export { type Form, type FormSettings, type SubmitAnswer, useForm } from './use-form.ts';

import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, type Path, useForm as useHookForm } from 'react-hook-form';
import type { z } from 'zod';
import { CallError } from '../api/call-error.ts';

interface Form<Values> {
  /** The contract's own rules: what the server would refuse is told before it is asked. */
  readonly schema: z.ZodType<Values, Values>;
  readonly start: DefaultValues<Values>;
  readonly send: (values: Values) => Promise<void>;
  /** Told of what concerns no single field. */
  readonly onRefused: (error: unknown) => void;
}

/** A form that checks by the contract, says what the server says beside the field it means, and keeps what was typed when sending fails. */
export function useForm<Values extends FieldValues>({ schema, start, send, onRefused }: Form<Values>) {
  const { register, handleSubmit, setError, reset, formState } = useHookForm<Values>({ resolver: zodResolver(schema), defaultValues: start });
  const submit = handleSubmit(async (values) => {
    try {
      await send(values as Values);
    } catch (error) {
      const fields = Object.entries(error instanceof CallError ? error.fields : {});
      for (const [name, message] of fields) setError(name as Path<Values>, { message });
      onRefused(error);
    }
  });
  return {
    submit,
    reset,
    isSending: formState.isSubmitting,
    /** What a field needs: its name, its events, its error. */
    field: (name: Path<Values>) => ({ ...register(name), error: formState.errors[name]?.message as string | undefined }),
  };
}

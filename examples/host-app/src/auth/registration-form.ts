import '../app/parse-without-eval';
import * as z from 'zod';
import { registrationSchema } from '@glossator/client-sdk/contract';
import type { Registration } from '@glossator/client-sdk/contract';

const { shape } = registrationSchema;

/** The first step of the registration: the account. */
export const accountFormSchema = z
  .object({ email: shape.email, password1: shape.password1, password2: shape.password2 })
  .refine((form) => form.password1 === form.password2, { path: ['password2'] });
/** The first step of the registration. */
export type AccountForm = z.input<typeof accountFormSchema>;

/** The second step: who it is, and the terms. */
export const detailsFormSchema = z
  .object({
    firstName: shape.firstName,
    lastName: shape.lastName,
    country: shape.country,
    // Empty until one is chosen, which the contract's schema then refuses.
    position: z.string().pipe(shape.position),
    otherPosition: shape.otherPosition,
    fieldsOfLaw: shape.fieldsOfLaw,
    hasAcceptedTerms: z.boolean().refine((accepted) => accepted),
  })
  .refine((form) => form.position !== 'Other (please specify)' || Boolean(form.otherPosition), {
    path: ['otherPosition'],
  });
/** The second step. */
export type DetailsForm = z.input<typeof detailsFormSchema>;
/** The second step once it has been found sound. */
export type ValidDetails = z.output<typeof detailsFormSchema>;

/** An empty second step. */
export const EMPTY_DETAILS: DetailsForm = {
  firstName: '',
  lastName: '',
  country: '',
  position: '',
  otherPosition: '',
  fieldsOfLaw: [],
  hasAcceptedTerms: false,
};

/** Both steps as the call takes them. */
export function toRegistration(account: AccountForm, details: ValidDetails): Registration {
  const { otherPosition, ...rest } = details;
  return { ...account, ...rest, hasAcceptedTerms: true, ...(otherPosition && { otherPosition }) };
}

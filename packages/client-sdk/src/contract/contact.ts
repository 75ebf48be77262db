import * as z from 'zod';
import { operation } from './operation';

/** The form of the landing page (specification section 5, with its texts). */
export const contactFormSchema = z.object({
  firstName: z.string().trim().max(100).optional(),
  lastName: z.string().trim().max(100).optional(),
  email: z.string().trim().min(1, 'Email is required').max(254).pipe(z.email('Must be a valid email')),
  feedback: z.string().trim().min(1, 'Feedback is required').max(10_000),
});
/** The form of the landing page. */
export type ContactForm = z.infer<typeof contactFormSchema>;

/** Calls of the landing page. */
export const contactOperations = {
  send: operation({
    method: 'POST',
    path: '/contact',
    summary: 'Send feedback from the landing page',
    input: contactFormSchema,
    result: undefined,
    access: { who: 'anyone' },
    creates: true,
  }),
};

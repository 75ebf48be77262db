import * as z from 'zod';
import { momentSchema, pathIdSchema } from './fields';
import { operation } from './operation';

/** Most units of the address at which a law is published. */
export const LAW_ADDRESS_MAX = 2000;

/** Names of the public internet: no numbers in whatever form, and no names without a domain. */
const PUBLIC_NAME = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i;
/** An address without a user, a password or a port of its own. */
const PLAIN_ADDRESS = /^https:\/\/[^\s/?#@:\\]+(?::443)?(?:[/?#]|$)/i;

/** The address at which a law is published as a PDF: `https`, a public name, and nothing but name and path. */
export const lawAddressSchema = z
  .string()
  .trim()
  .max(LAW_ADDRESS_MAX)
  .regex(PLAIN_ADDRESS, 'Must be an https address')
  .pipe(z.url({ protocol: /^https$/, hostname: PUBLIC_NAME, error: 'Must be an https address' }));

/** A European Legislation Identifier: an address, or its path from `eli/` on. */
export const eliSchema = z
  .string()
  .trim()
  .max(500)
  .regex(/^(?:https?:\/\/[^\s/]+)?\/?eli\/\S+$/i, 'Must be an ELI');

/** A European Case Law Identifier: country, court, year and number. */
export const ecliSchema = z
  .string()
  .trim()
  .regex(/^ECLI:[A-Z]{2}:[A-Z][A-Z0-9]{0,6}:\d{4}:[A-Z0-9.]{1,25}$/i, 'Must be an ECLI')
  .toUpperCase();

/**
 * What came of looking whether a law has changed: it has not, it has and an Update was made of it; or why it could not be looked at. The site
 * does not want it (`robots`), did not answer (`unreachable`, `tooSlow`), refused (`refused`), has something else there (`notPdf`, `tooLarge`,
 * `unusable`: a PDF that cannot be opened), leads on and on or to where nobody may look (`redirects`, `notPublic`); the owner's storage is full
 * (`noRoom`), or something else went wrong (`failed`).
 */
export const lookResultSchema = z.enum([
  'unchanged',
  'changed',
  'robots',
  'unreachable',
  'tooSlow',
  'refused',
  'notPdf',
  'tooLarge',
  'unusable',
  'redirects',
  'notPublic',
  'noRoom',
  'failed',
]);
/** What came of looking whether a law has changed. */
export type LookResult = z.infer<typeof lookResultSchema>;

/**
 * Where the law of a document is published. `isWatched`: the server looks once a day whether it has changed, where an address is known; not in
 * drafts, and only where that is switched on. `looked` is what came of it last.
 */
export const lawPublicationSchema = z.object({
  url: z.string().optional(),
  eli: z.string().optional(),
  ecli: z.string().optional(),
  isWatched: z.boolean(),
  looked: z.object({ at: momentSchema, result: lookResultSchema }).optional(),
});
/** Where the law of a document is published. */
export type LawPublication = z.infer<typeof lawPublicationSchema>;

const access = (level: 'read' | 'organize') =>
  ({ who: 'member', level, scope: 'document', input: 'id' }) as const;

/** Calls about where laws are published. */
export const publicationOperations = {
  publication: operation({
    method: 'GET',
    path: '/documents/{id}/publication',
    summary: 'Where the law of a document is published, and what the server found there last',
    input: z.object({ id: pathIdSchema }),
    result: lawPublicationSchema,
    access: access('read'),
  }),
  setPublication: operation({
    method: 'PUT',
    path: '/documents/{id}/publication',
    summary:
      'Say where the law of a document is published; what is left out is not known. Immediately, in published Codes too',
    input: z.object({
      id: pathIdSchema,
      url: lawAddressSchema.optional(),
      eli: eliSchema.optional(),
      ecli: ecliSchema.optional(),
    }),
    result: lawPublicationSchema,
    access: access('organize'),
  }),
};

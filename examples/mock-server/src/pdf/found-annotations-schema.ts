import * as z from 'zod';
import { ANNOTATION_KINDS, PLACE_PROBLEMS } from './found-annotation';

const count = z.int().nonnegative();
const byte = z.int().min(0).max(255);

const rangeSchema = z.object({
  startPage: count,
  startElement: count,
  startCharacter: count,
  endPage: count,
  endElement: count,
  endCharacter: count,
});

const foundAnnotationSchema = z.object({
  id: z.string().max(100),
  page: count,
  kind: z.enum(ANNOTATION_KINDS),
  name: z.string().max(200).exactOptional(),
  author: z.string().max(200).exactOptional(),
  text: z.string().max(200_000),
  createdAt: z.iso.datetime().exactOptional(),
  updatedAt: z.iso.datetime().exactOptional(),
  color: z.tuple([byte, byte, byte]).readonly().exactOptional(),
  replyTo: z.string().max(100).exactOptional(),
  ranges: z.array(rangeSchema).max(200).readonly(),
  problem: z.enum(PLACE_PROBLEMS).exactOptional(),
  drawnAt: z.array(z.number()).max(80).readonly(),
});

/** `FoundAnnotations` as a reading process says them, or as they were kept. */
export const foundAnnotationsSchema = z.object({
  annotations: z.array(foundAnnotationSchema).readonly(),
  silent: count,
  isCut: z.boolean(),
});

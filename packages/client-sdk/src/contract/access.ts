import * as z from 'zod';
import { ACCESS_LEVELS } from './access-rules';

/** One access level of a Code. */
export const accessLevelSchema = z.enum(ACCESS_LEVELS);

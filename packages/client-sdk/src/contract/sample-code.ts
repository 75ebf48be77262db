import * as z from 'zod';
import { idSchema, titleSchema } from './fields';
import { operation } from './operation';

/** The call that makes a Code for trying the product. */
export const sampleCodeOperations = {
  createSample: operation({
    method: 'POST',
    path: '/codes/sample',
    summary:
      "Make a published Code of one's own with a model statute, highlights, comments and a waiting Update; 404 where the server has no such statute",
    input: z.object({ title: titleSchema }),
    result: z.object({ id: idSchema }),
    access: { who: 'user' },
    creates: true,
  }),
};

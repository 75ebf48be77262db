import type { Problem } from '@glossator/client-sdk/contract';

/** What a backend of one's own refuses, with the status and title of its problem. */
const REFUSALS = {
  NOT_FOUND: { status: 404, kind: 'notFound', title: 'There is no such annotation' },
  SELECTION_OVERLAP: { status: 409, kind: 'conflict', title: 'The text overlaps an existing annotation' },
  CONFLICT: { status: 409, kind: 'conflict', title: 'The text has changed meanwhile' },
  QUOTA_EXCEEDED: { status: 413, kind: 'tooLarge', title: 'There is no room for more annotations' },
} as const;

/** A call that is refused for good: the annotator takes back what was to be saved, and says why. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly problem: Problem;

  /** `conflictWith` is the id of the highlight in the way, with SELECTION_OVERLAP; `presentText` the text that is there, with CONFLICT. */
  constructor(
    code: keyof typeof REFUSALS,
    options: {
      readonly conflictWith?: number;
      readonly presentText?: string;
      readonly cause?: unknown;
    } = {},
  ) {
    const { conflictWith, presentText, cause } = options;
    super(REFUSALS[code].title, { cause });
    this.problem = {
      type: 'about:blank',
      code,
      ...REFUSALS[code],
      ...(conflictWith !== undefined && { conflictWith }),
      ...(presentText !== undefined && { presentText }),
    };
  }
}

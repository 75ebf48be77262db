/**
 * The answer of a creating call, kept with what it made, so that a retry gets it again (decisions.md section 9). `id` is the
 * caller and their key; `day` (`2026-11-21`) is when it was kept.
 */
export interface AnswerRow {
  readonly id: string;
  /** Whose call it was; not kept at first, nor for callers without a session. */
  readonly callerId?: number;
  readonly fingerprint: string;
  readonly answer: unknown;
  readonly day: string;
}

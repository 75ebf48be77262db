import { PROBLEMS, problemSchema } from '../contract/index';
import type { Problem, ProblemCode } from '../contract/index';
import { ApiError } from './api-error';

const CODE_OF_STATUS: Readonly<Record<number, ProblemCode>> = {
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'FILE_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  416: 'RANGE_NOT_SATISFIABLE',
  429: 'RATE_LIMITED',
  501: 'NOT_SERVED',
};

/** A problem for an answer that is none, such as a proxy's HTML page: kind and code follow from the status. */
function problemOfStatus(status: number): Problem {
  const sound = status >= 400 && status <= 599 ? status : 500;
  const code = CODE_OF_STATUS[sound] ?? (sound < 500 ? 'VALIDATION' : 'INTERNAL');
  const { kind, title } = PROBLEMS[code];
  return { type: 'about:blank', title, status: sound, detail: `HTTP status ${status}`, kind, code };
}

function parseProblem(text: string): Problem | undefined {
  try {
    return problemSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Milliseconds a Retry-After header asks to wait: seconds or a date (RFC 9110 section 10.2.3). */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now);
}

/** The error for an answer that is not a success. Reads nothing itself: `text` is the answer's body. */
export function toApiError(answer: {
  readonly status: number;
  readonly text: string;
  readonly retryAfter?: string | null;
}): ApiError {
  const problem = parseProblem(answer.text) ?? problemOfStatus(answer.status);
  return new ApiError(problem, { retryAfterMs: retryAfterMs(answer.retryAfter ?? null, Date.now()) });
}

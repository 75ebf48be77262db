import type { Problem } from '../contract/index';
import { PROBLEMS } from '../contract/problems';
import type { ProblemCode } from '../contract/problems';
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
    return problemIn(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The problem that JSON is, as far as the contract knows it; undefined where its code is none. Kind and, where it has none, title follow from that. */
function problemIn(json: unknown): Problem | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const said: Readonly<Record<string, unknown>> = { ...json };
  const { code, status, errors, conflictWith } = said;
  if (typeof code !== 'string' || !isProblemCode(code)) return undefined;
  if (typeof status !== 'number' || status < 400 || status > 599) return undefined;
  return {
    type: textIn(said, 'type') ?? 'about:blank',
    title: textIn(said, 'title') ?? PROBLEMS[code].title,
    status,
    kind: PROBLEMS[code].kind,
    code,
    ...optionalTexts(said),
    ...(Array.isArray(errors) && { errors: errors.filter(isFieldError) }),
    ...(typeof conflictWith === 'number' && { conflictWith }),
  };
}

function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(PROBLEMS, code);
}

function textIn(said: Readonly<Record<string, unknown>>, field: string): string | undefined {
  const value = said[field];
  return typeof value === 'string' ? value : undefined;
}

function optionalTexts(
  said: Readonly<Record<string, unknown>>,
): Pick<Problem, 'detail' | 'instance' | 'presentText'> {
  const [detail, instance, presentText] = [
    textIn(said, 'detail'),
    textIn(said, 'instance'),
    textIn(said, 'presentText'),
  ];
  return {
    ...(detail !== undefined && { detail }),
    ...(instance !== undefined && { instance }),
    ...(presentText !== undefined && { presentText }),
  };
}

function isFieldError(value: unknown): value is NonNullable<Problem['errors']>[number] {
  if (typeof value !== 'object' || value === null) return false;
  const { path, message } = { path: undefined, message: undefined, ...value };
  return typeof path === 'string' && typeof message === 'string';
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

import type { OpenAPI } from '@orpc/openapi';
import { IDEMPOTENCY_KEY_HEADER, PROBLEM_CONTENT_TYPE } from '../contract/index';
import type { MemberAccess } from '../contract/operation';
import type { Operation, OperationAccess } from '../contract/index';

const PROBLEM_ANSWER: OpenAPI.ResponseObject = {
  description: 'The call was refused',
  content: { [PROBLEM_CONTENT_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } },
};

const FILE_ANSWER: OpenAPI.ResponseObject = {
  description: 'The file, in its own media type',
  content: { '*/*': { schema: { type: 'string', format: 'binary' } } },
};

const IDEMPOTENCY_KEY: OpenAPI.ParameterObject = {
  name: IDEMPOTENCY_KEY_HEADER,
  in: 'header',
  description:
    'A repeated call with the same key makes nothing a second time, and is answered as the first one was.',
  schema: { type: 'string' },
};

const EMPTY_ANSWER: OpenAPI.ResponseObject = { description: 'It is done' };

/** What the generator does not know of an operation: who may call it, files, empty answers, problems, and the key of repeated calls. */
export function describeOperation(
  generated: OpenAPI.OperationObject,
  operation: Operation,
): Pick<OpenAPI.OperationObject, 'description' | 'security' | 'parameters' | 'responses'> {
  const { access, binary, creates, result } = operation;
  return {
    description: accessText(access),
    ...(access.who === 'anyone' && { security: [] }),
    ...(creates && { parameters: [...(generated.parameters ?? []), IDEMPOTENCY_KEY] }),
    responses: {
      ...generated.responses,
      ...(binary ? { 200: FILE_ANSWER } : result === undefined && { 204: EMPTY_ANSWER }),
      default: PROBLEM_ANSWER,
    },
  };
}

/** Who may call an operation, in a sentence or two (Markdown). */
function accessText(access: OperationAccess): string {
  switch (access.who) {
    case 'anyone':
      return 'Needs no session.';
    case 'user':
      return 'For every user who is logged in.';
    case 'admin':
      return 'For admins of the server only.';
    case 'member':
      return memberText(access);
  }
}

const AUTHORS: Readonly<Record<NonNullable<MemberAccess['author']>, string>> = {
  only: 'For the author alone.',
  orOwner: 'For the author and the owner of the Code.',
  authorOrOwnerIfFormer: 'For the author, or the owner of the Code instead of an author who has left.',
};

function memberText({ level, author, fieldLevels }: MemberAccess): string {
  const fields = Object.entries(fieldLevels ?? {}).map(
    ([field, needed]) => `\`${field}\` needs \`${needed}\`.`,
  );
  return [`Needs access to the Code at the level \`${level}\`.`, author && AUTHORS[author], ...fields]
    .filter(Boolean)
    .join(' ');
}

import type { AccessLevel, CoverColor, User } from '../contract/index';
import { findUser, stampsOf } from './fake-state';
import type { FakeCode, FakeDocument, FakeState, FakeUpload, FakeUser } from './fake-state';

/** An account a fake api starts with: activated, with sound values for what is left out. */
export type FakeUserSeed = Partial<Omit<User, 'id' | 'createdAt'>> & {
  readonly email: string;
  readonly password?: string;
};

/** A document a fake api starts with; taken as valid, with `pages` pages (1 where not said). */
export interface FakeDocumentSeed {
  readonly title: string;
  readonly file: Uint8Array<ArrayBuffer>;
  readonly pages?: number;
}

/** A Code a fake api starts with; `owner` and the keys of `members` are e-mail addresses of seeded accounts. */
export interface FakeCodeSeed {
  readonly title: string;
  readonly owner: string;
  readonly members?: Readonly<Record<string, Exclude<AccessLevel, 'owner'>>>;
  readonly coverColor?: CoverColor;
  readonly publication?: FakeCode['publication'];
  readonly isPublic?: boolean;
  readonly documents?: readonly FakeDocumentSeed[];
}

/** What a fake api starts with. */
export interface FakeSeed {
  readonly codes?: readonly FakeCodeSeed[];
}

/** The password of seeded accounts that name none. */
export const FAKE_PASSWORD = 'correct horse battery';

/** Adds an activated account. */
export function plantUser(state: FakeState, seed: FakeUserSeed): FakeUser {
  const { password = FAKE_PASSWORD, ...profile } = seed;
  const user: FakeUser = {
    profile: {
      id: state.nextId('user'),
      userType: 'user',
      has2fa: false,
      firstName: 'Ada',
      lastName: 'Advocate',
      country: 'CHE',
      fieldsOfLaw: [],
      position: 'Lawyer',
      createdAt: state.moment(),
      ...profile,
    },
    password,
    isActivated: true,
  };
  state.users.set(user.profile.id, user);
  return user;
}

function requireUser(state: FakeState, email: string): FakeUser {
  const user = findUser(state, email);
  if (!user) throw new RangeError(`The seed names ${email}, but there is no such account`);
  return user;
}

/** Adds a file that a user has uploaded, whatever it contains; gives its uuid. */
export function plantUpload(
  state: FakeState,
  userId: number,
  { contentType, content }: Required<Pick<FakeUpload, 'contentType' | 'content'>>,
): string {
  const uuid = state.createUuid();
  state.uploads.set(uuid, { uuid, userId, contentType, expiresAt: 0, createdAt: state.moment(), content });
  return uuid;
}

function plantDocument(state: FakeState, code: FakeCode, seed: FakeDocumentSeed, order: number): void {
  const file = { contentType: 'application/pdf', content: seed.file } as const;
  const uuid = plantUpload(state, code.owner.profile.id, file);
  const document: FakeDocument = {
    id: state.nextId('document'),
    codeId: code.id,
    title: seed.title,
    order,
    size: seed.file.length,
    uuid,
    pages: seed.pages ?? 1,
    ...stampsOf(state, code.owner),
  };
  state.documents.set(document.id, document);
}

/** Adds Codes with their documents, ids counting from 1 in the order given. Throws a RangeError for unknown accounts. */
export function plantSeed(state: FakeState, seed: FakeSeed): void {
  for (const entry of seed.codes ?? []) {
    const owner = requireUser(state, entry.owner);
    const others = Object.entries(entry.members ?? {}).map(
      ([email, access]) => [requireUser(state, email).profile.id, access] as const,
    );
    const moment = state.moment();
    const code: FakeCode = {
      id: state.nextId('code'),
      title: entry.title,
      coverColor: entry.coverColor ?? 'color-1',
      publication: entry.publication ?? 'draft',
      isPublic: entry.isPublic ?? false,
      owner,
      members: new Map<number, AccessLevel>([[owner.profile.id, 'owner'], ...others]),
      colors: [],
      legend: [],
      createdAt: moment,
      updatedAt: moment,
    };
    state.codes.set(code.id, code);
    entry.documents?.forEach((document, order) => plantDocument(state, code, document, order));
  }
}

import type { User } from '@glossator/client-sdk/contract';

/** A person with an account, or invited to have one; `emailKey` is the address as it is compared, without regard to case. */
export interface UserRow {
  readonly id: number;
  readonly email: string;
  readonly emailKey: string;
  /** An address that waits for its confirmation. */
  readonly pendingEmail?: string;
  /** An argon2id hash in PHC form. */
  readonly passwordHash: string;
  readonly isActivated: boolean;
  readonly userType: User['userType'];
  readonly has2fa: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly country: string;
  readonly fieldsOfLaw: User['fieldsOfLaw'];
  readonly position: User['position'];
  readonly otherPosition?: string;
  readonly locale?: NonNullable<User['locale']>;
  readonly notificationMails?: NonNullable<User['notificationMails']>;
  /** The same in older servers, of mentions alone. */
  readonly mentionMails?: NonNullable<User['notificationMails']>;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/**
 * A registration that waits for its link; `id` is the SHA-256 of the link's token in hex, `expiresAt` milliseconds since 1970. It becomes
 * an account with its link and no other: whoever registers an address first has not shown that it is theirs.
 */
export interface RegistrationRow extends Pick<
  UserRow,
  | 'email'
  | 'emailKey'
  | 'passwordHash'
  | 'firstName'
  | 'lastName'
  | 'country'
  | 'fieldsOfLaw'
  | 'position'
  | 'otherPosition'
  | 'createdAt'
> {
  readonly id: string;
  readonly expiresAt: number;
}

import type { User } from '@glossator/client-sdk/contract';

/** A person with an account; `emailKey` is the address as it is compared, without regard to case. */
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
  readonly mentionMails?: NonNullable<User['mentionMails']>;
  /** When somebody last registered with the address although there is this account. */
  readonly approachedAt?: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

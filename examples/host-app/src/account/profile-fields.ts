import type { User } from '@glossator/client-sdk/contract';

/** What users change of their profile in its form. */
export type Profile = Pick<User, 'firstName' | 'lastName' | 'country' | 'position' | 'fieldsOfLaw'> & {
  readonly otherPosition: string;
};

/** The part of a user that the form of the profile changes. */
export function profileOf(user: User): Profile {
  const { firstName, lastName, country, position, otherPosition = '', fieldsOfLaw } = user;
  return { firstName, lastName, country, position, otherPosition, fieldsOfLaw };
}

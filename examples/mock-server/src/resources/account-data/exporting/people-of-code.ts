import type { ExportedPerson } from '@glossator/client-sdk/account-export';
import { toUserRef } from '../../../people/names';
import type { SelectionRow } from '../../../tables/selections';
import type { AccountsPartition } from '../../../tables/tables';

/** Gives whom a Code names numbers of their own, from 1, in the order in which they come up. */
export interface PeopleOfCode {
  /** The number of a user, or of who is only known by name because something was imported. */
  numberOf(userId: number, from?: SelectionRow['importedFrom']): number;
  /** The name of a number, as others see them. */
  nameOf(number: number): Promise<string>;
  /** Everybody so far. */
  list(): Promise<ExportedPerson[]>;
}

/** What those are called who have no account any more. */
const FORMER = 'Former user';

/** Makes it; `meId` is whose export it is. */
export function createPeopleOfCode(meId: number, accounts: Pick<AccountsPartition, 'read'>): PeopleOfCode {
  const users = new Map<number, number>();
  const written = new Map<string, number>();
  const people: (ExportedPerson | { readonly id: number; readonly userId: number })[] = [];

  function add(who: { readonly name: string } | { readonly userId: number }): number {
    const id = people.length + 1;
    people.push('userId' in who ? { id, ...who } : { id, ...who, isMe: false });
    return id;
  }

  /** Looks a user up when their name is first wanted. */
  async function personAt(number: number): Promise<ExportedPerson> {
    const person = people[number - 1];
    if (!person) return { id: number, name: FORMER, isMe: false };
    if (!('userId' in person)) return person;
    const { userId, id } = person;
    const row = await accounts.read((reader) => reader.get('users', userId));
    const known = { id, name: row ? toUserRef(row).name : FORMER, isMe: userId === meId };
    people[number - 1] = known;
    return known;
  }

  return {
    numberOf(userId, from) {
      const name = from?.isFromExport ? from.author : undefined;
      if (name !== undefined) {
        const number = written.get(name) ?? add({ name });
        written.set(name, number);
        return number;
      }
      const number = users.get(userId) ?? add({ userId });
      users.set(userId, number);
      return number;
    },
    nameOf: async (number) => (await personAt(number)).name,
    list: () => Promise.all(people.map((_person, at) => personAt(at + 1))),
  };
}

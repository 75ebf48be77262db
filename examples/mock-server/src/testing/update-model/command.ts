import fc from 'fast-check';
import { hasUpdate, type Model, type ModelCode } from './model';
import { compare, type Reality } from './reality';

/** A command of the model test. */
export type ModelCommand = fc.AsyncCommand<Model, Reality>;

/** A command that does the same to model and server; afterwards both are compared. */
export function command(name: string, run: (model: Model, reality: Reality) => Promise<void>): ModelCommand {
  return {
    check: () => true,
    async run(model, reality) {
      await run(model, reality);
      await reality.test.server.services.background.idle();
      await compare(model, reality);
    },
    toString: () => name,
  };
}

/** Who does something: the owner of the Code more often than not, for most of what others try is refused. */
export const anyActor: fc.Arbitrary<number | 'owner'> = fc.oneof(
  { weight: 3, arbitrary: fc.constant('owner' as const) },
  { weight: 2, arbitrary: fc.nat(2) },
);
/** Which one of several. */
export const which: fc.Arbitrary<number> = fc.nat(59);

/** The number of a user. */
export function userOf({ owner }: ModelCode, actor: number | 'owner'): number {
  return actor === 'owner' ? owner : actor;
}

/** A Code with an Update where there is one. */
export function pickUpdated(codes: readonly ModelCode[], number: number): ModelCode | undefined {
  return pick(codes.filter(hasUpdate), number) ?? pick(codes, number);
}

/** One of some items by any number. */
export function pick<Item>(items: readonly Item[], number: number): Item | undefined {
  return items[number % Math.max(items.length, 1)];
}

import type fc from 'fast-check';
import type { Model } from './model';
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

/** One of some things by any number. */
export function pick<Thing>(things: readonly Thing[], number: number): Thing | undefined {
  return things[number % Math.max(things.length, 1)];
}

import type { FeatureWorld, StoreEvent } from './define-feature';
import { createStore, type Store } from './observable-store';

/** A feature of any name, as far as a store looks at it. */
export interface AnyFeature<World extends FeatureWorld> {
  readonly name: string;
  readonly initial: unknown;
  readonly reactsTo: readonly string[];
  reduce(state: World['state'], event: World['event']): World['state'];
  readonly Event?: StoreEvent;
}

type Listed = readonly {
  readonly name: string;
  readonly initial: unknown;
  readonly create: (context: never) => { readonly commands: unknown };
  readonly Event?: StoreEvent;
  readonly Entities?: object;
}[];

/** The state that a list of features makes: one slice each, for those that have one. */
export type StateOf<List extends Listed> = {
  readonly [F in List[number] as F['initial'] extends undefined ? never : F['name']]: F['initial'];
};

/** Everything that can happen in a store of these features. */
export type EventOf<List extends Listed> = NonNullable<List[number]['Event']>;

/** The entities that these features bring, by the names of their kinds. */
export type EntitiesOf<List extends Listed> = Intersection<NonNullable<List[number]['Entities']>>;

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer Each,
) => void
  ? { readonly [Name in keyof Each]: Each[Name] }
  : never;

/** Everything that these features can do, by their names. */
export type CommandsOf<List extends Listed> = {
  readonly [F in List[number] as F['name']]: ReturnType<F['create']>['commands'];
};

/**
 * Makes the store of a list of features. Their order is that in which they react to an event. Throws where two of them have the same
 * name, or where one reacts to an event whose feature is not in the list.
 */
export function createFeatureStore<World extends FeatureWorld>(
  features: readonly AnyFeature<World>[],
): Store<World['state'], World['event']> {
  checkNames(features);
  const slices = features.filter(({ initial }) => initial !== undefined);
  const initial: World['state'] = Object.fromEntries(slices.map(({ name, initial: slice }) => [name, slice]));
  return createStore<World['state'], World['event']>(initial, (state, event) =>
    features.reduce((next, feature) => feature.reduce(next, event), state),
  );
}

function checkNames(features: readonly Pick<AnyFeature<FeatureWorld>, 'name' | 'reactsTo'>[]): void {
  const names = new Set<string>();
  for (const { name } of features) {
    if (names.has(name)) throw new Error(`Two features are called ${name}`);
    names.add(name);
  }
  for (const { name, reactsTo } of features)
    for (const type of reactsTo)
      if (!names.has(type.split('/', 1)[0] ?? ''))
        throw new Error(`${name} reacts to ${type}, which no feature of this store makes`);
}

/** Who caused an event: this tab (`local`), or somebody else or the server (`remote`, never saved again, never echoed). */
export type EventOrigin = 'local' | 'remote';

/** What every event carries besides its own data. */
export interface EventBase<Type extends string> {
  /** Past tense, `feature/whatHappened`. */
  readonly type: Type;
  readonly origin: EventOrigin;
}

/** How far a list or an entity has been fetched. */
export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed';

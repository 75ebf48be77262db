import type { ComponentType } from 'react';

/** The component whose props the docs page lists, for stories that are given something simpler and make the props of it. */
export function documented<Args>(component: unknown): ComponentType<Args> {
  return component as ComponentType<Args>;
}

import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { leaveNothing } from './render-app';

// The first visit of a screen waits for its chunk to be compiled.
configure({ asyncUtilTimeout: 10_000 });

/** What the simulated browser lacks and the component library asks for. */
function completeBrowser(): void {
  window.matchMedia = vi.fn((media: string) => ({
    media,
    matches: false,
    onchange: null,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
    addListener: vi.fn(),
    removeListener: vi.fn(),
    dispatchEvent: () => false,
  }));
  Element.prototype.scrollIntoView = vi.fn();
  // Nothing is ever scrolled into the window: what waits for that stays away.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
}

beforeEach(completeBrowser);
afterEach(leaveNothing);

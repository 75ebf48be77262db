import '@testing-library/jest-dom/vitest';
import { afterEach, beforeEach, vi } from 'vitest';
import { leaveNothing } from './render-app';

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
}

beforeEach(completeBrowser);
afterEach(leaveNothing);

import type { ScrollPane } from '../layout/scroll-pane';
import { viewerClass } from '../styles/viewer-class';

/** Says stretches of text to assistive technology. */
export interface Voice {
  say(text: string): void;
  destroy(): void;
}

/** Puts a voice into a pane; it is not seen. */
export function createVoice(pane: ScrollPane): Voice {
  const voice = pane.root.ownerDocument.createElement('div');
  voice.className = viewerClass('voice');
  voice.setAttribute('aria-live', 'polite');
  voice.setAttribute('aria-atomic', 'true');
  pane.root.append(voice);
  return {
    say(text) {
      voice.textContent = text;
    },
    destroy: () => voice.remove(),
  };
}

import type { PageArea } from '@glossator/client-sdk/contract';
import type { AreaTool, AreaToolOptions } from './area-tool';

/** Whether the reader draws an area, in one open document. */
export interface AreaMode {
  set(isOn: boolean): void;
  /** A frame is through: the frame of the area moves along. */
  place(): void;
  destroy(): void;
}

/** What the mode works with, and who is notified. */
export interface AreaModeOptions {
  /** Loads the tool when it is wanted; what is answered puts it to work. */
  readonly load: () => Promise<(on: Pick<AreaToolOptions, 'onDrawn' | 'onEnd'>) => AreaTool>;
  readonly onMode: (isOn: boolean) => void;
  readonly onDrawn: (area: PageArea) => void;
  /** The tool could not be loaded. */
  readonly onFailed: (error: unknown) => void;
}

/** Switched off. */
export function createAreaMode({ load, onMode, onDrawn, onFailed }: AreaModeOptions): AreaMode {
  let wanted: object | undefined;
  let tool: AreaTool | undefined;

  const end = (): void => {
    wanted = undefined;
    tool?.destroy();
    tool = undefined;
  };
  const set = (isOn: boolean): void => {
    if (isOn === (wanted !== undefined)) return;
    end();
    onMode(isOn);
    if (isOn) void start((wanted = {}));
  };
  const drawn = (area: PageArea): void => {
    set(false);
    onDrawn(area);
  };
  const start = async (token: object): Promise<void> => {
    try {
      const begin = await load();
      if (wanted === token) tool = begin({ onEnd: () => set(false), onDrawn: drawn });
    } catch (error) {
      if (wanted === token) set(false);
      onFailed(error);
    }
  };

  return { set, place: () => tool?.place(), destroy: end };
}

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
export interface AreaModeOptions extends Omit<AreaToolOptions, 'onDrawn' | 'onEnd'> {
  readonly onMode: (isOn: boolean) => void;
  readonly onDrawn: (area: PageArea) => void;
}

/** Switched off. The tool itself is loaded when it is first wanted. */
export function createAreaMode({ onMode, onDrawn, ...options }: AreaModeOptions): AreaMode {
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
    if (isOn) void begin((wanted = {}));
  };
  const begin = async (token: object): Promise<void> => {
    const { createAreaTool } = await import('./area-tool');
    if (wanted !== token) return;
    tool = createAreaTool({
      ...options,
      onEnd: () => set(false),
      onDrawn(area) {
        set(false);
        onDrawn(area);
      },
    });
  };

  return { set, place: () => tool?.place(), destroy: end };
}
